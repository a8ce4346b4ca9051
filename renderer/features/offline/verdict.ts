import type { DatasetCheck, DatasetId } from './checks.ts';

export interface Verdict {
  readonly level: 'ready' | 'almost' | 'notReady';
  /** How many parts are ready, of how many. */
  readonly ready: number;
  readonly of: number;
  /** Not a single list was ever received. */
  readonly isEmpty: boolean;
}

/** Without these of today, there is no interview day offline. */
const essential: ReadonlySet<DatasetId> = new Set<DatasetId>(['calendar', 'applications', 'applicants']);

/**
 * Ready only when nothing at all is cut, old, missing or unreadable, and the machine promised to keep it: a person who
 * reads it closes their connection. `persisted`: null while nobody asked.
 */
export function verdictOf(checks: readonly DatasetCheck[], persisted: boolean | null): Verdict {
  const ready = checks.filter(({ problems }) => problems.length === 0).length;
  const isOut = ({ id, problems }: DatasetCheck): boolean =>
    essential.has(id) && (problems.includes('never') || problems.includes('old'));
  const level = checks.some(isOut)
    ? 'notReady'
    : checks.length > 0 && ready === checks.length && persisted === true
      ? 'ready'
      : 'almost';
  return { level, ready, of: checks.length, isEmpty: checks.every(({ problems }) => problems.includes('never')) };
}
