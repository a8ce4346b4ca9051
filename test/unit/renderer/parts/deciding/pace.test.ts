import { expect, test } from 'vitest';
import { createPace, settleMs } from '#parts/deciding/pace.ts';
import { idNow, nextUndecided } from '#parts/deciding/useDeciding.ts';

test('a press just after the outline moved decides nothing, nor do those that follow it at the same speed', () => {
  let now = 0;
  const pace = createPace(() => now);
  expect(pace.allows(), 'the row that the user began with').toBe(true);
  pace.moved();
  for (let press = 1; press <= 5; press += 1) {
    now += settleMs / 2;
    expect(pace.allows(), `press ${press}`).toBe(false);
  }
  now += settleMs;
  expect(pace.allows(), 'after a moment of quiet').toBe(true);
});

test('the next without a decision: from there on, then from the top; none when all are decided', () => {
  const next = (from: string, decided: string) =>
    nextUndecided(['a', 'b', 'c', 'd'], from, (id) => decided.includes(id));
  expect(next('a', '')).toBe('b');
  expect(next('a', 'bc')).toBe('d');
  expect(next('c', 'd')).toBe('a');
  expect(next('c', 'abd')).toBeNull();
});

test('I6 an application that the service has accepted meanwhile is decided under the id that it has there', () => {
  const walkIn = { id: 'new:1', steps: [{ id: 's1' }] };
  const receipt = { id: 's1', entity: 'Dossier', action: 'create', target: '501' } as const;
  expect(idNow(walkIn, [])).toBe('new:1');
  expect(idNow(walkIn, [{ ...receipt, entity: 'Candidat', target: '77' }])).toBe('new:1');
  expect(idNow(walkIn, [receipt])).toBe('501');
});
