import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Intent, MemberValues, RowEdit, ShownRow } from '#intents/intent.ts';
import { intentKey } from '#intents/intentKey.ts';
import { useCommand } from '#stores/commit.ts';
import { movesSaved } from '#stores/moved.ts';
import { rejectionIn, useSession } from '#stores/session.ts';
import type { Submission } from '#sync/ports.ts';
import { focusRow, showToast } from '#ui/index.ts';
import { showKept } from '#wording/KeptText.tsx';
import { basedOn, editsOf, isBased } from './act.ts';

export interface How {
  /** Shown once it is kept, with what undoes it; says too when the service has it (I27). */
  readonly said?: string;
  /** The words of what undoes it, where they are not « Défaire ». */
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
  /** What else these would change, of the same interviews; nothing is stored. */
  readonly preview: (edits: readonly RowEdit[]) => Promise<readonly RowEdit[]>;
  /** Gives all of them the same. */
  readonly to: (members: MemberValues, how?: How) => Stored;
  /** Gives each its own. */
  readonly toEach: (edits: readonly RowEdit[], how?: How) => Stored;
  /** Anything else that is asked of them. */
  readonly keep: (intent: Intent, how?: How) => Stored;
}

export type Begin = (rows: readonly ShownRow[]) => Act;

/** Each is dispatched once, however often its control is activated. The same function at each render. */
export function useBegin(): Begin {
  const { t } = useTranslation();
  const undo = useUndoOf();
  const commit = useCommand(
    async (commands, intent: Intent, { said, back, focus, submission, onRejected = tellRejected }: How) => {
      const accepted = isBased(intent) ? await commands.dispatch(intent, submission) : notShown;
      const rejection = rejectionIn(accepted);
      onRejected(rejection && t(`common.rejection.${rejection}`));
      if (rejection) return null;
      if (accepted.ok && said !== undefined) {
        const onPress = (): void => void undo(accepted.intentId);
        showKept(
          { text: said, targets: accepted.targets },
          back === undefined ? { label: t('common.undo'), kbd: 'mod+z', onPress } : { label: back, onPress },
        );
      } else if (said !== undefined) showToast(t('common.rejection.nothingChanged'));
      if (focus !== undefined) focusRow(focus);
      return accepted.ok ? accepted.targets : [];
    },
    (intent, { about }) => about ?? intentKey(intent),
  );
  return useCallback(
    (rows) => {
      const keep: Act['keep'] = async (intent, how = {}) => (await commit(basedOn(rows, intent), how)) ?? null;
      const toEach: Act['toEach'] = (edits, how) => keep({ kind: 'edit', rows: edits }, how);
      const preview: Act['preview'] = async (edits) => (await useSession.getState().commands?.linkedEdits(edits)) ?? [];
      return { rows, preview, keep, toEach, to: (members, how) => toEach(editsOf(rows, members), how) };
    },
    [commit],
  );
}

const notShown = { ok: false, rejection: 'unknownEntity' } as const;
const tellRejected = (why: string | null): void => void (why !== null && showToast(why));

/** Undoes what was asked for under an id, also after other changes. The same function at each render. */
export const useUndoOf = (): ((intentId: string) => Promise<unknown>) =>
  useCommand(
    async (commands, intentId: string) => {
      await movesSaved();
      await commands.undoOf(intentId);
    },
    (intentId) => intentId,
  );
