import { expect, test } from 'vitest';
import { rawJson } from '#shared/json/rawJson.ts';
import { openSecondRows } from '#sync/step.ts';
import type { Step } from '#sync/step.ts';
import { Core, creation, eventBody } from './world.ts';

const row = rawJson(eventBody('Nouveau'));
const appeared = (core: Core, ...ids: readonly string[]): Core =>
  core.on({ kind: 'appeared', rows: ids.map((id) => ({ entity: 'Planification', id, row })) });
const made = (): Core => new Core().online().add(creation('c', 'new:1')).prepared('c').applied('c', '70', row);
const receiptsOf = (core: Core): readonly Step[] => core.commit?.putReceipts ?? [];

test('R3.9 a second row that matches an acknowledged creation is stored on its receipt until the user decides', () => {
  const core = appeared(made(), '71');
  expect(receiptsOf(core)).toMatchObject([{ id: 'c', target: '70', secondRows: [{ id: '71', row, decision: null }] }]);
  core.on({ kind: 'secondRowDecided', stepId: 'c', rowId: '71', decision: 'keptBoth' });
  expect(receiptsOf(core)).toMatchObject([{ secondRows: [{ id: '71', decision: 'keptBoth' }] }]);
  expect(receiptsOf(core).flatMap(openSecondRows)).toEqual([]);
});

test('R3.9 the same row is recorded once, and a decision is stored once', () => {
  const core = appeared(appeared(made(), '71'), '71');
  expect(receiptsOf(core)).toEqual([]);
  core.on({ kind: 'secondRowDecided', stepId: 'c', rowId: '71', decision: 'keptBoth' });
  core.on({ kind: 'secondRowDecided', stepId: 'c', rowId: '71', decision: 'cancelledSecond' });
  expect(receiptsOf(core)).toEqual([]);
  expect(receiptsOf(core.on({ kind: 'secondRowDecided', stepId: 'c', rowId: '99', decision: 'keptBoth' }))).toEqual([]);
});

test('R3.9 after a restart the receipt of an earlier run is matched too', () => {
  const receipts = receiptsOf(made());
  const core = new Core().on({ kind: 'started', steps: [], receipts, unreadable: false }).online();
  expect(receiptsOf(appeared(core, '71'))).toMatchObject([{ id: 'c', secondRows: [{ id: '71' }] }]);
});

test('R3.9 what was there before the creation left, and what another creation of this workstation became, is no second row', () => {
  const core = new Core().online().add(creation('c', 'new:1')).prepared('c', '4').applied('c', '70', row);
  core.add(creation('d', 'new:2')).prepared('d', '4', '70').applied('d', '71', row);
  expect(receiptsOf(appeared(core, '4', '70', '71'))).toEqual([]);
  expect(core.state.appeared).toEqual([]);
});

test('R3.9 a row that was known before the creation left is never its second row, however alike a colleague made it', () => {
  const copied = (): Core => new Core().online().add(creation('c', 'new:1')).preparedUpTo('c', '306');
  const core = copied().applied('c', '307', row);
  expect(receiptsOf(appeared(core, '306', '99'))).toEqual([]);
  expect(receiptsOf(appeared(core, '308'))).toMatchObject([{ id: 'c', secondRows: [{ id: '308' }] }]);
  const receipts = receiptsOf(copied().applied('c', '307', row));
  const later = new Core().on({ kind: 'started', steps: [], receipts, unreadable: false }).online();
  expect(receiptsOf(appeared(later, '306'))).toEqual([]);
});

test('R3.9 after a restored backup, which gives ids again, a row with a known id may be the second row', () => {
  const core = new Core().online().add(creation('c', 'new:1')).preparedUpTo('c', '306').applied('c', '300', row);
  expect(receiptsOf(appeared(core, '301'))).toMatchObject([{ id: 'c', secondRows: [{ id: '301' }] }]);
});

test('R3.9 a row that differs from the creation is no second row', () => {
  const core = made().on({
    kind: 'appeared',
    rows: [{ entity: 'Planification', id: '71', row: rawJson(eventBody('Autre')) }],
  });
  expect(receiptsOf(core)).toEqual([]);
});

test('R3.9 a row that an open creation may have made waits until that is settled: its own row is none, another one is', () => {
  const core = new Core()
    .online()
    .add(creation('c', 'new:1'))
    .prepared('c')
    .verdict('c', { kind: 'doubt', failure: { kind: 'timeout' } });
  appeared(core, '70', '71');
  expect(receiptsOf(core)).toEqual([]);
  core.on({ kind: 'settlement', stepId: 'c', conclusive: false, settlement: { kind: 'found', id: '70', row } });
  expect(receiptsOf(core)).toMatchObject([{ id: 'c', target: '70', secondRows: [{ id: '71' }] }]);
});

test('R3.9 a second row waits for no open creation that it does not match, nor for an equal one that has not left', () => {
  const core = made()
    .add(creation('d', 'new:2', 'Autre'))
    .prepared('d');
  core.verdict('d', { kind: 'doubt', failure: { kind: 'timeout' } });
  expect(receiptsOf(appeared(core, '71'))).toMatchObject([{ id: 'c', secondRows: [{ id: '71' }] }]);
  const equal = made().add(creation('e', 'new:3'));
  expect(receiptsOf(appeared(equal, '71'))).toMatchObject([{ id: 'c', secondRows: [{ id: '71' }] }]);
});

test('R3.9 of two rows that a look-up finds, the one that the user did not choose is the second row', () => {
  const core = new Core()
    .online()
    .add(creation('c', 'new:1'))
    .prepared('c')
    .verdict('c', { kind: 'doubt', failure: { kind: 'timeout' } });
  const candidates = [
    ['70', 'Nouveau'],
    ['71', 'Nouveau'],
    ['72', 'Autre'],
  ].map(([id = '', nom]) => ({ id, row: rawJson(eventBody(nom ?? '').replace('{', `{"Id":${id},`)) }));
  core.on({ kind: 'settlement', stepId: 'c', conclusive: false, settlement: { kind: 'undecidable', candidates } });
  core.on({ kind: 'settle', stepId: 'c', existing: { id: '70', row: candidates[0]?.row ?? row } });
  expect(receiptsOf(core)).toMatchObject([{ id: 'c', target: '70', secondRows: [{ id: '71' }] }]);
});

test('I3 R3.6 a creation that was concluded absent and is carried out before it leaves again is looked up, not sent', () => {
  const core = new Core()
    .online()
    .add(creation('c', 'new:1'))
    .prepared('c', '4')
    .verdict('c', { kind: 'doubt', failure: { kind: 'timeout' } });
  const { state } = core.step('c');
  core
    .on({ kind: 'pinged', failure: null })
    .on({ kind: 'settlement', stepId: 'c', conclusive: false, settlement: { kind: 'absent' } });
  core.on({ kind: 'quietPassed', of: 'c', since: state.kind === 'doubt' ? state.since : 0 });
  core.on({ kind: 'settlement', stepId: 'c', conclusive: true, settlement: { kind: 'absent' } });
  expect(core.step('c')).toMatchObject({ state: { kind: 'waiting' }, lostBefore: true });
  core.received({ entity: 'Planification' }).prepared('c', '4', '70');
  expect(core.sent).toEqual([]);
  expect(core.step('c')).toMatchObject({ state: { kind: 'doubt', asked: false }, seenBefore: ['4'] });
  core.on({ kind: 'settlement', stepId: 'c', conclusive: false, settlement: { kind: 'found', id: '70', row } });
  expect(receiptsOf(core)).toMatchObject([{ id: 'c', target: '70' }]);
});

test('I22 a row that only the cache still has sends the creation to one more look-up and not to one after the other', () => {
  const core = new Core()
    .online()
    .add(creation('c', 'new:1'))
    .prepared('c', '4')
    .verdict('c', { kind: 'doubt', failure: { kind: 'timeout' } });
  const concludedAbsent = (): void => {
    const { state } = core.step('c');
    core.on({ kind: 'quietPassed', of: 'c', since: state.kind === 'doubt' ? state.since : 0 });
    core.on({ kind: 'settlement', stepId: 'c', conclusive: true, settlement: { kind: 'absent' } });
  };
  core.on({ kind: 'pinged', failure: null });
  concludedAbsent();
  core.received({ entity: 'Planification' }).prepared('c', '4', '70');
  expect(core.step('c').state.kind).toBe('doubt');
  concludedAbsent();
  core.prepared('c', '4', '70');
  expect(core.step('c')).toMatchObject({ state: { kind: 'sending' }, seenBefore: ['4', '70'] });
});

test('R3.6 a new quiet time of the profile holds for what is lost from then on', () => {
  const core = new Core()
    .online()
    .on({ kind: 'limits', limits: { quietMs: 600_000 } })
    .add(creation('c', 'new:1'))
    .prepared('c');
  core.verdict('c', { kind: 'doubt', failure: { kind: 'timeout' } });
  expect(core.effects).toContainEqual(expect.objectContaining({ kind: 'quiet', ms: 600_000 }));
});
