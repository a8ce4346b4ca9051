import { expect, test } from 'vitest';
import { rawJson } from '#shared/json/rawJson.ts';
import { isOfGoneRow } from '#sync/step.ts';
import type { Step } from '#sync/step.ts';
import { Core, change, creation, edit } from './world.ts';

const row = rawJson('{"Id":10,"Nom":"B"}');
const sent = (): Core => new Core().online().add(edit('a', '7', change('Nom', 'A', 'B')));

test.each([404, 410])(
  'R3.1b a row that is gone (%i): the change waits for the user, and the row is marked',
  (status) => {
    const core = sent().verdict('a', { kind: 'refused', failure: { kind: 'gone', status } });
    expect(isOfGoneRow(core.step('a'))).toBe(true);
    expect(core.commit?.goneRows).toEqual([{ entity: 'Planification', id: '7' }]);
  },
);

test('R3.1b the receipt of a change that is given up says that its row was gone, not that it was refused', () => {
  const core = sent().verdict('a', { kind: 'refused', failure: { kind: 'gone', status: 404 } });
  core.on({ kind: 'discard', stepId: 'a' });
  expect(core.commit?.putReceipts).toMatchObject([{ decisions: [{ about: 'gone', choice: 'givenUp' }] }]);
});

test('R3.1b a creation takes the place of the changes of a row that is gone, in one commit', () => {
  const gone = { kind: 'refused', failure: { kind: 'gone', status: 404 } } as const;
  const core = sent()
    .add(edit('b', '7', change('Code', 'x', 'y')))
    .verdict('a', gone)
    .verdict('b', gone);
  core.on({ kind: 'added', intentId: 'i', steps: [creation('c', 'new:1')], takeBack: ['a', 'b'] });
  expect(core.commit?.removeSteps).toEqual(['a', 'b']);
  expect(core.commit?.putReceipts).toMatchObject([
    { id: 'a', state: { kind: 'dropped', mayHaveArrived: false }, decisions: [{ about: 'gone', choice: 'recreated' }] },
    { id: 'b', decisions: [{ about: 'gone', choice: 'recreated' }] },
  ]);
  expect([...core.state.steps.keys()]).toEqual(['c']);
});

test('R3.1b what waits behind goes with it, and what may still arrive stays', () => {
  const gone = { kind: 'refused', failure: { kind: 'gone', status: 404 } } as const;
  const taken = { kind: 'added', intentId: 'i', steps: [creation('c', 'new:1')], takeBack: ['a', 'b'] } as const;
  const behind = new Core().add(edit('a', '7', change('Nom', 'A', 'B'))).add(edit('b', '7', change('Code', 'x', 'y')));
  const refused: Step = { ...behind.step('a'), state: { kind: 'refused', failure: gone.failure } };
  const started = (second: Step): Core =>
    new Core().on({ kind: 'started', steps: [refused, second], receipts: [], unreadable: false });
  expect([...started(behind.step('b')).on(taken).state.steps.keys()]).toEqual(['c']);
  const late: Step = {
    ...behind.step('b'),
    state: { kind: 'waiting', notBefore: 0, failure: { kind: 'timeout' } },
    sentAt: 1,
  };
  expect([...started(late).on(taken).state.steps.keys()]).toEqual(['b', 'c']);
});

test('R3.1b a change that was refused for another reason makes way for nothing', () => {
  const core = sent().verdict('a', { kind: 'refused', failure: { kind: 'refused' } });
  core.on({ kind: 'added', intentId: 'i', steps: [creation('c', 'new:1')], takeBack: ['a'] });
  expect([...core.state.steps.keys()]).toEqual(['a', 'c']);
});

test('R3.1b where only nothing answered at the address, no row is marked', () => {
  const core = sent().verdict('a', { kind: 'refused', failure: { kind: 'gone' } });
  expect(core.commit?.goneRows).toBeUndefined();
  expect(isOfGoneRow(core.step('a'))).toBe(false);
});

test('R3.1b a replace that was answered as a creation is settled with the new id, and what was edited since follows it', () => {
  const core = sent().add(edit('b', '7', change('Code', 'x', 'y')));
  const receipt = { outcome: 'verified', changedFields: [], gapMs: null, recreated: true } as const;
  core.verdict('a', { kind: 'applied', id: '10', row, receipt: { ...receipt, changedFields: [] } });
  expect(core.commit?.putReceipts).toMatchObject([{ id: 'a', target: '10', state: { receipt: { recreated: true } } }]);
  expect(core.commit?.putRows).toMatchObject([{ id: '10', text: row }]);
  expect(core.commit?.goneRows).toEqual([{ entity: 'Planification', id: '7' }]);
  expect(core.step('b')).toMatchObject({ target: '10', base: row });
});

test('R3.1b where its row cannot be read, the list is asked for it', () => {
  const receipt = { outcome: 'unverifiable' as const, changedFields: [], gapMs: null, recreated: true as const };
  const core = sent().verdict('a', { kind: 'applied', id: '10', row: null, receipt });
  expect(core.commit?.putRows).toBeUndefined();
  expect(core.effects).toContainEqual({ kind: 'pull', request: { entity: 'Planification' } });
});

test('I16 another id without that is no answer to this replace', () => {
  const receipt = { outcome: 'verified' as const, changedFields: [], gapMs: null };
  const core = sent().verdict('a', { kind: 'applied', id: '10', row, receipt });
  expect(core.step('a').state).toMatchObject({ kind: 'waiting', failure: { kind: 'unreadable' } });
});
