import { useCallback, useEffect, useMemo, useState } from 'react';
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

export interface PhraseReading {
  /** Null until the date parser is loaded. */
  readonly reading: QuickReading | null;
  /** Resolves to the reading of the phrase as it is now, once the date parser is loaded. */
  readonly whenRead: () => Promise<QuickReading>;
}

/** A phrase as an event, in the current language and zone. */
export function useReading(
  phrase: string,
  slot: Span,
  types: readonly Named[],
  asName: readonly string[],
): PhraseReading {
  const { language, zone } = useFormat();
  const now = useNow();
  const known = useTeachers();
  const lastTypeId = useQuickMemory((memory) => memory.lastTypeId);
  const [words, setWords] = useState<DateWords | null>(null);
  useEffect(() => void loadDateWords().then(setWords), []);
  const readWith = useCallback(
    (dateWords: DateWords): QuickReading => {
      const teachers = known.map(({ name }) => name);
      const reading = readPhrase(phrase, { now, zone, language, slot, types, teachers, words: dateWords, asName });
      const last = types.find(({ id }) => id === lastTypeId) ?? null;
      return {
        ...reading,
        type: reading.type ?? last,
        isLastType: reading.type === null && last !== null,
        problem: problemOf(reading),
      };
    },
    [language, zone, now, phrase, slot, types, known, lastTypeId, asName],
  );
  const reading = useMemo(() => words && readWith(words), [words, readWith]);
  return { reading, whenRead: async () => reading ?? readWith(await loadDateWords()) };
}

function problemOf({ span, clocks, marks }: Reading): QuickProblem | null {
  if (clocks.some(({ kind }) => kind === 'skipped')) return 'skipped';
  if (span.fin <= span.debut) return 'endBeforeStart';
  return marks.length > 0 ? 'marked' : null;
}
