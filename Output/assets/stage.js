// Reads pictures of looks: what differs between two of them, what one says in words, and its HTML.
'use strict';

vitrine.reading = (() => {
  const elements = (node) => [...node.children];
  const isControl = (node) => node.matches('[data-to], [data-beyond], [data-inert]');
  const isLive = (node) => node.matches('[data-to], [data-beyond]');
  const controls = (page) => [...page.querySelectorAll('[data-to], [data-beyond], [data-inert]')];
  // Why a control leads to no look of the page.
  const cause = (node) => node.dataset.inert || 'beyond';
  // Those that lead to none of the named looks, by why they do not.
  const idle = (page, named) => Map.groupBy(
    controls(page).filter((control) => !named.has(control.dataset.to)), cause);
  const regions = (page) => [...page.querySelectorAll('.region[data-region]:not([data-region=""])')];
  const isRedacted = (node) => node.matches('.sk, .box, .shape');
  const isSpace = (node) => node.nodeType === Node.TEXT_NODE && !node.data.trim();
  // White space in a skeleton is its shape; anywhere else it is only how the source was written.
  const children = (node) =>
    [...node.childNodes].filter((child) => isRedacted(node) || !isSpace(child));

  // What is seen of an element itself. Where a control leads differs from look to look, and is not seen.
  const drawn = ['class', 'src', 'alt', 'dir', 'd', 'aria-label', 'aria-checked', 'aria-pressed',
    'aria-current', 'type', 'checked'];
  const looks = (node) => [
    node.localName, ...drawn.map((name) => node.getAttribute(name) ?? '-'),
  ].join('|');
  // An unredacted twin does not tell what its controls do.
  const life = (node) => (isControl(node) ? (isLive(node) ? 'live' : 'inert') : '');
  const traces = new WeakMap();
  const trace = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return '"' + node.data;
    if (node.nodeType !== Node.ELEMENT_NODE) return '';
    let known = traces.get(node);
    if (known === undefined) {
      known = `${looks(node)}|${life(node)}(${children(node).map(trace).join(',')})`;
      traces.set(node, known);
    }
    return known;
  };
  const kind = (node) => (node.nodeType === Node.TEXT_NODE ? 'text'
    : `${node.localName} ${isRedacted(node) ? '' : node.classList[0] ?? ''}`);

  // Pairs what is the same in two lists, in order: the longest common sequence.
  const pair = (before, after, key) => {
    const [a, b] = [before.map(key), after.map(key)];
    const longest = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
    for (let i = a.length - 1; i >= 0; i--) {
      for (let j = b.length - 1; j >= 0; j--) {
        longest[i][j] = a[i] === b[j] ? longest[i + 1][j + 1] + 1
          : Math.max(longest[i + 1][j], longest[i][j + 1]);
      }
    }
    const pairs = [];
    for (let i = 0, j = 0; i < a.length && j < b.length;) {
      if (a[i] === b[j]) pairs.push([i++, j++]);
      else if (longest[i + 1][j] >= longest[i][j + 1]) i++;
      else j++;
    }
    return pairs;
  };

  // Goes through two lists: first what is equal, and between that what is of one kind.
  const align = (before, after, visit, keys = [trace, kind]) => {
    const [key, ...rest] = keys;
    if (!key) {
      before.forEach((node) => visit(node, null));
      after.forEach((node) => visit(null, node));
      return;
    }
    let [i, j] = [0, 0];
    for (const [x, y] of [...pair(before, after, key), [before.length, after.length]]) {
      align(before.slice(i, x), after.slice(j, y), visit, rest);
      if (x < before.length) visit(before[x], after[y]);
      [i, j] = [x + 1, y + 1];
    }
  };

  // What is to be marked in an element: itself, or what is in it. Where all in it is to be marked, it is
  // marked instead: one mark for a list, not one for each word of it.
  const compare = (before, after) => {
    if (trace(before) === trace(after)) return [];
    if (looks(before) !== looks(after)) return [{ how: 'changed', before, after }];
    if (life(before) && life(after) && life(before) !== life(after)) {
      return [{ how: `now ${life(after)}`, before, after }];
    }
    const { found, hasOtherWords } = compareChildren(before, after);
    const all = elements(after);
    const marked = new Map(found.map((mark) => [mark.after, mark]));
    const isAll = all.length > 0 && all.every((child) => marked.has(child))
      && (all.length > 1 || marked.get(all[0]).isWhole) && !after.querySelector('.region');
    if (hasOtherWords || isAll) return [{ how: 'changed', before, after, isWhole: isAll }];
    return found;
  };

  const compareChildren = (before, after) => {
    const found = [];
    let hasOtherWords = false;
    align(children(before), children(after), (one, other) => {
      if (one && other && one.nodeType === Node.ELEMENT_NODE) found.push(...compare(one, other));
      else if ([one, other].some((node) => node?.nodeType === Node.TEXT_NODE)) {
        hasOtherWords ||= trace(one ?? other) !== (one && other ? trace(other) : '');
      } else found.push({ how: one ? 'gone' : 'new', before: one, after: other });
    });
    return { found, hasOtherWords };
  };

  // What differs between two pages. What went from one place and came to another as it was has moved.
  const differences = (before, after) => {
    const { found } = compareChildren(before, after);
    const gone = Map.groupBy(found.filter((mark) => mark.how === 'gone'),
      (mark) => trace(mark.before));
    const moved = new Set();
    for (const mark of found.filter((mark) => mark.how === 'new')) {
      const from = gone.get(trace(mark.after))?.pop();
      if (!from) continue;
      moved.add(from);
      Object.assign(mark, { how: 'moved', before: from.before });
    }
    return found.filter((mark) => !moved.has(mark));
  };

  // Where to look for what differs: what is drawn otherwise comes before what only acts otherwise.
  const seen = (before, after) => {
    const found = differences(before, after).filter((mark) => mark.after);
    const drawn = found.filter(({ how }) => !how.startsWith('now '));
    return (drawn.length ? drawn : found).map((mark) => mark.after);
  };

  // The text form, in the signs of `vitrine play`: what is live in square brackets, what is inert in round
  // ones, redacted blocks as blocks.
  const blocks = 'address article aside blockquote dd details div dl dt figcaption figure footer h1 h2 h3 h4 '
    + 'h5 h6 header hr li main nav ol p pre section summary table tr ul';
  const isBlock = new Set(blocks.split(' '));
  const startsLine = (node) => (isBlock.has(node.localName) && !node.parentElement.matches('.row'))
    || node.parentElement.matches('.stack, main, section, .form, .radios, .options');
  const isBeside = (node) => node.parentElement.matches('.row, .grid, .picker, .tabs, .slider');
  const hidden = (node) => (node.matches('.sk')
    ? '▒'.repeat(Math.max([...node.textContent].length, 1)) : '▒▒▒');
  // What stands in the box of a check-box, or on a switch.
  const box = (node) => {
    if (node.matches('.neutral')) return '▒';
    const isOn = node.ariaChecked === 'true';
    if (node.matches('.toggle')) return isOn ? 'on' : 'off';
    return isOn ? (node.matches('.radio') ? '•' : 'x') : ' ';
  };
  const sign = (node) => {
    if (node.matches('.select')) return node.ariaExpanded === 'true' ? '▴ ' : '▾ ';
    if (node.matches('.field')) return '✎ ';
    return node.ariaCurrent || node.ariaPressed === 'true' ? '•' : '';
  };
  const control = (node) => {
    const [open, close] = isLive(node) ? '[]' : '()';
    const state = (node.matches('.disabled') ? ' –' : '') + (node.matches('[data-beyond]') ? ' …' : '');
    return node.matches('.checkbox, .toggle, .radio') ? `${open}${box(node)}${close} ${name(node)}${state}`
      : `${open}${sign(node)}${name(node)}${state}${close}`;
  };
  const say = (node, lines) => {
    const add = (text) => { lines[lines.length - 1] += text; };
    if (node.nodeType === Node.TEXT_NODE) return add(node.data.replace(/\s+/g, ' '));
    if (node.nodeType !== Node.ELEMENT_NODE || node.matches('link, svg')) return undefined;
    const isLine = startsLine(node);
    // What is first in an item stands behind its dot.
    if (isLine && lines.at(-1).trim() !== '·') lines.push('');
    if (!isLine && isBeside(node)) add(' ');
    if (isRedacted(node)) add(hidden(node));
    else if (node.matches('img')) add(node.alt ? `(picture: ${node.alt})` : '(picture)');
    else if (isControl(node)) add(control(node));
    else {
      if (node.ariaLabel) add(`“${node.ariaLabel}” `);
      // What a field holds, or hints at, comes behind a colon.
      if (node.matches('.value:not(:empty)') && lines.at(-1)) lines.push(`${lines.pop().trimEnd()}: `);
      const isHint = node.matches('.hint');
      if (isHint) add('‹');
      if (node.matches('li')) add('· ');
      if (/^h[1-6]$/.test(node.localName)) add('#'.repeat(Number(node.localName[1])) + ' ');
      for (const child of node.childNodes) say(child, lines);
      if (isHint) add('›');
    }
    if (isLine) lines.push('');
    return undefined;
  };
  const inLines = (node) => {
    const lines = [''];
    for (const child of node.childNodes) say(child, lines);
    return lines.map((line) => line.trim().replace(/ {2,}/g, ' ')).filter(Boolean);
  };
  const name = (node) => node.ariaLabel || inLines(node).join(' ');
  const text = (page) => inLines(page).join('\n');

  const isHidden = (node) => isRedacted(node) || node.querySelector('.sk, .box, .shape');
  // A few words that tell which part is meant.
  const short = (node) => {
    if (node.matches('img')) return node.alt ? `a picture: ${node.alt}` : 'a picture';
    const words = isRedacted(node) ? '' : name(node);
    if (!/[^▒·[\]()✎▾▴•–…\s]/u.test(words)) return isHidden(node) ? 'something redacted' : 'a part without words';
    return words.length > 64 ? words.slice(0, 60).trimEnd() + '…' : words;
  };

  // The HTML as somebody would write it: what the gallery has added is left out.
  const empty = new Set(['br', 'hr', 'img', 'input', 'wbr', 'col', 'source', 'path', 'rect']);
  const open = (node) => {
    const attributes = [...node.attributes]
      .filter(({ name }) => !name.startsWith('data-'))
      .map(({ name, value }) => (value ? ` ${name}="${value.replaceAll('"', '&quot;')}"` : ` ${name}`));
    return `<${node.localName}${attributes.join('')}>`;
  };
  const write = (node, indent, lines) => {
    const inner = children(node);
    const close = empty.has(node.localName) ? '' : `</${node.localName}>`;
    if (inner.every((child) => child.nodeType === Node.TEXT_NODE)) {
      lines.push(indent + open(node) + escaped(node.textContent.trim()) + close);
      return;
    }
    lines.push(indent + open(node));
    for (const child of inner) {
      if (child.nodeType === Node.ELEMENT_NODE) write(child, indent + '  ', lines);
      else if (child.nodeType === Node.TEXT_NODE) lines.push(`${indent}  ${escaped(child.data.trim())}`);
    }
    lines.push(indent + close);
  };
  const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const html = (page) => {
    const lines = [];
    for (const child of elements(page)) write(child, '', lines);
    return lines.join('\n');
  };

  return { differences, seen, text, html, short, controls, cause, idle, regions };
})();
// A picture on a storyboard shows the upper part of its page. Where all that is seen to differ from the look
// before it stands further down, it shows that part, and its upper edge is dashed.
'use strict';

(() => {
  const { reading } = vitrine;
  const figures = new Map([...document.querySelectorAll('.exhibit[data-frame]')]
    .map((figure) => [figure.dataset.frame, figure]));
  const host = (figure) => figure?.querySelector('.look');
  const page = (figure) => host(figure)?.shadowRoot?.querySelector('.page');

  // Where an element begins and ends in a window, in the window's own pixels.
  const place = (element, window) => {
    const { top, height } = window.getBoundingClientRect();
    const scale = height / window.clientHeight;
    const box = element.getBoundingClientRect();
    return { top: (box.top - top) / scale, bottom: (box.bottom - top) / scale };
  };

  const turn = (figure) => {
    const [before, after] = [page(figures.get(figure.dataset.from)), page(figure)];
    if (!before || !after) return;
    const window = host(figure);
    const room = window.clientHeight;
    const places = reading.seen(before, after)
      .map((element) => place(element, window)).sort((one, other) => one.top - other.top);
    // What begins in sight is seen; but a line of it, or two, are not.
    if (!places.length || places[0].top < room - Math.min(48, places[0].bottom - places[0].top)) return;
    window.scrollTop = places[0].top - room / 3;
    window.parentElement.classList.add('further');
  };

  // Each when it is about to be seen: what is not drawn yet has no place.
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      turn(target);
    }
  }, { rootMargin: '400px' });
  for (const figure of figures.values()) if (figure.dataset.from) observer.observe(figure);
})();
// What is marked in a picture on the stage, told in words beside it.
'use strict';

vitrine.findings = (() => {
  const { make, reading } = vitrine;

  // What causes mean, for whoever has never read of them.
  const meanings = [
    ['no store',
      'This part is drawn without its logic, so there is nothing that a touch could reach.'],
    ['guarded', 'The page itself withholds the action here: a touch sends nothing.'],
    ['dropped by',
      'A touch would send an action, but a rule of the page, which is named here, refuses it now.'],
    ['ignored',
      'The action arrives and the logic does nothing with it: nothing changes, nothing is sent.'],
    ['under a sheet', 'What lies over the page takes every touch until it is put away.'],
    ['disabled', 'It is switched off for now, and drawn dim so that one sees it.'],
    ['beyond', 'It works. Where it leads is not among the looks that are shown here.'],
  ];
  const meaning = (cause) => meanings.find(([start]) => cause.startsWith(start))?.[1] ?? '';

  const section = (title, ...children) =>
    make('section', {}, make('h3', {}, title), ...children);

  // Long lists are told in part.
  const most = 16;
  const list = (items) => {
    const shown = items.slice(0, most).map((item) => make('li', {}, ...item));
    if (items.length > most) shown.push(make('li', {}, `and ${items.length - most} more`));
    return make('ul', {}, ...shown);
  };

  // Where live controls lead, and why the others do nothing. `link` makes a link to a look.
  const ofControls = (title, page, causes, named, link) => {
    const all = reading.controls(page);
    const live = all.filter((control) => named.has(control.dataset.to));
    const none = all.length ? 'Nothing here leads to another look.' : 'There are no controls.';
    return section(title,
      live.length ? list(live.map((control) => {
        const to = named.get(control.dataset.to);
        return [`${reading.short(control)} → `, link(to.title, to)];
      })) : make('p', {}, none),
      ...[...reading.idle(page, named)].map(([cause, { length }]) => {
        const words = cause === 'beyond' ? `${length} live, leading beyond` : `${length} inert: ${cause}`;
        // In the picture, the number stands where there is no room for the words.
        const number = make('span', { className: 'number', ariaHidden: 'true' },
          String(causes.indexOf(cause) + 1));
        return make('details', {}, make('summary', {}, number, words), make('p', {}, meaning(cause)));
      }));
  };

  // What is drawn unredacted is no look that somebody can be in.
  const ofTwin = (title) =>
    section(title, make('p', {}, 'What its controls do is told of the look that it is the twin of.'));

  const change = ({ how, before, after }) => {
    const words = [make('b', {}, how), ` ${reading.short(after ?? before)}`];
    if (how === 'changed') {
      const was = reading.short(before);
      const isSame = was === reading.short(after);
      words.push(make('span', { className: 'was' }, isSame ? 'drawn otherwise' : `was ${was}`));
    }
    return words;
  };

  // What differs from the look before, or from one that this is compared with.
  const ofChanges = (other, page, isCompared) => {
    if (!other) {
      return section('Changes', make('p', {}, 'There is no look before this one.'));
    }
    const found = reading.differences(other.page, page);
    return section(`${isCompared ? 'Compared with' : 'Changes since'} ${other.title}`,
      found.length ? list(found.map(change)) : make('p', {}, 'Nothing that can be seen.'));
  };

  return { ofControls, ofTwin, ofChanges, meaning, section };
})();
// What is drawn over a picture on the stage: outlines with small tags, which cover
// neither each other nor what is written there, where there is room.
'use strict';

vitrine.marks = (() => {
  const { make, reading } = vitrine;

  // Where an element is drawn, in the layer's own measure. A region has no box of its own, only those
  // of what is in it.
  const box = (element, layer) => {
    let rect = element.getBoundingClientRect();
    if (!rect.width && !rect.height) {
      const range = document.createRange();
      range.selectNodeContents(element);
      rect = range.getBoundingClientRect();
    }
    const origin = layer.getBoundingClientRect();
    return {
      left: rect.left - origin.left, top: rect.top - origin.top,
      width: rect.width, height: rect.height,
    };
  };

  const put = (element, { left, top, width, height }) => {
    Object.assign(element.style, {
      left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`,
    });
  };

  const meet = (a, b) => a.left < b.left + b.width && b.left < a.left + a.width
    && a.top < b.top + b.height && b.top < a.top + a.height;

  // The places where a tag may stand, the best first: over its box, under it, beside it, in its corners.
  const places = ({ left, top, width, height }, tag) => {
    const [end, foot] = [left + width - tag.width, top + height];
    const middle = top + (height - tag.height) / 2;
    return [
      [left, top - tag.height], [end, top - tag.height], [left, foot], [end, foot],
      [left + width + 2, middle], [left - tag.width - 2, middle],
      [end, top], [end, foot - tag.height], [left, top], [left, foot - tag.height],
    ].map(([x, y]) => ({ left: x, top: y, width: tag.width, height: tag.height }));
  };
  // Where no place is free of words: on its box, from line to line until there is no other tag.
  const lines = ({ left, top, width, height }, tag, room) => {
    const found = [];
    for (let y = Math.max(0, top); y < Math.min(room.height, top + height); y += tag.height + 1) {
      for (const x of [left + width - tag.width, left]) found.push({ ...tag, left: x, top: y });
    }
    return found;
  };

  // Whether a sheet that lies over a node lies over a box of it, too.
  const coverIn = ({ page, layer }) => {
    const sheets = [...page.querySelectorAll('.modal')]
      .map((element) => ({ element, at: box(element, layer) }));
    return (node, at) => sheets.some((sheet) => meet(sheet.at, at)
      && node.compareDocumentPosition(sheet.element) === Node.DOCUMENT_POSITION_FOLLOWING);
  };

  // Where something can be read in a picture. A line of words has more room than its letters need.
  const wordsIn = ({ page, layer }, isCovered) => {
    const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const origin = layer.getBoundingClientRect();
    const found = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!node.data.trim()) continue;
      range.selectNodeContents(node);
      found.push(...[...range.getClientRects()].map(({ left, top, width, height }) => ({
        left: left - origin.left, top: top - origin.top + height / 6, width, height: height * 2 / 3,
      })).filter((at) => !isCovered(node, at)));
    }
    return found;
  };

  const isIn = (a, room) => a.left >= 0 && a.top >= 0
    && a.left + a.width <= room.width && a.top + a.height <= room.height;
  const isBeside = (a, b) => a.top < b.top + b.height && b.top < a.top + a.height;
  const grown = ({ left, top, width, height }, x, y) =>
    ({ left: left - x, top: top - y, width: width + 2 * x, height: height + 2 * y });
  // A tag in another control, or over one that is beside its own, would be taken for that one's.
  const misleads = (here, mark, other) => !mark.element.contains(other.element)
    && !other.element.contains(mark.element) && (meet(here, grown(other.at, -4, -4))
      || (isBeside(mark.at, other.at) && meet(here, grown(other.at, 0, here.height))));

  // A mark: an element, its kind, what its tag says if anything and what it says where that has no
  // room, what happens when it is clicked. What a sheet covers is not marked on the sheet.
  const draw = (picture, marks) => {
    const { layer } = picture;
    const isCovered = coverIn(picture);
    const drawn = marks.map((mark) => ({ ...mark, at: box(mark.element, layer) }))
      .filter(({ element, at }) => (at.width > 0 || at.height > 0) && !isCovered(element, at));
    const words = wordsIn(picture, isCovered);
    const room = { width: layer.clientWidth, height: layer.clientHeight };
    const taken = [...layer.querySelectorAll('.tag')].map((tag) => box(tag, layer));
    for (const mark of drawn) {
      const { how, title = '', act, at } = mark;
      mark.outline = make('div', { className: `mark ${how}` });
      mark.tag = make('span', { className: `tag ${how}`, textContent: mark.words, title });
      put(mark.outline, at);
      for (const part of act ? [mark.outline, mark.tag] : []) {
        part.classList.add('leads');
        part.addEventListener('click', act);
      }
    }
    layer.append(...drawn.map(({ outline }) => outline), ...drawn.map(({ tag }) => tag));

    const isFree = (here) => isIn(here, room) && !taken.some((tag) => meet(here, tag));
    const isClear = (here, mark) => !words.some((line) => meet(here, line))
      && !isCovered(mark.element, here) && !drawn.some((other) => misleads(here, mark, other));

  // First all that have room for their words, then signs for the rest. All are measured before any is
    // placed: else each would make the browser lay out anew.
    const place = (marks, last) => {
      const sizes = marks.map(({ tag }) => ({ width: tag.offsetWidth, height: tag.offsetHeight }));
      return marks.filter((mark, index) => {
        const size = sizes[index];
        const here = places(mark.at, size).find((here) => isFree(here) && isClear(here, mark))
          ?? last(mark.at, size).find(isFree);
        if (!here) return true;
        taken.push(here);
        Object.assign(mark.tag.style, { left: `${here.left}px`, top: `${here.top}px` });
        return false;
      });
    };
    const tagged = drawn.filter(({ tag, words }) => words || tag.remove());
    const crowded = place(tagged, () => []);
    for (const { tag, sign, words, title } of crowded) {
      Object.assign(tag, { textContent: '', title: title ? `${words}: ${title}` : words });
      tag.dataset.sign = sign;
    }
    const homeless = place(crowded, (at, size) => [...places(at, size), ...lines(at, size, room)]);
    for (const { tag } of homeless) tag.remove();
  };

  // The smallest region in which a point lies, and its box.
  const regionAt = ({ page, layer }, x, y) => {
    const origin = layer.getBoundingClientRect();
    const point = { left: x - origin.left, top: y - origin.top, width: 0.1, height: 0.1 };
    return reading.regions(page)
      .map((region) => ({ region, at: box(region, layer) }))
      .filter(({ at }) => meet(point, at))
      .sort((a, b) => a.at.width * a.at.height - b.at.width * b.at.height)[0]?.region;
  };

  const ofControls = (page, causes, named, go) => reading.controls(page).map((element) => {
    const to = named.get(element.dataset.to);
    // What is hidden and does something is what nobody wants, and the first thing to be seen.
    const isLeak = element.classList.contains('neutral') && !element.dataset.inert;
    if (isLeak) {
      const meaning = 'It is redacted, and a tap on it does something all the same.';
      return {
        element, how: 'leak', words: 'live, though redacted', sign: '!', title: meaning,
        act: to && (() => go(to)),
      };
    }
    if (to) return { element, how: 'alive', words: `→ ${to.title}`, sign: '→', act: () => go(to) };
    const cause = reading.cause(element);
    return {
      element, how: element.dataset.inert ? 'dead' : 'alive', title: vitrine.findings.meaning(cause),
      words: tagOf(cause), sign: String(causes.indexOf(cause) + 1),
    };
  });
  // All beneath a sheet is inert, as the veil shows: saying so at each would hide what is there.
  const tagOf = (cause) => ({ beyond: '→ beyond', 'under a sheet': '' })[cause] ?? cause;

  // What differs between two pages, marked in one of them.
  const ofChanges = (one, other, page) => reading.differences(one, other)
    .map(({ how, before, after }) => (page.contains(after) ? { element: after, words: how }
      : { element: before, words: after ? 'otherwise' : 'only here' }))
    .filter(({ element }) => page.contains(element))
    .map((mark) => ({ ...mark, how: 'changed', sign: '•' }));

  const ofRegions = (page) => reading.regions(page)
    .map((element) => ({ element, how: 'area', words: element.dataset.region, sign: '•' }));

  return { draw, ofControls, ofChanges, ofRegions, regionAt };
})();
// What axe-core says of a look: there is a copy of it in the gallery, which is loaded when somebody asks.
'use strict';

vitrine.axe = (() => {
  const { make, reading } = vitrine;
  const { section } = vitrine.findings;

  // What speaks of a document as a whole is not asked of a look, which is shown as a part of one.
  const ofDocuments = new Set([
    'bypass', 'css-orientation-lock', 'document-title', 'html-has-lang', 'html-lang-valid',
    'html-xml-lang-mismatch', 'landmark-one-main', 'meta-refresh', 'meta-refresh-no-exceptions',
    'meta-viewport', 'meta-viewport-large', 'page-has-heading-one', 'region', 'skip-link',
  ]);
  const leftOut = 'Rules for a document as a whole are not asked of a look: on its title, its language, '
    + 'its landmarks, and the way past what all pages have.';
  // The worst first.
  const impacts = ['critical', 'serious', 'moderate', 'minor'];

  // A window of its own, which nobody sees or reaches: as wide as the look is to be, and with nothing
  // else in it. The pictures of the gallery are hidden from all who do not see, and so from axe, too.
  let opening;
  const open = (place, picture) => {
    opening ??= load(place, picture).catch((error) => {
      opening = null;
      throw error;
    });
    return opening;
  };
  const load = async (place, picture) => {
    const frame = make('iframe', {
      className: 'bench', inert: true, ariaHidden: 'true', tabIndex: -1, srcdoc: '<!doctype html>',
    });
    await new Promise((resolve) => {
      frame.addEventListener('load', resolve, { once: true });
      place.append(frame);
    });
    const { contentDocument: paper, contentWindow: window } = frame;
    const add = (parent, tag, parts) => new Promise((resolve, reject) => {
      const element = Object.assign(paper.createElement(tag), parts);
      element.addEventListener('load', resolve);
      element.addEventListener('error', reject);
      parent.append(element);
    });
    const host = paper.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    paper.body.style.margin = '0';
    paper.body.append(host);
    // The fonts are those of the gallery; all else is the page's.
    const sheets = [document.querySelector('link[href$="museum.css"]'), picture.querySelector('link')];
    const rel = 'stylesheet';
    try {
      await Promise.all([
        add(paper.head, 'link', { rel, href: sheets[0].href }),
        add(root, 'link', { rel, href: sheets[1].href }),
        add(paper.head, 'script', { src: new URL('assets/axe.min.js', vitrine.root) }),
      ]);
    } catch (error) {
      frame.remove();
      throw error;
    }
    return { frame, paper, host, root, axe: window.axe };
  };

  // The page as a visitor has it: links lead somewhere, and what does nothing says so.
  const copy = (page, paper) => {
    const made = paper.importNode(page, true);
    for (const link of made.querySelectorAll('a')) {
      if (link.dataset.inert) link.ariaDisabled = 'true';
      else if (link.dataset.to || (!('beyond' in link.dataset) && !link.role)) link.href = '#';
    }
    return made;
  };

  // Axe does one thing at a time. Whoever asked may have gone on before it is their turn: then there is
  // no answer.
  let last = Promise.resolve();
  const ask = (place, picture, asked) => {
    const next = last.then(() => (asked.isWanted() ? check(place, picture, asked) : null));
    last = next.catch(() => {});
    return next;
  };
  const check = async (place, picture, { page, width, text, isDark }) => {
    const { frame, paper, host, root, axe } = await open(place, picture);
    // Text twice as large is all twice as large in half the width; but axe takes what is zoomed for what
    // overlaps.
    frame.style.width = `${Number(width) * 100 / Number(text)}px`;
    host.style.colorScheme = isDark ? 'dark' : 'light';
    const made = copy(page, paper);
    root.querySelector('.page')?.remove();
    root.append(made);
    await paper.fonts.ready;
    const rules = Object.fromEntries(axe.getRules().filter(({ ruleId }) => ofDocuments.has(ruleId))
      .map(({ ruleId }) => [ruleId, { enabled: false }]));
    const found = await axe.run(made, {
      rules, elementRef: true, iframes: false, preload: false, resultTypes: ['violations', 'incomplete'],
    });
    const all = [...made.querySelectorAll('*')];
    const read = (results) => results.map((rule) => ({
      what: rule.help, why: rule.description, impact: rule.impact ?? 'minor', more: rule.helpUrl,
      places: rule.nodes.map((node) => ({ index: all.indexOf(node.element), how: node.failureSummary })),
    })).sort((one, other) => impacts.indexOf(one.impact) - impacts.indexOf(other.impact));
    return {
      version: axe.version, passed: found.passes.length,
      wrong: read(found.violations), unsure: read(found.incomplete),
    };
  };

  // In words

  const count = (number, one, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;
  const places = (rules) => count(rules.flatMap((rule) => rule.places).length, 'place');
  const sentence = ({ wrong, unsure, passed }, how) => {
    const found = wrong.length ? `${count(wrong.length, 'fault')} in ${places(wrong)}` : 'nothing';
    const open = unsure.length
      ? ` It cannot decide on ${count(unsure.length, 'rule')} in ${places(unsure)}.` : '';
    return `axe finds ${found}: ${count(passed, 'rule')} passed, ${how}.${open}`;
  };

  // Where something is in a picture of the same look.
  const elementAt = (page, index) => page.querySelectorAll('*')[index] ?? page;
  const most = 8;
  const item = (rule, number, page) => {
    const shown = rule.places.slice(0, most).map(({ index, how }) => make('li', {},
      make('b', {}, reading.short(elementAt(page, index))), make('span', { className: 'how' }, how)));
    if (rule.places.length > most) shown.push(make('li', {}, `and ${rule.places.length - most} more`));
    return make('details', { className: 'fault' },
      make('summary', {}, make('span', { className: 'number', ariaHidden: 'true' }, String(number)),
        rule.what, make('span', { className: 'was' },
          `${rule.impact}, in ${count(rule.places.length, 'place')}`)),
      make('p', {}, `${rule.why}. `, make('a', { href: rule.more, rel: 'noreferrer' }, 'More on it')),
      make('ul', {}, ...shown));
  };

  // What is told beside the picture; `answer` is empty until there is one.
  const tell = (title, { said, error }, how, page) => {
    if (error) return section(title, make('p', {}, 'axe could not be loaded.'));
    if (!said) return section(title, make('p', {}, 'axe is looking …'));
    const { wrong, unsure, version } = said;
    const items = [...wrong, ...unsure].map((rule, index) => item(rule, index + 1, page));
    if (items.length) items[0].open = true;
    const open = items.splice(wrong.length);
    return section(title, make('p', { className: 'answer' }, sentence(said, how)), ...items,
      ...(open.length ? [make('h4', {}, 'What axe cannot decide'), ...open] : []),
      make('p', { className: 'was answer' }, `${leftOut} This is axe ${version}.`));
  };

  // The same in the picture: each element with the numbers of what is said of it.
  const marks = (page, { said }, act) => {
    const found = new Map();
    [...said?.wrong ?? [], ...said?.unsure ?? []].forEach((rule, order) => {
      const how = order < said.wrong.length ? 'fault' : 'fault open';
      for (const { index } of rule.places) {
        const element = elementAt(page, index);
        if (!found.has(element)) found.set(element, { how, numbers: [], titles: [] });
        const { numbers, titles } = found.get(element);
        if (numbers.includes(order + 1)) continue;
        numbers.push(order + 1);
        titles.push(rule.what);
      }
    });
    return [...found].map(([element, { how, numbers, titles }]) => ({
      element, how, words: numbers.join(', '), sign: numbers.join(','), title: titles.join('; '),
      act: () => act(numbers[0]),
    }));
  };

  return { ask, sentence, tell, marks };
})();
// The stage: one look, large, without the rest; and beside, over or against it what one compares it
// with. It is made by this script on pages that have looks, and its state is in the address.
'use strict';

vitrine.stage = (() => {
  const { make, marks, reading } = vitrine;

  // The looks on this page: what they are called and how they are drawn.
  const looks = [...document.querySelectorAll('.exhibit[data-frame]')]
    .filter((figure) => figure.querySelector('.look')?.shadowRoot)
    .map((figure) => ({
      figure,
      name: figure.dataset.frame,
      title: figure.querySelector('.open').textContent,
      path: JSON.parse(figure.dataset.path ?? 'null'),
      page: figure.querySelector('.look').shadowRoot.querySelector('.page'),
    }));
  if (!looks.length) return null;
  const named = new Map(looks.map((look) => [look.name, look]));
  // The same state, drawn unredacted, is no look of its own.
  const unredacted = '~unredacted';
  const twinOf = ({ name, figure }) => {
    const page = figure.querySelector('template.twin')?.content.querySelector('.page');
    return page ? { name: unredacted, title: `${name}, unredacted`, page } : undefined;
  };

  // What can be set, with what it may be; the first is what it is if nothing is said.
  const choices = {
    mode: ['slide', 'blend', 'beside'],
    // How far the slider is, from 0 to 100.
    at: ['50', ...Array.from({ length: 101 }, (_, at) => String(at))],
    width: ['390', '320', '768', '1280'],
    scheme: ['', 'light', 'dark'],
    dir: ['', 'ltr', 'rtl'],
    text: ['100', '200'],
    live: ['', '1'],
    change: ['', '1'],
    outline: ['', 'region'],
    show: ['', 'html', 'text'],
    // Only where the gallery has a copy of axe.
    ...(vitrine.axe ? { axe: ['', '1'] } : {}),
  };
  const plain = Object.fromEntries(Object.entries(choices).map(([name, [first]]) => [name, first]));
  let state = { ...plain, stage: '', with: '' };

  const fragment = (of) => '#' + ['stage', 'with', ...Object.keys(choices)]
    .filter((name) => of[name] && of[name] !== plain[name] && (!['mode', 'at'].includes(name) || of.with))
    .map((name) => `${name}=${encodeURIComponent(of[name])}`)
    .concat(vitrine.parts()).join('&');
  const parse = (text) => {
    const said = new URLSearchParams(text.slice(1));
    if (!named.has(said.get('stage'))) return null;
    const found = { ...plain, stage: said.get('stage'), with: '' };
    if ([...named.keys(), unredacted].includes(said.get('with'))) found.with = said.get('with');
    if (said.get('with') === '~near') found.with = near(named.get(found.stage))?.name ?? '';
    for (const [name, values] of Object.entries(choices)) {
      if (values.includes(said.get(name))) found[name] = said.get(name);
    }
    return found;
  };

  // What one would compare a look with first: the one before it, or else another.
  const near = (look) => named.get(look.figure.dataset.from) ?? looks.find((one) => one !== look);

  const look = () => named.get(state.stage);
  const other = () => (state.with === unredacted ? twinOf(look()) : named.get(state.with));
  // The look that this one is told apart from: the one beside it, or the one before it.
  const base = () => other() ?? named.get(look().figure.dataset.from);
  const atPath = (steps) =>
    looks.find(({ path }) => path?.length === steps.length && path.every((step, i) => step === steps[i]));
  const isDark = () => state.scheme === 'dark'
    || (!state.scheme && matchMedia('(prefers-color-scheme: dark)').matches);
  // What is set, also where it is left to the visitor's own settings or the page.
  const effective = (name) => {
    if (name === 'scheme') return isDark() ? 'dark' : 'light';
    return name === 'dir' ? state.dir || look().page.dir : state[name];
  };

  const isPlain = (event, isShiftFine = false) => !event.ctrlKey && !event.metaKey && !event.altKey
    && (isShiftFine || !event.shiftKey) && !event.button;

  // Building blocks

  const button = (words, key, act) => {
    const element = make('button', { type: 'button', title: key ? `Key: ${key}` : '' },
      ...[words].flat());
    element.addEventListener('click', act);
    return element;
  };
  // A button for each value; pressed is the one that is set.
  const pressed = [];
  const choice = (name, value, words, key) => {
    const element = button(words, key, () => set({ [name]: value }));
    pressed.push(() => { element.ariaPressed = String(effective(name) === value); });
    return element;
  };
  const toggle = (name, value, words, key) => {
    const element = button(words, key, () => flip(name, value));
    pressed.push(() => { element.ariaPressed = String(state[name] === value); });
    return element;
  };
  const group = (title, ...children) => make('fieldset', {},
    make('legend', {}, title), make('div', { className: 'row' }, ...children));

  // A picture on the stage, and the layer of what is marked in it. Its stylesheet stays, so that another look comes without a flash.
  class Picture {
    constructor() {
      this.host = make('div', { className: 'screen', inert: true });
      this.root = this.host.attachShadow({ mode: 'open' });
      this.page = make('div');
      const sheet = looks[0].figure.querySelector('.look').shadowRoot.querySelector('link').cloneNode();
      this.root.append(sheet, this.page);
      this.layer = make('div', { className: 'layer', ariaHidden: 'true' });
      this.box = make('div', { className: 'picture' }, this.host, this.layer);
    }

    show(look) {
      // The stylesheet of the page leaves it to the visitor's own settings, unless the host says it.
      for (const { style } of [this.box, this.host]) style.colorScheme = isDark() ? 'dark' : 'light';
      const page = document.importNode(look.page, true);
      if (state.dir) page.dir = state.dir;
      this.page.replaceWith(page);
      this.page = page;
    }
  }

  // The dialog

  const title = make('h2', { id: '_stage', tabIndex: -1 });
  const place = make('p', { className: 'count' });
  const path = make('ol', { className: 'path' });
  // What has no room on a phone, where it is only heard, and what is seen there instead.
  const long = (words) => make('span', { className: 'long' }, words);
  const sign = (of, className = '') => {
    const element = make('span', { className });
    element.dataset.sign = of;
    return element;
  };
  const before = button([sign('←'), long(' Before')], '←', () => step(-1));
  const next = button([long('Next '), sign('→')], '→', () => step(1));
  const copyWords = ['Copy', long(' link')];
  const copy = button(copyWords, 'y', () => copyLink());
  const close = button([long('Close'), sign('×', 'short')], 'Esc', () => dialog.close());
  const told = make('p', { className: 'unseen', role: 'status' });

  const [main, second] = [new Picture(), new Picture()];
  const divide = make('div', { className: 'divide', hidden: true });
  const sheet = make('div', { className: 'sheet', role: 'img' }, main.box, divide);
  const names = make('p', { className: 'names' });
  const range = make('input', { type: 'range', min: 0, max: 100, value: 50 });
  const sliding = make('p', { className: 'sliding' }, range);
  const beside = make('div', { className: 'sheet', role: 'img' });
  const [here, there] = [make('p', { className: 'name' }), make('p', { className: 'name' })];
  const column = make('div', {}, there, beside);
  const words = make('pre', { className: 'words', role: 'group', tabIndex: 0 });
  const view = make('div', { className: 'view', role: 'group', ariaLabel: 'Picture', tabIndex: 0 },
    names, sliding, make('div', { className: 'sheets' }, make('div', {}, here, sheet), column), words);

  const chooser = make('select', { id: '_with', ariaLabel: 'Compare with' });
  const twin = button('Unredacted', 't', () => compareTwin());
  const modes = group('How', choice('mode', 'slide', 'Slider'), choice('mode', 'blend', 'Blend'),
    choice('mode', 'beside', 'Beside'));
  const document_ = make('a', { className: 'document' }, 'Open it as a page of its own');
  const findings = make('div', { className: 'findings' });
  const tools = make('details', { className: 'tools' }, make('summary', {}, 'View'),
    group('Show', toggle('live', '1', 'Controls', 'l'),
      toggle('change', '1', 'Changes', 'd'), toggle('outline', 'region', 'Regions', 'o'),
      ...(vitrine.axe ? [toggle('axe', '1', 'Accessibility', 'a')] : [])),
    group('Compare', chooser, twin), modes,
    group('Width', ...['320', '390', '768', '1280'].map((width) => choice('width', width, width, 'w'))),
    group('Light', choice('scheme', 'light', 'Day', 'n'), choice('scheme', 'dark', 'Night', 'n')),
    group('Reads', choice('dir', 'ltr', 'Left to right', 'r'), choice('dir', 'rtl', 'Right to left', 'r')),
    group('Text', choice('text', '100', 'As set', '+'), choice('text', '200', 'Twice as large', '+')),
    group('As', choice('show', '', 'Picture'), choice('show', 'html', 'HTML', 'h'),
      choice('show', 'text', 'Words', 'x')),
    document_, findings);
  const dialog = make('dialog', { className: 'stage' },
    make('header', { className: 'head' },
      make('div', { className: 'where' }, title, place,
        make('nav', { ariaLabel: 'The way here' }, path)),
      make('div', { className: 'steps' }, before, next, copy, close)),
    view, tools, told);
  dialog.setAttribute('aria-labelledby', '_stage');
  document.body.append(dialog);

  // Showing

  const set = (changes) => {
    const isOther = changes.stage && changes.stage !== state.stage;
    state = { ...state, ...changes };
    if (state.with === state.stage) state.with = '';
    history.replaceState(null, '', fragment(state));
    render();
    if (isOther) view.scrollTop = 0;
    if (isOther || changes.change) reveal();
    if (isOther || !told.textContent) told.textContent = `${look().title}, ${place.textContent}`;
  };

  // What changed may stand further down than one sees.
  const reveal = () => {
    const one = other() ? second.page : base()?.page;
    if (state.change && one) reading.seen(one, main.page)[0]?.scrollIntoView({ block: 'nearest' });
  };

  const renderHead = () => {
    const at = looks.indexOf(look());
    title.textContent = look().title;
    place.textContent = `${at + 1} of ${looks.length}`;
    before.disabled = at === 0;
    next.disabled = at === looks.length - 1;
    document_.href = look().figure.querySelector('.open').href;
    const steps = look().path ?? [];
    path.hidden = !look().path;
    path.replaceChildren(...['Start', ...steps].map((words, index) => {
      const there = atPath(steps.slice(0, index));
      const item = make('li', {}, there && there !== look() ? link(words, there) : words);
      if (index === steps.length) item.ariaCurrent = 'step';
      return item;
    }));
  };

  // A link to a look on the stage, seen as this one is.
  const link = (words, { name: stage }) => {
    const element = make('a', { href: fragment({ ...state, stage }) }, words);
    element.addEventListener('click', (event) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      set({ stage });
    });
    return element;
  };

  const renderPictures = () => {
    const isBeside = Boolean(other()) && state.mode === 'beside';
    const isOver = Boolean(other()) && !isBeside;
    main.show(look());
    resize();
    sheet.ariaLabel = `Picture of ${look().title}`;
    sheet.classList.toggle('slid', isOver);
    column.hidden = here.hidden = !isBeside;
    if (other()) {
      second.show(other());
      // Put in place only where it is not: a box that is moved reads its styles again, and until then
      // nothing in it is where it will be.
      if (isBeside && second.box.parentNode !== beside) beside.append(second.box);
      else if (!isBeside && second.box.previousSibling !== main.box) main.box.after(second.box);
      beside.ariaLabel = `Picture of ${other().title}`;
    } else second.box.remove();
    names.hidden = !isOver;
    [here.textContent, there.textContent] = [look().title, other()?.title];
    names.replaceChildren(...[here, there].map((name) => make('span', {}, name.textContent)));
    sliding.hidden = !isOver;
    range.ariaLabel = state.mode === 'blend' ? 'Blend' : 'Slider';
    divide.hidden = !isOver || state.mode !== 'slide';
    // Where the picture is a handle, nothing in it is to be clicked.
    for (const { layer } of [main, second]) layer.inert = isOver;
    renderSlider();
    dialog.classList.toggle('reads', state.show !== '');
    words.hidden = state.show === '';
    words.ariaLabel = state.show === 'html' ? 'HTML' : 'Words';
    if (state.show) words.textContent = reading[state.show](main.page);
  };

  // Wide pages are made smaller until they fit, but not so small that nothing can be read. Twice the
  // size of text is twice the size of all in half the width, as browsers do it.
  const resize = () => {
    const sheets = other() && state.mode === 'beside' && !narrow.matches ? 2 : 1;
    const { paddingLeft } = getComputedStyle(view);
    const room = (view.clientWidth - 2 * parseFloat(paddingLeft) - gap * (sheets - 1)) / sheets - 2;
    const fit = Math.min(1, Math.max(0.5, room / Number(state.width)));
    const text = Number(state.text) / 100;
    for (const { host } of [main, second]) {
      host.style.width = `${Number(state.width) / text}px`;
      host.style.zoom = String(fit * text);
    }
    view.style.setProperty('--shown', `${Number(state.width) * fit + 2}px`);
  };
  const gap = 24;
  // Where two pictures stand one below the other.
  const narrow = matchMedia('(max-width: 40rem)');

  const renderSlider = () => {
    const isOver = other() && state.mode !== 'beside';
    range.value = state.at;
    const { at } = state;
    Object.assign(second.box.style, {
      clipPath: isOver && state.mode === 'slide' ? `inset(0 0 0 ${at}%)` : '',
      opacity: isOver && state.mode === 'blend' ? String(Number(at) / 100) : '',
    });
    divide.style.left = `${at}%`;
  };

  const renderTools = () => {
    chooser.replaceChildren(new Option('nothing', ''), ...[twinOf(look()), ...looks]
      .filter((one) => one && one !== look())
      .map(({ title, name }) => new Option(title, name)));
    chooser.value = other() ? state.with : '';
    twin.ariaPressed = String(state.with === unredacted);
    twin.disabled = !twinOf(look());
    modes.hidden = !other();
    for (const press of pressed) press();
  };

  const shown = () => (other() ? [main, second] : [main]);
  // Why controls lead nowhere, in the order in which it is numbered.
  const causes = () =>
    [...new Set(shown().flatMap(({ page }) => [...reading.idle(page, named).keys()]))];
  // What is marked in the pictures is told in words, too.
  const renderMarks = () => {
    for (const picture of shown()) {
      picture.layer.replaceChildren();
      const { page } = picture;
      if (state.show) continue;
      const one = other() ? second.page : base()?.page;
      marks.draw(picture, [
        ...(state.change && one ? marks.ofChanges(one, main.page, page) : []),
        ...(state.live ? marks.ofControls(page, causes(), named, (to) => set({ stage: to.name })) : []),
        ...(state.outline ? marks.ofRegions(page) : []),
        ...(state.axe && picture === main ? vitrine.axe.marks(page, heard, pointTo) : []),
      ]);
    }
  };
  const renderFindings = () => findings.replaceChildren(
    ...(state.live ? shown().map((picture, index) => {
      const words = `Live and inert${other() ? ` in ${[look(), other()][index].title}` : ''}`;
      return index && state.with === unredacted ? vitrine.findings.ofTwin(words)
        : vitrine.findings.ofControls(words, picture.page, causes(), named, link);
    }) : []),
    ...(state.change ? [vitrine.findings.ofChanges(base(), main.page, Boolean(other()))] : []),
    ...(state.axe ? [vitrine.axe.tell(`Accessibility${other() ? ` of ${look().title}` : ''}`,
      heard, standing(), main.page)] : []));

  // What axe says of the look as it stands here; it is asked anew when that stands otherwise.
  let heard = { of: '' };
  const standing = () => [
    `at ${state.width}\u00a0px`, isDark() ? 'by night' : 'by day',
    ...(state.dir ? [state.dir === 'rtl' ? 'from right to left' : 'from left to right'] : []),
    ...(state.text === '100' ? [] : ['text twice as large']),
  ].join(', ');
  const hear = async () => {
    const of = `${state.stage}, ${standing()}`;
    if (!state.axe || heard.of === of) return;
    heard = { of };
    const { page, root } = main;
    const { width, text } = state;
    const isWanted = () => heard.of === of;
    const asked = { page, width, text, isDark: isDark(), isWanted };
    const answer = await vitrine.axe.ask(dialog, root, asked)
      .then((said) => ({ of, said }), (error) => ({ of, error }));
    if (!isWanted()) return;
    heard = answer;
    renderFindings();
    renderMarks();
    if (state.axe && answer.said) told.textContent = vitrine.axe.sentence(answer.said, standing());
  };
  // From a mark to what is said of it.
  const pointTo = (number) => {
    tools.open = true;
    const fold = findings.querySelectorAll('.fault')[number - 1];
    fold.open = true;
    fold.querySelector('summary').focus();
    fold.scrollIntoView({ block: 'nearest' });
  };

  const render = () => {
    renderHead();
    renderTools();
    renderPictures();
    hear();
    renderFindings();
    renderMarks();
  };

  // Doing

  const step = (by) => {
    const to = looks[looks.indexOf(look()) + by];
    if (to) set({ stage: to.name });
  };
  const flip = (name, value = '1') => set({ [name]: state[name] === value ? '' : value });
  const turn = (name, values) =>
    set({ [name]: values[(values.indexOf(effective(name)) + 1) % values.length] });
  const compareTwin = () => {
    if (twinOf(look())) flip('with', unredacted);
    else told.textContent = 'There is no unredacted drawing of it here.';
  };
  // With nothing chosen yet: what stands before it, or else what comes next.
  const compare = () => {
    if (other()) return set({ with: '' });
    const one = near(look());
    if (one) return set({ with: one.name });
    told.textContent = 'There is no other look here.';
    return undefined;
  };
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      told.textContent = 'Copied.';
      copy.textContent = 'Copied';
    } catch {
      // Where a page may not write there, the address is still in the browser's own field.
      told.textContent = 'The address of this page is the link.';
      copy.replaceChildren(long('Link is in the address'), sign('↑', 'short'));
    }
    setTimeout(() => copy.replaceChildren(...copyWords), 2000);
  };

  // Whoever steps onto the stage goes back by the browser's own Back, too; an address that leads
  // there has nothing to go back to.
  let isStep = false;
  // Whether the search is wanted when the stage is left.
  let isSearching = false;
  const enter = (changes) => {
    isStep = !dialog.open;
    if (isStep) {
      // The look that was seen last is shown then, wherever the page stood.
      history.scrollRestoration = 'manual';
      history.pushState(null, '', location.href);
    }
    open(changes);
  };
  const open = (changes) => {
    if (!dialog.open) {
      dialog.showModal();
      // What lies behind it keeps still.
      document.documentElement.classList.add('staged');
    }
    told.textContent = '';
    set(changes);
    title.focus();
  };
  dialog.addEventListener('close', () => {
    document.documentElement.classList.remove('staged');
    const isBack = isStep && parse(location.hash);
    if (parse(location.hash) && !isStep) vitrine.write(vitrine.parts().join('&'));
    isStep = false;
    const link = look().figure.querySelector('.open');
    // It may have been found by exploring, and be folded away.
    for (let fold = link; (fold = fold.parentElement.closest('details'));) fold.open = true;
    const show = () => {
      link.focus();
      link.scrollIntoView({ block: 'center' });
    };
    const end = () => {
      show();
      if (isSearching) vitrine.search.focus();
      isSearching = false;
    };
    if (!isBack) return end();
    show();
    // An address that leads to a look leads there once more as one goes back to it.
    window.addEventListener('popstate', () => setTimeout(end), { once: true });
    return history.back();
  });
  chooser.addEventListener('change', () => set({ with: chooser.value }));
  const slide = () => {
    state.at = range.value;
    renderSlider();
  };
  // The address follows when the slider rests: browsers refuse to write it at every step.
  const rest = () => history.replaceState(null, '', fragment(state));
  range.addEventListener('input', slide);
  range.addEventListener('change', rest);

  // The picture itself is a handle, too.
  sheet.addEventListener('pointermove', (event) => {
    if (!event.buttons || sliding.hidden) return;
    const { left, width } = sheet.getBoundingClientRect();
    range.value = (event.clientX - left) / width * 100;
    slide();
  });
  for (const end of ['pointerup', 'pointercancel']) {
    dialog.addEventListener(end, () => sliding.hidden || rest());
  }

  // The region under the pointer.
  let hovered = null;
  view.addEventListener('pointermove', (event) => {
    const picture = [main, second].find(({ box }) => box.contains(event.target));
    const region = !picture || state.show || state.outline ? null
      : marks.regionAt(picture, event.clientX, event.clientY) ?? null;
    if (region === hovered) return;
    hovered = region;
    dialog.querySelectorAll('.under').forEach((mark) => mark.remove());
    if (!region) return;
    marks.draw(picture, [{ element: region, how: 'area under', words: region.dataset.region, sign: '•' }]);
  });

  // Marks follow when the stylesheet or a picture arrives, and when the window changes.
  const drawn = new ResizeObserver(() => dialog.open && renderMarks());
  for (const { host } of [main, second]) drawn.observe(host);
  new ResizeObserver(() => {
    if (!dialog.open) return;
    resize();
  }).observe(view);
  const wide = matchMedia('(min-width: 56rem)');
  const unfold = () => { tools.open = wide.matches; };
  wide.addEventListener('change', unfold);
  unfold();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => dialog.open && render());

  const keys = {
    ArrowLeft: () => step(-1), k: () => step(-1), ArrowRight: () => step(1), j: () => step(1),
    c: compare, t: compareTwin, y: copyLink,
    l: () => flip('live'), d: () => flip('change'), o: () => flip('outline', 'region'),
    w: () => turn('width', ['320', '390', '768', '1280']),
    n: () => turn('scheme', ['light', 'dark']),
    r: () => turn('dir', ['ltr', 'rtl']),
    '+': () => turn('text', ['100', '200']),
    h: () => flip('show', 'html'), x: () => flip('show', 'text'),
    ...(vitrine.axe ? { a: () => flip('axe') } : {}),
    '/': () => {
      isSearching = true;
      dialog.close();
    },
    '?': vitrine.showKeys,
  };
  vitrine.help.push(['On the stage', [
    ['→  ←', 'next, before'], ['Esc', 'back'], ['c', 'compare with another look'],
    ['t', 'the same, unredacted'], ['l', 'what is live, what inert and why'],
    ['d', 'what changed since the look before'], ['o', 'regions'],
    ...(vitrine.axe ? [['a', 'what axe finds: accessibility']] : []), ['w', 'next width'],
    ['n', 'day or night'], ['r', 'direction'], ['+', 'text twice as large'], ['h', 'HTML'],
    ['x', 'words'], ['y', 'copy the link'],
  ]]);
  dialog.addEventListener('keydown', (event) => {
    // A list has a use of its own for letters; a slider, and words that scroll, for arrows.
    if (!isPlain(event, true) || event.target === chooser) return;
    if ([range, words].includes(event.target) && event.key.startsWith('Arrow')) return;
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });

  // From the page to the stage.
  document.addEventListener('click', (event) => {
    const name = event.target.closest?.('.exhibit .open')?.closest('.exhibit').dataset.frame;
    if (!named.has(name) || !isPlain(event)) return;
    event.preventDefault();
    enter({ stage: name });
  });
  document.addEventListener('keydown', (event) => {
    if (document.querySelector('dialog[open]') || !isPlain(event)) return;
    if (!['c', 'l', 't'].includes(event.key) || vitrine.isWriting(event.target)) return;
    event.preventDefault();
    const name = document.activeElement.closest('.exhibit')?.dataset.frame;
    enter({ stage: named.has(name) ? name : looks[0].name });
    keys[event.key]();
  });
  // An address may be older than the looks: where its look is gone, that is told.
  const gone = make('p', { className: 'gone', role: 'status' });
  document.querySelector('.entrance').append(gone);
  const restore = () => {
    const said = parse(location.hash);
    const isSought = new URLSearchParams(location.hash.slice(1)).has('stage');
    gone.textContent = isSought && !said ? 'The look that this address names is not on this page.' : '';
    if (said) open(said);
    else if (dialog.open) dialog.close();
  };
  window.addEventListener('hashchange', restore);
  window.addEventListener('popstate', () => { if (!dialog.open) history.scrollRestoration = 'auto'; });
  restore();
  return { open };
})();
