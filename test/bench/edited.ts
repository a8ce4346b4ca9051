import type { Cache } from '#cache/open.ts';
import type { EventView } from '#cache/queries/views.ts';
import { stepsFor } from '#intents/stepsFor.ts';
import type { NewStep, Step } from '#sync/step.ts';

/** A new name for one of these as steps of the outbox. */
export async function edited(
  cache: Cache,
  targets: readonly EventView[],
  seq: number,
): Promise<{ readonly putSteps: readonly Step[] }> {
  const event = targets[seq % targets.length];
  if (!event) throw new Error('no event');
  const snapshot = await cache.snapshot(['Planification']);
  const plan = stepsFor(
    { kind: 'edit', rows: [{ entity: 'Planification', id: event.id, members: { Nom: `Entretien ${seq}` } }] },
    snapshot,
    {
      uuid: () => crypto.randomUUID(),
      schoolZone: 'Europe/Paris',
    },
  );
  if (!plan.ok) throw new Error(plan.rejection);
  return { putSteps: plan.steps.map((asked) => taken(asked, seq)) };
}

const taken = (asked: NewStep, seq: number): Step => ({
  ...asked,
  changes: [...asked.changes],
  id: `s${seq}`,
  seq,
  intentId: 'i',
  state: { kind: 'waiting', notBefore: null, failure: null },
  attempts: 0,
  seenBefore: [],
  madeAt: 1,
  sentAt: null,
});
