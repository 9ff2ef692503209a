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
