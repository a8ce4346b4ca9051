import { describe, expect, test } from 'vitest';
import { failureKinds } from '#shared/failures/failure.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { backoff } from '#sync/rules/reactions.ts';
import { Core, change, creation, edit, folder, member } from './world.ts';

type Wait = 'connection' | 'signIn' | 'service' | 'step' | 'person';

const waits: Readonly<Record<FailureKind, Wait>> = {
  offline: 'connection',
  proxyPassword: 'connection',
  proxyRefused: 'connection',
  foreignAnswer: 'connection',
  timeout: 'connection',
  certificate: 'connection',
  insecureAddress: 'connection',
  badAddress: 'connection',
  policy: 'connection',
  keyStoreRequired: 'connection',
  password: 'signIn',
  noPassword: 'signIn',
  locked: 'signIn',
  busy: 'service',
  forbidden: 'step',
  serviceError: 'step',
  unreadable: 'step',
  storage: 'step',
  changedMeanwhile: 'step',
  cancelled: 'step',
  refused: 'person',
  gone: 'person',
  tooLarge: 'person',
  brokenRule: 'person',
  badRequest: 'person',
};

describe.each(failureKinds)('R3.5 a write that did not leave, %s', (kind) => {
  const core = new Core()
    .online()
    .add(edit('a', '7', change('Nom', 'A', 'B')), edit('b', '8', change('Nom', 'A', 'B')));
  core.verdict('a', { kind: 'notSent', failure: { kind, retryAfterMs: 5_000 } });
  core.add(edit('c', '9', change('Nom', 'A', 'B')));
  const wait = waits[kind];

  test(`waits for ${wait}`, () => {
    const { state, attempts } = core.step('a');
    expect(state.kind).toBe(wait === 'person' ? 'refused' : 'waiting');
    expect(attempts).toBe(wait === 'step' || wait === 'person' ? 1 : 0);
    expect(core.state.connection.kind).toBe(wait === 'connection' || wait === 'signIn' ? 'offline' : 'online');
    expect(core.state.pausedUntil !== null).toBe(wait === 'service');
  });

  test('I9 holds back others only when it concerns the whole queue', () => {
    const goesOn = wait === 'step' || wait === 'person';
    expect(core.step('c').state.kind).toBe(goesOn ? 'sending' : 'waiting');
  });

  test('was provably never sent, so it can be undone', () => {
    expect(core.step('a').sentAt).toBeNull();
  });
});

test('I15 what leaves by itself carries no confirmation', () => {
  const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B')));
  expect(core.effects).toContainEqual(expect.objectContaining({ kind: 'send', confirmation: null }));
});

test('I24 every wait ends at a whole millisecond, whatever chance says: it is shown as a time', () => {
  for (const chance of [0, 0.1234567, 0.5, 0.9999999]) {
    for (let failures = 0; failures < 25; failures += 1)
      expect(backoff(failures, chance)).toSatisfy(Number.isSafeInteger);
  }
});

test('403 is tried a few times, then shown (I24)', () => {
  const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B')));
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    expect(core.step('a').state.kind).toBe('sending');
    core.verdict('a', { kind: 'notSent', failure: { kind: 'forbidden' } });
    if (attempt < 3) core.on({ kind: 'woke' }, 10 * 60_000);
  }
  expect(core.step('a').state).toEqual({ kind: 'refused', failure: { kind: 'forbidden' } });
});

test('R3.2 a replace without an answer is sent again after a second, then after twice as long each time', () => {
  const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B')));
  for (const seconds of [1, 2, 4]) {
    core.verdict('a', { kind: 'doubt', failure: { kind: 'serviceError', status: 500 } });
    // Of its delay, chance (a half, here) decides the upper half.
    expect(core.step('a').state).toMatchObject({ kind: 'waiting', notBefore: core.now + seconds * 750 });
    expect(core.on({ kind: 'woke' }, seconds * 750).sent).toEqual(['a']);
  }
});

test('429 waits as long as the service asked', () => {
  const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B')));
  core.verdict('a', { kind: 'notSent', failure: { kind: 'busy', retryAfterMs: 7_000 } });
  expect(core.effects).toContainEqual({ kind: 'wake', inMs: 7_000 });
  expect(core.on({ kind: 'woke' }, 6_999).sent).toEqual([]);
  expect(core.on({ kind: 'woke' }, 1).sent).toEqual(['a']);
});

describe('R3.5 503 with Retry-After', () => {
  test('a change waits as long as the service asked', () => {
    const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B')));
    core.verdict('a', { kind: 'doubt', failure: { kind: 'serviceError', status: 503, retryAfterMs: 10_000 } });
    expect(core.step('a').state).toMatchObject({ kind: 'waiting', notBefore: core.now + 10_000 });
    expect(core.on({ kind: 'woke' }, 9_999).sent).toEqual([]);
    expect(core.on({ kind: 'woke' }, 1).sent).toEqual(['a']);
  });

  test('a creation is looked up when the service said, and one that met a busy service is no failed look-up', () => {
    const core = new Core().online().add(creation('a', 'new:1')).prepared('a');
    core.verdict('a', { kind: 'doubt', failure: { kind: 'serviceError', status: 503, retryAfterMs: 10_000 } });
    expect(core.kinds()).not.toContain('lookUp');
    expect(core.on({ kind: 'woke' }, 9_999).kinds()).not.toContain('lookUp');
    expect(core.on({ kind: 'woke' }, 1).kinds()).toContain('lookUp');
    for (let times = 0; times < 9; times += 1) {
      core.on({
        kind: 'settlement',
        stepId: 'a',
        conclusive: false,
        settlement: { kind: 'failed', failure: { kind: 'busy', retryAfterMs: 3_000 } },
      });
      expect(core.on({ kind: 'woke' }, 2_999).kinds()).not.toContain('lookUp');
      // Each in a row waits longer, whatever time was named.
      const ownMs = Math.max(3_000, Math.min(300_000, 1_000 * 2 ** times));
      expect(core.on({ kind: 'woke' }, ownMs - 2_999).kinds()).toContain('lookUp');
    }
    expect(core.step('a').state).toMatchObject({ kind: 'doubt', asked: false });
  });
});

test('a refused password stops the queue until the user signs in, and counts as no attempt', () => {
  const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B')));
  core.verdict('a', { kind: 'notSent', failure: { kind: 'password' } });
  expect(core.on({ kind: 'hint' }, 60_000).kinds()).not.toContain('ping');
  expect(core.on({ kind: 'signedIn' }).kinds()).toContain('ping');
  expect(core.on({ kind: 'pinged', failure: null }).sent).toEqual(['a']);
  expect(core.step('a').attempts).toBe(1);
});

test('R3.5 a late success does not end the stop after a refused password', () => {
  const ids = ['7', '8', '9', '10', '11'];
  const core = new Core().online().add(...ids.map((id) => edit(id, id, change('Nom', 'A', 'B'))));
  core.verdict('7', { kind: 'notSent', failure: { kind: 'password' } });
  expect(core.applied('8', '8').sent).toEqual([]);
  expect(core.state.connection).toMatchObject({ kind: 'offline', cause: 'password' });
  expect(core.on({ kind: 'signedIn' }).on({ kind: 'pinged', failure: null }).sent).toEqual(['7', '11']);
});

describe('a lost answer', () => {
  const lane = 'Planification 7';

  test('I8 of a replace: an older refused one of the same entity that is tried again waits as long', () => {
    const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B')));
    core
      .verdict('a', { kind: 'refused', failure: { kind: 'badRequest' } })
      .add(edit('b', '7', change('Enseignants', '', 'X')));
    core.on({ kind: 'retry', stepId: 'a' }).verdict('b', { kind: 'doubt', failure: { kind: 'timeout' } });
    expect(core.on({ kind: 'pinged', failure: null }).sent).toEqual([]);
    expect(core.on({ kind: 'quietPassed', of: lane, since: core.state.quietLanes.get(lane) ?? 0 }).sent).toEqual(['a']);
  });

  test.each([365 * 86_400_000, -365 * 86_400_000])(
    'I21 I8 of a replace: a clock that jumps by %i ms does not shorten the quiet time',
    (jump) => {
      const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B')));
      core.verdict('a', { kind: 'doubt', failure: { kind: 'timeout' } }).on({ kind: 'pinged', failure: null });
      const quiet = core.state.quietLanes.get(lane) ?? 0;
      expect(core.on({ kind: 'woke' }, jump).sent).toEqual([]);
      expect(core.on({ kind: 'retry', stepId: 'a' }).sent).toEqual([]);
      expect(core.on({ kind: 'quietPassed', of: lane, since: quiet - 1 }).sent).toEqual([]);
      expect(core.on({ kind: 'quietPassed', of: lane, since: quiet }, 60_000).sent).toEqual(['a']);
    },
  );

  test('R3.2 of a replace: read afresh and tried again, after a time-out only once it is quiet (I8)', () => {
    const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B')));
    core.verdict('a', { kind: 'doubt', failure: { kind: 'timeout' } }).online();
    expect(core.on({ kind: 'woke' }, 50_000).sent).toEqual([]);
    const since = core.state.quietLanes.get(lane) ?? 0;
    expect(core.on({ kind: 'quietPassed', of: lane, since }, 10_000).sent).toEqual(['a']);
    expect(core.step('a').attempts).toBe(2);
  });

  test('I4 of a creation: in doubt, and nothing repeats it', () => {
    const core = new Core().online().add(creation('c', 'new:1')).prepared('c');
    core.verdict('c', { kind: 'doubt', failure: { kind: 'timeout' } }).online();
    expect(core.step('c').state).toMatchObject({ kind: 'doubt', asked: false });
    core.on({ kind: 'retry', stepId: null }).on({ kind: 'woke' }, 3_600_000);
    expect(core.kinds()).not.toContain('send');
  });

  test('I24 after many unanswered attempts the user is asked', () => {
    const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B')));
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      core.verdict('a', { kind: 'doubt', failure: { kind: 'serviceError' } }).on({ kind: 'woke' }, 10 * 60_000);
    }
    expect(core.step('a').state.kind).toBe('refused');
  });

  test.each([
    ['timeout', []],
    ['serviceError', ['b']],
  ] as const)('I8 once the user is asked after the last of them, %s: what else leaves of its entity', (kind, sent) => {
    const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B')));
    core.add(edit('b', '7', change('Salle', '1', '2')));
    for (let attempt = 1; attempt < 10; attempt += 1) {
      core.verdict('a', { kind: 'doubt', failure: { kind: 'serviceError' } }).on({ kind: 'woke' }, 10 * 60_000);
    }
    core.verdict('a', { kind: 'doubt', failure: { kind } });
    expect(core.step('a').state.kind).toBe('refused');
    expect([...core.sent, ...core.on({ kind: 'pinged', failure: null }).sent]).toEqual(sent);
    const since = core.state.quietLanes.get(lane);
    if (since !== undefined) core.on({ kind: 'quietPassed', of: lane, since }, 60_000);
    expect(core.state.inFlight.has('b')).toBe(true);
  });
});

describe('I16 a success that cannot be ours is in doubt', () => {
  test.each([
    ['an id known before', '12', true],
    ['Id 0', '0', false],
    ['no number', 'abc', false],
  ])('%s', (_words, id, known) => {
    const core = new Core().online().add(creation('c', 'new:1')).prepared('c');
    core.verdict(
      'c',
      { kind: 'applied', id, row: null, receipt: { outcome: 'verified', changedFields: [], gapMs: null } },
      known,
    );
    expect(core.step('c').state.kind).toBe('doubt');
  });
});

test('I16 an id known before is for the user to judge: it may have been reused after a restored backup', () => {
  const core = new Core().online().add(creation('c', 'new:1')).prepared('c');
  const row = rawJson('{"Id":12}');
  core.verdict(
    'c',
    { kind: 'applied', id: '12', row, receipt: { outcome: 'verified', changedFields: [], gapMs: null } },
    true,
  );
  expect(core.step('c').state).toMatchObject({ kind: 'doubt', asked: true, candidates: [{ id: '12', row }] });
});

describe('R3.4 an accepted change that the service does not show', () => {
  const receipt = { outcome: 'unverifiable' as const, changedFields: [], gapMs: null };
  const base = rawJson('{"Id":7,"Nom":"A","Salle":"x","Montant":1250.10}');

  test('I6 is in the cache as it was sent, byte for byte except the change, with a receipt that shows it', () => {
    const core = new Core().online().add({ ...edit('a', '7', change('Nom', 'A', 'B')), base });
    core.verdict('a', { kind: 'applied', id: '7', row: null, receipt });
    expect(core.commit?.putRows).toEqual([
      { entity: 'Planification', id: '7', text: '{"Id":7,"Nom":"B","Salle":"x","Montant":1250.10}' },
    ]);
    expect(core.commit?.putReceipts?.map(({ state }) => state)).toMatchObject([{ kind: 'applied', receipt }]);
    expect(core.commit?.removeSteps).toEqual(['a']);
  });

  test('is what the next change of it starts from', () => {
    const core = new Core()
      .online()
      .add(
        { ...edit('a', '7', change('Nom', 'A', 'B')), base },
        { ...edit('b', '7', change('Salle', 'x', 'y')), base },
      );
    core.verdict('a', { kind: 'applied', id: '7', row: null, receipt });
    core.verdict('b', { kind: 'applied', id: '7', row: null, receipt });
    expect(core.commit?.putRows?.[0]?.text).toBe('{"Id":7,"Nom":"B","Salle":"y","Montant":1250.10}');
  });

  test('makes up no row where none was ever held', () => {
    const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B')));
    core.verdict('a', { kind: 'applied', id: '7', row: null, receipt });
    expect(core.commit?.putRows ?? []).toEqual([]);
  });
});

test('I12 a conflict parks the entity and shows what was read', () => {
  const core = new Core()
    .online()
    .add(edit('a', '7', change('Nom', 'A', 'B')))
    .add(edit('b', '7', change('Salle', 'x', 'y')));
  const row = rawJson('{"Id":7,"Nom":"Z","Salle":"x"}');
  const conflicts = [{ unit: 'Nom', fields: [{ ...change('Nom', 'A', 'B'), theirs: rawJson('"Z"') }] }];
  core.verdict('a', { kind: 'conflict', row, conflicts });
  expect(core.step('a').state).toMatchObject({ kind: 'conflict', row, conflicts });
  expect(core.commit?.putRows).toEqual([{ entity: 'Planification', id: '7', text: row }]);
  expect(core.sent).toEqual([]);
});

test('a late answer to an attempt given up changes nothing', () => {
  const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B')));
  const before = core.step('a');
  core.on({
    kind: 'verdict',
    stepId: 'a',
    attempt: 9,
    verdict: { kind: 'notSent', failure: { kind: 'offline' } },
    known: false,
  });
  expect(core.step('a')).toBe(before);
});

describe('a folder that was refused', () => {
  const there = [{ id: 'guid-1', row: rawJson('{"Streamid":"guid-1","Name":"Jury"}') }];
  const refused = () =>
    new Core()
      .online()
      .add(folder('Jury', 'new:1', 'guid-0'))
      .add(folder('Notes', 'new:2', 'new:1', ['Jury']))
      .prepared('Jury')
      .verdict('Jury', { kind: 'refused', failure: { kind: 'refused', status: 400 }, there });

  test('I9 I16 the user says that it is the existing row: what waits for it is put into that row', () => {
    const core = refused();
    expect(core.step('Jury').state).toMatchObject({ kind: 'refused', there });
    core.on({ kind: 'settle', stepId: 'Jury', existing: there[0] ?? null });
    expect(core.commit?.putReceipts).toMatchObject([
      {
        id: 'Jury',
        target: 'guid-1',
        state: { kind: 'applied' },
        decisions: [{ about: 'refusal', choice: 'itIsThere' }],
      },
    ]);
    core.prepared('Notes');
    expect(core.sent).toEqual(['Notes']);
    expect(member(core.step('Notes').body, 'Streamid')).toBe('"guid-1"');
  });

  test('I16 nothing else than what was shown can be said to be it, and it is not sent again by that', () => {
    const core = refused();
    for (const existing of [{ id: 'guid-9', row: null }, { id: 'guid-9', row: there[0]?.row ?? null }, null]) {
      core.on({ kind: 'settle', stepId: 'Jury', existing });
      expect(core.step('Jury').state.kind).toBe('refused');
      expect(core.sent).toEqual([]);
    }
  });
});

test('I3 I6 R3.6 a folder that was there is the one that was to be created, though it was seen before; what is to be in it goes there', () => {
  const core = new Core()
    .online()
    .add(folder('Jury', 'new:1', 'guid-0'))
    .add(folder('Notes', 'new:2', 'new:1', ['Jury']))
    .prepared('Jury');
  const row = rawJson('{"Streamid":"guid-1","Name":"JURY","Isdirectory":true}');
  const receipt = { outcome: 'verified' as const, changedFields: [], gapMs: null, existed: true as const };
  core.verdict('Jury', { kind: 'applied', id: 'guid-1', row, receipt }, true);
  expect(core.commit?.putReceipts).toMatchObject([
    { id: 'Jury', target: 'guid-1', state: { kind: 'applied', receipt } },
  ]);
  expect(member(core.step('Notes').body, 'Streamid')).toBe('"guid-1"');
  expect(core.step('Notes').provisional).toEqual([]);
});
