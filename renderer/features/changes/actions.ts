import type { ShownRow } from '#intents/intent.ts';
import type { AddressRead, NumberRead } from '#stores/session.ts';
import { groupOf } from '#sync/step.ts';
import type { Existing, SecondRow, Step } from '#sync/step.ts';

/** What the user can do with a change; the screen carries it out. */
export interface StepActions {
  /** Undoes changes that have not left, as one. */
  readonly onUndo: (...steps: readonly Step[]) => void;
  readonly onRetry: (step: Step) => void;
  /** Now, once, also after a refusal; `about` is shown before what cannot be undone (R4.3). */
  readonly onSend: (step: Step, about: string) => void;
  readonly onOpenThing: (step: Step) => void;
  /** Opens what the service refused where it is corrected. */
  readonly onCorrect: (step: Step) => void;
  /** Creates again what the service no longer has, with these changes of it, which end with that (R3.1b). */
  readonly onRecreate: (ofIt: readonly Step[]) => void;
  readonly onDecide: (step: Step) => void;
  /** Only after the dialog has shown what is lost. */
  readonly onDiscard: (step: Step) => void;
  /** Keeps both rows of a creation that the service has twice, or cancels one of them (R3.9). */
  readonly onSecondRow: (
    step: Step,
    rowId: string,
    decision: NonNullable<SecondRow['decision']>,
    /** The row to cancel, as it is shown. */
    cancelled: ShownRow | null,
  ) => void;
  /** The service's id of a creation, or null to create it. */
  readonly onSettle: (step: Step, existing: Existing | null) => void;
  /** Creates an e-mail record although the service has one of its address: marked as a duplicate (R3.6). */
  readonly onOwnRecord: (step: Step) => void;
  readonly onFind: (step: Pick<Step, 'entity'>, typed: string) => Promise<NumberRead>;
  readonly onFindHolders: (address: string) => Promise<AddressRead>;
  /** Reverts the changes of a group that are done, by changes of their own (R2.10). */
  readonly onPutBack: (done: readonly Step[]) => void;
  readonly onClose: () => void;
}

export interface PanelProps {
  readonly step: Step;
}

/** The changes of the same intent that are done and can be reverted, where the intent is several changes. */
export function doneWith(step: Step, everything: readonly Step[]): readonly Step[] {
  const group = everything.filter((other) => groupOf(other) === groupOf(step));
  const done = group.filter(({ state, action }) => state.kind === 'applied' && action === 'replace');
  return group.length > 1 ? done : [];
}
