import { useCallback } from 'react';
import type { Intent, MemberValues, RowEdit, ShownRow } from '#intents/intent.ts';
import type { Submission } from '#sync/ports.ts';
import { focusRow } from '#ui/index.ts';
import { useAct } from '#wording/useAct.ts';
import { editsOf } from './act.ts';

export interface How {
  /** Shown once it is kept, with what undoes it; says too when the service has it (I27). */
  readonly said?: string;
  /** The words of what undoes it, where they are not « Annuler ». */
  readonly back?: string;
  /** The row that has the focus once it is kept. */
  readonly focus?: string;
  /** Under which it is stored: a gesture of several keys, or more of an act before it. */
  readonly submission?: Submission;
  /** Gets why it was rejected, in words, to be shown in its place and not as a notice; null once it was not. */
  readonly onRejected?: (why: string | null) => void;
  /** Identifies the activation where one of the same field may follow at once with another value (I26). */
  readonly about?: string;
}

/** Resolves once it is durably stored (I1), with the ids it created or changed; none: nothing was left to change. */
type Stored =
  /** It was rejected, which is said, or this was a second activation (I26). */
  Promise<readonly string[] | null>;

/** What the user does to rows. */
export interface Act {
  /** As they were shown when it began. */
  readonly rows: readonly ShownRow[];
  /** Gives all of them the same. */
  readonly to: (members: MemberValues, how?: How) => Stored;
  /** Gives each its own. */
  readonly toEach: (edits: readonly RowEdit[], how?: How) => Stored;
  /** Anything else that is asked of them. */
  readonly keep: (intent: Intent, how?: How) => Stored;
}

export type Begin = (rows: readonly ShownRow[]) => Act;

/** Begins acts on rows as they are shown at the time. The same function at each render. */
export function useBegin(): Begin {
  const act = useAct();
  return useCallback(
    (rows) => {
      const keep: Act['keep'] = async (intent, { said, focus, ...how } = {}) => {
        const kept = await act(rows.length === 0 ? intent : { ...intent, from: rows }, { ...how, done: said });
        if (kept && focus !== undefined) focusRow(focus);
        return kept;
      };
      const toEach: Act['toEach'] = (edits, how) => keep({ kind: 'edit', rows: edits }, how);
      return { rows, keep, toEach, to: (members, how) => toEach(editsOf(rows, members), how) };
    },
    [act],
  );
}
