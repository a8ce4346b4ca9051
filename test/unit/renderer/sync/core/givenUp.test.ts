import { expect, test } from 'vitest';
import { change, Core, edit } from './world.ts';

const quietMs = 60_000;

test('I8 a lost write that is given up may still arrive: what is edited next waits as long, and nothing else does', () => {
  const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B'))).verdict('a', { kind: 'doubt', failure: { kind: 'timeout' } });
  const quiet = core.effects.find((effect) => effect.kind === 'quiet');
  if (quiet?.kind !== 'quiet') throw new Error('a lost write begins no quiet time');
  expect(quiet.ms).toBe(quietMs);
  core.on({ kind: 'pinged', failure: null }).add(edit('b', '7', change('Nom', 'B', 'C')), edit('other', '8', change('Nom', 'A', 'B')));
  core.on({ kind: 'discard', stepId: 'a' });
  expect(core.sent).toEqual([]);
  expect(core.step('other').state.kind).toBe('sending');
  core.on({ kind: 'pinged', failure: null });
  expect(core.step('b').state.kind).toBe('waiting');
  core.on({ kind: 'quietPassed', of: quiet.of, since: quiet.since });
  expect(core.sent).toEqual(['b']);
});

test('I8 an edit made after the lost write was given up waits too', () => {
  const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B'))).verdict('a', { kind: 'doubt', failure: { kind: 'timeout' } });
  core.on({ kind: 'discard', stepId: 'a' }).on({ kind: 'pinged', failure: null });
  core.add(edit('b', '7', change('Nom', 'A', 'C')));
  expect(core.sent).toEqual([]);
});
