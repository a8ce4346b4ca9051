import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { currencies, units } from '#shared/entities/label.ts';
import type { Meaning, Source, Unit } from '#shared/entities/label.ts';
import { readOnlyKind } from '#shared/entities/readOnly.ts';
import type { ReadOnlyKind } from '#shared/entities/readOnly.ts';
import { languages } from '#shared/text/languages.ts';
import type { Language, Words } from '#shared/text/languages.ts';

export interface FieldMeaning {
  readonly label: string;
  readonly help: string | null;
  /** Why no form offers a change of it; null for a member that a form may offer. */
  readonly readOnly: string | null;
  /** What its number counts. */
  readonly unit: Unit | null;
  /** The name of each value of a closed enumeration, by the text of the value; null for any other field. */
  readonly values: Readonly<Record<string, string>> | null;
  readonly isSiret?: true;
  /** Null for a member that no entity names. */
  readonly source: Source | null;
}

const whyReadOnly: Readonly<Record<ReadOnlyKind, Words>> = {
  assigned: { fr: 'Attribué par le service', en: 'Assigned by the service' },
  fixed: { fr: 'Donné à la création, et plus jamais changé', en: 'Given at creation, and never changed' },
  writeOnly: { fr: 'Le service ne le redonne jamais', en: 'The service never gives it back' },
  opaque: { fr: 'Jamais affiché ni changé par Carnet', en: 'Never shown or changed by Carnet' },
};

/** What a field means to a person. An unknown member (R2.8) is shown under the service's own name. */
export function meaningOf(entity: EntityName, field: string, language: Language): FieldMeaning {
  const description = describeEntity(entity);
  const { members, sent = {} } = description;
  const meaning = Object.hasOwn(members, field) ? members[field] : Object.hasOwn(sent, field) ? sent[field] : undefined;
  if (!meaning) return { label: field, help: null, readOnly: null, unit: null, values: null, source: null };
  const kind = readOnlyKind(description, field);
  return {
    label: meaning[language],
    help: meaning.help?.[language] ?? null,
    readOnly: kind && whyReadOnly[kind][language],
    unit: meaning.unit ?? null,
    values: meaning.values ? inLanguage(meaning.values, language) : null,
    ...(meaning.isSiret && { isSiret: true }),
    source: meaning.source ?? 'document',
  };
}

/** What follows a number: « jour » after 0, 1 and 1,5, « jours » from 2; in English « day » after 1 only. */
export const unitAfter = (unit: Unit, number: number, language: Language): string =>
  units[unit]?.[isOne(language, number) ? 'one' : 'other'][language] ?? '';

/** Whether a noun after this number is in the singular. */
export const isOne = (language: Language, number: number): boolean => plurals[language].select(number) === 'one';

const plurals: Readonly<Record<Language, Intl.PluralRules>> = {
  fr: new Intl.PluralRules(languages.fr.locale),
  en: new Intl.PluralRules(languages.en.locale),
};

const inLanguage = (values: NonNullable<Meaning['values']>, language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).map(([value, words]) => [value, words[language]]));

/** The unit of a typed number, where its label does not name it: « jours » of « Durée de la période d’essai ». */
export function unitBeside({ label, unit }: Pick<FieldMeaning, 'label' | 'unit'>, language: Language): string | null {
  if (unit === null || currencies[unit]) return null;
  const isNamed = folded(label).includes(folded(unitAfter(unit, 1, language)));
  return isNamed ? null : unitAfter(unit, 2, language);
}
const folded = (text: string): string => text.toLowerCase().replaceAll(' ', '');
