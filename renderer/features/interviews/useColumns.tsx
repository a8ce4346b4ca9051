import { useTranslation } from 'react-i18next';
import { useDayChoices } from '../../stores/interviewDay.ts';

/** The columns of both lists. The room has one only where a custom field holds it. */
export function useColumns() {
  const { t } = useTranslation();
  const { fieldMapping } = useDayChoices();
  const hidden = (word: string) => <span className="sr-only">{t(word)}</span>;
  return [
    { id: 'time', label: t('today.column.time'), width: '62px' },
    { id: 'status', label: hidden('today.column.status'), width: '34px' },
    { id: 'applicant', label: t('today.column.applicant') },
    { id: 'agent', label: t('today.column.agent'), width: '19%' },
    ...(fieldMapping.room === null ? [] : [{ id: 'room', label: t('today.column.room'), width: '62px' }]),
    { id: 'state', label: t('today.column.state'), width: '21%' },
    { id: 'decision', label: t('today.column.decision'), width: '15%' },
    { id: 'mark', label: hidden('today.column.mark'), width: '38px' },
  ];
}
