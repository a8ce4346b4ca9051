import { useTranslation } from 'react-i18next';
import { useDayChoices } from '../../stores/interviewDay.ts';

/** The columns of both lists. The room has one only where a custom field holds it. */
export function useColumns() {
  const { t } = useTranslation();
  const { fieldMapping } = useDayChoices();
  const hidden = (word: string) => <span className="sr-only">{t(word)}</span>;
  return [
    { id: 'time', label: t('today.column.time'), width: '60px' },
    { id: 'status', label: hidden('today.column.status'), width: '30px' },
    { id: 'applicant', label: t('today.column.applicant') },
    { id: 'agent', label: t('today.column.agent'), width: '112px' },
    ...(fieldMapping.room === null ? [] : [{ id: 'room', label: t('today.column.room'), width: '60px' }]),
    { id: 'state', label: t('today.column.state'), width: '150px' },
    { id: 'decision', label: t('today.column.decision'), width: '104px' },
    { id: 'mark', label: hidden('today.column.mark'), width: '36px' },
  ];
}
