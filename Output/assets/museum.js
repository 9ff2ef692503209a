// Search, filters and keys for the gallery. Nothing needs them: all can be reached by links, and the
// stylesheet filters on its own. What is chosen stands in the address, so that it can be sent on.
'use strict';

const vitrine = (() => {
  const root = new URL('../', document.currentScript.src);

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

  // Where letters are written, they are no keys.
  const isWriting = (element) =>
    element.matches('input:not([type="checkbox"], [type="radio"]), textarea, select');

  return { root, make, help, showKeys, isWriting };
})();

// Words as they are compared, those that stand there and those that are sought: in small letters, whatever
// form they come in, without accents, the points of Hebrew and Arabic, and what cannot be seen, such as where
// a word may be parted. What makes another letter stays: the vowels of Indic scripts and Thai, which are marks
// as well, and the marks by which kana, й and ў differ from others.
vitrine.plain = (() => {
  const isAscii = (text) => /^[\0-\x7f]*$/.test(text);
  const kept = String.raw`[\u3099\u309a]|(?<=[иу])\u0306`;
  const unsought = String.raw`[\p{M}&&[\p{sc=Zinh}\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}]]|[\p{DI}\u0640]`;
  const marks = new RegExp(`(${kept})|${unsought}`, 'gv');
  // What is typed as something else: letters that share a capital with another, an apostrophe, a hyphen.
  const typed = { ß: 'ss', ς: 'σ', ı: 'i', '’': '\'', '‐': '-' };
  return (text) => (isAscii(text) ? text.toLowerCase()
    : text.normalize('NFKD').toLowerCase().replaceAll(marks, '$1')
      .replaceAll(/[ßςı’‐]/g, (sign) => typed[sign]).normalize('NFC'));
})();

// What the looks on this page say: their titles, their kinds, and the words that are seen in them.
// Redacted blocks hold no words, so none of theirs can be found.
vitrine.looks = (() => {
  const read = (place) => {
    const link = place.querySelector('.open, a');
    const page = place.closest('.page');
    const title = link.textContent;
    const of = page ? `${page.querySelector('h2').textContent} ${page.id}` : '';
    const name = `${title} ${place.dataset.kinds ?? ''} ${of}`;
    let words;
    return {
      place, link, page, title, name: vitrine.plain(name),
      // Pictures are many: each is read when somebody first searches.
      get words() {
        const drawn = place.querySelector('.look')?.shadowRoot?.querySelector('.page');
        words ??= vitrine.plain(`${name} ${drawn?.textContent ?? ''}`);
        return words;
      },
    };
  };
  return [...document.querySelectorAll('.shelf li, .exhibit')]
    .filter((place) => place.querySelector('.open, a'))
    .map(read);
})();

vitrine.split = (text) => vitrine.plain(text).split(/\s+/).filter(Boolean);

// Words for states ask what a look is, and not whether it happens to say so.
vitrine.says = (() => {
  const states = new Set(['loading', 'loaded', 'failed', 'empty', 'waiting']);
  return (look, words) =>
    words.every((word) => (states.has(word) ? look.name : look.words).includes(word));
})();

// All pages of the site are in a list, which is loaded when it is first wanted; so is the tree of pages.
vitrine.load = (file, read) => {
  let loading;
  return () => loading ??= new Promise((resolve) => {
    const script = vitrine.make('script', { src: new URL(`assets/${file}`, vitrine.root) });
    script.addEventListener('load', () => resolve(read()));
    document.head.append(script);
  });
};
vitrine.list = vitrine.load('pages.js', () => vitrinePages);
vitrine.tree = vitrine.load('tree.js', () => vitrineTree);
// Where things are, and what is said in the address behind the sign; nothing leaves it without one.
vitrine.inPath = (name) => name.split('/').map(encodeURIComponent).join('/');
vitrine.storyboard = (name) => new URL(`${vitrine.inPath(name)}/index.html`, vitrine.root);
vitrine.write = (fragment) =>
  history.replaceState(null, '', fragment ? '#' + fragment : location.pathname + location.search);
// What is said of a storyboard, of which a stage is a part: what is searched there, and how it is viewed.
vitrine.parts = () => [...(vitrine.search?.parts() ?? []), ...(vitrine.view?.parts() ?? [])];
vitrine.room = (number) => new URL(number ? `index-${number + 1}.html` : 'index.html', vitrine.root);

// What is chosen on the index, as its address has it: for who comes back to it from a page.
vitrine.chosen = (fragment) => {
  const name = `chosen ${vitrine.root}`;
  try {
    if (fragment !== undefined) sessionStorage.setItem(name, fragment);
    return sessionStorage.getItem(name) ?? '';
  } catch { return ''; /* no storage */ }
};

// The looks in the other rooms of the index. Those that are alike are one, with how many pages have it
// in each room.
vitrine.others = (() => {
  const current = document.querySelector('.rooms [aria-current]');
  if (!current) return null;
  const here = current.parentElement.value - 1;
  const read = (pages) => {
    const lists = new Map();
    for (const [, , , classes, room, list] of pages) {
      if (room === here) continue;
      if (!lists.has(list)) lists.set(list, new Map());
      const kinds = lists.get(list);
      if (!kinds.has(classes)) kinds.set(classes, new Map());
      const rooms = kinds.get(classes);
      rooms.set(room, (rooms.get(room) ?? 0) + 1);
    }
    return [...lists].flatMap(([list, kinds]) => [...kinds].flatMap(([ofPage, rooms]) => {
      const size = [...rooms.values()].reduce((sum, count) => sum + count, 0);
      return list.map(([, , , ofLook]) =>
        ({ classes: new Set(`${ofPage} ${ofLook}`.split(' ')), rooms, size }));
    }));
  };
  let reading;
  return () => reading ??= vitrine.list().then(read);
})();

// Filters and search of the index: a look is shown if it passes each group of filters and says every
// word.
vitrine.shelf = (() => {
  const { make, others } = vitrine;
  const form = document.querySelector('.filters');
  const inputs = [...document.querySelectorAll('.filter input[data-filter]')];
  const nothing = document.querySelector('.nothing');
  const main = document.querySelector('main');
  const pages = [...document.querySelectorAll('section.page')];
  if (!pages.length) return null;
  const groups = Map.groupBy(inputs, (input) => input.closest('.filter').dataset.group);
  let query = '';
  // The looks of other rooms, once they are known.
  let elsewhere = [];
  const sum = make('p', { className: 'sum left', role: 'status' });
  pages[0].before(sum);

  const here = vitrine.looks.map((look) => ({
    look, classes: new Set([...look.place.classList, ...(look.page?.classList ?? [])]), size: 1,
  }));
  const chosen = (group) => groups.get(group).filter((input) => input.checked)
    .map((input) => input.dataset.filter);
  // A page has one feature, so that of several any will do; all else is asked for together.
  const passes = ({ classes }, group, names) => !names.length || (group === 'feature'
    ? names.some((name) => classes.has(name))
    : names.every((name) => classes.has(name)));

  const total = (items) => items.reduce((all, { size }) => all + size, 0);
  // How many of all looks each choice leaves; as it was written where nothing is chosen.
  const written = new Map(inputs.map((input) =>
    [input, input.closest('label').querySelector('.count').textContent]));
  const count = (found, wanted) => {
    for (const [group, choices] of groups) {
      const rest = found.filter((item) =>
        [...wanted].every(([other, names]) => other === group || passes(item, other, names)));
      for (const input of choices) {
        const name = input.dataset.filter;
        const together = group === 'feature' ? [name] : [...wanted.get(group), name];
        const label = input.closest('label');
        const left = found === here ? null : total(rest.filter((item) => passes(item, group, together)));
        label.querySelector('.count').textContent = left?.toLocaleString('en') ?? written.get(input);
        label.classList.toggle('none', left === 0 && !input.checked);
      }
    }
  };

  // Where the rest of it is: words are only searched for in this room, and named in the list below
  // the field.
  const mostRooms = 12;
  const tell = (shown, further) => {
    const rooms = new Map();
    for (const { rooms: counts } of further) {
      for (const [room, count] of counts) rooms.set(room, (rooms.get(room) ?? 0) + count);
    }
    const looks = (number) => `${number.toLocaleString('en')} ${number === 1 ? 'look' : 'looks'}`;
    const links = [...rooms].sort(([a], [b]) => a - b).map(([room, number]) => {
      const link = make('a', {}, `${looks(number)} in room ${room + 1}`);
      link.href = vitrine.room(room);
      link.hash = said();
      return link;
    });
    const none = links.length || query || !elsewhere.length ? 'None in this room' : 'None in any room';
    sum.replaceChildren(shown ? `${looks(shown)} in this room` : none,
      ...links.slice(0, mostRooms).flatMap((link) => [', ', link]),
      links.length > mostRooms ? ` and more in ${links.length - mostRooms} other rooms.` : '.');
  };

  // How many looks of each page are left, beside how many it has.
  const tellPages = (shown) => {
    const counts = new Map();
    for (const { page } of shown) counts.set(page, (counts.get(page) ?? 0) + 1);
    for (const [page, number] of counts) page.querySelector('.accession').dataset.shown = number;
  };

  // What is said where nothing is left: of what was asked for, and how to take that back.
  const sayNothing = (isFiltered, isSearched) => {
    if (!nothing) return;
    const place = others ? 'in this room ' : '';
    nothing.firstChild.data = !isSearched ? (others ? '' : 'No look is all of that. ')
      : `No picture ${place}says “${query}”${isFiltered ? ' and is all that is chosen' : ''}. `;
    nothing.querySelector('button').textContent =
      isFiltered ? (isSearched ? 'Clear the search and the filters' : 'Clear the filters') : 'Clear the search';
  };

  const apply = () => {
    const words = vitrine.split(query);
    const isFiltered = inputs.some((input) => input.checked);
    // Pages of which little is left stand beside each other.
    main.classList.toggle('picked', Boolean(isFiltered || words.length));
    const wanted = new Map([...groups.keys()].map((group) => [group, chosen(group)]));
    const fits = (item) => [...wanted].every(([group, names]) => passes(item, group, names));
    const found = here.filter(({ look }) => vitrine.says(look, words));
    const shown = new Set(found.filter(fits).map(({ look }) => look));
    for (const look of vitrine.looks) look.place.hidden = !shown.has(look);
    const left = new Set([...shown].map((look) => look.page));
    for (const page of pages) page.hidden = !left.has(page);
    tellPages([...shown]);
    if (nothing) nothing.style.display = shown.size ? 'none' : 'block';
    if (isFiltered && others && !elsewhere.length) {
      others().then((all) => {
        elsewhere = all;
        apply();
      });
    }
    const further = words.length ? [] : elsewhere;
    if (!isFiltered && !words.length) count(here, wanted);
    else if (!others || elsewhere.length || words.length) count([...found, ...further], wanted);
    // Of what is said in other rooms only names are known, so that nothing is counted there.
    form?.classList.toggle('uncounted', Boolean(words.length && others));
    sum.hidden = !isFiltered || !others;
    if (!sum.hidden) tell(shown.size, further.filter(fits));
    sayNothing(isFiltered, words.length);
    return shown.size;
  };

  // What a choice is called in the address: as it is called on the page, in small letters and in one
  // word. Where another one of its group would be called the same, each is called just as it is written;
  // what parts names in the address stands in none.
  const label = (input) => input.closest('label').querySelector('span').textContent;
  const oneWord = (input) => label(input).toLowerCase().replaceAll(/[\s+]+/g, '-');
  const asWritten = (input) => label(input).replaceAll(/[\s+%]/g, encodeURIComponent);
  const name = (input) => {
    const word = oneWord(input);
    const others = groups.get(input.closest('.filter').dataset.group).filter((one) => one !== input);
    const isTaken = others.some((one) => oneWord(one) === word || asWritten(one) === word);
    return isTaken ? asWritten(input) : word;
  };
  const said = () => {
    const parts = [...groups].map(([group, choices]) => [group, choices
      .filter((input) => input.checked).map((input) => encodeURIComponent(name(input))).join('+')]);
    if (query) parts.push(['q', encodeURIComponent(query)]);
    return parts.filter(([, value]) => value).map((part) => part.join('=')).join('&');
  };
  const write = () => {
    vitrine.write(said());
    handOn();
  };
  // Other rooms of the index filter the same.
  const handOn = () => {
    const fragment = said();
    for (const link of document.querySelectorAll('.rooms a, .pager a')) link.hash = fragment;
    vitrine.chosen(fragment);
  };

  // An address may lead to a page of the room, too: where it says nothing else, there is nothing to restore.
  const restore = () => {
    const isPlace = location.hash && !location.hash.includes('=');
    const address = new URLSearchParams(isPlace ? '' : location.hash.slice(1));
    const place = document.getElementById(vitrine.inPath(address.get('at') ?? ''));
    for (const page of pages) page.toggleAttribute('data-at', page === place);
    if (!isPlace) {
      query = address.get('q') ?? '';
      for (const [group, choices] of groups) {
        // The signs between names read as spaces.
        const names = (address.get(group) ?? '').split(' ');
        for (const input of choices) input.checked = names.includes(name(input));
      }
    }
    handOn();
    const shown = apply();
    place?.scrollIntoView();
    return shown;
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
  const { make, shelf } = vitrine;
  const most = 40;
  const field = make('input', {
    type: 'search', placeholder: 'Search ( / )', autocomplete: 'off', ariaLabel: 'Search looks and pages',
  });
  const told = make('p', { className: 'told', role: 'status' });
  const list = make('ul', { className: 'found', hidden: true });
  // Of what is elsewhere only names are known here, and not what it says; a picture on the index ends
  // not far below its edge.
  const rest = make('p', {
    className: 'told', hidden: true, textContent: !shelf ? 'Words of other pages are searched on their storyboards.'
      : 'Words further down a look are searched on its page’s storyboard.',
  });
  // The rooms that are listed; their links hand on what is searched for.
  const listed = shelf ? [...document.querySelectorAll('.rooms a:not([aria-current])')] : [];
  const rooms = make('p', { className: 'told', hidden: true });
  place.append(field, told, rest, rooms, list);
  const tellRooms = () => {
    rooms.hidden = rest.hidden || !listed.length;
    if (rooms.hidden) return;
    rooms.replaceChildren('Words in other rooms are searched there: ', ...listed.flatMap((link, index) =>
      [index ? ', ' : '', make('a', { href: link.href }, `room ${link.parentElement.value}`)]), '.');
  };

  let isWanted = false;
  const want = () => {
    if (isWanted) return;
    isWanted = true;
    vitrine.list().then(show);
  };
  const pages = () => (typeof vitrinePages === 'undefined' ? [] : vitrinePages);
  const address = (name, look) => {
    const board = vitrine.storyboard(name);
    if (look) board.hash = 'stage=' + encodeURIComponent(look);
    return board;
  };

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
    for (const one of pages()) {
      const [name, title, feature, , , looks] = one;
      if (name === current || known.has(name)) continue;
      // There may be very many, which are read when somebody first searches.
      const page = one.words ??= vitrine.plain(`${title} ${name} ${feature}`);
      const rest = words.filter((word) => !page.includes(word));
      if (!rest.length) found.push(entry('Page', title, feature, address(name)));
      else {
        for (const it of looks) {
          const [look, lookTitle, kinds] = it;
          const own = it.words ??= vitrine.plain(`${lookTitle} ${kinds}`);
          if (rest.every((word) => own.includes(word))) {
            found.push(entry('Look', lookTitle, `of ${title}`, address(name, look)));
          }
        }
      }
    }
    return found;
  };

  const unfound = () => `Nothing drawn ${vitrine.others ? 'in this room' : 'here'} says “${field.value.trim()}”`
    + (!shelf || vitrine.others ? ', and no other page is called so.' : '.');

  const show = () => {
    const words = vitrine.split(field.value);
    const shown = shelf ? shelf.search(field.value) : 0;
    const found = words.length ? [...here(words), ...elsewhere(words)] : [];
    list.replaceChildren(...found.slice(0, most));
    list.hidden = !found.length;
    rest.hidden = !words.length;
    tellRooms();
    if (!words.length) told.textContent = '';
    else if (!shown && !found.length) told.textContent = unfound();
    else {
      const parts = [];
      if (shown) parts.push(`${shown} here`);
      if (found.length) parts.push(`${found.length} ${!shelf ? 'found' : shown ? 'elsewhere' : 'found in other rooms'}`);
      if (found.length > most) parts.push(`the first ${most} are listed`);
      told.textContent = parts.join(', ');
    }
  };
  // The index has words of its own for what is searched there.
  const parts = () =>
    (shelf || !field.value.trim() ? [] : [`q=${encodeURIComponent(field.value.trim())}`]);
  const search = () => {
    show();
    if (!shelf) vitrine.write(vitrine.parts().join('&'));
  };
  field.addEventListener('focus', want);
  field.addEventListener('input', search);
  // What fits best stands first.
  const open = () => {
    const link = list.querySelector('a');
    const look = shelf && field.value ? vitrine.looks.find(({ place }) => !place.hidden) : null;
    if (look) look.link.click();
    else link?.click();
  };

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
    rest.hidden = true;
    tellRooms();
    list.hidden = true;
  };
  const restore = () => {
    // An address that leads to a look says nothing of the search.
    if (!shelf && location.hash && !location.hash.includes('=')) return;
    shelf?.restore();
    const query = shelf ? shelf.query() : new URLSearchParams(location.hash.slice(1)).get('q') ?? '';
    if (!shelf && query === field.value.trim()) return;
    clear();
    field.value = query;
    if (!query) return;
    want();
    show();
  };
  window.addEventListener('hashchange', restore);
  restore();
  return { field, focus, clear, search, open, parts };
})();

// Keys.
(() => {
  const stops = () =>
    vitrine.looks.map((look) => look.link).filter((link) => link.checkVisibility());

  // The look that keys go on from: that in focus, else the one that the address leads to.
  const current = (all) =>
    all.find((link) => link === document.activeElement) ?? all.find((link) => link.closest('.exhibit:target'));

  // Whether the address leads to where a link is on the index.
  const isTarget = (link) => link.closest(':target, [data-at]');

  const move = (by) => {
    const all = stops();
    if (!all.length) return;
    const at = all.indexOf(current(all));
    // Where the address leads to a page in the index, that begins.
    const first = Math.max(0, all.findIndex(isTarget));
    const to = at < 0 ? (by > 0 ? first : all.length - 1) : at + by;
    if (to < 0 || to >= all.length) return;
    all[to].focus();
    all[to].scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  // From the index to the stage on a page's storyboard.
  const modes = { c: '&with=~near', l: '&live=1', t: '&with=~unredacted' };
  if (vitrine.shelf) {
    vitrine.help.push(['On the index', [
      ['c', 'compare it with the look before'], ['l', 'what is live in a look, and what is not'],
      ['t', 'the same, unredacted'],
    ]]);
  }
  const toStage = (mode) => {
    const all = stops();
    const link = current(all) ?? all.find(isTarget) ?? all[0];
    if (!link) return;
    const board = new URL('index.html', link.href);
    const file = new URL(link.href).pathname.split('/').pop().replace(/\.html$/, '');
    // No look is called `index_`: in a folder whose `index.html` is the storyboard, it is that called `index`.
    board.hash = `stage=${file === 'index_' ? 'index' : file}${mode}`;
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

  // To all pages, or to those that were chosen, where the one that is left stands.
  const up = async () => {
    const link = document.querySelector('[data-up]');
    if (!link) return;
    const { page } = document.querySelector('main').dataset;
    const own = page && (await vitrine.tree()).find(([name]) => name === page);
    const place = own ? vitrine.room(own[3]) : new URL(link.href);
    const at = own ? vitrine.inPath(page) : '';
    const chosen = vitrine.shelf ? '' : vitrine.chosen();
    place.hash = chosen && at ? `${chosen}&at=${at}` : chosen || at;
    location.href = place;
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

  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (document.querySelector('dialog[open]')) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      return escape();
    }
    if (event.key === 'Enter' && event.target === vitrine.search?.field) return vitrine.search.open();
    if (vitrine.isWriting(event.target)) return;
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

// The tree of all pages in the rail of a page that is about one: not written into it, since then each
// page that is added would change all others.
(() => {
  const { make } = vitrine;
  const { page } = document.querySelector('main').dataset;
  if (!page) return;
  const entry = ([name, title]) => {
    // A title in another direction keeps that to itself, and stands where the others do.
    const link = make('a', { href: vitrine.storyboard(name) }, make('bdi', {}, title));
    if (name === page) link.ariaCurrent = 'page';
    return make('li', {}, link);
  };
  vitrine.tree().then((pages) => {
    if (pages.length < 2) return;
    const features = Map.groupBy(pages, ([, , feature]) => feature);
    const list = make('ul', {}, ...[...features].map(([feature, own]) => {
      if (own.length === 1) return entry(own[0]);
      const fold = make('details', { open: own.some(([name]) => name === page) },
        make('summary', {}, `${feature} `, make('b', { className: 'count' }, `${own.length}`)),
        make('ul', {}, ...own.map(entry)));
      return make('li', {}, fold);
    }));
    document.querySelector('.rail').append(
      make('section', { className: 'part tree' }, make('h2', {}, 'All pages'), list));
  });
})();

// How large the pictures of a page are, and whether what is live in them is outlined: in the address,
// after what else is there.
vitrine.view = (() => {
  const sizes = [...document.querySelectorAll('.switches input[name="size"]')];
  const lit = document.getElementById('_live');
  if (!lit) return null;
  const isUsual = (input) => input.defaultChecked;
  const parts = () => [
    ...sizes.filter((input) => input.checked && !isUsual(input)).map((input) => `size=${input.id.slice(1)}`),
    ...(lit.checked ? ['lit=1'] : []),
  ];
  const restore = () => {
    const said = new URLSearchParams(location.hash.slice(1));
    // An address that leads to a look says nothing of sizes.
    if (location.hash && !location.hash.includes('=')) return;
    for (const input of sizes) {
      input.checked = said.has('size') ? input.id === `_${said.get('size')}` : isUsual(input);
    }
    lit.checked = said.get('lit') === '1';
  };
  const write = () => vitrine.write(vitrine.parts().join('&'));
  for (const input of [...sizes, lit]) input.addEventListener('change', write);
  window.addEventListener('hashchange', restore);
  restore();
  return { parts };
})();
