import type { Language } from '#shared/text/languages.ts';
import { halvesOf } from '#shared/time/halfOfDay.ts';
import type { Unclear } from './clock.ts';
import type { Choice } from './marks.ts';

/** What an unclear hour of a phrase may mean: after noon, before it, or a length; each as the phrase that says so. */
export function choicesOf(phrase: string, unclear: Unclear, language: Language): readonly Choice[] {
  const [first] = unclear.hours;
  if (!first) return [];
  const written = phrase.normalize('NFC');
  const minute = String(unclear.minute % 60).padStart(2, '0');
  const half = (which: 0 | 1): Choice => {
    const hourOf = (at: number): string => halvesOf(written.charAt(at))[which];
    // The last one first, so that the positions of the others stay.
    const said = unclear.hours
      .toReversed()
      .reduce((text, { from, to }) => text.slice(0, from) + hourOf(from) + text.slice(to), written);
    return { phrase: said, meaning: { hour: `${hourOf(first.from)}:${minute}` } };
  };
  const length: readonly Choice[] =
    unclear.length === null
      ? []
      : [
          {
            phrase: `${written.slice(0, first.from)}${lengthWord[language]} ${written.slice(first.from)}`,
            meaning: { minutes: unclear.length },
          },
        ];
  return [half(0), ...length, half(1)];
}

/** The word that makes a length of what looks like an hour. */
const lengthWord: Readonly<Record<Language, string>> = { fr: 'pendant', en: 'for' };
