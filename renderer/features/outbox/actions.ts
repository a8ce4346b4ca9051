import type { Step } from '../../sync/step.ts';

/** What a person can do with a change; the screen carries them out. */
export interface StepActions {
  readonly onUndo: (step: Step) => void;
  readonly onRetry: (step: Step) => void;
  /** Opens what the change is about, in its own area. */
  readonly onOpenThing: (step: Step) => void;
  /** Opens the decision screen. */
  readonly onDecide: (step: Step) => void;
  /** Only after the dialog said what is lost. */
  readonly onDiscard: (step: Step) => void;
  /** The service's id when it is there, null to create it. */
  readonly onSettle: (step: Step, existingId: string | null) => void;
  /** Leaves it for later. */
  readonly onClose: () => void;
}

/** Provably here only: it waits, and no attempt may have reached the service. */
export const canUndo = (step: Step): boolean => step.state.kind === 'waiting' && step.sentAt === null;
