import { useEffect, useRef, useState } from 'react';
import type { EntityName } from '#shared/entities/index.ts';
import { useLatestQuestion } from '#stores/latestQuestion.ts';
import { useCommands } from '#stores/session.ts';
import type { Commands, FoundByNumber, NumberRead } from '#stores/session.ts';

/** The outcome: `opened`, or several to choose from, or why nothing can be opened. */
export type NumberEnd =
  | { readonly kind: 'opened' }
  | { readonly kind: 'several'; readonly rows: readonly FoundByNumber[] }
  | Exclude<NumberRead, { kind: 'found' }>;

interface NumberPorts extends Pick<Commands, 'findByNumber' | 'refresh'> {
  /** Shows the row on its screen. */
  show(found: FoundByNumber): void;
}

/** Reads, stores and shows it: the only way to what is not listed (R3.4). Writes nothing to the service. */
export async function openNumbered(entity: EntityName, typed: string, ports: NumberPorts): Promise<NumberEnd> {
  const read = await ports.findByNumber(entity, typed);
  if (read.kind !== 'found') return read;
  const [first, second] = read.rows;
  if (!first || second) return { kind: 'several', rows: read.rows };
  await openRow(entity, first, ports);
  return { kind: 'opened' };
}

/** Stores the row on this workstation, if it was just read, and shows it. */
async function openRow(
  entity: EntityName,
  found: FoundByNumber,
  { refresh, show }: Pick<NumberPorts, 'refresh' | 'show'>,
): Promise<void> {
  if (found.isFresh) await refresh({ entity, of: found.id });
  show(found);
}

/** A typed number, searched at the service and on this workstation; an outcome that came too late is ignored. */
export function useOpenByNumber(entity: EntityName, given: string, show: (found: FoundByNumber) => void) {
  const { findByNumber, refresh } = useCommands();
  const [typed, setTyped] = useState(given);
  const asked = `${entity}/${typed}`;
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly end: NumberEnd | 'searching' } | null>(null);
  const question = useLatestQuestion();
  const latest = useRef(asked);
  useEffect(() => {
    latest.current = asked;
  }, [asked]);
  const end = answer?.asked === asked ? answer.end : null;
  return {
    typed,
    setTyped,
    isSearching: end === 'searching',
    end: end === null || end === 'searching' || end.kind === 'opened' ? null : end,
    open: async () => {
      const counts = question.ask();
      setAnswer({ asked, end: 'searching' });
      const opened = await openNumbered(entity, typed, {
        findByNumber,
        refresh,
        show: (found) => {
          if (counts() && latest.current === asked) show(found);
        },
      });
      if (counts()) setAnswer({ asked, end: opened });
    },
    stop: () => {
      question.stop();
      setAnswer(null);
    },
    choose: (found: FoundByNumber) => openRow(entity, found, { refresh, show }),
  };
}
