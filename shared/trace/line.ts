import { isGuid } from '../entities/idForm.ts';

/** From the least to the most important. `detail`: an event that changed nothing. */
export const traceLevels = ['detail', 'info', 'warning', 'error'] as const;
export type TraceLevel = (typeof traceLevels)[number];

export const traceProcesses = ['page', 'main'] as const;

/** One line of the trace, in the program's own words. It contains no value of a person. */
export interface TraceLine {
  /** Epoch ms. */
  readonly at: number;
  readonly process: (typeof traceProcesses)[number];
  readonly level: TraceLevel;
  /** Id of the step of the outbox that it is about; null for none. */
  readonly step: string | null;
  readonly event: string;
  readonly outcome: string;
}

const isSafe = (id: string): boolean => /^\d{1,20}$/u.test(id) || isGuid(id.replace(/^new:/u, ''));

/** An id as the trace may show it: a number, a GUID or a provisional id. Any other text could be what a user typed. */
export const tracedId = (id: string): string => (isSafe(id) ? id : '…');

/** The line as text, its time in UTC first: lines sort by their text. */
export const traceText = ({ at, process, level, step, event, outcome }: TraceLine): string =>
  [new Date(at).toISOString(), level, process, step ?? '-', event, outcome].join(' ');

/** The last lines of one process, in memory only. */
export interface Trace<Entry = TraceLine> {
  readonly push: (entry: Entry) => void;
  /** Oldest first. */
  lines(): readonly string[];
}

/** The number of lines that a process stores (I24). */
export const traceCapacity = 2_000;

/** Entries become text when they are read: an event of the page may not wait for it. */
export function openTrace<Entry = TraceLine>(lineOf: (entry: Entry) => TraceLine): Trace<Entry> {
  const entries: Entry[] = [];
  return {
    push(entry) {
      entries.push(entry);
      if (entries.length > traceCapacity) entries.shift();
    },
    lines: () => entries.map((entry) => traceText(lineOf(entry))),
  };
}

/** The trace of main: what it pushes are lines already. */
export const openMainTrace = (): Trace => openTrace((line: TraceLine) => line);
