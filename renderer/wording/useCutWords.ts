import { useTranslation } from 'react-i18next';
import type { DatasetStatus } from '#cache/queries/views.ts';
import { useFormat } from '#ui/index.ts';

/** How many rows came, how many are known (I18), what the service said; no full stop. */
export function useCutWords(): (last: NonNullable<DatasetStatus['last']>) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ received, coverage, said }) => {
    const known = coverage && t('common.list.known', { count: coverage.known, known: format.number(coverage.known) });
    const cut =
      !coverage || coverage.came >= coverage.known
        ? t('common.list.cut', { count: received, received: format.number(received) })
        : t('common.list.cutOf', { count: coverage.came, came: format.number(coverage.came), known });
    return said === undefined ? cut : t('common.list.cutSaid', { cut, said: format.quote(said) });
  };
}
