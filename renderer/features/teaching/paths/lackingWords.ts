import type { Fields } from '#cache/queries/peopleHooks.ts';
import { meaningOf } from '#i18n/labels/index.ts';
import type { Language } from '#shared/text/languages.ts';
import { lackingIn } from './completeness.ts';

/** The labels of what an admission path lacks, in a sentence; empty: it is complete. */
export const lackingWords = (path: Fields, language: Language): string =>
  lackingIn(path)
    .map((field) => meaningOf('SessionRecrutement', field, language).label.toLocaleLowerCase(language))
    .join(', ');
