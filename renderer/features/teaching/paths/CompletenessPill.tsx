import { useTranslation } from 'react-i18next';
import type { Fields } from '#cache/queries/peopleHooks.ts';
import { Pill, useFormat } from '#ui/index.ts';
import { lackingWords } from './lackingWords.ts';

/** « Complet », or what an admission path lacks. */
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
