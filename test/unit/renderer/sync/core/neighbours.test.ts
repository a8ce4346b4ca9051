import { describe, expect, test } from 'vitest';
import { rawJson } from '#shared/json/rawJson.ts';
import { hasUnsettledDuplicate } from '#sync/core/duplicates.ts';
import { laneOf } from '#sync/rules/order.ts';
import { Core, change, creation, edit, raw } from './world.ts';

// What happens to one step and leaves those beside it as they are.

test('I6 a created row is the base of its own edits, and of no other entity that refers to it', () => {
  const core = new Core().online().add(creation('a', 'new:a')).prepared('a');
  const ofOther = { ...edit('d', '9', change('Nom', 'old', 'mine')), entity: 'Dossier' } as const;
  core.add(edit('e', 'new:a', change('Nom', 'typed', 'mine')));
  core.add({ ...ofOther, provisional: [{ field: 'CreneauLibreId', id: 'new:a' }] });
  core.applied('a', '41', rawJson('{"Id":41,"Nom":"as the service has it"}'));
  expect(core.step('e').changes[0]?.base).toBe(raw('as the service has it'));
  expect(core.step('d').changes[0]?.base).toBe(raw('old'));
});

test('I8 when the quiet time of one entity is over, the writes of another go on waiting', () => {
  const core = new Core()
    .online()
    .add(edit('a', '7', change('Nom', 'A', 'B')), edit('b', '8', change('Nom', 'A', 'B')));
  for (const id of ['a', 'b']) core.verdict(id, { kind: 'doubt', failure: { kind: 'timeout' } });
  const before = core.step('b').state;
  expect(before).toMatchObject({ kind: 'waiting', notBefore: expect.any(Number) });
  const of = laneOf(core.step('a'));
  core.on({ kind: 'quietPassed', of, since: core.state.quietLanes.get(of) ?? 0 });
  expect(core.step('a').state).toMatchObject({ kind: 'waiting', notBefore: null });
  expect(core.step('b').state).toEqual(before);
});

describe('I3 what a look-up answers', () => {
  const found = {
    kind: 'settlement',
    stepId: 'a',
    conclusive: true,
    settlement: { kind: 'found', id: '41', row: rawJson('{"Id":41,"Nom":"Nouveau"}') },
  } as const;
  const inDoubt = (): Core =>
    new Core()
      .online()
      .add(creation('a', 'new:a'))
      .prepared('a')
      .verdict('a', { kind: 'doubt', failure: { kind: 'timeout' } });

  test('decides nothing once the user is asked', () => {
    const core = inDoubt();
    core.on({ ...found, settlement: { kind: 'undecidable', candidates: [] } });
    const asked = core.step('a').state;
    expect(asked).toMatchObject({ kind: 'doubt', asked: true });
    core.on(found);
    expect(core.step('a').state).toEqual(asked);
  });

  test('decides nothing about a creation that is no longer in doubt', () => {
    const core = inDoubt();
    core.on({ ...found, settlement: { kind: 'absent' } });
    const { kind } = core.step('a').state;
    expect(kind).not.toBe('doubt');
    core.on(found);
    expect(core.step('a').state.kind).toBe(kind);
  });
});

test('I3 only a creation waits for its duplicate: neither an edit nor a creation without a body has one', () => {
  const core = new Core().online().add(creation('a', 'new:a')).prepared('a');
  const sent = core.step('a');
  expect(sent.state.kind).toBe('sending');
  const other = { ...sent, id: 'b', target: 'new:b' };
  expect(hasUnsettledDuplicate([sent], other)).toBe(true);
  expect(hasUnsettledDuplicate([sent], { ...other, action: 'replace' })).toBe(false);
  expect(hasUnsettledDuplicate([sent], { ...other, body: null })).toBe(false);
});
