// Keys and search for the gallery. Nothing needs them: all can be reached by links and filters.
'use strict';

(() => {
  const here = document.currentScript.src;
  const root = new URL('../', here);
  const stops = () =>
    [...document.querySelectorAll('.shelf a, .exhibit .open')].filter((a) => a.checkVisibility());

  const make = (tag, text, parts = {}) => {
    const element = Object.assign(document.createElement(tag), parts);
    if (text) element.textContent = text;
    return element;
  };

  // The frame before or after the one that has the focus.
  const move = (by) => {
    const all = stops();
    if (!all.length) return;
    const at = all.indexOf(document.activeElement);
    const to = at < 0 ? (by > 0 ? 0 : all.length - 1) : at + by;
    if (to < 0 || to >= all.length) return;
    all[to].focus();
    all[to].scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  const keys = [
    ['→  j', 'next state'],
    ['←  k', 'state before'],
    ['Enter', 'open it'],
    ['Esc', 'back to all pages'],
    ['/', 'search'],
    ['?', 'these keys'],
  ];
  let help;
  const showKeys = () => {
    if (!help) {
      help = make('dialog');
      help.setAttribute('aria-label', 'Keys');
      const list = make('dl');
      for (const [key, words] of keys) {
        const term = make('dt');
        term.append(make('kbd', key));
        list.append(term, make('dd', words));
      }
      const close = make('button', 'Close', { type: 'button' });
      close.addEventListener('click', () => help.close());
      help.append(make('h2', 'Keys'), list, close);
      document.body.append(help);
    }
    help.showModal();
  };

  const filters = document.querySelector('.filters');
  let field;
  if (filters) {
    const found = make('ul', '', { className: 'found', hidden: true });
    const label = make('label', 'Search', { className: 'seek' });
    field = make('input', '', { type: 'search', placeholder: 'Pages and states', autocomplete: 'off' });
    label.textContent = '';
    field.setAttribute('aria-label', 'Search pages and states');
    label.append(field);
    const box = make('div', '', { className: 'seek' });
    box.append(label, found);
    filters.prepend(box);

    // Pages of other rooms are in a list that is loaded when it is first wanted.
    let isWanted = false;
    const want = () => {
      if (isWanted) return;
      isWanted = true;
      const list = make('script', '', { src: new URL('assets/pages.js', root) });
      list.addEventListener('load', search);
      document.head.append(list);
    };
    const address = (name) => name.split('/').map(encodeURIComponent).join('/') + '/index.html';
    const search = () => {
      const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
      const fits = (text) => words.every((word) => text.toLowerCase().includes(word));
      const shown = new Set();
      for (const page of document.querySelectorAll('.page')) {
        const link = page.querySelector('h2 a');
        const name = link.textContent + ' ' + page.querySelector('.accession').textContent;
        let any = fits(name);
        for (const state of page.querySelectorAll('.shelf li')) {
          const isFit = any || fits(name + ' ' + state.textContent);
          state.hidden = !isFit && !any;
        }
        page.hidden = !any && !page.querySelector('.shelf li:not([hidden])');
        if (!page.hidden) shown.add(decodeURIComponent(link.getAttribute('href')));
      }
      const others = words.length && typeof vitrinePages !== 'undefined'
        ? vitrinePages
            .filter(([name, title, feature]) =>
              !shown.has(name + '/index.html') && fits(`${title} ${name} ${feature}`))
            .slice(0, 30)
        : [];
      found.replaceChildren(...others.map(([name, title]) => {
        const item = make('li');
        item.append(make('a', title, { href: new URL(address(name), root) }));
        return item;
      }));
      found.hidden = !others.length;
    };
    field.addEventListener('focus', want);
    field.addEventListener('input', search);
  }

  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || help?.open) return;
    const isTyping = event.target.matches('input[type="search"]');
    if (event.key === 'Escape') {
      if (isTyping && field.value) {
        field.value = '';
        field.dispatchEvent(new Event('input'));
      } else if (isTyping) {
        field.blur();
      } else {
        const up = document.querySelector('[data-up]');
        if (up) location.href = up.href;
      }
      return;
    }
    if (isTyping) return;
    // Arrows keep their own meaning among radio buttons and in what scrolls.
    const isArrow = event.key.startsWith('Arrow');
    if (isArrow && event.target.matches('input, .scroll')) return;
    const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = document.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === forward || event.key === 'j') move(1);
    else if (event.key === backward || event.key === 'k') move(-1);
    else if (event.key === '?') showKeys();
    else if (event.key === '/' && field) field.focus();
    else return;
    event.preventDefault();
  });
})();
