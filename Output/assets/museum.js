// Search, filters and keys for the gallery. Nothing needs them: all can be reached by links, and the
// stylesheet filters on its own. What is chosen stands in the address, so that it can be sent on.
'use strict';

const vitrine = (() => {
  const root = new URL('../', document.currentScript.src);
  document.documentElement.classList.add('scripted');

  const make = (tag, parts = {}, ...children) => {
    const element = Object.assign(document.createElement(tag), parts);
    element.append(...children);
    return element;
  };

  // Keys: a page may add groups of its own.
  const help = [
    ['Everywhere', [
      ['→  j', 'next look'],
      ['←  k', 'look before'],
      ['Enter', 'open it'],
      ['Esc', 'back to all pages'],
      ['/', 'search'],
      ['?', 'these keys'],
    ]],
  ];
  let dialog;
  const showKeys = () => {
    if (!dialog) {
      const close = make('button', { type: 'button', textContent: 'Close' });
      dialog = make('dialog', { className: 'keys', ariaLabel: 'Keys' });
      for (const [title, keys] of help) {
        const list = make('dl');
        for (const [key, words] of keys) {
          list.append(make('dt', {}, make('kbd', {}, key)), make('dd', {}, words));
        }
        dialog.append(make('h2', {}, title), list);
      }
      close.addEventListener('click', () => dialog.close());
      dialog.append(close);
      document.body.append(dialog);
    }
    dialog.showModal();
  };

  return { root, make, help, showKeys };
})();

// What the looks on this page say: their titles, their kinds, and the words that are seen in them.
// Redacted blocks hold no words, so none of theirs can be found.
vitrine.looks = (() => {
  const read = (place) => {
    const link = place.querySelector('.open, a');
    const page = place.closest('.page');
    const title = link.textContent;
    const of = page ? `${page.querySelector('h2').textContent} ${page.id}` : '';
    const name = `${title} ${place.dataset.kinds ?? ''} ${of}`.toLowerCase();
    let words;
    return {
      place, link, page, title, name,
      // Pictures are many: each is read when somebody first searches.
      get words() {
        const drawn = place.querySelector('.look')?.shadowRoot?.querySelector('.page');
        words ??= `${name} ${drawn ? drawn.textContent.toLowerCase() : ''}`;
        return words;
      },
    };
  };
  return [...document.querySelectorAll('.shelf li, .exhibit')]
    .filter((place) => place.querySelector('.open, a'))
    .map(read);
})();

vitrine.split = (text) => text.toLowerCase().split(/\s+/).filter(Boolean);

// Words for states ask what a look is, and not whether it happens to say so.
vitrine.says = (() => {
  const states = new Set(['loading', 'loaded', 'failed', 'empty', 'waiting']);
  return (look, words) =>
    words.every((word) => (states.has(word) ? look.name : look.words).includes(word));
})();

// Filters and search of the index: a look is shown if it passes each group of filters and says every
// word.
// All pages of the site are in a list, which is loaded when it is first wanted.
vitrine.list = (() => {
  let loading;
  return () => loading ??= new Promise((resolve) => {
    const script = vitrine.make('script', { src: new URL('assets/pages.js', vitrine.root) });
    script.addEventListener('load', () => resolve(vitrinePages));
    document.head.append(script);
  });
})();

// How many looks of the kinds that are chosen there are in the other rooms of the index: told beside
// their names, and where this one has none. Which page is in which room, the tree of all pages tells.
vitrine.rooms = (() => {
  const links = [...document.querySelectorAll('.rooms a')];
  const rooms = new Map([...document.querySelectorAll('.tree li > a')].map((link) => {
    const address = new URL(link.href);
    return [decodeURIComponent(address.hash.slice(1)), address.pathname];
  }));
  const nothing = document.querySelector('.nothing');
  if (!links.length || !nothing) return () => {};
  const elsewhere = vitrine.make('span', { className: 'elsewhere' });
  nothing.append(elsewhere);
  // In the order of their classes: k0, k1 and so on.
  const names = ['loading', 'loaded', 'failed', 'empty', 'step', 'at-rest', 'waiting'];

  return async (kinds) => {
    const all = kinds.length ? await vitrine.list() : [];
    if (!all.every(([page]) => rooms.has(page))) return;
    const wanted = kinds.map((kind) => names[kind.slice(1)]);
    const counts = new Map();
    for (const [page, , , looks] of all) {
      const fitting = looks.filter(([, , words]) => wanted.every((word) => words.split(' ').includes(word)));
      counts.set(rooms.get(page), (counts.get(rooms.get(page)) ?? 0) + fitting.length);
    }
    elsewhere.replaceChildren();
    for (const link of links) {
      const count = counts.get(new URL(link.href).pathname) ?? 0;
      link.querySelector('.count')?.remove();
      if (!kinds.length) continue;
      link.append(vitrine.make('b', { className: 'count' }, ` ${count}`));
      if (!count || link.ariaCurrent) continue;
      const words = count === 1 ? '1 look' : `${count} looks`;
      elsewhere.append(' ', vitrine.make('a', { href: link.href }, `${words} in room ${link.parentElement.value}`));
    }
  };
})();

vitrine.shelf = (() => {
  const form = document.querySelector('.filters');
  const inputs = [...document.querySelectorAll('.filter input[data-filter]')];
  const nothing = document.querySelector('.nothing');
  const pages = [...document.querySelectorAll('section.page')];
  if (!pages.length) return null;
  const groups = Map.groupBy(inputs, (input) => input.closest('.filter').dataset.group);
  let query = '';

  const classes = new Map(vitrine.looks.map((look) =>
    [look, new Set([...look.place.classList, ...(look.page?.classList ?? [])])]));
  const chosen = (group) => groups.get(group).filter((input) => input.checked)
    .map((input) => input.dataset.filter);
  // A page has one feature, so that of several any will do; all else is asked for together.
  const passes = (look, group, names) => !names.length || (group === 'feature'
    ? names.some((name) => classes.get(look).has(name))
    : names.every((name) => classes.get(look).has(name)));

  const count = (found, wanted) => {
    for (const [group, choices] of groups) {
      const others = found.filter((look) =>
        [...wanted].every(([other, names]) => other === group || passes(look, other, names)));
      for (const input of choices) {
        const name = input.dataset.filter;
        const together = group === 'feature' ? [name] : [...wanted.get(group), name];
        const label = input.closest('label');
        const left = others.filter((look) => passes(look, group, together)).length;
        label.querySelector('.count').textContent = left.toLocaleString('en');
        label.classList.toggle('none', left === 0 && !input.checked);
      }
    }
  };

  const apply = () => {
    const words = vitrine.split(query);
    const wanted = new Map([...groups.keys()].map((group) => [group, chosen(group)]));
    const found = vitrine.looks.filter((look) => vitrine.says(look, words));
    const shown = new Set(found.filter((look) =>
      [...wanted].every(([group, names]) => passes(look, group, names))));
    for (const look of vitrine.looks) look.place.hidden = !shown.has(look);
    const left = new Set([...shown].map((look) => look.page));
    for (const page of pages) page.hidden = !left.has(page);
    if (nothing) nothing.style.display = shown.size ? 'none' : 'block';
    count(found, wanted);
    return shown.size;
  };

  // From here on the script filters: rules that ask about the whole document only cost time.
  const rules = document.querySelector('link[href$="filters.css"]');
  const write = () => {
    if (rules) rules.disabled = true;
    const parts = [...groups.keys()].map((group) => [group, chosen(group).join('+')]);
    if (query) parts.push(['q', encodeURIComponent(query)]);
    const fragment = parts.filter(([, value]) => value).map((part) => part.join('=')).join('&');
    history.replaceState(null, '', fragment ? '#' + fragment : location.pathname + location.search);
    handOn();
  };
  // Other rooms of the index filter the same.
  const handOn = () => {
    for (const link of document.querySelectorAll('.rooms a, .pager a')) link.hash = location.hash;
    const isOfKindsOnly = !query && [...groups.keys()].every((group) => group === 'kind' || !chosen(group).length);
    vitrine.rooms(isOfKindsOnly && groups.has('kind') ? chosen('kind') : []);
  };

  // An address may lead to a page of the room instead: then there is nothing to restore.
  const restore = () => {
    if (location.hash && !location.hash.includes('=')) return apply();
    const said = new URLSearchParams(location.hash.slice(1));
    query = said.get('q') ?? '';
    for (const [group, choices] of groups) {
      // The signs between names read as spaces.
      const names = (said.get(group) ?? '').split(' ');
      for (const input of choices) input.checked = names.includes(input.dataset.filter);
    }
    handOn();
    return apply();
  };

  const search = (text) => {
    query = text.trim();
    write();
    return apply();
  };
  for (const input of inputs) input.addEventListener('change', () => { write(); apply(); });
  form?.addEventListener('reset', () => queueMicrotask(() => {
    query = '';
    vitrine.search?.clear();
    for (const input of inputs) input.checked = false;
    write();
    apply();
  }));
  return { restore, search, query: () => query };
})();

// The field in the rail: looks of this page, and pages and looks of all others.
vitrine.search = (() => {
  const place = document.querySelector('.rail .seek');
  if (!place) return null;
  const { make, root, shelf } = vitrine;
  const most = 40;
  const field = make('input', {
    type: 'search', placeholder: 'Search ( / )', autocomplete: 'off', ariaLabel: 'Search looks and pages',
  });
  const told = make('p', { className: 'told', role: 'status' });
  const list = make('ul', { className: 'found', hidden: true });
  place.append(field, told, list);

  let isWanted = false;
  const want = () => {
    if (isWanted) return;
    isWanted = true;
    vitrine.list().then(search);
  };
  const pages = () => (typeof vitrinePages === 'undefined' ? [] : vitrinePages);
  const address = (name, look) => new URL(
    name.split('/').map(encodeURIComponent).join('/') + '/index.html'
      + (look ? '#stage=' + encodeURIComponent(look) : ''), root).href;

  const entry = (kind, title, of, href) => {
    const link = make('a', { href }, make('span', { className: 'what' }, kind), ' ', title);
    if (of) link.append(make('span', { className: 'of' }, ` ${of}`));
    return make('li', {}, link);
  };

  // Looks that are called so come before those that say so.
  const here = (words) => {
    if (shelf) return [];
    const isCalled = (look) => words.every((word) => look.name.includes(word));
    return vitrine.looks
      .filter((look) => look.place.id && vitrine.says(look, words))
      .sort((a, b) => isCalled(b) - isCalled(a))
      .map((look) => entry('Look', look.title, '', '#' + encodeURIComponent(look.place.id)));
  };

  const elsewhere = (words) => {
    const known = new Set([...document.querySelectorAll('section.page')].map((page) => page.id));
    const current = document.querySelector('main').dataset.page;
    const found = [];
    for (const [name, title, feature, looks = []] of pages()) {
      if (name === current || known.has(name)) continue;
      const page = `${title} ${name} ${feature}`.toLowerCase();
      const rest = words.filter((word) => !page.includes(word));
      if (!rest.length) found.push(entry('Page', title, feature, address(name)));
      else {
        for (const [look, lookTitle, kinds = ''] of looks) {
          const own = `${lookTitle} ${kinds}`.toLowerCase();
          if (rest.every((word) => own.includes(word))) {
            found.push(entry('Look', lookTitle, `of ${title}`, address(name, look)));
          }
        }
      }
    }
    return found;
  };

  const search = () => {
    const words = vitrine.split(field.value);
    const shown = shelf ? shelf.search(field.value) : 0;
    const found = words.length ? [...here(words), ...elsewhere(words)] : [];
    list.replaceChildren(...found.slice(0, most));
    list.hidden = !found.length;
    if (!words.length) told.textContent = '';
    else if (!shown && !found.length) told.textContent = `Nothing says “${field.value.trim()}”.`;
    else {
      const parts = [];
      if (shown) parts.push(`${shown} here`);
      if (found.length) parts.push(`${found.length} ${shelf ? 'elsewhere' : 'found'}`);
      if (found.length > most) parts.push(`the first ${most} are listed`);
      told.textContent = parts.join(', ');
    }
  };
  field.addEventListener('focus', want);
  field.addEventListener('input', search);

  const focus = () => {
    // On a phone the rail is a drawer.
    const rail = document.getElementById('_rail');
    if (!field.checkVisibility()) rail.showPopover();
    field.focus();
    field.select();
  };
  const clear = () => {
    field.value = '';
    told.textContent = '';
    list.hidden = true;
  };
  const restore = () => {
    if (!shelf) return;
    shelf.restore();
    field.value = shelf.query();
    if (field.value) {
      want();
      search();
    }
  };
  window.addEventListener('hashchange', restore);
  restore();
  return { field, focus, clear, search };
})();

// Keys.
(() => {
  const stops = () =>
    vitrine.looks.map((look) => look.link).filter((link) => link.checkVisibility());

  const move = (by) => {
    const all = stops();
    if (!all.length) return;
    const at = all.indexOf(document.activeElement);
    const to = at < 0 ? (by > 0 ? 0 : all.length - 1) : at + by;
    if (to < 0 || to >= all.length) return;
    all[to].focus();
    all[to].scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  // From the index to the stage on a page's storyboard.
  const modes = { l: '&live=1', t: '&with=~unredacted' };
  if (vitrine.shelf) {
    vitrine.help.push(['On the index', [
      ['l', 'what is live in a look, and what is not'], ['t', 'the same, unredacted'],
    ]]);
  }
  const toStage = (mode) => {
    const all = stops();
    const link = all.includes(document.activeElement) ? document.activeElement : all[0];
    if (!link) return;
    const board = new URL('index.html', link.href);
    board.hash = `stage=${new URL(link.href).pathname.split('/').pop().replace(/\.html$/, '')}${mode}`;
    location.href = board;
  };
  // A click on a picture puts it on the stage, as it does on its storyboard.
  document.addEventListener('click', (event) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) && event.button === 0;
    const link = event.target.closest('.strip a');
    if (!vitrine.shelf || !isPlain || !link) return;
    event.preventDefault();
    link.focus();
    toStage('');
  });

  const up = () => {
    const link = document.querySelector('[data-up]');
    if (link) location.href = link.href;
  };

  const escape = () => {
    const { search } = vitrine;
    if (search && document.activeElement === search.field) {
      if (!search.field.value) return search.field.blur();
      search.clear();
      return search.search();
    }
    if (document.querySelector(':popover-open')) return document.querySelector(':popover-open').hidePopover();
    up();
  };

  const isWriting = (element) =>
    element.matches('input:not([type="checkbox"], [type="radio"]), textarea, select');

  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (document.querySelector('dialog[open]')) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      return escape();
    }
    if (isWriting(event.target)) return;
    // Arrows keep their own meaning among radio buttons and in what scrolls.
    if (event.key.startsWith('Arrow') && event.target.matches('input, .scroll')) return;
    const isRightToLeft = document.dir === 'rtl';
    if (event.key === (isRightToLeft ? 'ArrowLeft' : 'ArrowRight') || event.key === 'j') move(1);
    else if (event.key === (isRightToLeft ? 'ArrowRight' : 'ArrowLeft') || event.key === 'k') move(-1);
    else if (event.key === '?') vitrine.showKeys();
    else if (event.key === '/' && vitrine.search) vitrine.search.focus();
    else if (vitrine.shelf && modes[event.key]) toStage(modes[event.key]);
    else return;
    event.preventDefault();
  });
})();
