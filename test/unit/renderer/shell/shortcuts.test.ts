import { expect, test } from 'vitest';
import { TextFinder } from '#shared/text/textFinder.ts';
import { sectionsOf } from '#shell/palette/item.ts';
import type { PaletteItem } from '#shell/palette/item.ts';
import { shortcutGroups } from '#shell/shortcutSheet/shortcutTables.ts';
import { keysThatReach, shortcutsOf } from '#ui/shortcuts/shortcut.ts';

test('a character by itself is no key of an act: only the calendar shows by letters, and decisions have digits (2.1.4)', () => {
  const single = shortcutGroups.flatMap(({ shortcuts }) =>
    shortcuts.flatMap(({ id, keys }) =>
      keys.filter((key) => /^(?:shift\+)?[^ +]$/u.test(key)).map((key) => `${id} ${key}`),
    ),
  );
  expect(single.filter((each) => !each.startsWith('decision.'))).toEqual([
    'app.shortcuts ?',
    'lists.menu ,',
    'calendar.create c',
    'calendar.day 1',
    'calendar.week 2',
    'calendar.month 3',
    'calendar.list 4',
    'calendar.columns 5',
    'calendar.filter /',
    'calendar.now t',
    'calendar.personWeek w',
    'people.search /',
    'table.filter /',
    'directory.search /',
  ]);
  expect(single.filter((each) => /^decision\.\w+ (?:shift\+)?\D$/u.test(each))).toEqual([]);
});

test('palette: of two actions with the same key, it is shown of the one that the key reaches', () => {
  const inner = shortcutsOf('people', { edit: 'mod+e', week: ', w' });
  const outer = shortcutsOf('pages', { together: 'mod+e', refresh: ['mod+r', 'F5'] });
  const here = [inner.edit, inner.week, outer.together, outer.refresh];
  // A letter of a menu reaches nothing outside of it.
  expect(keysThatReach(here)).toEqual([['mod+e'], [], [], ['mod+r', 'F5']]);
});

const names = [
  'BENSAÏD Inès C00918-1',
  'Aller à\u00A0: Calendrier',
  'Créer un événement',
  'CŒUR Léa',
  'DIALLO Aminata',
  'KACZMAREK Zofia',
];
const found = (query: string): readonly string[] => new TextFinder(names, (name) => name).find(query, 5);

test('palette: accents, capitals, word order and one typing error per word do not hide a result', () => {
  expect(found('bensaid')).toEqual([names[0]]);
  expect(found('INÈS ben')).toEqual([names[0]]);
  expect(found('c00918')).toEqual([names[0]]);
  expect(found('evenemnt')).toEqual([names[2]]);
  expect(found('diallo am')).toEqual([names[4]]);
  expect(found('xyz')).toEqual([]);
  expect(found('kazmarek')).toEqual([names[5]]);
});

test('palette: the last used items come first, and no group hides the others', () => {
  const item = (id: string, group: PaletteItem['group']): PaletteItem => ({
    id,
    group,
    text: id,
    run: () => undefined,
  });
  const many = [...Array.from({ length: 20 }, (_, at) => item(`e${at}`, 'event')), item('f', 'application')];
  const sections = sectionsOf(many, [item('r', 'action')]);
  expect(sections.map(({ group, items }) => [group, items.length])).toEqual([
    ['recent', 1],
    ['application', 1],
    ['event', 7],
  ]);
});

test('names that only sound like the text come after the events that have its words', () => {
  const item = (text: string, group: PaletteItem['group'], detail = ''): PaletteItem => ({
    id: text,
    group,
    text,
    detail,
  });
  const groups = (query: string, ...found: readonly PaletteItem[]) =>
    sectionsOf(found, [], { query }).map(({ group }) => group);
  const heard = item('MASSON Juliette', 'application', 'C01335-1 · BTS NDRC');
  const jury = item('Jury BTS NDRC', 'event');
  const start = item('Aller à : Calendrier', 'action');
  expect(groups('jury bts', heard, jury, start)).toEqual(['action', 'event', 'application']);
  expect(groups('juliette bts', heard, jury)).toEqual(['application', 'event']);
  expect(groups('guiyome', item('GUILLAUME Zoé', 'person'), item('Guillaume, bilan', 'event'))).toEqual([
    'person',
    'event',
  ]);
});
