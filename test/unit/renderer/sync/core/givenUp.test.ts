import { expect, test } from 'vitest';
import { change, Core, edit } from './world.ts';

const quietMs = 60_000;

/** A replace that left and was never answered, with another edit of the entity behind it. */
const lost = (): Core =>
  new Core()
    .online()
    .add(edit('a', '7', change('Nom', 'A', 'B')))
    .verdict('a', { kind: 'doubt', failure: { kind: 'timeout' } })
    .on({ kind: 'pinged', failure: null })
    .add(edit('b', '7', change('Nom', 'B', 'C')), edit('other', '8', change('Nom', 'A', 'B')));

test('I8 a lost write that is given up may still arrive: what is edited next waits as long, and nothing else does', () => {
  const core = lost();
  core.on({ kind: 'discard', stepId: 'a' });
  expect(core.sent).toEqual([]);
  expect(core.step('other').state.kind).toBe('sending');
  const quiet = core.effects.find((effect) => effect.kind === 'quiet');
  expect(quiet).toMatchObject({ ms: quietMs });
  core.on({ kind: 'pinged', failure: null });
  expect(core.step('b').state.kind).toBe('waiting');
  if (quiet?.kind !== 'quiet') throw new Error('was just expected');
  core.on({ kind: 'quietPassed', stepId: quiet.stepId, since: quiet.since });
  expect(core.sent).toEqual(['b']);
});

test('I8 an edit made after the lost write was given up waits too', () => {
  const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B'))).verdict('a', { kind: 'doubt', failure: { kind: 'timeout' } });
  core.on({ kind: 'discard', stepId: 'a' }).on({ kind: 'pinged', failure: null });
  core.add(edit('b', '7', change('Nom', 'A', 'C')));
  expect(core.sent).toEqual([]);
});
