import { expect, test } from 'vitest';
import { initialState } from '#sync/core/index.ts';
import { change, Core, creation, edit } from './world.ts';

const quietMs = 5 * 60_000;

test('I8 a lost write that is given up may still arrive: what is edited next waits as long, and nothing else does', () => {
  const core = new Core()
    .online()
    .add(edit('a', '7', change('Nom', 'A', 'B')))
    .verdict('a', { kind: 'doubt', failure: { kind: 'timeout' } });
  const quiet = core.effects.find((effect) => effect.kind === 'quiet');
  if (quiet?.kind !== 'quiet') throw new Error('a lost write begins no quiet time');
  expect(quiet.ms).toBe(quietMs);
  core
    .on({ kind: 'pinged', failure: null })
    .add(edit('b', '7', change('Nom', 'B', 'C')), edit('other', '8', change('Nom', 'A', 'B')));
  core.on({ kind: 'discard', stepId: 'a' });
  expect(core.sent).toEqual([]);
  expect(core.step('other').state.kind).toBe('sending');
  core.on({ kind: 'pinged', failure: null });
  expect(core.step('b').state.kind).toBe('waiting');
  core.on({ kind: 'quietPassed', of: quiet.of, since: quiet.since });
  expect(core.sent).toEqual(['b']);
});

test('I8 I20 it may still arrive after a stop: what is edited next waits as long again', () => {
  const core = new Core()
    .online()
    .add(edit('a', '7', change('Nom', 'A', 'B')))
    .verdict('a', { kind: 'doubt', failure: { kind: 'timeout' } });
  const receipts = core.on({ kind: 'discard', stepId: 'a' }).commit?.putReceipts ?? [];
  expect(receipts).toHaveLength(1);
  const next = new Core(initialState()).on({ kind: 'started', steps: [], receipts, unreadable: false }).online();
  const since = next.state.quietLanes.get('Planification 7') ?? 0;
  expect(next.add(edit('b', '7', change('Nom', 'A', 'C')), edit('other', '8', change('Nom', 'A', 'B'))).sent).toEqual([
    'other',
  ]);
  expect(next.on({ kind: 'quietPassed', of: 'Planification 7', since }).sent).toEqual(['b']);
});

test('I8 an edit made after the lost write was given up waits too', () => {
  const core = new Core()
    .online()
    .add(edit('a', '7', change('Nom', 'A', 'B')))
    .verdict('a', { kind: 'doubt', failure: { kind: 'timeout' } });
  core.on({ kind: 'discard', stepId: 'a' }).on({ kind: 'pinged', failure: null });
  core.add(edit('b', '7', change('Nom', 'A', 'C')));
  expect(core.sent).toEqual([]);
});

test('I2 I6 R4.7 a refused creation that a change gives up ends with a receipt in its commit, and so does what needs it', () => {
  const core = new Core()
    .online()
    .add(creation('c', 'new:c'))
    .prepared('c')
    .verdict('c', { kind: 'refused', failure: { kind: 'refused' } });
  core.add({ ...edit('d', '8', change('Nom', 'A', 'B')), provisional: [{ field: 'ParentId', id: 'new:c' }] });
  core.on({ kind: 'added', intentId: 'back', steps: [edit('b', '7', change('Nom', 'B', 'A'))], givesUp: ['c'] });
  expect([...core.state.steps.keys()]).toEqual(['b']);
  expect(core.commit?.removeSteps?.toSorted()).toEqual(['c', 'd']);
  expect(core.commit?.putSteps?.map(({ id }) => id)).toEqual(['b']);
  expect(
    core.commit?.putReceipts?.map(({ id, state, decisions }) => [id, state.kind, decisions?.at(-1)?.choice]),
  ).toEqual([
    ['c', 'dropped', 'givenUp'],
    ['d', 'dropped', 'givenUp'],
  ]);
});
