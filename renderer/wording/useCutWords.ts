import { useTranslation } from 'react-i18next';
import type { DatasetStatus } from '#cache/queries/views.ts';
import { useFormat } from '#ui/index.ts';

/** Words for a list that was cut: how many rows came, and how many are known here (I18); no full stop. */
export function useCutWords(): (last: NonNullable<DatasetStatus['last']>) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ received, coverage }) => {
    if (!coverage || coverage.came >= coverage.known)
      return t('common.list.cut', { count: received, received: format.number(received) });
    const known = t('common.list.known', { count: coverage.known, known: format.number(coverage.known) });
    return t('common.list.cutOf', { count: coverage.came, came: format.number(coverage.came), known });
  };
}
