import type { ParsedResult } from 'chrono-node';
import type { Language } from '#shared/text/languages.ts';

/** Parses date words of one language, as chrono does: from a moment on, looking ahead. */
type Reads = (text: string, from: Date, option: { readonly forwardDate: boolean }) => ParsedResult[];

export type DateWords = Readonly<Record<Language, Reads>>;

let words: Promise<DateWords> | null = null;

/**
 * Chrono's two languages, loaded when the user first types. In English 05/12 is parsed as December first; "Nov 24" only
 * with the American order.
 */
export function loadDateWords(): Promise<DateWords> {
  words ??= Promise.all([import('chrono-node/fr'), import('chrono-node/en')]).then(([fr, en]) => ({
    fr: (text, from, option) => fr.casual.parse(text, from, option),
    en: (text, from, option) => [...en.GB.parse(text, from, option), ...en.casual.parse(text, from, option)],
  }));
  return words;
}
