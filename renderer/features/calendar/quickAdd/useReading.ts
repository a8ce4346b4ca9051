import { useEffect, useMemo, useState } from 'react';
import { useTeachers } from '#cache/queries/teachers.ts';
import { useFormat, useNow } from '#ui/index.ts';
import type { Span } from '../gesture/span.ts';
import type { DateWords } from './dateWords.ts';
import { loadDateWords } from './dateWords.ts';
import { useQuickMemory } from './memory.ts';
import type { Named } from './names.ts';
import type { Reading } from './read.ts';
import { readPhrase } from './read.ts';

/** What is wrong with a reading: it cannot be kept like this. */
type QuickProblem = 'skipped' | 'endBeforeStart' | 'marked';

export interface QuickReading extends Reading {
  /** The type was not given: the last one is used. */
  readonly isLastType: boolean;
  readonly problem: QuickProblem | null;
}

/** A phrase as an event, in the current language and zone; null until the date parser is loaded. */
export function useReading(
  phrase: string,
  slot: Span,
  types: readonly Named[],
  asName: readonly string[],
): QuickReading | null {
  const format = useFormat();
  const now = useNow();
  const known = useTeachers();
  const lastTypeId = useQuickMemory((memory) => memory.lastTypeId);
  const [words, setWords] = useState<DateWords | null>(null);
  useEffect(() => void loadDateWords().then(setWords), []);
  return useMemo(() => {
    if (!words) return null;
    const { language, zone } = format;
    const reading = readPhrase(phrase, {
      now,
      zone,
      language,
      slot,
      types,
      teachers: known.map(({ name }) => name),
      words,
      asName,
    });
    const last = types.find(({ id }) => id === lastTypeId) ?? null;
    const { span, clocks, marks } = reading;
    const skipped = clocks.some(({ kind }) => kind === 'skipped');
    return {
      ...reading,
      type: reading.type ?? last,
      isLastType: reading.type === null && last !== null,
      problem: skipped ? 'skipped' : span.fin <= span.debut ? 'endBeforeStart' : marks.length > 0 ? 'marked' : null,
    };
  }, [words, format, now, phrase, slot, types, known, lastTypeId, asName]);
}
