import { languageOf } from '#shared/text/languages.ts';
import type { Language } from '#shared/text/languages.ts';
/** A chord, written `mod+shift+k`, `alt+ArrowLeft`, `F6`, `?`, `1`. `mod` is Ctrl, or ⌘ on macOS. */
export interface Chord {
  readonly mod: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
  readonly key: string;
}

/** What of a KeyboardEvent decides; a plain object in tests. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  /** AltGr writes characters on AZERTY ({ [ | @ …): such a press is never a chord. */
  readonly altGraph: boolean;
}

export const isMac = (): boolean => typeof navigator !== 'undefined' && navigator.userAgent.includes('Mac');

export function parseChord(text: string): Chord {
  const parts = text.split('+');
  const key = parts.pop() ?? '';
  return { mod: parts.includes('mod'), shift: parts.includes('shift'), alt: parts.includes('alt'), key };
}

const isDigit = (key: string): boolean => key.length === 1 && key >= '0' && key <= '9';

/** The digit that a press is: by the physical key of the row, but on the pad only where it writes one (NumLock). */
const digitOf = ({ code, key }: KeyPress): string | undefined =>
  /^Digit(\d)$/u.exec(code)?.[1] ?? (code.startsWith('Numpad') && isDigit(key) ? key : undefined);
const isLetter = (key: string): boolean => key.length === 1 && key.toLowerCase() !== key.toUpperCase();

/** Digits by physical key, since AZERTY types & é " on them; letters by what they write; symbols at any shift. */
export function matches(chord: Chord, press: KeyPress, mac: boolean): boolean {
  if (press.altGraph) return false;
  const mod = mac ? press.metaKey : press.ctrlKey;
  const otherMod = mac ? press.ctrlKey : press.metaKey;
  if (mod !== chord.mod || otherMod || press.altKey !== chord.alt) return false;
  if (isDigit(chord.key)) return press.shiftKey === chord.shift && digitOf(press) === chord.key;
  const isSymbol = chord.key.length === 1 && !isLetter(chord.key);
  if (!isSymbol && press.shiftKey !== chord.shift) return false;
  return press.key.toLowerCase() === chord.key.toLowerCase();
}

const editing = new Set([
  'z',
  'y',
  'a',
  'c',
  'x',
  'v',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Backspace',
  'Delete',
]);

/** Whether a chord still acts while the user types: keys that the field itself uses do not. */
export function actsInFields(chord: Chord): boolean {
  if (editing.has(chord.key)) return false;
  return chord.mod || chord.alt || chord.key === 'Escape' || /^F\d+$/u.test(chord.key);
}

const names: Readonly<Record<string, string>> = {
  Escape: 'Échap',
  Enter: 'Entrée',
  Delete: 'Suppr',
  Backspace: 'Retour arr.',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ' ': 'Espace',
};
/** Where a language prints something else on a key than French does. */
const namesIn: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  fr: {},
  en: { Escape: 'Esc', Enter: 'Enter', Delete: 'Del', Backspace: 'Backspace', ' ': 'Space' },
};

const shiftIn = { fr: 'Maj', en: 'Shift' } as const;

/** What a keyboard has printed on those keys, in the document's language. */
export function keyLabel(text: string, mac = isMac(), language = documentLanguage()): string {
  if (text.length > 1 && text.includes(' ')) return text.toUpperCase(); // the menu key, then a letter
  const { mod, shift, alt, key } = parseChord(text);
  const name = namesIn[language][key] ?? names[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  return [mod && (mac ? '⌘' : 'Ctrl'), alt && (mac ? '⌥' : 'Alt'), shift && (mac ? '⇧' : shiftIn[language]), name]
    .filter(Boolean)
    .join(' ');
}

const documentLanguage = (): Language =>
  languageOf(typeof document === 'undefined' ? '' : document.documentElement.lang);
