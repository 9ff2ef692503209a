// Slider, toggle and keys for the report. Nothing needs them: all is reached without. What is chosen
// stands in the address, so that a link shows what its sender saw.
'use strict';

(() => {
  document.documentElement.classList.add('has-script');

  const make = (tag, text, parts = {}) => {
    const element = Object.assign(document.createElement(tag), parts);
    if (text) element.textContent = text;
    return element;
  };

  const radios = (name) => [...document.querySelectorAll(`input[name="${name}"]`)];
  const choose = (input) => {
    if (!input) return;
    input.checked = true;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const mode = () => document.querySelector('input[name="mode"]:checked')?.value;

  for (const stage of document.querySelectorAll('.stage')) {
    const label = stage.getAttribute('aria-label');
    const cut = make('input', '', { type: 'range', min: 0, max: 100, value: 50, className: 'cut' });
    cut.setAttribute('aria-label', `${label}: how much of what was before is shown`);
    cut.addEventListener('input', () => stage.style.setProperty('--cut', `${cut.value}%`));
    stage.before(cut);
    stage.addEventListener('click', () => {
      if (mode() === 'toggle') stage.classList.toggle('flipped');
    });
  }
  const flip = () => {
    choose(radios('mode').find((input) => input.value === 'toggle'));
    for (const stage of document.querySelectorAll('.stage')) stage.classList.toggle('flipped');
  };

  // What was said by the address or chosen since. What belongs to pages of another kind is handed on:
  // who comes back to the summary finds it filtered as it was.
  const state = new URLSearchParams();
  const links = [...document.querySelectorAll('.home, .rail a, .steps a, .change')]
    .filter((link) => !link.getAttribute('href').startsWith('#'));
  const fragment = (said) => said.toString().replaceAll('%2B', '+');
  const write = () => {
    const said = fragment(state);
    history.replaceState(null, '', said ? `#${said}` : location.pathname + location.search);
    const handed = new URLSearchParams(state);
    handed.delete('at');
    for (const link of links) link.hash = fragment(handed);
  };

  const session = (name, value) => {
    try {
      if (value === undefined) return sessionStorage.getItem(`review-${name}`);
      sessionStorage.setItem(`review-${name}`, value);
    } catch { /* no storage */ }
    return null;
  };
  const ofRadios = ['mode', 'zoom'];
  const read = (name) => {
    const inputs = radios(name);
    const chosen = inputs.filter((input) => input.checked).map((input) => input.value).join('+');
    if (!inputs.length) return;
    if (chosen) state.set(name, chosen);
    else state.delete(name);
    if (ofRadios.includes(name)) session(name, chosen);
    state.delete('at');
    write();
  };
  const restore = () => {
    const hash = location.hash.slice(1);
    if (hash.includes('=')) {
      for (const name of [...state.keys()]) state.delete(name);
      for (const [name, value] of new URLSearchParams(hash)) state.set(name, value.replaceAll(' ', '+'));
    } else if (hash) state.set('at', hash);
    for (const name of ofRadios) {
      const value = state.get(name) ?? session(name);
      const input = value && radios(name).find((other) => other.value === value);
      if (input) {
        input.checked = true;
        state.set(name, value);
      }
    }
    for (const name of ['kind', 'same']) {
      const values = (state.get(name) ?? '').split('+');
      for (const input of radios(name)) input.checked = values.includes(input.value);
    }
    if (fragment(state)) write();
    document.getElementById(state.get('at') ?? '')?.scrollIntoView();
  };
  for (const name of [...ofRadios, 'kind', 'same']) {
    for (const input of radios(name)) input.addEventListener('change', () => read(name));
  }
  document.querySelector('.filters')?.addEventListener('reset', () => queueMicrotask(() => {
    for (const input of radios('kind')) input.checked = false;
    read('kind');
  }));
  // A part of the page that was gone to is told beside what was chosen.
  window.addEventListener('hashchange', () => {
    document.querySelector('.rail:popover-open')?.hidePopover();
    restore();
  });
  restore();

  const step = (by) => {
    const link = document.querySelector(`[data-key="${by > 0 ? 'next' : 'previous'}"]`);
    if (link) return link.click();
    const links = [...document.querySelectorAll('.change')].filter((a) => a.checkVisibility());
    if (!links.length) return;
    const at = links.indexOf(document.activeElement);
    const to = at < 0 ? (by > 0 ? 0 : links.length - 1) : at + by;
    links[Math.max(0, Math.min(links.length - 1, to))].focus();
  };

  const zoom = () => {
    const all = radios('zoom');
    choose(all[(all.findIndex((input) => input.checked) + 1) % all.length]);
  };

  // Those that do something on this page.
  const keys = [
    ['j  n  →', 'next change'],
    ['k  p  ←', 'change before'],
    document.querySelector('[data-up]') ? ['Esc', 'back to all changes'] : ['Enter', 'open it'],
    ...(radios('mode').length ? [
      ['1 … 5', 'side by side, difference, blend, slider, toggle'],
      ['Space', 'before and after in turn'],
      ['z', 'another size'],
    ] : []),
    ['?', 'these keys'],
  ];
  let help;
  const showKeys = () => {
    if (!help) {
      help = make('dialog', '', { className: 'keys' });
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
    if (!help.open) help.showModal();
  };

  // Out of the drawer first, then up.
  const escape = () => {
    const rail = document.querySelector('.rail:popover-open');
    if (rail) rail.hidePopover();
    else document.querySelector('[data-up]')?.click();
  };

  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || help?.open) return;
    const isField = event.target.matches?.('input');
    const isArrow = event.key.startsWith('Arrow');
    // One of several that is chosen stays so: a space is free there.
    const isFree = event.target.matches?.('[type="radio"]:checked');
    if (isField && (isArrow || event.key === ' ' && !isFree)) return;
    if (isArrow && event.target.matches?.('.stage')) return;
    const number = '12345'.indexOf(event.key);
    if (['j', 'n', 'ArrowRight'].includes(event.key)) step(1);
    else if (['k', 'p', 'ArrowLeft'].includes(event.key)) step(-1);
    else if (event.key === 'Escape') escape();
    else if (event.key === 'z') zoom();
    else if (event.key === '?') showKeys();
    else if (event.key === ' ' && radios('mode').length && !event.target.matches?.('a, summary, button')) flip();
    else if (number >= 0 && radios('mode').length) choose(radios('mode')[number]);
    else return;
    event.preventDefault();
  });
})();
