import { fold } from '#shared/text/fold.ts';
import { addDays } from './format/calendar.ts';
import type { Day } from './format/calendar.ts';

/** Monday first; three letters are enough. */
const weekdays = [
  /^(?:lun(?:di)?|mon(?:day)?)$/u,
  /^(?:mar(?:di)?|tue(?:s(?:day)?)?)$/u,
  /^(?:mer(?:c(?:redi)?)?|wed(?:nesday)?)$/u,
  /^(?:jeu(?:di)?|thu(?:rs(?:day)?)?)$/u,
  /^(?:ven(?:d(?:redi)?)?|fri(?:day)?)$/u,
  /^(?:sam(?:edi)?|sat(?:urday)?)$/u,
  /^(?:dim(?:anche)?|sun(?:day)?)$/u,
];
const named: readonly (readonly [RegExp, number])[] = [
  [/^(?:auj|aujourd'hui|today)$/u, 0],
  [/^(?:demain|tomorrow)$/u, 1],
  [/^(?:apres[ -]demain|day after tomorrow)$/u, 2],
  [/^(?:hier|yesterday)$/u, -1],
];

/**
 * The day that words give, as one says them: « lundi » (the next one), « demain », « 23 » (the next 23rd), « jeu. 26 »,
 * and « +7 » or « -2 » from the day that is there. Null for anything else. `value`: '' for none.
 */
export function dayFromWords(text: string, { today, value }: { readonly today: Day; readonly value: Day }): Day | null {
  const said = fold(text)
    .replaceAll(/[’ʼ]/gu, "'")
    .replaceAll(/[\u00A0\u202F\s]+/gu, ' ')
    .replaceAll('−', '-')
    .replaceAll('.', '')
    .trim()
    .replace(/^(?:le|the) /u, '')
    .replace(/ (?:prochain|next)$/u, '')
    .replace(/^next /u, '');
  const by = /^([+-]) ?(\d{1,3})(?: ?(j|jours?|d|days?|s|sem|semaines?|w|weeks?))?$/u.exec(said);
  if (by) {
    const [, sign, count = '0', unit = ''] = by;
    const days = Number(count) * (/^[sw]/u.test(unit) ? 7 : 1) * (sign === '-' ? -1 : 1);
    return addDays(value || today, days);
  }
  const plain = named.find(([words]) => words.test(said));
  if (plain) return addDays(today, plain[1]);
  const [, word = '', digits = ''] = /^(\p{L}+)?(?:^| |$)(\d{1,2})?$/u.exec(said) ?? [];
  const weekday = word === '' ? null : weekdays.findIndex((words) => words.test(word));
  if (weekday === -1 || (word === '' && digits === '')) return null;
  if (digits === '') return next(today, (day) => weekdayOf(day) === weekday);
  const found = next(addDays(today, -1), (day) => Number(day.slice(8)) === Number(digits));
  return found !== null && weekday !== null && weekdayOf(found) !== weekday ? null : found;
}

/** 0 for Monday. */
const weekdayOf = (day: Day): number => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;

/** The first such day after one, within two months: the 31st may be that far. */
function next(after: Day, isIt: (day: Day) => boolean): Day | null {
  for (let days = 1; days <= 62; days += 1) {
    const day = addDays(after, days);
    if (isIt(day)) return day;
  }
  return null;
}
