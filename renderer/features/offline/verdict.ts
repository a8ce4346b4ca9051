import type { Check, DatasetId } from './checks.ts';

export interface Verdict {
  readonly level: 'ready' | 'almost' | 'notReady';
  /** How many parts are ready, of how many. */
  readonly ready: number;
  readonly of: number;
  /** Not a single list was ever downloaded. */
  readonly isEmpty: boolean;
}

/** Without these lists of today, an interview day is impossible offline. */
const essential: ReadonlySet<string> = new Set<DatasetId>(['calendar', 'applications', 'applicants']);

/**
 * Ready only when nothing is truncated, old, missing or unreadable, and the browser granted persistent storage: the
 * user closes the connection on the strength of it. `persisted`: null before it was requested.
 */
export function verdictOf(checks: readonly Check<string>[], persisted: boolean | null): Verdict {
  const ready = checks.filter(({ problems }) => problems.length === 0).length;
  const isOut = ({ id, problems }: Check<string>): boolean =>
    essential.has(id) && (problems.includes('never') || problems.includes('old'));
  const level = checks.some(isOut)
    ? 'notReady'
    : checks.length > 0 && ready === checks.length && persisted === true
      ? 'ready'
      : 'almost';
  return { level, ready, of: checks.length, isEmpty: checks.every(({ problems }) => problems.includes('never')) };
}
