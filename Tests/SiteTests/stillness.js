// Whether a page stays where it is while it loads: measured in a browser, from within an empty page
// of the site's own host. Chromium and Firefox run the very same script.
//
// A *block* is what has a box of its own: a heading, a paragraph, an item, a cell, a picture, a
// control. The blocks of two states are laid beside each other by where they stand in the document:
// a redacted heading is a `div`, and redacted prose has one more element around it, so names of
// elements are not what tells.
//
// In a list, whose rows stand in for ones that nobody knows yet, the rows are as long as they are.
// What must not move there is all that stands around and above them, the place and width of the list
// itself, and in each row what does not depend on words: where its parts begin, how wide they are,
// and how large its picture and its buttons are.

'use strict';

const Stillness = (() => {
  const tolerance = 0.5;

  /// What a block is called beside its twin, which may be another element.
  function kind(element) {
    const name = element.localName;
    if (/^h[1-6]$/.test(name) || /\bh[1-6]\b/.test(element.getAttribute('class'))) return 'heading';
    if (element.matches('img, .box')) return 'picture';
    if (element.matches('.symbol, .shape')) return 'symbol';
    for (const one of ['spinner', 'status', 'button', 'segment', 'field', 'checkbox', 'toggle']) {
      if (element.classList.contains(one)) return one;
    }
    return name === 'div' && element.classList[0] || name;
  }

  /// The blocks right below an element: past what is in a line, has no box, or only hides.
  function blocks(element) {
    const found = [];
    for (const child of element.children) {
      if (child.matches('.plate, .unseen, head, script')) continue;
      const isPicture = child.matches('img, .box, .symbol, .shape, .spinner');
      const display = child.ownerDocument.defaultView.getComputedStyle(child).display;
      const isPassed = display === 'inline' || display === 'contents' || child.matches('span.sk, .value');
      if (display === 'none') continue;
      if (isPicture || !(isPassed || isAround(child))) found.push(child);
      else found.push(...blocks(child));
    }
    return found;
  }

  /// Whether an element only hides the prose in it.
  const isAround = (element) => element.matches('.prose > div.sk') && element.firstElementChild !== null;
  const isLeaf = (element) => element.matches('img, .box, .symbol, .shape, .spinner, svg');
  const isList = (element) => element.localName === 'ul' && !element.closest('.prose');

  /// Lays the blocks below two elements beside each other, and writes down those without a twin.
  /// A block's `role` says where it stands to a list of stand-ins, if there is one: `row` is in it.
  function pair(one, other, path, found, isInRows) {
    const [ones, others] = [blocks(one), blocks(other)];
    for (const [i, j] of aligned(ones.map(kind), others.map(kind))) {
      const name = `${path} > ${kind(ones[i] ?? others[j])}${ones.length > 1 ? ` ${(i ?? j) + 1}` : ''}`;
      if (i === null || j === null) {
        if (!isInRows) found.alone.push(`${name}, only in the ${j === null ? 'first' : 'second'}`);
        continue;
      }
      const isRows = found.hasRows && isList(ones[i]);
      const holdsRows = found.hasRows && [...ones[i].querySelectorAll('ul')].some(isList);
      const role = isInRows ? 'row' : isRows || holdsRows ? 'list' : 'block';
      found.pairs.push({ one: ones[i], other: others[j], name, role });
      if (!isLeaf(ones[i])) pair(ones[i], others[j], name, found, isInRows || isRows);
    }
  }

  /// The longest alignment of two lists of words, with nothing beside what is in one only.
  function aligned(ones, others) {
    if (ones.length === others.length) return ones.map((_, index) => [index, index]);
    const best = ones.map(() => []).concat([[]]);
    const at = (i, j) => (best[i] && best[i][j]) || 0;
    for (let i = ones.length - 1; i >= 0; i--) {
      for (let j = others.length - 1; j >= 0; j--) {
        best[i][j] = ones[i] === others[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
      }
    }
    const found = [];
    for (let i = 0, j = 0; i < ones.length || j < others.length;) {
      if (i < ones.length && j < others.length && ones[i] === others[j]) found.push([i++, j++]);
      else if (j >= others.length || (i < ones.length && at(i + 1, j) >= at(i, j + 1))) found.push([i++, null]);
      else found.push([null, j++]);
    }
    return found;
  }

  /// By how much a pair differs in what has to be the same. What says something else in the other
  /// state, such as the sentence that tells it, has to be as high and in the same place.
  function differences({ one, other, role }) {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    // What says more or less grows away from where its words begin.
    const isRightToLeft = one.ownerDocument.defaultView.getComputedStyle(one).direction === 'rtl';
    const x = isRightToLeft ? b.right - a.right : b.x - a.x;
    const [y, height] = [b.y - a.y, b.height - a.height];
    const saysOther = !one.querySelector('.sk, .box') && one.textContent !== other.textContent;
    const width = saysOther ? 0 : b.width - a.width;
    switch (role) {
      case 'block': return { heights: [height], widths: [width], moved: [x, y] };
      // A list, and what it stands in, is as high as its rows.
      case 'list': return { heights: [], widths: [width], moved: [x, y] };
      default:
        // Of a row: how wide its parts are, and how large what says no word.
        return one.matches('.button, img, .box, .symbol, .shape')
          ? { heights: [height], widths: [width], moved: [x] }
          : one.matches('li, .stack, .row, .card') ? { heights: [], widths: [width], moved: [x] }
          : { heights: [], widths: [], moved: [] };
    }
  }

  const isReady = async (document) => {
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
    await document.fonts.ready;
  };

  async function open(address) {
    const frame = document.createElement('iframe');
    // As high as can be, so that nothing scrolls and no bar takes any width.
    frame.style.cssText = 'position: absolute; inset: 0 auto auto 0; border: 0; height: 40000px; width: 800px';
    const loaded = new Promise((done) => { frame.onload = done; });
    frame.src = address;
    document.body.append(frame);
    await loaded;
    await isReady(frame.contentDocument);
    return frame;
  }

  /// Compares two states at many widths. `hasRows` says that lists hold stand-ins.
  async function compare(one, other, widths, hasRows, style) {
    const frames = [await open(one), await open(other)];
    const [a, b] = frames.map((frame) => frame.contentDocument);
    if (style) for (const document of [a, b]) {
      const sheet = new document.defaultView.CSSStyleSheet();
      sheet.replaceSync(style);
      document.adoptedStyleSheets.push(sheet);
    }
    const result = { blocks: 0, heights: 0, grown: 0, widths: 0, moved: 0, alone: [], worst: [] };
    const causes = [];
    for (const width of widths) {
      for (const frame of frames) frame.style.width = `${width}px`;
      const found = { pairs: [], alone: [], hasRows };
      pair(a.body, b.body, '', found, false);
      // That it turns tells that the page loads; it takes no room of its own.
      const alone = found.alone.filter((name) => !name.includes('spinner'));
      result.alone.push(...alone.map((name) => `${width} px:${name}`));
      result.blocks += found.pairs.length;
      const off = { heights: [], widths: [], moved: [] };
      for (const each of found.pairs) {
        for (const [what, values] of Object.entries(differences(each))) {
          const by = Math.max(0, ...values.map(Math.abs));
          if (by <= tolerance) continue;
          result[what]++;
          const shown = values.map((value) => Math.round(value * 10) / 10).join(', ');
          off[what].push({ what, by, name: each.name, words: `${what} at ${width} px:${each.name}: ${shown} px` });
        }
      }
      // What is as high as what is in it did not grow itself, and what moved after something else did
      // not move by itself.
      const inner = off.heights.filter(({ name }) => !off.heights.some((one) => one.name.startsWith(`${name} >`)));
      result.grown += inner.length;
      causes.push(...inner, ...off.widths, ...off.moved.slice(0, 1));
    }
    for (const frame of frames) frame.remove();
    for (const what of ['heights', 'widths', 'moved']) {
      const worst = causes.filter((one) => one.what === what).sort((one, other) => other.by - one.by);
      result.worst.push(...worst.slice(0, 5).map((one) => one.words));
    }
    result.alone = result.alone.slice(0, 3);
    return result;
  }

  /// Makes of the document that is shown another one, keeping all nodes that the two have in common,
  /// and says by how much the browser saw them shift. The caption is no part of the page.
  async function become(html, hasRows) {
    const fresh = new DOMParser().parseFromString(html, 'text/html');
    for (const each of [document, fresh]) {
      each.querySelector('.plate')?.remove();
      // A switch that slides was moved by somebody.
      each.querySelectorAll('.toggle').forEach((toggle) => toggle.removeAttribute('aria-checked'));
      if (hasRows) [...each.querySelectorAll('ul')].filter(isList).forEach((list) => list.replaceChildren());
    }
    await isReady(document);
    const shifts = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    await pictures();
    observer.observe({ type: 'layout-shift' });
    morph(document.body, fresh.body);
    await pictures();
    shifts.push(...observer.takeRecords());
    observer.disconnect();
    const places = shifts.flatMap((shift) => shift.sources).slice(0, 3).map((source) => {
      const { previousRect: from, currentRect: to } = source;
      return `${source.node ? source.node.nodeName : '?'} from ${from.x}, ${from.y} to ${to.x}, ${to.y}`;
    });
    return { sum: shifts.reduce((sum, shift) => sum + shift.value, 0), places };
  }

  /// Waits until two pictures of the page were drawn.
  const pictures = () => new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0))));

  function morph(old, fresh) {
    if (old.nodeType !== 1) {
      if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
      return;
    }
    // What only hides has a twin in the other document that does nothing.
    const around = [...old.children].some(isAround) ? [...old.children] : [];
    for (const each of around.filter(isAround)) {
      const first = fresh.children[around.indexOf(each)];
      const twin = fresh.ownerDocument.createElement('div');
      const range = [...fresh.children].slice(around.indexOf(each)).slice(0, each.children.length);
      first?.before(twin);
      twin.append(...range);
    }
    for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
    for (const { name, value } of fresh.attributes) {
      if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    }
    const [before, after] = [[...old.childNodes], [...fresh.childNodes]];
    const word = (node) => node.nodeType === 1 ? kind(node) + node.localName : node.nodeName;
    let next = old.firstChild;
    for (const [i, j] of aligned(before.map(word), after.map(word))) {
      if (i === null) {
        old.insertBefore(after[j], next);
        continue;
      }
      next = before[i].nextSibling;
      if (j === null) before[i].remove();
      else if (before[i].nodeName !== after[j].nodeName) before[i].replaceWith(after[j]);
      else morph(before[i], after[j]);
    }
  }

  return { compare, become };
})();
