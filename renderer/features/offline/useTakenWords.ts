import { useTranslation } from 'react-i18next';
import type { TakenFacts } from '#cache/queries/useTakenAlong.ts';
import { isSignInKind } from '#shared/failures/failure.ts';
import type { TakenCheck } from './takenChecks.ts';
import { useFreshWords } from './useDatasetWords.ts';
import type { DatasetWords } from './useDatasetWords.ts';

interface TakenWordsProps {
  readonly check: TakenCheck;
  readonly facts: TakenFacts;
  readonly now: number;
  readonly isComing: boolean;
}

/**
 * A part that consists of rows taken one by one, in words. Its lists are never called complete: the service may cut one
 * without a word, and nothing here proves that it did not (R3.6).
 */
export function useTakenWords({ check, facts, now, isComing }: TakenWordsProps): DatasetWords {
  const { t } = useTranslation();
  const freshWords = useFreshWords();
  const { id, problems, asOf, failure } = check;
  const { count, lists } = facts.parts[id];
  const [worst] = problems;
  const standing =
    worst === undefined
      ? t('offline.detail.rowsReceived', { count: lists.length })
      : worst === 'partly'
        ? t('offline.detail.rowsPartly', { count: lists.length - check.received })
        : t(`offline.detail.${worst}`);
  const detail =
    failure === null || isSignInKind(failure) || worst === undefined
      ? standing
      : t('offline.detail.failed', { detail: standing, reason: t(`common.failure.${failure}`) });
  const content = t(`offline.content.${id}`, { count });
  const whole =
    id === 'agreements' && facts.funders > 0
      ? `${content}, ${t('offline.content.funders', { count: facts.funders })}`
      : content;
  return {
    content: worst === 'never' ? (isComing ? t('offline.content.first') : detail) : whole,
    detail: worst === 'never' ? null : detail,
    fresh: freshWords(asOf, now, isComing),
  };
}
