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

/**
 * What no text of a language may have: straight quotes; in French a blank that breaks before a sign or after « n° », a
 * wide one before ; ! ? and a narrow one before : and in « »; in English a blank before a sign, or one that breaks
 * after « no. ».
 */
export const wrongSigns: Readonly<Record<Language, RegExp>> = {
  fr: /['"]| [:;!?»%€]|« |[\p{L})}][:;!?](?!\/\/|\d)|\u00A0[;!?](?!\u00A0»)|\u202F[:»]|«\u202F|n° /u,
  en: /['"«»\u202F]|[ \u00A0][:;!?]|\bno\. (?=\{\{|\d)/u,
};
