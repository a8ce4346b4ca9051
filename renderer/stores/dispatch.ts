import type { Intent, Rejection } from '#intents/intent.ts';
import type { Commands, Submission } from './session.ts';

/** Why a change was not stored; `storage`: the disk of this workstation refused it. */
export type RejectionReason = Rejection | 'storage';

export interface Dispatched {
  /** Null: all of it is durably stored (I1). */
  readonly rejection: RejectionReason | null;
  /** Of the intents that were stored. */
  readonly intentIds: readonly string[];
  /** Ids that they created or changed. */
  readonly targets: readonly string[];
}

/**
 * Dispatches one after the other, up to the first that is rejected. One that changes nothing is no rejection: entering
 * the same value again is no mistake.
 */
export async function dispatchAll(
  commands: Pick<Commands, 'dispatch'>,
  intents: readonly Intent[],
  ...submission: readonly [submission?: Submission]
): Promise<Dispatched> {
  const intentIds: string[] = [];
  const targets: string[] = [];
  for (const intent of intents) {
    const accepted = await commands.dispatch(intent, ...submission);
    if (accepted.ok) {
      intentIds.push(accepted.intentId);
      targets.push(...accepted.targets);
    } else if (accepted.rejection !== 'nothingChanged') {
      return { rejection: accepted.rejection, intentIds, targets };
    }
  }
  return { rejection: null, intentIds, targets };
}
