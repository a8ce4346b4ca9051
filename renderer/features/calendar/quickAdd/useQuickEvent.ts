import { useMemo } from 'react';
import { useNamesIn } from '#cache/queries/applicantsIn.ts';
import { usePreferences } from '#stores/preferences.ts';
import { useQuickMemory } from '#stores/quickMemory.ts';
import type { Slot } from '#timeGrid/gesture/span.ts';
import { useFormat, useNow } from '#ui/index.ts';
import { useKnownNames } from '../form/useKnownNames.ts';
import type { Named } from './names.ts';
import { readPhrase } from './phrase.ts';
import type { PhraseEvent } from './phrase.ts';

/** What is wrong with an event: it cannot be kept like this. */
type QuickProblem = 'skipped' | 'endBeforeStart' | 'unsettled';

export interface QuickEvent extends PhraseEvent {
  /** The type was not given: the last one is used. */
  readonly isLastType: boolean;
  readonly problem: QuickProblem | null;
}

export function useQuickEvent(
  phrase: string,
  slot: Slot,
  { campusId, types }: { readonly campusId: string; readonly types: readonly Named[] },
  asName: readonly string[],
): QuickEvent {
  const { zone } = useFormat();
  const now = useNow();
  const teachers = useKnownNames(campusId);
  const { numbers, words } = useNamesIn(phrase);
  const schoolHolidays = usePreferences((preferences) => preferences.schoolHolidays);
  const lastTypeId = useQuickMemory((memory) => memory.lastTypeId);
  return useMemo(() => {
    const around = { now, zone, slot, types, teachers, schoolHolidays };
    const quick = readPhrase(phrase, { ...around, asName: [...asName, ...numbers], knownWords: words });
    const last = types.find(({ id }) => id === lastTypeId) ?? null;
    return {
      ...quick,
      enseignants: quick.enseignants || (slot.enseignants ?? ''),
      type: quick.type ?? last,
      isLastType: quick.type === null && last !== null,
      problem: problemOf(quick),
    };
  }, [zone, now, phrase, slot, types, teachers, schoolHolidays, lastTypeId, asName, numbers, words]);
}

function problemOf({ span, clocks, unsettled }: PhraseEvent): QuickProblem | null {
  if (clocks.some(({ kind }) => kind === 'skipped')) return 'skipped';
  if (span.fin <= span.debut) return 'endBeforeStart';
  return unsettled.length > 0 ? 'unsettled' : null;
}
