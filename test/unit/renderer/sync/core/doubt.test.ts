import { describe, expect, test } from 'vitest';
import { rawJson } from '#shared/json/rawJson.ts';
import { looksLike } from '#sync/core/duplicates.ts';
import { initialState } from '#sync/core/index.ts';
import type { SyncEvent } from '#sync/core/index.ts';
import type { Step } from '#sync/step.ts';
import { Core, change, creation, edit, eventBody } from './world.ts';

type Settlement = Extract<SyncEvent, { kind: 'settlement' }>['settlement'];

/** A creation whose answer was lost, looked up once already. */
function doubted(): Core {
  const core = new Core().online().add(creation('c', 'new:1')).prepared('c', '4');
  return core.verdict('c', { kind: 'doubt', failure: { kind: 'unreadable' } });
}
const looked = (core: Core, settlement: Settlement, conclusive = false): Core =>
  core.on({ kind: 'settlement', stepId: 'c', conclusive, settlement });
const quiet = (core: Core): Core => {
  const { state } = core.step('c');
  return core.on({ kind: 'quietPassed', of: 'c', since: state.kind === 'doubt' ? state.since : 0 }, 60_000);
};

test('R3.6 it is looked up at once', () => {
  expect(doubted().effects).toContainEqual(expect.objectContaining({ kind: 'lookUp', conclusive: false }));
});

test('R5.2 I24 a creation that left four times and was never carried out is not sent again by itself: the user is asked', () => {
  const core = doubted();
  for (let attempt = 1; attempt < 4; attempt += 1) {
    quiet(core);
    looked(core, { kind: 'absent' }, true);
    core.prepared('c').verdict('c', { kind: 'doubt', failure: { kind: 'serviceError' } });
  }
  quiet(core);
  looked(core, { kind: 'absent' }, true);
  expect(core.step('c')).toMatchObject({ attempts: 4, state: { kind: 'doubt', asked: true, candidates: [] } });
  core.on({ kind: 'settle', stepId: 'c', existing: null });
  expect(core.step('c').state, 'I4 the user may send it again').toMatchObject({ kind: 'waiting' });
});

test.each(['offline', 'password'] as const)('S11 a look-up that ends with %s says so at once', (kind) => {
  const core = looked(doubted(), { kind: 'failed', failure: { kind } });
  expect(core.state.connection).toMatchObject({ kind: 'offline', cause: kind });
});

test('I24 look-ups that fail are counted from the last answer on: only so many in a row ask the user', () => {
  const core = doubted();
  const fail = (): Core => looked(core, { kind: 'failed', failure: { kind: 'serviceError' } });
  for (const round of ['first', 'second']) {
    for (let failures = 1; failures < core.state.limits.mostLookUps; failures += 1) {
      expect(fail().step('c').state, `${round} ${failures}`).toMatchObject({ kind: 'doubt', asked: false });
      core.on({ kind: 'woke' }, 10 * 60_000);
    }
    if (round === 'first') looked(core, { kind: 'absent' });
  }
  expect(fail().step('c').state).toMatchObject({ kind: 'doubt', asked: true });
});

test('S11 a look-up that the service answers with a failure of its own says nothing about the connection', () => {
  const core = looked(doubted(), { kind: 'failed', failure: { kind: 'serviceError' } });
  expect(core.state.connection.kind).toBe('online');
});

test('I4 what a look-up concluded counts for one attempt: nothing of it is left once the next one leaves', () => {
  const core = doubted();
  quiet(core);
  looked(core, { kind: 'absent' }, true);
  expect(core.state.absentAt.has('c')).toBe(true);
  core.prepared('c');
  expect(core.sent).toEqual(['c']);
  const { lookUps, quiet: passed, absentAt } = core.state;
  expect([lookUps.has('c'), passed.has('c'), absentAt.has('c')]).toEqual([false, false, false]);
});

test('found: applied with that id, and with what the service stored differently', () => {
  const core = looked(doubted(), {
    kind: 'found',
    id: '9',
    row: rawJson(eventBody('Nouveau').replace('"Enseignants":""', '"Enseignants":"X"')),
  });
  expect(core.state.steps.size).toBe(0);
  expect(core.commit?.putReceipts).toMatchObject([
    {
      id: 'c',
      target: '9',
      state: { kind: 'applied', receipt: { outcome: 'changed', changedFields: ['Enseignants'] } },
    },
  ]);
});

test('I12 found with a value that a colleague changed since: an edit made meanwhile keeps the base that its user saw', () => {
  const row = rawJson(eventBody('Collègue').replace('"Enseignants":""', '"Enseignants":"","Salle":"B1"'));
  const core = doubted().add(edit('a', 'new:1', change('Nom', 'Nouveau', 'Mien'), change('Salle', null, 'A1')));
  looked(core, { kind: 'found', id: '9', row });
  expect(core.step('a')).toMatchObject({
    target: '9',
    changes: [change('Nom', 'Nouveau', 'Mien'), change('Salle', 'B1', 'A1')],
  });
});

test('I2 found of a creation that the disk holds without its body: applied, since no field of it differs', () => {
  const state: Step['state'] = { kind: 'doubt', asked: false, since: 0, notBefore: null, candidates: [] };
  const bare: Step = { ...new Core().add(creation('c', 'new:1')).step('c'), body: null, sentAt: 0, state };
  const core = new Core().on({ kind: 'started', steps: [bare], receipts: [], unreadable: false }).online();
  looked(core, { kind: 'found', id: '9', row: rawJson(eventBody('Nouveau')) });
  expect(core.commit?.putReceipts).toMatchObject([{ id: 'c', target: '9', state: { kind: 'applied' } }]);
});

test('I16 found while steps of the outbox cannot be read, one of which may have created it: the user decides', () => {
  const core = new Core().on({ kind: 'started', steps: [], receipts: [], unreadable: true });
  const since = core.now;
  expect(core.effects).toContainEqual({ kind: 'quiet', of: '*', since, ms: 300_000 });
  expect(core.online().add(creation('c', 'new:1')).kinds(), 'I8 one of them may still arrive').not.toContain('prepare');
  core.on({ kind: 'quietPassed', of: '*', since }, 60_000).prepared('c');
  core.verdict('c', { kind: 'doubt', failure: { kind: 'unreadable' } });
  const row = rawJson(eventBody('Nouveau'));
  expect(looked(core, { kind: 'found', id: '9', row }).step('c').state).toMatchObject({
    kind: 'doubt',
    asked: true,
    candidates: [{ id: '9', row }],
  });
});

test('I16 found while its duplicate is being sent too, which only a damaged disk causes: the user decides', () => {
  const state: Step['state'] = { kind: 'doubt', asked: false, since: 0, notBefore: null, candidates: [] };
  const away = (id: string): Step => ({ ...new Core().add(creation(id, `new:${id}`)).step(id), state });
  const core = new Core()
    .on({ kind: 'started', steps: [away('c'), away('d')], receipts: [], unreadable: false })
    .online();
  const row = rawJson(eventBody('Nouveau'));
  expect(looked(core, { kind: 'found', id: '9', row }).step('c').state).toMatchObject({
    asked: true,
    candidates: [{ id: '9', row }],
  });
  core.on({ kind: 'settle', stepId: 'c', existing: { id: '9', row: rawJson(`{"Id":9,${row.slice(1)}`) } });
  expect(core.step('d').seenBefore, 'R3.6 an id given to one creation is not its duplicate’s').toEqual(['9']);
});

test('I16 found after a duplicate was given up that may still have arrived: the user decides, in this run and the next', () => {
  const row = rawJson(eventBody('Nouveau'));
  const core = doubted().on({ kind: 'discard', stepId: 'c' });
  const receipts = core.commit?.putReceipts ?? [];
  for (const run of [core, new Core().on({ kind: 'started', steps: [], receipts, unreadable: false }).online()]) {
    run
      .add(creation('d', 'new:d'))
      .prepared('d')
      .verdict('d', { kind: 'doubt', failure: { kind: 'timeout' } });
    run.on({ kind: 'settlement', stepId: 'd', conclusive: false, settlement: { kind: 'found', id: '9', row } });
    expect(run.step('d').state).toMatchObject({ kind: 'doubt', asked: true, candidates: [{ id: '9' }] });
  }
});

test('I16 a creation that was given up raises no question about another that differs from it', () => {
  const core = doubted()
    .on({ kind: 'discard', stepId: 'c' })
    .add(creation('d', 'new:d', 'Autre'))
    .prepared('d')
    .verdict('d', { kind: 'doubt', failure: { kind: 'timeout' } });
  const row = rawJson(eventBody('Autre'));
  core.on({ kind: 'settlement', stepId: 'd', conclusive: false, settlement: { kind: 'found', id: '9', row } });
  expect(core.commit?.putReceipts).toMatchObject([{ id: 'd', target: '9', state: { kind: 'applied' } }]);
});

test('R3.6 an id that an earlier run gave to its duplicate is left out of the look-up', () => {
  const settled = new Core().online().add(creation('d', 'new:d')).prepared('d').applied('d', '7');
  const receipts = settled.commit?.putReceipts ?? [];
  const core = new Core().on({ kind: 'started', steps: [], receipts, unreadable: false }).online();
  expect(core.add(creation('c', 'new:c')).prepared('c').step('c').seenBefore).toEqual(['7']);
});

test('I4 an id that was given to something else is no reason to leave it out of the look-up (restored backup)', () => {
  const core = doubted()
    .add(creation('d', 'new:d', 'Autre'))
    .prepared('d');
  core.verdict('d', {
    kind: 'applied',
    id: '7',
    row: rawJson(eventBody('Autre')),
    receipt: { outcome: 'verified', changedFields: [], gapMs: null },
  });
  expect(core.step('c').seenBefore).toEqual(['4']);
});

describe('I4 absence', () => {
  test('proves nothing before things went quiet', () => {
    const core = looked(doubted(), { kind: 'absent' });
    expect(core.step('c').state.kind).toBe('doubt');
    expect(core.kinds()).not.toContain('lookUp');
  });

  test('is looked for again after the quiet time, and then lets it go once more', () => {
    const core = quiet(looked(doubted(), { kind: 'absent' }));
    expect(core.effects).toContainEqual(expect.objectContaining({ kind: 'lookUp', conclusive: true }));
    looked(core, { kind: 'absent' }, true);
    expect(core.step('c')).toMatchObject({ state: { kind: 'waiting' }, sentAt: null });
    expect(core.kinds()).toContain('prepare');
  });

  test('is not taken from a look-up that began before', () => {
    const core = doubted(); // the first look-up is still on its way
    quiet(core);
    looked(core, { kind: 'absent' }, false);
    expect(core.step('c').state.kind).toBe('doubt');
    expect(core.effects).toContainEqual(expect.objectContaining({ kind: 'lookUp', conclusive: true }));
  });

  test('is not helped by a clock that jumps (I21)', () => {
    const core = looked(doubted(), { kind: 'absent' });
    core.on({ kind: 'woke' }, 365 * 86_400_000).on({ kind: 'pinged', failure: null });
    expect(core.kinds()).not.toContain('lookUp');
  });
});

describe('I4 R3.6 an absence that was concluded a while ago', () => {
  const hour = 3_600_000;
  /** The service was away between the conclusion and the next attempt. */
  const waited = (core: Core): Core =>
    core
      .on({ kind: 'pinged', failure: { kind: 'offline' } })
      .prepared('c')
      .on({ kind: 'pinged', failure: null }, hour)
      .received({ entity: 'Planification' });
  const concluded = (core: Core): Core => looked(quiet(looked(core, { kind: 'absent' })), { kind: 'absent' }, true);

  test('is concluded again before the creation leaves: carried out meanwhile, it is found, and not sent twice (I3)', () => {
    const core = waited(concluded(doubted()));
    expect(core.kinds()).not.toContain('prepare');
    expect(core.effects).toContainEqual(expect.objectContaining({ kind: 'lookUp', conclusive: true }));
    looked(core, { kind: 'found', id: '9', row: rawJson(eventBody('Nouveau')) }, true);
    expect(core.commit).toMatchObject({ removeSteps: ['c'], putReceipts: [{ target: '9' }] });
  });

  test('is concluded again, and then the creation leaves at once', () => {
    const core = looked(waited(concluded(doubted())), { kind: 'absent' }, true);
    expect(core.kinds()).toContain('prepare');
    expect(core.prepared('c', '4').sent).toEqual(['c']);
  });

  test('is not asked about again where the user said it', () => {
    const core = doubted();
    for (let attempt = 1; attempt < 4; attempt += 1)
      concluded(core)
        .prepared('c', '4')
        .verdict('c', { kind: 'doubt', failure: { kind: 'serviceError' } });
    expect(concluded(core).step('c').state).toMatchObject({ asked: true });
    waited(core.on({ kind: 'settle', stepId: 'c', existing: null }));
    expect(looked(core, { kind: 'absent' }, true).prepared('c', '4').sent).toEqual(['c']);
  });

  test('is not asked about because of attempts that never left', () => {
    const core = concluded(doubted());
    for (let attempt = 2; attempt < 6; attempt += 1) {
      core
        .prepared('c', '4')
        .verdict('c', { kind: 'notSent', failure: { kind: 'serviceError' } })
        .on({ kind: 'woke' }, hour);
      looked(core, { kind: 'absent' }, true);
    }
    expect(core.prepared('c', '4').sent).toEqual(['c']);
  });

  test('of duplicates is concluded for one after the other, however long a look-up takes, and what one is found as is not the other (I16, I24)', () => {
    const state: Step['state'] = { kind: 'waiting', notBefore: null, failure: null };
    const made = new Core().add(creation('c', 'new:c')).add(creation('d', 'new:d'));
    const steps = ['c', 'd'].map((id): Step =>
      Object.assign({}, made.step(id), { state, attempts: 1, lostBefore: true }),
    );
    const core = new Core().on({ kind: 'started', steps, receipts: [], unreadable: false });
    core.on({ kind: 'pinged', failure: null }).received({ entity: 'Planification' });
    const slowlyAbsent = (stepId: string): Core =>
      core.on({ kind: 'settlement', stepId, conclusive: true, settlement: { kind: 'absent' } }, 20_000);
    expect(core.effects.flatMap((effect) => (effect.kind === 'lookUp' ? effect.step.id : []))).toEqual(['c']);
    expect(slowlyAbsent('c').kinds(), 'd waits').not.toContain('lookUp');
    expect(core.prepared('c').sent).toEqual(['c']);
    core.applied('c', '70', rawJson(eventBody('Nouveau')));
    expect(core.step('d').seenBefore).toEqual(['70']);
    expect(core.kinds()).toContain('lookUp');
    expect(slowlyAbsent('d').prepared('d', '70').sent).toEqual(['d']);
  });
});

test('undecidable: the user is asked, with the rows that could be it', () => {
  const candidates = [
    { id: '8', row: eventBody('Nouveau') },
    { id: '9', row: eventBody('Nouveau') },
  ];
  const core = looked(doubted(), { kind: 'undecidable', candidates });
  expect(core.step('c').state).toMatchObject({ kind: 'doubt', asked: true, candidates });
  expect(quiet(core).kinds()).not.toContain('lookUp');
});

test('I24 look-ups that fail are retried, then the user is asked', () => {
  const core = doubted();
  for (let failures = 1; failures < 6; failures += 1) {
    looked(core, { kind: 'failed', failure: { kind: 'serviceError' } });
    expect(core.step('c').state).toMatchObject({ asked: false });
    expect(core.on({ kind: 'woke' }, 10 * 60_000).kinds()).toContain('lookUp');
  }
  looked(core, { kind: 'failed', failure: { kind: 'serviceError' } });
  expect(core.step('c').state).toMatchObject({ kind: 'doubt', asked: true });
});

test('R3.6 what no list decides is asked at once', () => {
  const core = new Core().online().add({ ...creation('c', 'new:1'), entity: 'Candidat' });
  core.prepared('c').verdict('c', { kind: 'doubt', failure: { kind: 'unreadable' } });
  expect(core.step('c').state).toMatchObject({ kind: 'doubt', asked: true });
});

describe('the user decides', () => {
  test('that it exists: its dependents get the id', () => {
    const core = doubted().add(edit('a', 'new:1', change('Nom', 'Nouveau', 'Autre')));
    core.on({ kind: 'settle', stepId: 'c', existing: { id: '9', row: null } });
    expect(core.step('a').target).toBe('9');
    expect(core.commit?.putReceipts).toMatchObject([
      { state: { receipt: { outcome: 'unverifiable' } }, decisions: [{ about: 'doubt', choice: 'itIsThere' }] },
    ]);
  });

  test('that it does not: it goes again', () => {
    const core = doubted().on({ kind: 'settle', stepId: 'c', existing: null });
    expect(core.kinds()).toContain('prepare');
    expect(core.step('c').decisions).toMatchObject([{ about: 'doubt', choice: 'sendAgain' }]);
  });
});

describe('I20 after a stop', () => {
  const restarted = (core: Core): Core => {
    const next = new Core(initialState());
    next.now = core.now;
    return next.on({ kind: 'started', steps: [...core.state.steps.values()], receipts: [], unreadable: false });
  };

  test('a creation that was on its way is in doubt', () => {
    const core = restarted(new Core().online().add(creation('c', 'new:1')).prepared('c', '4'));
    expect(core.step('c')).toMatchObject({ state: { kind: 'doubt', asked: false }, seenBefore: ['4'] });
    expect(core.commit?.putSteps).toHaveLength(1);
  });

  test('a replace that was on its way waits for quiet, then is read afresh', () => {
    const core = restarted(new Core().online().add(edit('a', '7', change('Nom', 'A', 'B'))));
    const since = core.now;
    expect(core.effects).toContainEqual({ kind: 'quiet', of: 'Planification 7', since, ms: 300_000 });
    expect(core.on({ kind: 'pinged', failure: null }).sent).toEqual([]);
    expect(core.on({ kind: 'quietPassed', of: 'Planification 7', since }, 60_000).sent).toEqual(['a']);
  });

  test('I21 the quiet time of a replace starts from zero, however long the clock says the stop lasted', () => {
    const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B')));
    core.verdict('a', { kind: 'doubt', failure: { kind: 'timeout' } }).now += 365 * 86_400_000;
    const next = restarted(core);
    expect(next.on({ kind: 'pinged', failure: null }).sent).toEqual([]);
    expect([...next.state.quietLanes.keys()]).toEqual(['Planification 7']);
  });

  test('the quiet time of a doubt starts from zero', () => {
    const core = restarted(looked(doubted(), { kind: 'absent' }));
    expect(core.effects).toContainEqual(expect.objectContaining({ kind: 'quiet', since: core.now, ms: 300_000 }));
  });

  test('twice is the same as once', () => {
    const once = restarted(new Core().online().add(creation('c', 'new:1')).prepared('c', '4'));
    const twice = restarted(once);
    expect({ ...twice.step('c'), state: null }).toEqual({ ...once.step('c'), state: null });
    expect(twice.step('c').state).toMatchObject({ kind: 'doubt', asked: false });
  });
});

describe('what looks like a creation', () => {
  const body = eventBody('Nouveau');
  test.each([
    ['itself', body, true],
    ['another offset of the same moment (R2.3)', body.replace('10:00:00+01:00', '09:00:00Z'), true],
    ['no group said otherwise (R2.10)', body.replace('"ReferenceMultiple":null', '"ReferenceMultiple":""'), true],
    ['another name', eventBody('Autre'), false],
    ['another campus', body.replace('"EntiteJuridiqueId":1', '"EntiteJuridiqueId":2'), false],
  ])('%s', (_words, row, expected) => {
    expect(looksLike('Planification', body, rawJson(row))).toBe(expected);
  });

  test('a folder by Name, which it was given as Nom (R2.8)', () => {
    expect(
      looksLike('Directory', rawJson('{"Nom":"Photos","Streamid":"p"}'), rawJson('{"Streamid":"x","Name":"Photos"}')),
    ).toBe(true);
  });

  test('R5.5 also where a folder has a Nom that says nothing', () => {
    expect(
      looksLike(
        'Directory',
        rawJson('{"Nom":"Photos","Streamid":"p"}'),
        rawJson('{"Streamid":"x","Nom":"","Name":"Photos"}'),
      ),
    ).toBe(true);
  });
});

describe('R3.6 a list that was cut proves nothing', () => {
  const coverage = { known: 1206, came: 200 };
  const events = { entity: 'Planification' } as const;
  const sent = (core: Core): boolean => core.kinds().some((kind) => kind === 'prepare' || kind === 'send');

  test('before the quiet time passed it waits; after it, it is looked up a bounded number of times, then the user is asked', () => {
    const core = quiet(looked(doubted(), { kind: 'cut', coverage }));
    for (let tries = 1; tries < core.state.limits.mostLookUps; tries += 1) {
      looked(core, { kind: 'cut', coverage }, true);
      expect(core.step('c').state).toMatchObject({ kind: 'doubt', asked: false, cut: coverage });
      expect(sent(core)).toBe(false);
      core.on({ kind: 'woke' }, 10 * 60_000);
      expect(core.effects, `look-up ${tries + 1}`).toContainEqual(
        expect.objectContaining({ kind: 'lookUp', conclusive: true }),
      );
    }
    looked(core, { kind: 'cut', coverage }, true);
    expect(core.step('c').state).toMatchObject({ kind: 'doubt', asked: true, cut: coverage });
    expect(sent(core)).toBe(false);
  });

  test('I24 a list that is cut at the first look-up that counts is looked through as often as later', () => {
    const core = quiet(doubted());
    for (let tries = 1; tries < core.state.limits.mostLookUps; tries += 1)
      expect(looked(core, { kind: 'cut', coverage }, true).step('c').state).toMatchObject({ asked: false });
    expect(looked(core, { kind: 'cut', coverage }, true).step('c').state).toMatchObject({ asked: true });
  });

  test('the list whole again heals it: looked up once things were quiet, and sent only then', () => {
    const core = quiet(doubted());
    for (let tries = 0; tries < core.state.limits.mostLookUps; tries += 1)
      looked(core, { kind: 'cut', coverage }, true);
    core.received(events, false);
    expect(core.step('c').state).toMatchObject({ asked: true });
    core.received(events);
    expect(core.step('c').state).toMatchObject({ kind: 'doubt', asked: false });
    expect(core.effects).toContainEqual(expect.objectContaining({ kind: 'lookUp', conclusive: false }));
    looked(core, { kind: 'absent' });
    expect(sent(core)).toBe(false);
    looked(quiet(core), { kind: 'absent' }, true);
    expect(sent(core)).toBe(true);
  });

  test('I16 found where the list was cut before it left, it may be an older one: the user decides', () => {
    const row = rawJson(eventBody('Nouveau'));
    const core = new Core().online().received(events, false).add(creation('c', 'new:1')).prepared('c');
    core.verdict('c', { kind: 'doubt', failure: { kind: 'unreadable' } });
    looked(core, { kind: 'found', id: '9', row });
    expect(core.step('c').state).toMatchObject({ kind: 'doubt', asked: true, candidates: [{ id: '9' }] });
    const healed = new Core()
      .online()
      .received(events, false)
      .received(events)
      .add(creation('c', 'new:1'))
      .prepared('c');
    healed.verdict('c', { kind: 'doubt', failure: { kind: 'unreadable' } });
    expect(looked(healed, { kind: 'found', id: '9', row }).state.steps.size).toBe(0);
  });
});
