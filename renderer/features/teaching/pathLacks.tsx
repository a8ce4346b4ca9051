import { useTranslation } from 'react-i18next';
import type { Fields } from '#cache/queries/peopleHooks.ts';
import { meaningOf } from '#i18n/labels/index.ts';
import type { Language } from '#shared/text/languages.ts';
import { Pill, useFormat } from '#ui/index.ts';

/** An admission path is complete when it has these (document: SessionRecrutement). */
const needed = ['ProgrammeId', 'PeriodeRentreeId', 'Nom', 'Debut', 'Fin'] as const;
type Needed = (typeof needed)[number];

const texts: ReadonlySet<string> = new Set<Needed>(['Nom']);
const references: ReadonlySet<string> = new Set<Needed>(['ProgrammeId', 'PeriodeRentreeId']);
export const lackingIn = (path: Fields): readonly Needed[] => needed.filter((field) => !isThere(path, field));

function isThere(path: Fields, field: Needed): boolean {
  if (texts.has(field)) return path.text(field).trim() !== '';
  if (references.has(field)) return path.id(field) !== null;
  return path.instant(field) !== null;
}

export const lackingWords = (path: Fields, language: Language): string =>
  lackingIn(path)
    .map((field) => meaningOf('SessionRecrutement', field, language).label.toLocaleLowerCase(language))
    .join(', ');

export function CompletenessPill({ path }: { readonly path: Fields }) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const lacking = lackingWords(path, language);
  return lacking === '' ? (
    <Pill tone="ok">{t('common.word.complete')}</Pill>
  ) : (
    <Pill tone="ask">{t('teaching.path.incomplete', { fields: lacking })}</Pill>
  );
}
