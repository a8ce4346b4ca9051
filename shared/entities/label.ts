import type { Words } from '../text/languages.ts';

/** Who says it: the document of the service's interface, or a reading of ours. */
export type Source = 'document' | `R${number}.${number}`;

/** What a field means. Its own two words are its label: short, as above a form's field. */
export interface Meaning extends Words {
  /** What the label does not say and a person needs. A short sentence without a full stop. */
  readonly help?: Words;
  /** What a number counts; absent where nothing tells. */
  readonly unit?: Unit;
  /** Every value of a closed enumeration, by the text of the value. */
  readonly values?: Readonly<Record<string, Words>>;
  /** A number with a key: what cannot be one is said while it is typed, and sent all the same. */
  readonly isSiret?: true;
  /** A text that names a year: a number that is none is refused. */
  readonly isYear?: true;
  /** Of help and unit; the document where it is absent. */
  readonly source?: Source;
}

/** A meaning for every field that a schema names: a field without one does not compile. */
export type Meanings<Schema extends { readonly shape: object }> = Readonly<
  Record<keyof Schema['shape'] & string, Meaning>
>;

/** Written after the number: `one` for a singular, `other` for every other; null where nothing follows an amount. */
export const units = {
  euro: null,
  amount: null,
  euroPerMonth: same({ fr: 'par mois', en: 'per month' }),
  euroPerMeal: same({ fr: 'par repas', en: 'per meal' }),
  perMonth: same({ fr: 'par mois', en: 'per month' }),
  perHour: same({ fr: 'par heure', en: 'per hour' }),
  percent: same({ fr: 'pour cent', en: 'percent' }),
  hour: { one: { fr: 'heure', en: 'hour' }, other: { fr: 'heures', en: 'hours' } },
  day: { one: { fr: 'jour', en: 'day' }, other: { fr: 'jours', en: 'days' } },
  byte: { one: { fr: 'octet', en: 'byte' }, other: { fr: 'octets', en: 'bytes' } },
} as const satisfies Readonly<Record<string, { readonly one: Words; readonly other: Words } | null>>;

function same(words: Words): { readonly one: Words; readonly other: Words } {
  return { one: words, other: words };
}

export type Unit = keyof typeof units;

/** The units that are amounts of money: in euros, or in the currency that their row names (R2.11). */
export const currencies: Readonly<Partial<Record<Unit, 'euro' | 'ofRow'>>> = {
  euro: 'euro',
  amount: 'ofRow',
  euroPerMonth: 'euro',
  euroPerMeal: 'euro',
  perMonth: 'ofRow',
  perHour: 'ofRow',
};
