import type { App } from './app.ts';
import type { School } from './school.ts';

/** What a part works on: an app that has received everything, in a school of one size. */
export interface Desk {
  readonly school: School;
  readonly size: number;
  /** The app that was opened last. */
  readonly app: App;
  /** Quits, and opens Carnet on the same profile again. */
  readonly reopen: () => Promise<App>;
  /** Opens Carnet on an empty profile instead, without a service; `reopen` comes back. */
  readonly openEmpty: () => Promise<App>;
}

/** One line of the table. */
export interface Measure<Evidence> {
  readonly name: string;
  readonly unit: 's' | 'ms' | 'MB' | 'KB' | '×' | '';
  /** At most this (test/bench/README.md); `at`: only at this size. */
  readonly goal?: number;
  /** In the unit; undefined where it was not measured. */
  readonly read: (evidence: Evidence) => number | undefined;
}

export interface Figure {
  readonly part: string;
  readonly name: string;
  readonly unit: Measure<never>['unit'];
  readonly goal: number | null;
  readonly value: number | null;
}

/** A piece of work, and what is read from it. `run` leaves the app open, online and on any screen. */
export interface Part {
  readonly name: string;
  measure(desk: Desk): Promise<readonly Figure[]>;
}

export function partOf<Evidence>(
  name: string,
  run: (desk: Desk) => Promise<Evidence>,
  measures: readonly Measure<Evidence>[],
): Part {
  return {
    name,
    async measure(desk) {
      const evidence = await run(desk);
      return measures.map(({ read, goal = null, ...measure }) => ({
        part: name,
        ...measure,
        goal,
        value: read(evidence) ?? null,
      }));
    },
  };
}

/** The value below which so many of a hundred are; undefined of nothing. */
export const percentile = (values: readonly number[], of: number): number | undefined =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil((values.length * of) / 100) - 1)];
export const median = (values: readonly number[]): number | undefined => percentile(values, 50);
export const longest = (values: readonly number[]): number => Math.max(0, ...values);
export const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
