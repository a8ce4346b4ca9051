import { useMemo } from 'react';
import { useNumbersIn } from '#cache/queries/applicantsIn.ts';
import { useTeachers } from '#cache/queries/teachers.ts';
import type { Slot } from '#timeGrid/gesture/span.ts';
import { useFormat, useNow } from '#ui/index.ts';
import { useQuickMemory } from './memory.ts';
import type { Named } from './names.ts';
import { readPhrase } from './reading.ts';
import type { Reading } from './reading.ts';

/** What is wrong with a reading: it cannot be kept like this. */
type QuickProblem = 'skipped' | 'endBeforeStart' | 'marked';

export interface QuickReading extends Reading {
  /** The type was not given: the last one is used. */
  readonly isLastType: boolean;
  readonly problem: QuickProblem | null;
}

/** A phrase as an event, in the current language and zone. */
export function useReading(
  phrase: string,
  slot: Slot,
  types: readonly Named[],
  asName: readonly string[],
): QuickReading {
  const { language, zone } = useFormat();
  const now = useNow();
  const known = useTeachers();
  // What is a number here is no date.
  const numbers = useNumbersIn(phrase);
  const lastTypeId = useQuickMemory((memory) => memory.lastTypeId);
  return useMemo(() => {
    const teachers = known.map(({ name }) => name);
    const reading = readPhrase(phrase, { now, zone, language, slot, types, teachers, asName: [...asName, ...numbers] });
    const last = types.find(({ id }) => id === lastTypeId) ?? null;
    return {
      ...reading,
      // Of whose column it is drawn in, unless the line says another.
      enseignants: reading.enseignants || (slot.enseignants ?? ''),
      type: reading.type ?? last,
      isLastType: reading.type === null && last !== null,
      problem: problemOf(reading),
    };
  }, [language, zone, now, phrase, slot, types, known, lastTypeId, asName, numbers]);
}

function problemOf({ span, clocks, marks }: Reading): QuickProblem | null {
  if (clocks.some(({ kind }) => kind === 'skipped')) return 'skipped';
  if (span.fin <= span.debut) return 'endBeforeStart';
  return marks.length > 0 ? 'marked' : null;
}
