import { date, relative, weekday } from './days.ts';
import { unread } from './items.ts';
import type { Form, Match, Reads } from './items.ts';
import { meanings, months, valueIn, weekdays } from './words.ts';

/** Names that are typed wrongly in other ways than by one letter. */
const slips = new Map([
  ['weds', 'wednesday'],
  ['wensday', 'wednesday'],
]);
/** Words of their own. */
const others: ReadonlySet<string> = new Set('domain remain match'.split(' '));
/** A shorter word is too easily another one: « mari », « jedi ». */
const long = 6;

/** One letter more or less, another one, or two that changed places; of a short name the last of these alone. */
function isNear(word: string, name: string): boolean {
  const first = Array.from(name).findIndex((letter, at) => letter !== word[at]);
  if (first === -1 || Math.abs(word.length - name.length) > 1 || others.has(word)) return false;
  const [typed, meant] = [word.slice(first), name.slice(first)];
  const isSwapped = meant.length > 1 && typed === `${meant[1]}${meant[0]}${meant.slice(2)}`;
  if (name.length < long) return isSwapped;
  return (
    isSwapped ||
    typed.slice(1) === meant.slice(1) ||
    typed.slice(1) === meant ||
    (typed === meant.slice(1) && first > 0)
  );
}

const nearIn = (names: readonly string[], word: string): string | undefined =>
  names.includes(word) ? undefined : (slips.get(word) ?? names.find((name) => isNear(word, name)));

const dayNames = Object.values(weekdays).flat();
const monthNames = Object.values(months).flat();
const daysAway = Object.keys(meanings.daysAway)
  .flatMap((names) => names.split('|'))
  .filter((name) => /^\p{L}{5,}$/u.test(name));

/** Whether a word is nearly the name of a day or a month. */
export const isNearlyDay = (word: string): boolean =>
  [dayNames, daysAway, monthNames].some((names) => names.includes(nearIn(names, word) ?? ''));

/** What a form says with the right name in place of its word: it is asked about, never taken for sure. */
const asked =
  (names: readonly string[], group: string, reads: Reads): Reads =>
  (match, around) => {
    const name = nearIn(names, match.of('word'));
    if (name === undefined || !names.includes(name) || around.isName?.(match.of('word'))) return null;
    const right: Match = {
      ...match,
      of: (each) => (each === group ? name : match.of(each)),
      valueOf: (each) => (each === group ? valueIn(meanings[each], name) : match.valueOf(each)),
    };
    const said = reads(right, around);
    if (said?.is !== 'day') return said && unread('unread');
    return { is: 'unclear', options: [{ meaning: { day: said.day }, says: name, piece: match.pieceOf('word') }] };
  };

/** What is nearly a day of the week or a month: « lunid », « 25 novenbre », "tomorow". */
export const misspelt: readonly Form[] = [
  [String.raw`(?<word>\p{L}{4,10})`, asked(dayNames, 'wd', weekday)],
  [String.raw`(?<word>\p{L}{4,10})`, asked(daysAway, 'daysAway', relative)],
  [String.raw`{free}{d} (?<word>\p{L}{5,10})`, asked(monthNames, 'month', date)],
];
