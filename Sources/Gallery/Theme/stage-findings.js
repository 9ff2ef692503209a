// What is marked in a picture on the stage, told in words beside it.
'use strict';

vitrine.findings = (() => {
  const { make, reading } = vitrine;

  // What causes mean, for whoever has never read of them.
  const meanings = [
    ['no store',
      'This part is drawn without its logic, so there is nothing that a touch could reach.'],
    ['guarded', 'The page itself withholds the action here: a touch sends nothing.'],
    ['dropped by',
      'A touch would send an action, but a rule of the page, which is named here, refuses it now.'],
    ['ignored',
      'The action arrives and the logic does nothing with it: nothing changes, nothing is sent.'],
    ['under a sheet', 'What lies over the page takes every touch until it is put away.'],
    ['disabled', 'It is switched off for now, and drawn dim so that one sees it.'],
    ['beyond', 'It works. Where it leads is not among the looks that are shown here.'],
  ];
  const meaning = (cause) => meanings.find(([start]) => cause.startsWith(start))?.[1] ?? '';

  const section = (title, ...children) =>
    make('section', {}, make('h3', {}, title), ...children);

  // Long lists are told in part.
  const most = 16;
  const list = (items) => {
    const shown = items.slice(0, most).map((item) => make('li', {}, ...item));
    if (items.length > most) shown.push(make('li', {}, `and ${items.length - most} more`));
    return make('ul', {}, ...shown);
  };

  // Where live controls lead, and why the others do nothing. `link` makes a link to a look.
  const ofControls = (title, page, causes, named, link) => {
    const all = reading.controls(page);
    const live = all.filter((control) => named.has(control.dataset.to));
    const none = all.length ? 'Nothing here leads to another look.' : 'There are no controls.';
    return section(title,
      live.length ? list(live.map((control) => {
        const to = named.get(control.dataset.to);
        return [`${reading.short(control)} → `, link(to.title, to)];
      })) : make('p', {}, none),
      ...[...reading.idle(page, named)].map(([cause, { length }]) => {
        const words = cause === 'beyond' ? `${length} live, leading beyond` : `${length} inert: ${cause}`;
        // In the picture, the number stands where there is no room for the words.
        const number = make('span', { className: 'number', ariaHidden: 'true' },
          String(causes.indexOf(cause) + 1));
        return make('details', {}, make('summary', {}, number, words), make('p', {}, meaning(cause)));
      }));
  };

  // What is drawn unredacted is no look that somebody can be in.
  const ofTwin = (title) =>
    section(title, make('p', {}, 'What its controls do is told of the look that it is the twin of.'));

  const change = ({ how, before, after }) => {
    const words = [make('b', {}, how), ` ${reading.short(after ?? before)}`];
    if (how === 'changed') {
      const was = reading.short(before);
      const isSame = was === reading.short(after);
      words.push(make('span', { className: 'was' }, isSame ? 'drawn otherwise' : `was ${was}`));
    }
    return words;
  };

  // What differs from the look before, or from one that this is compared with.
  const ofChanges = (other, page, isCompared) => {
    if (!other) {
      return section('Changes', make('p', {}, 'There is no look before this one.'));
    }
    const found = reading.differences(other.page, page);
    return section(`${isCompared ? 'Compared with' : 'Changes since'} ${other.title}`,
      found.length ? list(found.map(change)) : make('p', {}, 'Nothing that can be seen.'));
  };

  return { ofControls, ofTwin, ofChanges, meaning, section };
})();
