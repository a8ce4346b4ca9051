import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayChoices } from '#stores/interviewDay.ts';

/**
 * The columns of both lists, by the width of their container. The room has a column only if a custom field holds it,
 * the agent only if there is space.
 */
export function useColumns() {
  const { t } = useTranslation();
  const { fieldMapping } = useDayChoices();
  const hasRoom = useHasRoom();
  const hidden = (word: string) => <span className="sr-only">{t(word)}</span>;
  return [
    { id: 'time', label: t('common.word.time'), width: '60px' },
    { id: 'status', label: hidden('today.column.status'), width: '30px' },
    { id: 'applicant', label: t('today.column.applicant') },
    ...(hasRoom ? [{ id: 'agent', label: t('common.personKind.agent'), width: 'clamp(112px, 16cqi, 240px)' }] : []),
    ...(fieldMapping.room === null ? [] : [{ id: 'room', label: t('common.dayField.room'), width: '60px' }]),
    { id: 'state', label: t('common.word.application'), width: 'clamp(150px, 18cqi, 260px)' },
    { id: 'decision', label: t('common.word.decision'), width: 'clamp(104px, 14cqi, 200px)' },
    { id: 'mark', label: hidden('today.column.mark'), width: '36px' },
  ];
}

/** At full window size, not at 200 % zoom: the width at which the layout stops stacking. */
const roomy = window.matchMedia('(width >= 800px)');

function subscribe(listener: () => void): () => void {
  roomy.addEventListener('change', listener);
  return () => roomy.removeEventListener('change', listener);
}

/** Space for what can also be read in the application beside. */
export const useHasRoom = (): boolean => useSyncExternalStore(subscribe, () => roomy.matches);
