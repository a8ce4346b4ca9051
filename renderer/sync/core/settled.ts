import { describeEntity } from '#shared/entities/index.ts';
import type { Receipt } from '#shared/ipc/write.ts';
import { splice } from '#shared/json/rawJson.ts';
import { differences } from '#shared/merge/merge.ts';
import { whyNotThis } from '../rules/existing.ts';
import { awaitedIds } from '../rules/order.ts';
import type { Decision, Existing, Step } from '../step.ts';
import { acknowledge } from './acknowledge.ts';
import { forget, sendAgain } from './doubt.ts';
import { decided, giveUp } from './drop.ts';
import { asAppeared, onAppeared } from './secondRows.ts';
import type { Turn } from './turn.ts';

/**
 * A person says what became of a creation (R3.6): nothing, so that one in doubt goes again; or that it is a row of the
 * service, whether it is in doubt, was refused, or has not left because that row is used in its place. What could only serve
 * it is then given up.
 */
export function onSettled(turn: Turn, stepId: string, existing: Existing | null): void {
  const step = turn.steps.get(stepId);
  if (!step) return;
  if (existing === null) {
    // Whatever was looked for before is long ago: what is there by now may be somebody else's.
    const again = step.lookedFor === undefined ? step : { ...step, lookedFor: false };
    if (step.state.kind === 'doubt') sendAgain(turn, decided(turn, again, { about: 'doubt', choice: 'sendAgain' }));
    return;
  }
  if (whyNotThis(turn.state, step, existing) !== null) return;
  const { id, row } = existing;
  const settled = decided(turn, withoutProvisional(step), {
    about: aboutOf[step.state.kind] ?? 'waiting',
    choice: 'itIsThere',
  });
  acknowledge(turn, settled, { id, row, receipt: receiptOf(settled, existing), direct: false });
  forget(turn, step.id);
  // What else the look-up found like it may be a second delivery, which the user can cancel (R3.9).
  const others = step.state.kind === 'doubt' ? step.state.candidates.filter((candidate) => candidate.id !== id) : [];
  onAppeared(
    turn,
    others.map((other) => asAppeared(step, other)),
  );
  for (const needed of awaitedIds(step)) giveUpUnneeded(turn, needed);
}

const aboutOf: Partial<Record<Step['state']['kind'], Decision['about']>> = { doubt: 'doubt', refused: 'refusal' };

/** References to what was not created, and now need not be, were never sent. */
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
  // A row listed by parent does not say whether it lies where the creation was to put it.
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
