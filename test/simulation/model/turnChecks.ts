import type { FieldChange } from '#shared/merge/change.ts';
import type { Advance } from '../../../renderer/sync/core/index.ts';
import { laneOf } from '../../../renderer/sync/core/order.ts';
import type { Step } from '../../../renderer/sync/step.ts';
import type { Checks } from './checks.ts';

const mentions = (step: Step, id: string): boolean => new RegExp(`${id}(?!\\d)`, 'u').test(JSON.stringify(step));

/** Whether a step went into the conflict of one before it: each value it asked for is asked there, or was taken back. */
function isGathered(step: Step, holder: Step | undefined, all: readonly Step[]): boolean {
  if (holder?.state.kind !== 'conflict' || laneOf(holder) !== laneOf(step)) return false;
  return step.changes.every((change) => {
    const same = (other: FieldChange): boolean => other.field === change.field && other.key === change.key;
    const edits = all.filter((other) => laneOf(other) === laneOf(step)).flatMap((other) => other.changes.filter(same));
    const last = edits.at(-1)?.mine;
    const asked = holder.changes.find(same);
    return asked ? asked.mine === last : edits[0]?.base === last;
  });
}

/** What must hold of every turn of the core, whatever happened. */
export const checkedTurns =
  (inner: Advance, checks: Checks, takenBack: (stepId: string, target: string) => void): Advance =>
  (state, event, at) => {
    const outcome = inner(state, event, at);
    const { commit } = outcome;
    const after = outcome.state;
    const say = (words: string): string => `${words} (${event.kind})`;
    const byPerson = ['added', 'undo', 'discard', 'resolve'].includes(event.kind);
    const receipts = new Map((commit?.putReceipts ?? []).map((receipt) => [receipt.id, receipt]));

    for (const step of state.steps.values()) {
      if (after.steps.has(step.id)) continue;
      const holder = event.kind === 'verdict' ? after.steps.get(event.stepId) : undefined;
      const evidence = receipts.has(step.id) || byPerson || isGathered(step, holder, [...state.steps.values()]);
      checks.expect(evidence, say(`I2: ${step.summary.key} went without evidence`));
      checks.expect(commit?.removeSteps?.includes(step.id) ?? false, say('I2: a step went from memory only'));
      if (!receipts.has(step.id) && step.action === 'create') takenBack(step.id, step.target);
    }
    for (const receipt of receipts.values()) {
      if (receipt.action !== 'create') continue;
      const provisional = state.steps.get(receipt.id)?.target ?? '';
      const left = [...after.steps.values()].filter((step) => mentions(step, provisional));
      checks.expect(left.length === 0, say(`I6: ${provisional} is still named after its acknowledgement`));
    }
    for (const step of after.steps.values()) {
      const before = state.steps.get(step.id);
      if (before !== step) {
        const known = event.kind === 'started' && event.steps.includes(step);
        checks.expect(known || (commit?.putSteps?.includes(step) ?? false), say('I1: a step changed in memory only'));
      }
    }
    const lanes = [...after.inFlight.keys()].map((id) => after.steps.get(id)).filter((step) => step !== undefined);
    checks.expect(lanes.length === after.inFlight.size, say('I2: in flight and not in the outbox'));
    checks.expect(new Set(lanes.map(laneOf)).size === lanes.length, say('I8: two of one lane in flight'));
    checks.expect(after.inFlight.size <= after.limits.writesInFlight, say('I24: too many in flight'));
    for (const effect of outcome.effects) {
      if (effect.kind !== 'send') continue;
      checks.expect(commit?.putSteps?.includes(effect.step) ?? false, say('I5: sent without an entry in the same commit'));
      checks.expect(effect.step.state.kind === 'sending', say('I5: sent in another state'));
      checks.expect(effect.step.provisional.length === 0, say('I7: sent before what it depends on'));
    }
    return outcome;
  };
