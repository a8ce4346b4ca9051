import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#shared/failures/failure.ts';
import type { Attended } from '#stores/session.ts';
import { isBusyAnswer } from '#sync/rules/reactions.ts';
import { isStoppedByCarnet } from '#sync/rules/refusals.ts';
import { useFormat } from '#ui/index.ts';
import type { Wording } from './wording.ts';

type Words = Pick<Wording, 't' | 'clock'>;

/**
 * What happened, what is certain, what to do (R3.5). 429 proves that nothing was carried out; 503 proves nothing: a
 * creation is in doubt, an edit is read again first (R3.2).
 */
export function sentWords(sent: Exclude<Attended, { readonly kind: 'storage' }>, words: Words): string {
  if (sent.kind === 'doubt') {
    const cause = causeOf(sent.failure, sent.until);
    return words.t(`common.sent.doubtOf.${cause}`, { time: timeOf(sent.until, words) });
  }
  if (sent.kind === 'refused' && isStoppedByCarnet({ state: sent })) return words.t('common.sent.held');
  if (sent.kind !== 'waits') return words.t(`common.sent.${sent.kind}`);
  const { failure, until, mayHaveArrived } = sent;
  if (until !== null)
    return words.t(`common.sent.${mayHaveArrived ? 'waitsBusyMaybe' : 'waitsBusy'}`, { time: timeOf(until, words) });
  if (failure === null) return words.t('common.sent.waits');
  return `${words.t(`common.failure.${failure.kind}`)} ${words.t('common.sent.waits')}`;
}

export function useSentWords(): (sent: Parameters<typeof sentWords>[0]) => string {
  const words = useWords();
  return useCallback((sent) => sentWords(sent, words), [words]);
}

export function useCauseWords(): (doubt: Doubt) => string {
  const words = useWords();
  return (doubt) => causeWords(doubt, words);
}

function useWords(): Words {
  const { t } = useTranslation();
  const { clock } = useFormat();
  return useMemo(() => ({ t: (key, values) => t(key, { ...values }), clock }), [t, clock]);
}

function causeOf(failure: Failure | null | undefined, until: number | null) {
  if (isBusyAnswer(failure) && until !== null) return 'busy';
  if (failure?.kind === 'serviceError') return 'error';
  return failure?.kind === 'unreadable' || failure?.kind === 'foreignAnswer' ? 'unreadable' : 'silence';
}

interface Doubt {
  readonly failure?: Failure | undefined;
  readonly notBefore: number | null;
}

/** Why nobody knows what became of a change, as a sentence; `brief`: as a few words, for a line of a list. */
export const causeWords = ({ failure, notBefore }: Doubt, words: Words): string =>
  words.t(`summary.cause.${causeOf(failure, notBefore)}`, { time: timeOf(notBefore, words) });
export const briefCause = ({ failure, notBefore }: Doubt, words: Words): string =>
  words.t(`summary.lostBy.${causeOf(failure, notBefore)}`, { time: timeOf(notBefore, words) });

const timeOf = (at: number | null, { clock }: Words): string => (at === null ? '' : clock(at));
