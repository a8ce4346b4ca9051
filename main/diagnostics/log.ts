import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PageEvent } from '#shared/ipc/trace.ts';
import { traceText } from '#shared/trace/line.ts';
import type { Trace, TraceLine } from '#shared/trace/line.ts';
import { ownWord, problemOf, problemText } from '#shared/trace/problem.ts';
import type { Problem } from '#shared/trace/problem.ts';

/** Facts that cannot identify a person: numbers, flags, and words of our own vocabulary. */
type LogFacts = Readonly<Record<string, number | boolean | string | null>>;

export interface Log {
  /** `event` is a fixed word of ours, for example `ipc.refused`. */
  note(event: string, facts?: LogFacts): void;
  /** Logs an unexpected event. Of the error only its name, code, failure kind and places are written. */
  problem(event: string, error: unknown, facts?: LogFacts): void;
  /** The same for an error of the page, which reports it without its message. */
  pageProblem(event: PageEvent, problem: Problem): void;
}

const maxBytes = 1024 * 1024;

/**
 * Lines of the trace in `directory`/carnet.log; at 1 MiB the file becomes carnet.previous.log. Two files at most. The
 * same goes to the trace.
 */
export function openLog(
  directory: string,
  trace: Pick<Trace, 'push'> = { push: () => undefined },
  now: () => Date = () => new Date(),
  onFailure: (error: unknown) => void = () => undefined,
): Log {
  const file = join(directory, 'carnet.log');
  const write = (line: string): void => {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    if (size >= maxBytes) putAside(size);
    appendFileSync(file, `${line}\n`, { mode: 0o600 });
  };
  const putAside = (size: number): void => {
    try {
      renameSync(file, join(directory, 'carnet.previous.log'));
    } catch (error) {
      // On Windows another program may hold one of the two for a moment (E10): the next line tries again.
      if (size >= 2 * maxBytes) throw error;
    }
  };
  const safely = (line: string): void => {
    try {
      write(line);
    } catch (error) {
      // A full disk must not stop the user's work because of the log; the terminal still shows the entry.
      onFailure(error);
      process.stderr.write(`carnet: the log cannot be written (${problemOf(error).code ?? 'unknown'})\n`);
    }
  };
  const record = (
    process: TraceLine['process'],
    event: string,
    problem: Problem | null,
    facts: LogFacts = {},
  ): void => {
    const outcome = [...Object.entries(facts).map(factText), ...(problem ? [problemText(problem)] : [])].join(', ');
    const level = problem ? 'error' : 'warning';
    const line: TraceLine = { at: now().getTime(), process, level, step: null, event, outcome };
    trace.push(line);
    safely(traceText(line));
  };
  return {
    note: (event, facts) => record('main', event, null, facts),
    problem: (event, error, facts) => record('main', event, problemOf(error), facts),
    pageProblem: (event, problem) => record('page', event, problem),
  };
}

/** Any other text, however harmless it looks, may be data of a person or of the service (S7). */
const factText = ([name, fact]: readonly [string, LogFacts[string]]): string =>
  `${name}=${typeof fact === 'string' && !ownWord.test(fact) ? '…' : String(fact)}`;
