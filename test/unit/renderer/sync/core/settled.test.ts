import { expect, test } from 'vitest';
import { rawJson } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { SyncEvent } from '#sync/core/index.ts';
import { whyNotThis } from '#sync/rules/existing.ts';
import type { Existing, Step } from '#sync/step.ts';
import { Core, creation, eventBody } from './world.ts';

const applicant = (id: string, nom: string) => ({
  id,
  entity: 'Candidat' as const,
  target: `new:${id}`,
  action: 'create' as const,
  changes: [],
  body: rawJson(`{"Nom":"${nom}","Prenoms":"Lou","Login":"${id}","MailId":3}`),
  base: null,
  provisional: [],
  summary: { key: 'thing.created', subject: nom, values: {} },
});
const row = (id: string, nom: string): RawJson => rawJson(`{"Id":${id},"Nom":"${nom}","Prenoms":"Lou","MailId":3}`);

/** A creation about which only the user can decide whether it happened, after another one that the service gave 8. */
function doubted(): Core {
  const core = new Core().online().add(applicant('a', 'Blanc')).prepared('a').applied('a', '8', row('8', 'Blanc'));
  return core
    .add(applicant('c', 'Haddad'))
    .prepared('c')
    .verdict('c', { kind: 'doubt', failure: { kind: 'unreadable' } });
}
const why = (core: Core, stepId: string, existing: Existing): unknown =>
  whyNotThis(core.state, core.state.steps.get(stepId), existing);

test('I16 a creation is settled with a row read under an id of its own entity, or with one that the user confirms', () => {
  const core = doubted();
  expect(why(core, 'c', { id: '9', row: row('9', 'Haddad') })).toBeNull();
  expect(why(core, 'c', { id: '9', row: null }), 'it could not be read').toBeNull();
  expect(why(core, 'c', { id: '9', row: row('4', 'Martin') }), 'another row').toBe('notOfThisEntity');
  for (const id of ['0', 'C000049', 'new:a', '']) expect(why(core, 'c', { id, row: null }), id).toBe('notOfThisEntity');
});

test('I16 an id that another creation of this workstation was given is not this one’s, but for one given a second time', () => {
  const core = doubted();
  expect(why(core, 'c', { id: '8', row: row('8', 'BLANC') })).toBe('givenAlready');
  expect(why(core, 'c', { id: '8', row: null })).toBe('givenAlready');
  expect(
    why(core, 'c', { id: '8', row: row('8', 'Haddad') }),
    'a backup was restored: the row is no longer the other’s',
  ).toBeNull();
  core.on({ kind: 'settle', stepId: 'c', existing: { id: '8', row: null } });
  expect(core.step('c').state.kind, 'the core holds it, whatever a screen asks').toBe('doubt');
});

test('I16 what is on its way, or is no creation in doubt and was not read, is nothing yet', () => {
  const core = doubted().add(applicant('d', 'Roy'), applicant('e', 'Petit')).prepared('d');
  expect(why(core, 'd', { id: '9', row: row('9', 'Roy') }), 'sending').toBe('notOpen');
  expect(why(core, 'e', { id: '9', row: null }), 'waiting').toBe('notOpen');
  expect(why(core, 'e', { id: '9', row: row('9', 'Petit') })).toBeNull();
  expect(why(core, 'x', { id: '9', row: null })).toBe('notOpen');
});

test('I2 an answer about a creation that ended meanwhile changes nothing', () => {
  const core = doubted().on({ kind: 'settle', stepId: 'c', existing: { id: '9', row: row('9', 'Haddad') } });
  expect(core.state.steps.has('c')).toBe(false);
  for (const existing of [null, { id: '9', row: null }]) {
    core.on({ kind: 'settle', stepId: 'c', existing });
    expect(core.commit).toBeNull();
    expect(core.kinds()).not.toContain('prepare');
  }
});

test('R3.8 the receipt shows what the service stored differently', () => {
  const core = doubted().on({ kind: 'settle', stepId: 'c', existing: { id: '9', row: row('9', 'HADDAD') } });
  expect(core.commit).toMatchObject({
    putReceipts: [{ target: '9', state: { receipt: { outcome: 'changed', changedFields: ['Nom', 'Login'] } } }],
    putRows: [{ entity: 'Candidat', id: '9' }],
  });
});

test('I16 a creation leaves with the greatest id that was known', () => {
  const core = doubted().add(applicant('d', 'Roy'));
  core.on({
    kind: 'prepared',
    stepId: 'd',
    body: core.step('d').body ?? row('1', ''),
    seenBefore: [],
    knownUpTo: '2400',
  });
  expect(core.commit?.putSteps?.[0]).toMatchObject({ id: 'd', knownUpTo: '2400' });
});

test('I16 rows that the user was shown and took for none of the creation’s are not taken for it later', () => {
  const row = rawJson(eventBody('Nouveau'));
  const core = new Core()
    .online()
    .add(creation('c', 'new:c'))
    .prepared('c')
    .verdict('c', { kind: 'doubt', failure: { kind: 'unreadable' } });
  const candidates = ['8', '9'].map((id) => ({ id, row }));
  core.on({ kind: 'settlement', stepId: 'c', conclusive: false, settlement: { kind: 'undecidable', candidates } });
  core.on({ kind: 'settle', stepId: 'c', existing: null });
  expect(core.prepared('c', '8').sent, 'a list holds one of them').toEqual(['c']);
  expect(core.step('c').seenBefore, 'the look-up after this attempt leaves both out').toEqual(['8', '9']);
});

test('I16 a row that appears before a creation goes again, of which no attempt is known: the user decides', () => {
  const state: Step['state'] = { kind: 'doubt', asked: false, since: 0, notBefore: null, candidates: [] };
  const uncertain: Step = { ...new Core().add(creation('c', 'new:c')).step('c'), state };
  const core = new Core().on({ kind: 'started', steps: [uncertain], receipts: [], unreadable: false }).online();
  const looked = (settlement: Extract<SyncEvent, { kind: 'settlement' }>['settlement']): Core =>
    core.on({ kind: 'settlement', stepId: 'c', conclusive: true, settlement });
  expect(looked({ kind: 'absent' }).step('c').state.kind).toBe('waiting');
  expect(core.prepared('c', '9').step('c').state.kind).toBe('doubt');
  looked({ kind: 'found', id: '9', row: rawJson(eventBody('Nouveau')) });
  expect(core.step('c').state).toMatchObject({ kind: 'doubt', asked: true, candidates: [{ id: '9' }] });
});
