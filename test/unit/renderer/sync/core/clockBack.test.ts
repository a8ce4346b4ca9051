import { expect, test } from 'vitest';
import { Core, change, creation, edit } from './world.ts';

const halfAnHour = 30 * 60_000;
const setBack = (core: Core, byMs = halfAnHour): Core => core.on({ kind: 'woke' }, -byMs);
const wakesIn = (core: Core): number | null => core.effects.find((effect) => effect.kind === 'wake')?.inMs ?? null;

test.each([halfAnHour, 365 * 86_400_000])(
  'I21 I22 a clock that was set back by %d ms makes a lost service be looked for as soon as before',
  (byMs) => {
    const core = new Core().on({ kind: 'pinged', failure: { kind: 'offline' } });
    const before = wakesIn(core) ?? 0;
    expect(wakesIn(setBack(core, byMs))).toBe(before);
    expect(core.on({ kind: 'woke' }, before).kinds()).toContain('ping');
  },
);

test('I21 I22 R3.5 the pause that a busy service asked for becomes neither longer nor shorter', () => {
  const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B')));
  core.verdict('a', { kind: 'notSent', failure: { kind: 'busy', retryAfterMs: 60_000 } });
  setBack(core);
  expect(core.state.pausedUntil).toBe(core.now + 60_000);
  expect(core.step('a').state).toMatchObject({ kind: 'waiting', notBefore: core.now + 60_000 });
  expect(core.commit?.putSteps?.map(({ id }) => id)).toEqual(['a']);
  expect(core.on({ kind: 'woke' }, 59_999).sent).toEqual([]);
  expect(core.on({ kind: 'woke' }, 1).sent).toEqual(['a']);
});

test('I21 I22 a failed change is tried again, and a list asked for again, when they would have been', () => {
  const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B')));
  core.verdict('a', { kind: 'notSent', failure: { kind: 'serviceError' } });
  const { state } = core.step('a');
  const waitMs = state.kind === 'waiting' && state.notBefore !== null ? state.notBefore - core.now : 0;
  expect(waitMs).toBeGreaterThan(0);
  setBack(core);
  expect(core.on({ kind: 'woke' }, waitMs).sent).toEqual(['a']);

  const listing = new Core().on({ kind: 'pinged', failure: null });
  const request = { entity: 'Planification' } as const;
  const { connectionNumber } = listing.state;
  const failure = { kind: 'timeout' } as const;
  listing.on({ kind: 'pullEnded', request, connectionNumber, failure, whole: false });
  setBack(listing);
  expect(listing.on({ kind: 'woke' }, 10_000).effects).toContainEqual({ kind: 'pull', request });
});

test('I8 the quiet time of a lost answer is a timer’s, whatever the clock says; a few milliseconds change nothing', () => {
  const core = new Core().online().add(creation('a', 'new:a')).prepared('a');
  core.verdict('a', { kind: 'doubt', failure: { kind: 'timeout', retryAfterMs: 5_000 } });
  const before = core.state.steps;
  core.on({ kind: 'woke' }, -200);
  expect([core.state.steps, core.commit]).toEqual([before, null]);
  setBack(core);
  expect(core.step('a').state).toMatchObject({ kind: 'doubt', notBefore: core.now + 5_000 + 200 });
  expect(core.state.quiet.has('a')).toBe(false);
});
