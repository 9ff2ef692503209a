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
