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
