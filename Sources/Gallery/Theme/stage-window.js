// A picture on a storyboard shows the upper part of its page. Where all that is seen to differ from the look
// before it stands further down, it shows that part, and its upper edge is dashed.
'use strict';

(() => {
  const { reading } = vitrine;
  const figures = new Map([...document.querySelectorAll('.exhibit[data-frame]')]
    .map((figure) => [figure.dataset.frame, figure]));
  const host = (figure) => figure?.querySelector('.look');
  const page = (figure) => host(figure)?.shadowRoot?.querySelector('.page');

  // Where an element begins and ends in a window, in the window's own pixels.
  const place = (element, window) => {
    const { top, height } = window.getBoundingClientRect();
    const scale = height / window.clientHeight;
    const box = element.getBoundingClientRect();
    return { top: (box.top - top) / scale, bottom: (box.bottom - top) / scale };
  };

  const turn = (figure) => {
    const [before, after] = [page(figures.get(figure.dataset.from)), page(figure)];
    if (!before || !after) return;
    const window = host(figure);
    const room = window.clientHeight;
    const places = reading.seen(before, after)
      .map((element) => place(element, window)).sort((one, other) => one.top - other.top);
    // What begins in sight is seen; but a line of it, or two, are not.
    if (!places.length || places[0].top < room - Math.min(48, places[0].bottom - places[0].top)) return;
    window.scrollTop = places[0].top - room / 3;
    window.parentElement.classList.add('further');
  };

  // Each when it is about to be seen: what is not drawn yet has no place.
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      turn(target);
    }
  }, { rootMargin: '400px' });
  for (const figure of figures.values()) if (figure.dataset.from) observer.observe(figure);
})();
