import * as all from '#i18n/all.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { inLanguage } from '#shared/text/languages.ts';
import type { Language } from '#shared/text/languages.ts';

/** The whole catalogue, a language at a time. */
export const fr = inLanguage(all, 'fr');
export const en = inLanguage(all, 'en');

/** The title of a group of an entity's page. */
export const titleOf = (entity: EntityName, group: string, language: Language): string =>
  describeEntity(entity).groups.find(({ id }) => id === group)?.title[language] ?? '';
