import { useMemo } from 'react';
import { useNamesIn } from '#cache/queries/applicantsIn.ts';
import { usePreferences } from '#stores/preferences.ts';
import type { Slot } from '#timeGrid/gesture/span.ts';
import { useFormat, useNow } from '#ui/index.ts';
import { useKnownNames } from '../form/useKnownNames.ts';
import { useQuickMemory } from './memory.ts';
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

/** A phrase as an event, in the current language and zone. */
export function useQuickEvent(
  phrase: string,
  slot: Slot,
  { campusId, types }: { readonly campusId: string; readonly types: readonly Named[] },
  asName: readonly string[],
): QuickEvent {
  const { language, zone } = useFormat();
  const now = useNow();
  const teachers = useKnownNames(campusId);
  // What is a number here is no date, and who is known is no day that is typed wrongly.
  const known = useNamesIn(phrase);
  const schoolHolidays = usePreferences((preferences) => preferences.schoolHolidays);
  const lastTypeId = useQuickMemory((memory) => memory.lastTypeId);
  return useMemo(() => {
    const names = [...asName, ...known];
    const quick = readPhrase(phrase, { now, zone, language, slot, types, teachers, schoolHolidays, asName: names });
    const last = types.find(({ id }) => id === lastTypeId) ?? null;
    return {
      ...quick,
      enseignants: quick.enseignants || (slot.enseignants ?? ''),
      type: quick.type ?? last,
      isLastType: quick.type === null && last !== null,
      problem: problemOf(quick),
    };
  }, [language, zone, now, phrase, slot, types, teachers, schoolHolidays, lastTypeId, asName, known]);
}

function problemOf({ span, clocks, unsettled }: PhraseEvent): QuickProblem | null {
  if (clocks.some(({ kind }) => kind === 'skipped')) return 'skipped';
  if (span.fin <= span.debut) return 'endBeforeStart';
  return unsettled.length > 0 ? 'unsettled' : null;
}
