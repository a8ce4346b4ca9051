import { expect, test } from 'vitest';
import { TextFinder } from '#shared/text/textFinder.ts';
import { sectionsOf } from '#shell/palette/item.ts';
import type { PaletteItem } from '#shell/palette/item.ts';
import { chordOf } from '#ui/shortcuts/keys.ts';
import type { KeyPress } from '#ui/shortcuts/keys.ts';
import { canChange, isCharacter, keysNow, keysThatReach, shortcutsOf } from '#ui/shortcuts/shortcut.ts';

const own = shortcutsOf('calendar', { create: 'c', next: ['ArrowDown', 'j'], save: 'mod+Enter', sheet: '?' });
const usual = { characters: true, changed: {} };
const press = (key: string, rest: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  altGraph: false,
  ...rest,
});

test('WCAG 2.1.4 keys that are only a character can be changed; the others of the same shortcut stay', () => {
  expect(
    Object.values(own)
      .filter(canChange)
      .map(({ id }) => id),
  ).toEqual(['calendar.create', 'calendar.next', 'calendar.sheet']);
  const changed = { characters: true, changed: { 'calendar.create': ['x'], 'calendar.next': [] } };
  expect([keysNow(own.create, usual), keysNow(own.create, changed)]).toEqual([['c'], ['x']]);
  expect([keysNow(own.next, usual), keysNow(own.next, changed)]).toEqual([['ArrowDown', 'j'], ['ArrowDown']]);
});

test('WCAG 2.1.4 one switch disables every single-character key, named or not', () => {
  const off = { characters: false, changed: { 'calendar.create': ['x'] } };
  expect(Object.values(own).map((shortcut) => keysNow(shortcut, off))).toEqual([[], ['ArrowDown'], ['mod+Enter'], []]);
  expect(keysNow(['c', 'F5'], off)).toEqual(['F5']);
  expect(['c', '1', 'shift+1', '?'].every(isCharacter)).toBe(true);
  expect(['mod+c', 'alt+c', 'F5', 'Delete'].some(isCharacter)).toBe(false);
});

test('palette: of two actions with the same key, it is shown of the one that the key reaches', () => {
  const inner = shortcutsOf('people', { stateOfAll: 's' });
  const outer = shortcutsOf('changes', { story: 's', retry: ['r', 'F5'] });
  const here = [inner.stateOfAll, outer.story, outer.retry];
  expect(keysThatReach(here, usual)).toEqual([['s'], [], ['r', 'F5']]);
  const moved = { characters: true, changed: { 'people.stateOfAll': ['r'] } };
  expect(keysThatReach(here, moved)).toEqual([['r'], ['s'], ['F5']]);
});

test('keyboard: a press is written as a chord: digits by their position, letters and signs by their character', () => {
  expect(chordOf(press('&', { code: 'Digit1' }), false)).toBe('1');
  expect(chordOf(press('1', { code: 'Digit1', shiftKey: true }), false)).toBe('shift+1');
  expect(chordOf(press('Q', { code: 'KeyA', shiftKey: true }), false)).toBe('shift+q');
  expect(chordOf(press('?', { code: 'KeyM', shiftKey: true }), false)).toBe('?');
  expect(chordOf(press('k', { ctrlKey: true }), false)).toBe('mod+k');
  expect([press('Shift'), press('@', { altGraph: true }), press('Dead')].map((each) => chordOf(each, false))).toEqual([
    null,
    null,
    null,
  ]);
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
