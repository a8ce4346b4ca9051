import { useCallback, useEffect, useState } from 'react';
import type { TraceLine } from '#shared/trace/line.ts';
import { useCommands } from '#stores/session.ts';
import type { TraceReading } from '#stores/session.ts';

/** A line with its place in the reading. */
export interface NumberedLine extends TraceLine {
  readonly number: number;
}

interface Trace {
  /** Oldest first; null until they are read for the first time. */
  readonly lines: readonly NumberedLine[] | null;
  readonly failure: TraceReading['failure'];
  readonly refresh: () => void;
}

/**
 * The trace as it was when the screen opened, or when the user asked for it again: it does not move while it is read.
 */
export function useTrace(): Trace {
  const { readTrace } = useCommands();
  const [trace, setTrace] = useState<Omit<Trace, 'refresh'>>({ lines: null, failure: null });
  const refresh = useCallback((): void => {
    void readTrace().then(({ lines, failure }) =>
      setTrace({ lines: lines.map((line, number) => Object.assign({ number }, line)), failure }),
    );
  }, [readTrace]);
  useEffect(refresh, [refresh]);
  return { ...trace, refresh };
}
