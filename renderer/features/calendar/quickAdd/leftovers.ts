import type { Mark, Why } from './marks.ts';
import { pieceOf } from './phrase.ts';

/** What was parsed, when numbers remain. */
interface Understood {
  readonly hour: boolean;
  readonly length: boolean;
  readonly day: boolean;
}

interface Looks {
  /** May belong to a day in words, which is parsed first: « dans 3 jours », « le 24 ». */
  readonly mayBeDay?: true;
  readonly like: RegExp;
  readonly why: (match: RegExpMatchArray, understood: Understood) => Why;
}

const begin = String.raw`(?<![\p{L}\d:/,.-])`;
const noLetter = String.raw`(?![\p{L}\d])`;
const isClock = (hour: string | undefined, minute: string | undefined): boolean =>
  Number(hour) < 24 && Number(minute ?? 0) < 60;

/** Numbers that look like an hour, a length or a day, and were not parsed as one. The input is normalised. */
const looks: readonly Looks[] = [
  {
    like: new RegExp(
      String.raw`(?<!\p{L})(?:(?:a|at|vers|@|de|des|-|from|between|entre) ?)?${begin}(\d{1,4}) ?(?:h|heures?|hours?|hrs?)(?: ?(\d{1,3}))?(?!\p{L}|\d)`,
      'gu',
    ),
    why: ([, hour, minute], { hour: known }) => (isClock(hour, minute) && known ? 'second' : 'noSuchTime'),
  },
  {
    like: new RegExp(String.raw`${begin}(\d{1,4}):(\d{1,3})(?: ?[ap]\.?m\b)?${noLetter}`, 'gu'),
    why: ([text, hour, minute], { hour: known }) =>
      isClock(hour, minute) && known && !text.includes('m') ? 'second' : 'noSuchTime',
  },
  {
    like: new RegExp(String.raw`${begin}(\d{1,4})(?:[.:]\d{1,3})? ?[ap]\.?m\b`, 'gu'),
    why: ([, hour], { hour: known }) => (known && Number(hour) >= 1 && Number(hour) <= 12 ? 'second' : 'noSuchTime'),
  },
  {
    like: new RegExp(String.raw`(?<!\p{L})(?:a|at|vers|@) ?${begin}(?:2[4-9]|[3-9]\d)(?![\p{L}\d:/.]| ?\p{L}*%)`, 'gu'),
    why: () => 'noSuchTime',
  },
  {
    like: new RegExp(
      String.raw`(?:(?:pendant|durant|for) )?${begin}\d{1,4}(?:[.,]\d+)? ?(?:minutes?|mins?|mn|')${noLetter}`,
      'gu',
    ),
    why: (_match, { length }) => (length ? 'second' : 'unread'),
  },
  {
    like: new RegExp(
      String.raw`(?:(?:dans|in|d'ici|il y a) )?${begin}\d{1,4} ?(?:jours?|semaines?|mois|ans?|days?|weeks?|months?|years?)${noLetter}(?: ago)?`,
      'gu',
    ),
    why: () => 'unread',
    mayBeDay: true,
  },
  {
    like: new RegExp(
      String.raw`(?<![\p{L}\d:/,.-]|salle |room |n° ?)\d{1,2} ?(?:-|a|to) ?\d{1,2}(?![\p{L}\d:/-])`,
      'gu',
    ),
    why: () => 'unread',
  },
  {
    like: new RegExp(String.raw`(?:(?:le|the) )?${begin}\d{1,4}([/-])\d{1,4}(?:\1\d{1,4})?${noLetter}`, 'gu'),
    why: ([text], { day }) => (text.includes('/') && day ? 'second' : 'unread'),
  },
  {
    like: new RegExp(String.raw`(?<!\p{L})le (?:3[2-9]|[4-9]\d)(?![\p{L}\d:/.-])`, 'gu'),
    why: () => 'noSuchDay',
    mayBeDay: true,
  },
];

/** A school year is a name. */
const schoolYear = /^(?:19|20)\d{2}[/-](?:(?:19|20)\d{2}|\d{2})$/u;

/**
 * What looks like an hour, a length or a day and was not parsed: never silently part of the name. `days`: the day was
 * searched already.
 */
export function leftoversIn(
  text: string,
  understood: Understood,
  { days }: { readonly days: boolean },
): readonly Mark[] {
  const marks: Mark[] = [];
  for (const { like, why, mayBeDay = false } of looks) {
    if (mayBeDay && !days) continue;
    for (const match of text.matchAll(like)) {
      const piece = pieceOf(match);
      if (schoolYear.test(match[0]) || marks.some(({ from, to }) => piece.from < to && from < piece.to)) continue;
      marks.push({ ...piece, why: why(match, understood) });
    }
  }
  return marks;
}
