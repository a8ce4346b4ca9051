import { useEffect, useRef, useState } from 'react';
import type { EntityName } from '#shared/entities/index.ts';
import { useCommands } from '#stores/session.ts';
import type { FoundByNumber } from '#stores/session.ts';
import { openNumbered, openRow } from './openByNumber.ts';
import type { NumberEnd } from './openByNumber.ts';

interface NumberSearch {
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  readonly isSearching: boolean;
  /** Why nothing was opened, or several to choose from; null before a search and after one that opened. */
  readonly end: Exclude<NumberEnd, { kind: 'opened' }> | null;
  readonly open: () => Promise<void>;
  /** One of several. */
  readonly choose: (found: FoundByNumber) => Promise<void>;
}

/** A typed number, searched at the service and on this workstation; an outcome that came too late is ignored. */
export function useOpenByNumber(entity: EntityName, given: string, show: (found: FoundByNumber) => void): NumberSearch {
  const { findByNumber, refresh } = useCommands();
  const [typed, setTyped] = useState(given);
  const asked = `${entity}/${typed}`;
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly end: NumberEnd | 'searching' } | null>(null);
  /** What is asked now; nothing once it is closed. */
  const latest = useRef<string | null>(asked);
  useEffect(() => {
    latest.current = asked;
    return () => void (latest.current = null);
  }, [asked]);
  const end = answer?.asked === asked ? answer.end : null;
  return {
    typed,
    setTyped,
    isSearching: end === 'searching',
    end: end === null || end === 'searching' || end.kind === 'opened' ? null : end,
    open: async () => {
      setAnswer({ asked, end: 'searching' });
      const opened = await openNumbered(entity, typed, {
        findByNumber,
        refresh,
        show: (found) => {
          if (latest.current === asked) show(found);
        },
      });
      setAnswer((before) => (before?.asked === asked ? { asked, end: opened } : before));
    },
    choose: (found) => openRow(entity, found, { refresh, show }),
  };
}
