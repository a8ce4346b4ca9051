import { describe, expect, test } from 'vitest';
import type { Verdict } from '#shared/ipc/write.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { advance } from '#sync/core/index.ts';
import type { SyncEvent, SyncState } from '#sync/core/index.ts';
import { refusedByDisk, transitionsOf } from '#sync/engine/transition.ts';
import type { Transition } from '#sync/engine/transition.ts';
import { transitionLine } from '#sync/engine/transitionLine.ts';
import { change, Core, creation, edit } from '../core/world.ts';
import { applied, engineOn, rename } from './bench.ts';

const canary = 'Madame Canari, 3 rue du Perchoir';
const one = '0f8fad5b-d9cb-469f-a165-708677289501';
const two = '0f8fad5b-d9cb-469f-a165-708677289502';
const provisional = 'new:0f8fad5b-d9cb-469f-a165-708677289503';
const renamed = edit(one, '7', change('Nom', canary, `${canary} bis`));

/** What the core does with an event, as lines: level, step, event, outcome. */
function traced(state: SyncState, event: SyncEvent, now = 1_000_100): readonly string[] {
  const outcome = advance(state, event, { now, chance: 0.5 });
  return transitionsOf(state, event, outcome, now).map(asText);
}
const asText = (transition: Transition): string => {
  const { level, step, event, outcome } = transitionLine(transition);
  return [level, step ?? '-', event, outcome].join(' | ');
};
const verdict = (stepId: string, said: Verdict): SyncEvent => ({
  kind: 'verdict',
  stepId,
  attempt: 1,
  verdict: said,
  known: false,
});

describe('each event of the core is a line for each step that it changes', () => {
  test('a stored change that leaves at once', () => {
    const { state } = new Core().online();
    expect(traced(state, { kind: 'added', intentId: 'i', steps: [renamed] })).toEqual([
      `info | ${one} | added | replace Planification 7: new → sending, send`,
    ]);
  });

  test('a change that waits for the connection', () => {
    expect(traced(new Core().state, { kind: 'added', intentId: 'i', steps: [renamed] })).toEqual([
      `info | ${one} | added | replace Planification 7: new → waiting, ping`,
    ]);
  });

  test('two steps of one intent', () => {
    const { state } = new Core();
    const steps = [renamed, creation(two, provisional, canary)];
    expect(traced(state, { kind: 'added', intentId: 'i', steps })).toEqual([
      `info | ${one} | added | replace Planification 7: new → waiting, ping`,
      `info | ${two} | added | create Planification ${provisional}: new → waiting`,
    ]);
  });

  test.each<[string, Verdict, string]>([
    ['acknowledged', applied('7'), 'info | verdict applied | sending → applied'],
    [
      'refused',
      { kind: 'refused', failure: { kind: 'gone', detail: canary } },
      'warning | verdict refused gone | sending → refused (gone)',
    ],
    [
      'not sent',
      { kind: 'notSent', failure: { kind: 'serviceError', detail: canary } },
      'warning | verdict notSent serviceError | sending → waiting (serviceError)',
    ],
    [
      'lost',
      { kind: 'doubt', failure: { kind: 'timeout', detail: canary } },
      'warning | verdict doubt timeout | sending → waiting (timeout), connection offline, quiet',
    ],
    [
      'a conflict',
      {
        kind: 'conflict',
        row: rawJson(`{"Id":7,"Nom":"${canary}"}`),
        conflicts: [
          {
            unit: 'Nom',
            fields: [{ ...change('Nom', 'A', canary), theirs: rawJson(`"${canary}"`) }],
          },
        ],
      },
      'warning | verdict conflict | sending → conflict',
    ],
  ])('%s', (_name, said, line) => {
    const [level, event, change] = line.split(' | ');
    const { state } = new Core().online().add(renamed);
    expect(traced(state, verdict(one, said))[0]).toContain(
      `${level} | ${one} | ${event} | replace Planification 7: ${change}`,
    );
  });
});

test('a step that moves because of an event of another one says so', () => {
  const { state } = new Core().online().add(renamed, edit(two, '7', change('Realise', 'false', 'true')));
  expect(traced(state, verdict(one, applied('7')))).toEqual([
    expect.stringContaining(`info | ${one} | verdict applied | replace Planification 7: sending → applied`),
    `info | ${two} | after verdict | replace Planification 7: waiting → sending, send`,
  ]);
});

describe('an event that changes no step is one line', () => {
  test('the service is found, and lost', () => {
    expect(traced(new Core().state, { kind: 'pinged', failure: null })).toEqual([
      'info | - | pinged answered | connection online, connected',
    ]);
    expect(traced(new Core().online().state, { kind: 'pinged', failure: { kind: 'offline', detail: canary } })).toEqual(
      ['warning | - | pinged offline | connection offline'],
    );
  });

  test('an answer that comes too late changes nothing, and is traced with its step', () => {
    const { state } = new Core().add(renamed);
    expect(traced(state, verdict(one, applied('7')))[0]).toContain(
      `info | ${one} | verdict applied | replace Planification 7: waiting`,
    );
  });

  test('a wake, and a wake with nothing to do', () => {
    const { state } = new Core().online();
    expect(traced(state, { kind: 'woke' }, 2_000_000)).toEqual(['detail | - | woke | ping']);
    expect(traced(state, { kind: 'woke' })).toEqual(['detail | - | woke | no change']);
  });
});

test('I1 an event that the disk refused is an error, and no change is claimed', () => {
  const { state } = new Core().online().add(renamed);
  expect(asText(refusedByDisk(state, verdict(one, applied('7')), 1))).toBe(
    `error | ${one} | verdict applied | replace Planification 7: sending, refused by the disk`,
  );
});

test('a transition holds no step: bodies, rows and summaries do not stay in memory', () => {
  const { state } = new Core().online();
  const event: SyncEvent = { kind: 'added', intentId: 'i', steps: [renamed, creation(two, provisional, canary)] };
  const outcome = advance(state, event, { now: 1, chance: 0.5 });
  expect(JSON.stringify(transitionsOf(state, event, outcome, 1))).not.toContain('Canari');
});

test('the engine traces every event that it takes, in order, and those that its disk refuses', async () => {
  const transitions: Transition[] = [];
  const { begin, engine, world, stores } = engineOn({}, undefined, {
    trace: (transition) => transitions.push(transition),
  });
  await begin();
  await engine.commands.dispatch(rename('Oral'));
  await world.run(10);
  stores.failNextCommit(new Error('disk full'));
  await engine.commands.dispatch(rename('Écrit'));
  const changes = transitions.filter(({ event }) => event === 'added' || event === 'verdict');
  expect(changes.map(({ event, from, to, isKept }) => [event, from, to, isKept])).toEqual([
    ['added', null, 'sending', true],
    ['verdict', 'sending', 'applied', true],
    ['added', null, null, false],
  ]);
});
