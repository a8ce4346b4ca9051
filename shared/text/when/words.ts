import type { Language } from '../languages.ts';

type InEach = Readonly<Record<Language, readonly string[]>>;

/* Without accents, in lower case. Each language is read, whatever that of the screen is. */

/** From Monday. */
export const weekdays: InEach = {
  fr: 'lundi mardi mercredi jeudi vendredi samedi dimanche'.split(' '),
  en: 'monday tuesday wednesday thursday friday saturday sunday'.split(' '),
};
/** From January. */
export const months: InEach = {
  fr: 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(' '),
  en: 'january february march april may june july august september october november december'.split(' '),
};
/** Days from today. */
export const daysAway: Readonly<Record<string, number>> = {
  "aujourd'hui": 0,
  today: 0,
  demain: 1,
  tomorrow: 1,
  'apres-demain': 2,
  'the day after tomorrow': 2,
  'day after tomorrow': 2,
};
/** Minutes since 00:00. */
export const namedHours: Readonly<Record<string, number>> = { midi: 720, noon: 720 };

/** Names, or their beginnings of three letters or more that no other name of their language has. */
const begun = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) =>
    Array.from({ length: name.length - 2 }, (_, more) => name.slice(0, more + 3)).filter(
      (start) => start === name || !names.some((other) => other !== name && other.startsWith(start)),
    ),
  );
/** The longest first. */
const oneOf = (texts: readonly string[]): string => texts.toSorted((a, b) => b.length - a.length).join('|');
const both = (list: InEach): readonly string[] => Object.values(list).flat();
const dayNames = oneOf(both(weekdays));
const shortDays = oneOf(Object.values(weekdays).flatMap(begun));

/** What {braces} of a pattern stand for. */
const named: Readonly<Record<string, string>> = {
  on: '(?:(?:le|au|du|ce|pour|a|on|this|for|the) )?(?:(?:the|le) )?',
  the: '(?:le|au|du|the|on the|the) ',
  /** A beginning is a day of the week with its dot, or before a date. */
  weekday: String.raw`(?<weekday>${dayNames}|(?:${shortDays})\.)`,
  ofWeekday: String.raw`(?:(?<weekday>${shortDays})\.?,? (?:(?:le|the) )?)?`,
  weekdays: `(?<weekdays>(?:${dayNames})s?(?:(?:, ?| et | and )(?:les )?(?:${dayNames})s?)*)`,
  daysAway: `(?<away>${oneOf(Object.keys(daysAway))})`,
  month: String.raw`(?<month>${oneOf(Object.values(months).flatMap(begun))})(?!\p{L})\.?`,
  englishMonth: `(?<month>${oneOf(months.en)})`,
  d: String.raw`(?<d>\d{1,2})(?:er|st|nd|rd|th)?`,
  /** The other days of one month: « 23, 24 et 25 novembre ». */
  more: String.raw`(?<more>(?:\d{1,2}(?:er|st|nd|rd|th)?(?:, ?| et | and | ?& ?))+)`,
};

/** Begins and ends where a word may. Throws a RangeError for braces that name nothing. */
export function pattern(form: string): RegExp {
  const inside = form.replaceAll(/\{([a-z]\w*)\}/gu, (_braces, name: string) => {
    const words = named[name];
    if (words === undefined) throw new RangeError(`no words « ${name} »`);
    return words;
  });
  return new RegExp(String.raw`${begins}(?:${inside})(?:(?<=')|(?![\p{L}\d]|[:/]\d))`, 'uy');
}
export const begins = String.raw`(?<![\p{L}\d]|\d[:/.,])`;

/** Which of the names begins with a text, from 1; 0 where none does. */
export const placeOf = (list: InEach, start: string): number =>
  Math.max(...Object.values(list).map((names) => names.findIndex((name) => name.startsWith(start)) + 1));

/** A word that names a day, a month or an hour: marked where it was not read. */
export const namesWhen = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${dayNames})s?|${oneOf(both(months))}|${oneOf(
    Object.keys({ ...daysAway, ...namedHours }),
  )}|hier|yesterday|minuit|midnight|heures?|hours?)(?!\p{L})`,
  'u',
);
