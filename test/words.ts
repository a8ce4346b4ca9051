import * as all from '#i18n/all.ts';
import { inLanguage } from '#shared/text/languages.ts';

/** The whole catalogue, a language at a time. */
export const fr = inLanguage(all, 'fr');
export const en = inLanguage(all, 'en');
