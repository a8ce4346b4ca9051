import { inSentence, namesOf } from '#i18n/labels/names.ts';
import { holdOf } from '#sync/rules/holds.ts';
import { isTakenByOther, questionOf } from '#sync/step.ts';
import type { Step } from '#sync/step.ts';
import type { MarkState } from '#ui/index.ts';
import { isToSend } from './pending.ts';
import type { Wording } from './wording.ts';

export function markOf(step: Step): MarkState {
  const { state } = step;
  if (questionOf(step) === 'secondRow') return 'doubt';
  if (state.kind === 'applied') return state.receipt.outcome;
  // A doubt that Carnet is still looking up needs no decision yet.
  if (state.kind === 'doubt' && !state.asked) return 'sending';
  // Nothing was refused: it was not sent, and needs the user's decision (R3.6).
  return isTakenByOther(step) ? 'doubt' : state.kind;
}

/** When a change that could not be sent is tried again, epoch ms; null where it waits for something else. */
export const nextTryAt = ({ state }: Step): number | null =>
  state.kind === 'waiting' && state.failure ? state.notBefore : null;

/** Why a waiting change does not leave at once; null where it does once the service answers. `steps`: the outbox. */
export function holdWords(step: Step, steps: readonly Step[], wording: Wording): string | null {
  const hold = holdOf(step, steps);
  if (hold?.kind === 'creation')
    return wording.t('summary.hold.creation', { entity: inSentence(namesOf(hold.entity, wording.language).one) });
  if (hold) return wording.t('summary.hold.decision');
  if (isToSend(step, wording)) return wording.t('summary.hold.user');
  const again = nextTryAt(step);
  return again === null ? null : wording.t('summary.hold.again', { time: wording.clock(again) });
}
