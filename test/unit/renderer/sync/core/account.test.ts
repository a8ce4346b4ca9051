import { expect, test } from 'vitest';
import { rawJson } from '#shared/json/rawJson.ts';
import type { NewStep } from '#sync/step.ts';
import { Core } from './world.ts';

// R4.8 the account of a person is created, then its id is written into their record, as text.

const user: NewStep & { readonly id: string } = {
  id: 'u',
  entity: 'User',
  target: 'new:u',
  action: 'create',
  changes: [],
  body: rawJson('{"Nom":"Diallo","Login":"awa"}'),
  base: null,
  provisional: [],
  summary: { key: 'entity.created', subject: 'DIALLO Awa', values: {} },
};
const linked: NewStep & { readonly id: string } = {
  id: 'l',
  entity: 'Candidat',
  target: '40',
  action: 'replace',
  changes: [{ field: 'RefSysteme', base: rawJson('""'), mine: rawJson('"new:u"') }],
  body: null,
  base: rawJson('{"Id":40,"RefSysteme":""}'),
  provisional: [{ field: 'RefSysteme', id: 'new:u' }],
  summary: { key: 'entity.changed', subject: 'DIALLO Awa', values: {} },
};
/** The user sends the account (R3.0). */
function sent(): Core {
  const core = new Core().online().add(user, linked);
  return core.on({ kind: 'confirmed', stepId: 'u', at: core.now, confirmation: null }).prepared('u');
}
const mine = (core: Core): unknown => core.step('l').changes[0]?.mine;

test('I6 I7 the link leaves with the id as text, once the service has given it', () => {
  const core = sent();
  expect(core.step('l').state.kind).toBe('waiting');
  core.applied('u', '9007199254740993', rawJson('{"Id":9007199254740993,"Nom":"Diallo","Login":"awa"}'));
  expect(mine(core)).toBe('"9007199254740993"');
  expect(core.step('l').state.kind).toBe('sending');
});

test('R3.6 where the answer was lost, it goes on with the account that the user names', () => {
  const core = sent();
  core.verdict('u', { kind: 'doubt', failure: { kind: 'unreadable' } });
  expect(core.step('l').state.kind, 'it waits for the decision').toBe('waiting');
  core.on({ kind: 'settle', stepId: 'u', existing: { id: '77', row: null } });
  expect(mine(core)).toBe('"77"');
  expect(core.step('l').state.kind).toBe('sending');
});

test('I2 it goes with an account that is given up', () => {
  const core = sent();
  core.verdict('u', { kind: 'doubt', failure: { kind: 'unreadable' } });
  core.on({ kind: 'discard', stepId: 'u' });
  expect(core.state.steps.size).toBe(0);
});
