import { expect, test } from 'vitest';
import { initialState } from '#sync/core/index.ts';
import { change, Core, edit } from './world.ts';

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
