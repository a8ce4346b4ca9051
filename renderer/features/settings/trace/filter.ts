import { fold } from '#shared/text/fold.ts';
import { traceLevels } from '#shared/trace/line.ts';
import type { TraceLevel, TraceLine, TraceProcess } from '#shared/trace/line.ts';

/** Which lines of the trace are shown. */
export interface TraceFilter {
  /** The least important level that is shown. */
  readonly level: TraceLevel;
  readonly process: TraceProcess | 'both';
  /** Words, all of which a line must hold. */
  readonly text: string;
}

export const everything: TraceFilter = { level: 'detail', process: 'both', text: '' };

export function filtered<Line extends TraceLine>(
  lines: readonly Line[],
  { level, process, text }: TraceFilter,
): readonly Line[] {
  const least = traceLevels.indexOf(level);
  const words = fold(text).split(' ').filter(Boolean);
  return lines.filter(
    (line) =>
      traceLevels.indexOf(line.level) >= least &&
      (process === 'both' || line.process === process) &&
      words.every((word) => fold(`${line.event} ${line.outcome} ${line.step ?? ''}`).includes(word)),
  );
}
