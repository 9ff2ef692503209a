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
