import { expect, test } from 'vitest';
import type { Settlement } from '#shared/ipc/write.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { defaultLimits, settling } from '#sync/core/index.ts';
import type { SyncEvent } from '#sync/core/index.ts';
import type { Step } from '#sync/step.ts';
import { change, Core, creation, edit } from './world.ts';

const { quietMs } = defaultLimits;
const row = rawJson('{"Id":7,"Nom":"B"}');
const found: Settlement = { kind: 'found', id: '7', row };
const looked = (settlement: Settlement): SyncEvent => ({
  kind: 'settlement',
  stepId: 'a',
  conclusive: false,
  settlement,
});
const restarted = (from: Core, unsent: readonly string[] = []): Core =>
  new Core().on({
    kind: 'started',
    steps: [...from.state.steps.values()],
    receipts: [],
    unsent: new Set(unsent),
    unreadable: false,
  });
const looksUp = ({ effects }: Core): readonly string[] =>
  effects.flatMap((effect) => (effect.kind === 'lookUp' ? effect.step.id : []));
const sending = (...steps: readonly ReturnType<typeof edit>[]): Core => new Core().online().add(...steps);

test('I20 a window closed in a flush: what had not left is sent at once, what may have left is read at once', () => {
  const before = sending(edit('a', '7', change('Nom', 'A', 'B')), edit('b', '8', change('Nom', 'A', 'B')));
  expect(before.sent).toEqual(['a', 'b']);
  const next = restarted(before, ['b']);
  expect(next.step('b')).toMatchObject({ state: { kind: 'waiting', notBefore: null }, attempts: 0, sentAt: null });
  next.on({ kind: 'pinged', failure: null });
  expect(next.sent).toEqual(['b']);
  expect(looksUp(next)).toEqual(['a']);
});

test('I4 a creation that had not left is no doubt, unless an earlier attempt of it left', () => {
  const before = new Core().online().add(creation('a', 'new:1')).prepared('a');
  expect(before.sent).toEqual(['a']);
  const next = restarted(before, ['a']);
  expect(next.step('a')).toMatchObject({ state: { kind: 'waiting' }, sentAt: null });
  expect(restarted(before).step('a').state.kind).toBe('doubt');
  const step = before.step('a');
  const older: Step = { ...step, state: { kind: 'sending' } };
  const started = { kind: 'started', steps: [older], receipts: [], unsent: new Set(['a']), unreadable: false } as const;
  expect(new Core().on(started).step('a').sentAt).toBe(step.sentAt);
});

test('I8 a lost change that the row shows is settled at once, and what waits behind it leaves', () => {
  const next = restarted(sending(edit('a', '7', change('Nom', 'A', 'B')))).online();
  next.add(edit('c', '7', change('Nom', 'B', 'C')));
  expect(next.sent).toEqual([]);
  next.on(looked(found));
  expect(next.commit?.putReceipts?.[0]).toMatchObject({
    id: 'a',
    state: { kind: 'applied', receipt: { outcome: 'verified' } },
  });
  expect(next.sent).toEqual(['c']);
});

test('I8 where the row does not show it, it may still arrive: nothing leaves, and it is read no more', () => {
  const next = restarted(sending(edit('a', '7', change('Nom', 'A', 'B')))).online();
  next.on(looked({ kind: 'absent' }));
  next.on({ kind: 'pinged', failure: null });
  expect([...next.sent, ...looksUp(next)]).toEqual([]);
  const since = next.state.quietLanes.get('Planification 7') ?? 0;
  next.on({ kind: 'quietPassed', of: 'Planification 7', since }, quietMs);
  expect(next.sent).toEqual(['a']);
});

test('R3.5 a read that finds no service is tried again once it is back, so many times and no more', () => {
  const next = restarted(sending(edit('a', '7', change('Nom', 'A', 'B')))).online();
  let reads = 0;
  for (let tries = 0; tries < 2 * defaultLimits.mostLookUps; tries += 1) {
    next.on({ kind: 'pinged', failure: null });
    if (!next.state.lookingUp.has('a')) break;
    reads += 1;
    next.on(looked({ kind: 'failed', failure: { kind: 'offline' } }));
    expect(next.state.connection.kind).toBe('offline');
  }
  expect(reads).toBe(defaultLimits.mostLookUps);
});

test('I24 the user who tries again has the row read once more', () => {
  const next = restarted(sending(edit('a', '7', change('Nom', 'A', 'B')))).online();
  next.on(looked({ kind: 'absent' }));
  next.on({ kind: 'retry', stepId: 'a' });
  expect(next.sent).toEqual([]);
  expect(looksUp(next)).toEqual(['a']);
});

test('it is known how many are without an answer, and when the last of them is settled at the latest', () => {
  const before = sending(edit('a', '7', change('Nom', 'A', 'B')), edit('b', '8', change('Nom', 'A', 'B')));
  expect(settling(before.state)).toBeNull();
  const next = restarted(before);
  expect(settling(next.state)).toEqual({ count: 2, until: next.now + quietMs });
  next.online().on(looked(found));
  expect(settling(next.state)?.count).toBe(1);
  const waiting: Step = { ...next.step('b'), state: { kind: 'waiting', notBefore: next.now + 1, failure: null } };
  const started = (...steps: readonly Step[]): Core =>
    new Core().on({ kind: 'started', steps, receipts: [], unreadable: false });
  expect(settling(started({ ...waiting, sentAt: null }).state)).toBeNull();
});

test('a creation in doubt counts until its quiet time is over, or the user is asked', () => {
  const core = new Core()
    .online()
    .add(creation('a', 'new:1', 'A'))
    .prepared('a');
  core.verdict('a', { kind: 'doubt', failure: { kind: 'timeout' } });
  const since = core.now;
  expect(settling(core.state)).toEqual({ count: 1, until: since + quietMs });
  core.on({ kind: 'pinged', failure: null }).add(edit('b', '8', change('Nom', 'A', 'B')));
  core.verdict('b', { kind: 'doubt', failure: { kind: 'timeout' } });
  expect(settling(core.state)).toEqual({ count: 2, until: core.now + quietMs });
  core.on({ kind: 'quietPassed', of: 'a', since });
  expect(settling(core.state)?.count).toBe(1);
  const asked: SyncEvent = {
    kind: 'settlement',
    stepId: 'a',
    conclusive: true,
    settlement: { kind: 'undecidable', candidates: [] },
  };
  core.on(asked);
  expect(core.step('a').state).toMatchObject({ kind: 'doubt', asked: true });
  expect(settling(core.state)?.count).toBe(1);
  const again = restarted(core);
  expect(settling(again.state)?.count).toBe(1);
});
