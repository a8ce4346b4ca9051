import { expect, test } from 'vitest';
import { actsInFields, keyLabel, matches, parseChord } from '#ui/shortcuts/keys.ts';
import type { KeyPress } from '#ui/shortcuts/keys.ts';

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
const answers = (chord: string, given: KeyPress, mac = false): boolean => matches(parseChord(chord), given, mac);

test('keyboard: digits go by the physical key, whatever AZERTY writes', () => {
  expect(answers('1', press('&', { code: 'Digit1' }))).toBe(true);
  expect(answers('mod+2', press('é', { code: 'Digit2', ctrlKey: true }))).toBe(true);
  expect(answers('shift+1', press('1', { code: 'Digit1', shiftKey: true }))).toBe(true);
  expect(answers('1', press('1', { code: 'Digit1', shiftKey: true }))).toBe(false);
  expect(answers('1', press('1', { code: 'Numpad1' }))).toBe(true);
});

test('keyboard: a key of the pad is a digit only where it writes one', () => {
  const withoutNumLock = press('ArrowLeft', { code: 'Numpad4' });
  expect(answers('4', withoutNumLock)).toBe(false);
  expect(answers('ArrowLeft', withoutNumLock)).toBe(true);
  expect(answers('4', press('4', { code: 'Numpad4' }))).toBe(true);
  // Windows takes Maj of the pad for the other half of the key.
  expect(answers('shift+7', press('Home', { code: 'Numpad7', shiftKey: true }))).toBe(false);
});

test('keyboard: letters go by what they write, symbols whatever the shift', () => {
  expect(answers('q', press('q', { code: 'KeyA' }))).toBe(true);
  expect(answers('q', press('Q', { code: 'KeyA', shiftKey: true }))).toBe(false);
  expect(answers('?', press('?', { shiftKey: true }))).toBe(true);
  expect(answers('/', press('/', { code: 'Period', shiftKey: true }))).toBe(true);
});

test('keyboard: AltGr writes characters and is no chord', () => {
  expect(answers('mod+alt+k', press('k', { ctrlKey: true, altKey: true, altGraph: true }))).toBe(false);
});

test('keyboard: ⌘ stands for Ctrl on macOS', () => {
  expect(answers('mod+z', press('z', { metaKey: true }), true)).toBe(true);
  expect(answers('mod+z', press('z', { ctrlKey: true }), true)).toBe(false);
  expect(answers('mod+z', press('z', { metaKey: true, ctrlKey: true }), true)).toBe(false);
});

test('keyboard: in a field, only what the field does not use itself acts', () => {
  const acting = ['Escape', 'F6', 'mod+Enter', 'mod+1', 'mod+k', 'alt+n'];
  const silent = ['h', '1', '?', 'Enter', 'ArrowDown', 'mod+z', 'mod+a', 'mod+ArrowLeft', 'alt+ArrowLeft', 'Delete'];
  expect(acting.filter((chord) => !actsInFields(parseChord(chord)))).toEqual([]);
  expect(silent.filter((chord) => actsInFields(parseChord(chord)))).toEqual([]);
});

test('keyboard: keys are named as they are printed', () => {
  expect(keyLabel('mod+z', false, 'fr')).toBe('Ctrl Z');
  expect(keyLabel('mod+z', true, 'fr')).toBe('⌘ Z');
  expect(keyLabel('shift+1', false, 'fr')).toBe('Maj 1');
  expect([keyLabel('mod+Enter', false, 'fr'), keyLabel('mod+Enter', false, 'en')]).toEqual([
    'Ctrl Entrée',
    'Ctrl Enter',
  ]);
  expect(keyLabel(', r', false, 'fr')).toBe(', R');
  expect([keyLabel('Escape', false, 'fr'), keyLabel('Escape', false, 'en')]).toEqual(['Échap', 'Esc']);
});
