import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FailureError } from '#shared/failures/failure.ts';

/** Facts that can name nobody: numbers, switches, and words of our own vocabulary. */
export type Facts = Readonly<Record<string, number | boolean | string | null>>;

export interface Log {
  /** `event` is a fixed word of ours, for example `ipc.refused`. */
  note(event: string, facts?: Facts): void;
  /** Something that should not have happened. Of the error only its name, code, failure kind and places are kept. */
  problem(event: string, error: unknown, facts?: Facts): void;
}

const maxBytes = 1024 * 1024;
/** Anything else, however harmless it looks, may be data of a person or of the service (S7). */
const ownWord = /^[A-Za-z][A-Za-z0-9._:-]{0,63}$/;

/** JSON lines in `directory`/carnet.log; at 1 MiB the file becomes carnet.previous.log. Two files at most. */
export function openLog(directory: string, now: () => Date = () => new Date()): Log {
  const file = join(directory, 'carnet.log');
  const write = (line: object): void => {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) >= maxBytes) {
      renameSync(file, join(directory, 'carnet.previous.log'));
    }
    appendFileSync(file, `${JSON.stringify(line)}\n`, { mode: 0o600 });
  };
  const safely = (line: object): void => {
    try {
      write(line);
    } catch (error) {
      // A full disk must not stop a person's work because of the log; the terminal still hears of it.
      process.stderr.write(`carnet: the log cannot be written (${errorCode(error) ?? 'unknown'})\n`);
    }
  };
  return {
    note: (event, facts = {}) => safely({ at: now().toISOString(), event, ...redactedFacts(facts) }),
    problem: (event, error, facts = {}) =>
      safely({ at: now().toISOString(), event, ...redactedFacts(facts), error: redactedError(error) }),
  };
}

const redactedFacts = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'string' && !ownWord.test(fact) ? '…' : fact]),
  );

/** Never the message: it may quote an address, a body or a name. */
function redactedError(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = errorCode(error);
  return {
    name: error.name,
    ...(code === undefined ? {} : { code }),
    ...(error instanceof FailureError ? { kind: error.failure.kind, status: error.failure.status } : {}),
    places: places(error),
    ...(error.cause === undefined ? {} : { cause: redactedError(error.cause) }),
  };
}

/** `function (file:line)` of each frame; folders are left out, since they may carry the name of the person's account. */
function places(error: Error): string[] {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return frames.slice(0, 12).map((line) => {
    const [, name, path, row] = /^\s+at (?:(\S.*?) \()?(?:file:\/\/)?([^()]+?):(\d+):\d+\)?$/.exec(line) ?? [];
    return path === undefined ? '…' : `${name ?? ''} (${basename(path)}:${row ?? ''})`.trim();
  });
}

function errorCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && ownWord.test(code) ? code : undefined;
}
