import type { EntityName } from '#shared/entities/index.ts';
import type { AddressRead, NumberRead } from '#stores/session.ts';
import type { Existing, SecondRow, Step } from '#sync/step.ts';

/** What a person can do with a change; the screen carries them out. */
export interface StepActions {
  readonly onUndo: (step: Step) => void;
  readonly onRetry: (step: Step) => void;
  /** Opens what the change is about, in its own screen. */
  readonly onOpenThing: (step: Step) => void;
  /** Opens the decision screen. */
  readonly onDecide: (step: Step) => void;
  /** Only after the dialog said what is lost. */
  readonly onDiscard: (step: Step) => void;
  /** Keeps both rows of a creation that the service has twice, or cancels one of them (R3.9). */
  readonly onSecondRow: (step: Step, rowId: string, decision: NonNullable<SecondRow['decision']>) => void;
  /** What a creation is at the service, or null to create it. */
  readonly onSettle: (step: Step, existing: Existing | null) => void;
  /** What bears a number that was typed. */
  readonly onFind: (entity: EntityName, typed: string) => Promise<NumberRead>;
  /** Whose an e-mail address is. */
  readonly onFindHolders: (address: string) => Promise<AddressRead>;
  /** Puts the done changes of a group back, as changes of their own (R2.10). */
  readonly onPutBack: (done: readonly Step[]) => void;
  /** Leaves it for later. */
  readonly onClose: () => void;
}

/** What is done of the change that this one belongs to, where a change is several, and can be put back. */
export function doneWith(step: Step, everything: readonly Step[]): readonly Step[] {
  const group = everything.filter(({ intentId }) => intentId === step.intentId);
  const done = group.filter(({ state, action }) => state.kind === 'applied' && action === 'replace');
  return group.length > 1 ? done : [];
}
