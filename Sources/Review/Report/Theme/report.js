// Slider, toggle and keys for the report. Nothing needs them: all is reached without.
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
    cut.setAttribute('aria-label', `${label}: how much of the base is shown`);
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

  const keep = (name) => {
    for (const input of radios(name)) {
      input.addEventListener('change', () => {
        try { sessionStorage.setItem(`review-${name}`, input.value); } catch { /* no storage */ }
      });
    }
    try {
      const value = sessionStorage.getItem(`review-${name}`);
      const input = value && radios(name).find((other) => other.value === value);
      if (input) input.checked = true;
    } catch { /* no storage */ }
  };
  keep('mode');
  keep('zoom');

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

  const keys = [
    ['j  n  →', 'next change'],
    ['k  p  ←', 'change before'],
    ['Enter', 'open it'],
    ['Esc', 'back to all changes'],
    ['1 … 5', 'side by side, difference, blend, slider, toggle'],
    ['Space', 'base and head in turn'],
    ['z', 'another size'],
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
    if (!help.open) help.showModal();
  };

  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || help?.open) return;
    const isField = event.target.matches?.('input');
    const isArrow = event.key.startsWith('Arrow');
    if (isField && (isArrow || event.key === ' ')) return;
    if (isArrow && event.target.matches?.('.stage')) return;
    const number = '12345'.indexOf(event.key);
    if (['j', 'n', 'ArrowRight'].includes(event.key)) step(1);
    else if (['k', 'p', 'ArrowLeft'].includes(event.key)) step(-1);
    else if (event.key === 'Escape') document.querySelector('[data-key="up"]')?.click();
    else if (event.key === 'z') zoom();
    else if (event.key === '?') showKeys();
    else if (event.key === ' ' && radios('mode').length && !event.target.matches?.('a, summary, button')) flip();
    else if (number >= 0 && radios('mode').length) choose(radios('mode')[number]);
    else return;
    event.preventDefault();
  });
})();
