import { awaitedIds } from '../rules/order.ts';
import type { Step } from '../step.ts';
import { doubt } from './doubt.ts';
import { keepQuiet } from './lostReplace.ts';
import type { Turn } from './turn.ts';

/**
 * Another workstation's outbox, behind these steps; it may have sent them: a creation is looked up first (I3, I4), an
 * edit merged with what the service holds (R3.2). None is added twice.
 */
export function onAdopted(turn: Turn, steps: readonly Step[]): void {
  const fresh = steps.filter(({ id }) => !turn.steps.has(id));
  for (const step of fresh) {
    const seq = turn.state.nextSeq;
    turn.update({ nextSeq: seq + 1 });
    turn.put({ ...step, seq, sentAt: step.sentAt ?? step.madeAt }); // it may have left from the other workstation
  }
  for (const { id } of fresh) {
    const step = turn.steps.get(id);
    if (step) goOn(turn, step);
  }
}

function goOn(turn: Turn, step: Step): void {
  const isOpen =
    step.state.kind === 'waiting' ||
    step.state.kind === 'sending' ||
    (step.state.kind === 'doubt' && !step.state.asked);
  if (!isOpen || awaitedIds(step).length > 0) return;
  if (step.action !== 'replace') doubt(turn, step);
  else if (step.state.kind === 'sending') keepQuiet(turn, step, { kind: 'timeout' });
  else turn.put({ ...step, state: { kind: 'waiting', notBefore: null, failure: null }, attempts: 0 });
}
