import { expect, test } from 'vitest';
import { apartIn } from '#intents/interview/apart.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import type { Step, StepState } from '#sync/step.ts';
import { applied, step, waiting } from '../../features/changes/steps.ts';

const hour = (time: string) => rawJson(`"2026-11-20T${time}:00+01:00"`);
const refused: StepState = { kind: 'refused', failure: { kind: 'refused' } };
const half = (entity: EntityName, target: string, state: StepState, more: Partial<Step> = {}): Step =>
  step({ id: `${entity}${target}`, intentId: 'i', entity, target, state, ...more });
const moved = (from: string, to: string): Partial<Step> => ({
  changes: [{ field: 'CreneauLibre', base: hour(from), mine: hour(to) }],
});
const done = applied('verified');
const event = half('Planification', '7', refused);
const application = half('Dossier', '41', done, { partner: '7', ...moved('10:00', '10:30') });
const apart = (receipts: readonly Step[], more: readonly Step[] = [], toDecide = [event]) =>
  apartIn({ toDecide, waiting: more, receipts }).map((each) => each.done);

test('R2.10 R4.7 of several that were changed together, the half of the refused one alone goes back', () => {
  const others = ['42', '43'].map((id) => half('Dossier', id, done, { partner: `8${id}`, ...moved('11:00', '11:30') }));
  expect(apart([...others, application])).toMatchObject([[{ target: '41' }]]);
  expect(apart(others)).toEqual([]);
});

test('R4.7 each half finds the other, whichever was the user’s', () => {
  const asked = half('Planification', '7', refused, { partner: '41' });
  const own = half('Dossier', '41', done, moved('10:00', '10:30'));
  const other = half('Dossier', '42', done, { ...moved('10:00', '10:30') });
  expect(apart([own, other], [], [asked])).toMatchObject([[{ target: '41' }]]);
});

test('I12 R4.7 what the act took back itself is not put back: neither sent nor waiting to be', () => {
  const back = half('Dossier', '41', done, { partner: '7', ...moved('10:30', '10:00') });
  expect(apart([application, back])).toEqual([]);
  expect(apart([application], [{ ...back, state: waiting }])).toEqual([]);
});

test('I12 what the act did in several steps goes back to where it found it', () => {
  const further = half('Dossier', '41', done, { partner: '7', ...moved('10:30', '11:00') });
  expect(apart([further, application])).toMatchObject([[moved('10:00', '11:00')]]);
});

test('only the other half of the same act counts, once the service has it', () => {
  expect(apart([application])).toHaveLength(1);
  expect(apart([{ ...application, intentId: 'other' }])).toEqual([]);
  expect(apart([{ ...application, entity: 'Planification' }])).toEqual([]);
  expect(apart([], [{ ...application, state: waiting }])).toEqual([]);
  expect(apart([])).toEqual([]);
});

test('R4.7 an event that is created with the hour of its application is the other half of it', () => {
  const created = half('Planification', '70', done, { action: 'create' });
  const hourOf = half('Dossier', '41', refused, moved('10:00', '10:30'));
  expect(apart([created], [], [hourOf])).toMatchObject([[{ action: 'create', target: '70' }]]);
  const another = half('Planification', '71', done, { action: 'create' });
  expect(apart([created, another], [], [hourOf])).toEqual([]);
});
