import type { Step } from '../step.ts';

/** Only steps that wait and whose attempts cannot have reached the service. Others are discarded with a receipt. */
export const canUndo = (step: Step | undefined): boolean => step?.state.kind === 'waiting' && step.sentAt === null;

/** Any step that is not being sent can be discarded, if the user explicitly says so (I2). */
export const canDiscard = (step: Step | undefined): boolean => step !== undefined && step.state.kind !== 'sending';
