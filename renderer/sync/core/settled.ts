import { describeEntity } from '#shared/entities/index.ts';
import type { Receipt } from '#shared/ipc/write.ts';
import { splice } from '#shared/json/rawJson.ts';
import { differences } from '#shared/merge/merge.ts';
import { whyNotThis } from '../rules/existing.ts';
import { awaitedIds } from '../rules/order.ts';
import type { Existing, Step } from '../step.ts';
import { acknowledge } from './acknowledge.ts';
import { sendAgain } from './doubt.ts';
import { aboutOf, decided, giveUp } from './drop.ts';
import { forget } from './lookUps.ts';
import { asAppeared, onAppeared } from './secondRows.ts';
import type { Turn } from './turn.ts';

/**
 * The user's answer about a creation (R3.6). `existing` null: not created, and sent again if in doubt. Else that row is
 * it: creations that only it needed are given up.
 */
export function onSettled(turn: Turn, stepId: string, existing: Existing | null): void {
  const step = turn.steps.get(stepId);
  if (!step) return;
  if (existing === null) {
    if (step.state.kind === 'doubt')
      sendAgain(turn, decided(turn, notThere(step), { about: 'doubt', choice: 'sendAgain' }));
    return;
  }
  if (whyNotThis(turn.state, step, existing) !== null) return;
  const { id, row } = existing;
  const settled = decided(turn, withoutProvisional(step), {
    about: aboutOf(step),
    choice: 'itIsThere',
  });
  acknowledge(turn, settled, { id, row, receipt: receiptOf(settled, existing), direct: false });
  forget(turn, step.id);
  // Other matches of the look-up may be a second delivery, which the user can cancel (R3.9).
  const others = step.state.kind === 'doubt' ? step.state.candidates.filter((candidate) => candidate.id !== id) : [];
  onAppeared(
    turn,
    others.map((other) => asAppeared(step, other)),
  );
  for (const needed of awaitedIds(step)) giveUpUnneeded(turn, needed);
}

function notThere(step: Step): Step {
  const shown = step.state.kind === 'doubt' ? step.state.candidates.map(({ id }) => id) : [];
  return {
    ...step,
    seenBefore: [...new Set([...step.seenBefore, ...shown])],
    // The earlier look-up is old: further rows that match may be other users' by now.
    ...(step.lookedFor !== undefined && { lookedFor: false }),
  };
}

/** Removes references to something that was not created, and is not needed any more. */
const withoutProvisional = (step: Step): Step =>
  step.body === null || step.provisional.length === 0
    ? step
    : {
        ...step,
        provisional: [],
        body: splice(step.body, new Map(), (member) => step.provisional.some(({ field }) => field === member)),
      };

function receiptOf({ entity, body }: Step, { row }: Existing): Receipt {
  const description = describeEntity(entity);
  // A row listed by parent does not show whether it lies in the folder that the creation named.
  if (row === null || body === null || description.listedBy === 'parent')
    return { outcome: 'unverifiable', changedFields: [], gapMs: null };
  const changedFields = [...differences(description, body, row)];
  return { outcome: changedFields.length > 0 ? 'changed' : 'verified', changedFields, gapMs: null };
}

function giveUpUnneeded(turn: Turn, target: string): void {
  const steps = [...turn.steps.values()];
  const needed = steps.find((step) => step.target === target && step.action === 'create');
  if (!needed || needed.state.kind === 'sending' || steps.some((step) => awaitedIds(step).includes(target))) return;
  giveUp(turn, needed);
  forget(turn, needed.id);
}
