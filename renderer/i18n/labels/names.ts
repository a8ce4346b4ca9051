import { contextOf } from '#shared/entities/context.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { Language } from '#shared/text/languages.ts';

/** What one of them is called, and several. */
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
