import { contextOf } from '#shared/entities/context.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { Language } from '#shared/text/languages.ts';
import { isOne } from './index.ts';
import { quantityText } from './quantity.ts';

export interface Names {
  readonly one: string;
  readonly other: string;
}

const contextNames: Readonly<Record<Language, string>> = { fr: 'Sélection', en: 'Selection' };

/** What the screen calls a resource, in the singular and in the plural; of the Selection context it says so (R1.5). */
export function namesOf(entity: EntityName, language: Language): Names {
  const [one, other] = describeEntity(entity).names[language];
  if (contextOf(entity) === 'plain') return { one, other };
  const context = contextNames[language];
  return { one: `${one} (${context})`, other: `${other} (${context})` };
}

/** A label within a sentence: « horaire », « code UAI », but « LAN ». */
export const inSentence = (label: string): string =>
  label.replace(/^\p{Lu}(?!\p{Lu})/u, (first) => first.toLowerCase());

/** How many rows there are, by what they are called: « 2 agents ». */
export function countWords(entity: EntityName, count: number, language: Language): string {
  const { one, other } = namesOf(entity, language);
  return `${quantityText(language, null, String(count), null)} ${inSentence(isOne(language, count) ? one : other)}`;
}
