import { expect, test } from 'vitest';
import { decided } from '#intents/application/rule.ts';
import type { Intent, Members } from '#intents/intent.ts';
import { intentKey } from '#intents/intentKey.ts';
import { plan, steps } from './given.ts';

const give = (members: Members<'Dossier'>, ...ids: readonly string[]): Intent => ({
  kind: 'edit',
  rows: ids.map((id) => ({ entity: 'Dossier', id, members })),
});
const changed = (intent: Intent): readonly unknown[] =>
  steps(intent).map(({ target, changes }) => [target, changes.map(({ field, mine }) => `${field} ${mine}`)]);

test('several applications get the same agent, state or decision, one replacement each', () => {
  expect(changed(give({ AgentId: '32' }, '5', '8'))).toEqual([
    ['5', ['AgentId 32']],
    ['8', ['AgentId 32']],
  ]);
  expect(changed(give({ EtatCandidatureId: '3' }, '5', '8'))).toEqual([
    ['5', ['EtatCandidatureId 3']],
    ['8', ['EtatCandidatureId 3']],
  ]);
  const decision = { id: '2', date: '2026-11-20T12:00:00+01:00' };
  expect(changed(give(decided(decision), '5', '8'))).toEqual([
    ['5', ['DecisionId 2', 'DateDecision "2026-11-20T12:00:00+01:00"']],
    ['8', ['DecisionId 2', 'DateDecision "2026-11-20T12:00:00+01:00"']],
  ]);
});

test('one that has the value already is left out', () => {
  expect(changed(give({ AgentId: '31' }, '5', '8'))).toEqual([['8', ['AgentId 31']]]);
  expect(plan(give({ AgentId: '31' }, '5'))).toEqual({ ok: false, rejection: 'nothingChanged' });
});

test('R4.5 all of them or none: an agent of another campus is refused', () => {
  expect(plan(give({ AgentId: '33' }, '5', '8'))).toEqual({ ok: false, rejection: 'agentOfAnotherCampus' });
  expect(plan(give({ AgentId: '32' }, '5', '999'))).toEqual({ ok: false, rejection: 'unknownEntity' });
});

test('a second press with the same value is the same newValue', () => {
  expect(intentKey(give({ AgentId: '32' }, '5', '8'))).toBe(intentKey(give({ AgentId: '32' }, '5', '8')));
  expect(intentKey(give({ AgentId: '32' }, '5'))).not.toBe(intentKey(give({ AgentId: '31' }, '5')));
});
