import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayChoices } from '#stores/interviewDay.ts';

/**
 * The columns of both lists, by the width of their container. The room has a column only if a custom field holds it,
 * agent and decision only if there is space: names are read first.
 */
export function useColumns() {
  const { t } = useTranslation();
  const { fieldMapping } = useDayChoices();
  const [hasAgent, hasDecision] = [useHasAgent(), useHasDecision()];
  const hidden = (word: string) => <span className="sr-only">{t(word)}</span>;
  return [
    { id: 'time', label: t('common.word.time'), width: '64px' },
    { id: 'status', label: hidden('today.column.status'), width: '26px' },
    { id: 'applicant', label: t('today.column.applicant') },
    ...(hasAgent ? [{ id: 'agent', label: t('common.personKind.agent'), width: 'clamp(100px, 15cqi, 240px)' }] : []),
    ...(fieldMapping.room === null || !hasDecision
      ? []
      : [{ id: 'room', label: t('common.dayField.room'), width: '60px' }]),
    {
      id: 'state',
      label: t('common.word.application'),
      width: hasDecision ? 'clamp(142px, 18cqi, 260px)' : 'clamp(96px, 34cqi, 136px)',
    },
    ...(hasDecision ? [{ id: 'decision', label: t('common.word.decision'), width: 'clamp(88px, 13cqi, 200px)' }] : []),
    { id: 'mark', label: hidden('today.column.mark'), width: '32px' },
  ];
}

/** At full window size, not at 200 % zoom: the width at which the layout stops stacking. */
const forAgent = window.matchMedia('(width >= 800px)');
const forDecision = window.matchMedia('(width >= 600px)');

/** Whether there is space for what can also be read in the application beside. */
const spaceOf = (query: MediaQueryList) => {
  const subscribe = (listener: () => void): (() => void) => {
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  };
  return (): boolean => useSyncExternalStore(subscribe, () => query.matches);
};
export const useHasAgent = spaceOf(forAgent);
export const useHasDecision = spaceOf(forDecision);
