// What is drawn over a picture on the stage: outlines with small tags that do not cover each other.
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

  // The places where a tag may stand, the best first: over its box, under it, in it, and then from
  // line to line below, until there is room.
  const places = function* (at, tag, room) {
    const clamp = (left) => Math.max(0, Math.min(left, room - tag.width));
    const [start, end] = [clamp(at.left), clamp(at.left + at.width - tag.width)];
    const [over, under] = [at.top - tag.height, at.top + at.height];
    for (const top of [over, under]) {
      if (top < 0) continue;
      for (const left of [start, end]) yield { left, top };
    }
    for (let step = 0; ; step++) {
      const top = Math.max(0, at.top) + step * (tag.height + 1);
      yield { left: end, top };
      yield { left: start, top };
    }
  };

  // A mark: an element, its kind, what its tag says if anything, what happens when it is clicked.
  const draw = (layer, marks) => {
    const drawn = marks.map(({ element, how, words, title = '', act }) => {
      const at = box(element, layer);
      const outline = make('div', { className: `mark ${how}` });
      put(outline, at);
      const tag = make('span', { className: `tag ${how}`, textContent: words, title });
      if (act) {
        for (const part of [outline, tag]) {
          part.classList.add('leads');
          part.addEventListener('click', act);
        }
      }
      return { at, outline, tag };
    }).filter(({ at }) => at.width > 0 || at.height > 0);
    layer.append(...drawn.map(({ outline }) => outline), ...drawn.map(({ tag }) => tag));

    // All are measured before any is placed: else each would make the browser lay out anew.
    const sizes = drawn.map(({ tag }) => ({ width: tag.offsetWidth, height: tag.offsetHeight }));
    const room = layer.clientWidth;
    const taken = [];
    drawn.forEach(({ at, tag }, index) => {
      const size = sizes[index];
      if (!tag.textContent) return tag.remove();
      for (const place of places(at, size, room)) {
        const here = { ...place, ...size };
        if (taken.some((other) => meet(here, other))) continue;
        taken.push(here);
        return Object.assign(tag.style, { left: `${place.left}px`, top: `${place.top}px` });
      }
    });
  };

  // Controls that stand in one line and do nothing for the same reason share a tag: the same words over
  // each of them would hide what they tell about.
  const share = (marks, layer) => {
    const runs = [];
    for (const mark of marks) {
      const at = box(mark.element, layer);
      const run = runs.at(-1);
      const isBeside = run && !mark.act && run.first.words === mark.words
        && at.top < run.at.top + run.at.height && run.at.top < at.top + at.height;
      if (isBeside) run.others.push(mark);
      else runs.push({ first: mark, at, others: [] });
    }
    return runs.flatMap(({ first, others }) => [
      others.length ? { ...first, words: `${first.words} × ${others.length + 1}` } : first,
      ...others.map((mark) => ({ ...mark, words: '' })),
    ]);
  };

  // The smallest region in which a point lies, and its box.
  const regionAt = (page, layer, x, y) => {
    const origin = layer.getBoundingClientRect();
    const point = { left: x - origin.left, top: y - origin.top, width: 0.1, height: 0.1 };
    return reading.regions(page)
      .map((region) => ({ region, at: box(region, layer) }))
      .filter(({ at }) => meet(point, at))
      .sort((a, b) => a.at.width * a.at.height - b.at.width * b.at.height)[0]?.region;
  };

  const ofControls = (page, layer, named, go) => share(reading.controls(page).map((element) => {
    const to = named.get(element.dataset.to);
    // What is hidden and does something is what nobody wants, and the first thing to be seen.
    const isLeak = element.classList.contains('neutral') && !element.dataset.inert;
    if (isLeak) {
      const meaning = 'It is redacted, and a tap on it does something all the same.';
      return { element, how: 'leak', words: 'live, though redacted', title: meaning, act: to && (() => go(to)) };
    }
    if (to) return { element, how: 'alive', words: `→ ${to.title}`, act: () => go(to) };
    const cause = reading.cause(element);
    return {
      element, how: element.dataset.inert ? 'dead' : 'alive', title: vitrine.findings.meaning(cause),
      words: element.dataset.inert ? cause : '→ beyond',
    };
  }), layer);

  const ofChanges = (before, after) => reading.differences(before, after)
    .filter((change) => change.after)
    .map((change) => ({ element: change.after, how: 'changed', words: change.how }));

  const ofRegions = (page) => reading.regions(page)
    .map((element) => ({ element, how: 'area', words: element.dataset.region }));

  return { draw, ofControls, ofChanges, ofRegions, regionAt };
})();
