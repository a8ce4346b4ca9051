import { describe, expect, test } from 'vitest';
import { defaultLimits, initialState } from '#sync/core/index.ts';
import { Core, change, creation, edit } from './world.ts';

const offline = { kind: 'pinged', failure: { kind: 'offline' } } as const;

test('S11 online only after an answer, and with it everything is received', () => {
  const core = new Core().on({ kind: 'started', steps: [], receipts: [], unreadable: false });
  expect(core.state.connection).toEqual({ kind: 'unknown' });
  expect(core.kinds()).toContain('ping');
  core.on({ kind: 'hint' });
  expect(core.state.connection).toEqual({ kind: 'unknown' });
  core.on({ kind: 'pinged', failure: null });
  expect(core.state.connection).toEqual({ kind: 'online', lastAnswerAt: core.now });
  expect(core.kinds()).toContain('connected');
});

test('S11 a service that never answered has no last answer', () => {
  expect(new Core().on(offline).state.connection).toMatchObject({ kind: 'offline', lastAnswerAt: null });
});

test('I24 a step under way has a wake-up of its own that reports a stalled queue', () => {
  const core = new Core(initialState({ ...defaultLimits, heartbeatMs: 600_000 })).online();
  core.add(edit('a', '7', change('Nom', 'A', 'B')));
  expect(core.effects).toContainEqual({ kind: 'wake', inMs: defaultLimits.stallMs });
  expect(core.on({ kind: 'woke' }, defaultLimits.stallMs).state.stalledSince).not.toBeNull();
});

test('a quiet connection is asked after every 30 s', () => {
  const core = new Core().online();
  expect(core.effects).toContainEqual({ kind: 'wake', inMs: 30_000 });
  expect(core.on({ kind: 'woke' }, 30_000).kinds()).toContain('ping');
});

test('R5.7 a step under way is the heartbeat: none is sent beside it, but a hint is followed', () => {
  const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B')));
  expect(core.state.inFlight.has('a')).toBe(true);
  for (let beats = 0; beats < 3; beats += 1) expect(core.on({ kind: 'woke' }, 30_000).kinds()).not.toContain('ping');
  expect(core.on({ kind: 'hint' }).kinds()).toContain('ping');
});

test('R5.7 where the service was busy, a heartbeat is rarer for ten minutes, so that it takes no place from changes', () => {
  const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B')));
  core.verdict('a', { kind: 'notSent', failure: { kind: 'busy', retryAfterMs: 1_000 } });
  core.on({ kind: 'woke' }, 1_000);
  core.applied('a', '7');
  expect(core.effects).toContainEqual({ kind: 'wake', inMs: 120_000 });
  expect(core.on({ kind: 'woke' }, 600_000).kinds()).toContain('ping');
  core.on({ kind: 'pinged', failure: null });
  expect(core.effects).toContainEqual({ kind: 'wake', inMs: 30_000 });
});

test('while offline, the service is looked for less and less often, at most every minute', () => {
  const core = new Core();
  const waits: number[] = [];
  for (let tries = 0; tries < 9; tries += 1) {
    core.on(offline);
    const wake = core.effects.find((effect) => effect.kind === 'wake');
    waits.push(wake?.inMs ?? 0);
    core.on({ kind: 'woke' }, wake?.inMs ?? 0);
    expect(core.kinds()).toContain('ping');
  }
  expect(waits).toEqual([750, 1_500, 3_000, 6_000, 12_000, 24_000, 45_000, 45_000, 45_000]);
});

describe('a lost service', () => {
  const waitsOf = (core: Core): number[] => {
    const waits: number[] = [];
    for (let tries = 0; tries < 9; tries += 1) {
      core.on(offline);
      waits.push(core.effects.find((effect) => effect.kind === 'wake')?.inMs ?? 0);
      core.on({ kind: 'woke' }, waits.at(-1) ?? 0);
    }
    return waits;
  };

  test('is looked for every few seconds while the user looks at the screen', () => {
    expect(waitsOf(new Core().on({ kind: 'watched', isWatched: true }))).toEqual([
      750,
      1_500,
      3_000,
      ...Array.from({ length: 6 }, () => 3_750),
    ]);
  });

  test('is looked for every few seconds while a change waits', () => {
    expect(Math.max(...waitsOf(new Core().add(edit('a', '7', change('Nom', 'A', 'B')))))).toBe(3_750);
  });

  test('is looked for at once when the user comes back to the screen, and a found one is left alone', () => {
    const core = new Core().on({ kind: 'watched', isWatched: false }).on(offline).on(offline);
    expect(core.on({ kind: 'watched', isWatched: true }).kinds()).toContain('ping');
    expect(new Core().online().on({ kind: 'watched', isWatched: true }).kinds()).not.toContain('ping');
  });

  test('I24 is looked for again at a hint though a ping hangs, and at most every 2 s', () => {
    const core = new Core().on(offline).on({ kind: 'hint' });
    expect(core.kinds()).toContain('ping');
    expect(core.on({ kind: 'hint' }, 1_999).kinds()).not.toContain('ping');
    expect(core.on({ kind: 'hint' }, 1).kinds()).toContain('ping');
  });
});

describe('R3.5 a busy service', () => {
  const busy = { kind: 'pinged', failure: { kind: 'busy', retryAfterMs: 40_000 } } as const;

  test('that was online stays so, and neither a ping nor a change is sent before the time that it asked for', () => {
    const core = new Core()
      .online()
      .on(busy)
      .add(edit('a', '7', change('Nom', 'A', 'B')));
    expect(core.state.connection.kind).toBe('online');
    expect(core.sent).toEqual([]);
    expect(core.on({ kind: 'hint' }, 39_998).kinds()).not.toContain('ping');
    expect(core.on({ kind: 'woke' }, 1).kinds()).toEqual(expect.arrayContaining(['ping', 'send']));
  });

  test('that was never reached is not online, and is asked again at the time it gave', () => {
    const core = new Core().on(busy);
    expect(core.state.connection).toMatchObject({ kind: 'offline', cause: 'busy' });
    expect(core.effects).toContainEqual({ kind: 'wake', inMs: 40_000 });
  });

  test('503 with a time: the list is asked for again then, and is not taken for one that is not served (R3.4)', () => {
    const pullEnded = {
      kind: 'pullEnded',
      request: { entity: 'Agent' },
      connectionNumber: 1,
      failure: { kind: 'serviceError', retryAfterMs: 10_000 },
      whole: false,
    } as const;
    const core = new Core().on({ kind: 'pinged', failure: null }).on(pullEnded);
    expect(core.state.received.size).toBe(0);
    expect(core.on({ kind: 'woke' }, 9_999).kinds()).not.toContain('pull');
    expect(core.on({ kind: 'woke' }, 1).effects).toContainEqual({ kind: 'pull', request: { entity: 'Agent' } });
  });

  test.each([0, undefined, 1_000])(
    'R3.5 a list that is refused as busy for ever, with a time of %s ms, is asked for less and less often',
    (retryAfterMs) => {
      const core = new Core().on({ kind: 'pinged', failure: null });
      const failure = { kind: 'busy', ...(retryAfterMs === undefined ? {} : { retryAfterMs }) } as const;
      const pullEnded = {
        kind: 'pullEnded',
        request: { entity: 'Agent' },
        connectionNumber: 1,
        failure,
        whole: false,
      } as const;
      core.on(pullEnded);
      let pulls = 0;
      for (let ms = 0; ms < 10 * 60_000; ms += 250) {
        core.on({ kind: 'woke' }, 250);
        if (core.kinds().includes('ping')) core.on({ kind: 'pinged', failure: null });
        if (!core.kinds().includes('pull')) continue;
        pulls += 1;
        core.on(pullEnded);
      }
      expect(pulls).toBeGreaterThan(2); // it is never given up: its creations wait for it
      expect(pulls).toBeLessThan(14);
    },
  );

  test('R3.5 requests that were refused together count as one busy answer', () => {
    const core = new Core().online();
    for (const id of ['a', 'b', 'c']) core.add(edit(id, `7${id}`, change('Nom', 'A', 'B')));
    for (const id of ['a', 'b', 'c']) core.verdict(id, { kind: 'notSent', failure: { kind: 'busy' } });
    expect(core.state.busyAnswers).toBe(1);
  });

  test('R3.5 a change that is refused as busy for ever, with a time of nothing, leaves less and less often', () => {
    const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B')));
    let sends = 0;
    for (let ms = 0; ms < 10 * 60_000; ms += 250) {
      if (core.kinds().includes('ping')) core.on({ kind: 'pinged', failure: null });
      if (core.state.inFlight.has('a')) {
        sends += 1;
        core.verdict('a', { kind: 'notSent', failure: { kind: 'busy', retryAfterMs: 0 } });
      }
      core.on({ kind: 'woke' }, 250);
    }
    expect(sends).toBeGreaterThan(4);
    expect(sends).toBeLessThan(14);
  });

  test('R3.5 503 without a time is a list for later, three times at most (R3.4, I24)', () => {
    const failure = { kind: 'serviceError', status: 503 } as const;
    const pullEnded = {
      kind: 'pullEnded',
      request: { entity: 'Agent' },
      connectionNumber: 1,
      failure,
      whole: false,
    } as const;
    const core = new Core().on({ kind: 'pinged', failure: null }).on(pullEnded).on(pullEnded);
    expect(core.state.received.size).toBe(0);
    expect(core.on(pullEnded).state.received.size).toBe(1);
  });

  test('I24 a list that is gone after the time the service asked for is not asked for again and again', () => {
    const pullEnded = {
      kind: 'pullEnded',
      request: { entity: 'Directory', path: ['Photos'] },
      connectionNumber: 1,
      failure: { kind: 'busy', retryAfterMs: 10_000 },
      whole: false,
    } as const;
    const core = new Core().on({ kind: 'pinged', failure: null }).on(pullEnded);
    expect(core.on({ kind: 'woke' }, 10_000).kinds()).toContain('pull');
    expect(core.on({ ...pullEnded, failure: { kind: 'gone' } }).kinds()).not.toContain('pull');
    expect(core.on({ kind: 'woke' }, 60_000).kinds()).not.toContain('pull');
  });
});

test('a list that a captive portal answered is asked for again when the service is there after all', () => {
  const pullEnded = {
    kind: 'pullEnded',
    request: { entity: 'Agent' },
    connectionNumber: 1,
    failure: { kind: 'foreignAnswer' },
    whole: false,
  } as const;
  const core = new Core().on({ kind: 'pinged', failure: null }).on(pullEnded).on({ kind: 'pinged', failure: null });
  expect(core.on({ kind: 'woke' }, 2_000).effects).toContainEqual({ kind: 'pull', request: { entity: 'Agent' } });
  core.on({ ...pullEnded, failure: null });
  expect(core.on({ kind: 'woke' }, 60_000).kinds()).not.toContain('pull');
});

test('a hint looks at once', () => {
  const core = new Core().on(offline).on(offline).on({ kind: 'hint' });
  expect(core.kinds()).toContain('ping');
});

test('keeps its start and its cause while it lasts', () => {
  const core = new Core().online();
  const lastAnswerAt = core.now;
  core.on(offline);
  const since = core.now;
  core.on({ kind: 'pinged', failure: { kind: 'foreignAnswer' } }, 5_000);
  expect(core.state.connection).toEqual({
    kind: 'offline',
    since,
    cause: 'foreignAnswer',
    lastAnswerAt: expect.any(Number),
  });
  expect(lastAnswerAt).toBeLessThanOrEqual(since);
});

test('nothing leaves while it is not known whether the service is there', () => {
  expect(new Core().add(edit('a', '7', change('Nom', 'A', 'B'))).sent).toEqual([]);
});

describe('I21 a clock that is set back', () => {
  test('does not delay what waits', () => {
    const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B')));
    core.verdict('a', { kind: 'notSent', failure: { kind: 'serviceError' } });
    expect(core.on({ kind: 'woke' }, -365 * 86_400_000).sent).toEqual(['a']);
  });

  test('does not stop the looking', () => {
    const core = new Core().on(offline).on({ kind: 'woke' }, -365 * 86_400_000);
    expect(core.kinds()).toContain('ping');
  });
});

describe('I24 a queue that could move and does not', () => {
  test('says so after a minute', () => {
    const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B')));
    const since = core.now;
    expect(core.on({ kind: 'woke' }, 59_000).state.stalledSince).toBeNull();
    expect(core.on({ kind: 'woke' }, 1_000).state.stalledSince).toBe(since);
    expect(core.applied('a', '7').state.stalledSince).toBeNull();
  });

  test('says so where nothing is under way and a creation waits for a list that does not come', () => {
    const core = new Core().on({ kind: 'pinged', failure: null }).add(creation('c', 'new:1'));
    const since = core.now;
    expect(core.state.inFlight.size + core.state.preparing.size).toBe(0);
    expect(core.on({ kind: 'woke' }, defaultLimits.stallMs).state.stalledSince).toBe(since);
  });

  test('is none while offline, or when everything waits for the user', () => {
    const core = new Core()
      .on(offline)
      .add(edit('a', '7', change('Nom', 'A', 'B')))
      .on({ kind: 'woke' }, 120_000);
    expect(core.state.stalledSince).toBeNull();
    const parked = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B')));
    parked.verdict('a', { kind: 'refused', failure: { kind: 'refused' } }).on({ kind: 'woke' }, 120_000);
    expect(parked.state.stalledSince).toBeNull();
  });
});

describe('a pull that failed', () => {
  const pull = (
    kind: 'offline' | 'timeout' | 'foreignAnswer' | 'serviceError' | 'storage' | 'password' | 'cancelled',
  ) =>
    ({
      kind: 'pullEnded',
      request: { entity: 'Planification' },
      connectionNumber: 1,
      failure: { kind },
      whole: false,
    }) as const;

  test('for want of a connection says offline', () => {
    expect(new Core().online().on(pull('offline')).state.connection.kind).toBe('offline');
  });

  test.each(['timeout', 'foreignAnswer'] as const)(
    'I22 %s may be about one dataset alone: the service is asked, and stays online if it answers',
    (kind) => {
      const core = new Core().on({ kind: 'pinged', failure: null }).on(pull(kind));
      expect(core.state.connection.kind).toBe('online');
      expect(core.kinds()).toContain('ping');
      expect(core.on({ kind: 'pinged', failure: null }).kinds()).not.toContain('connected');
      core.on(pull(kind));
      expect(core.state.received.size).toBe(0);
      expect(core.on(pull(kind)).state.received.size).toBe(1);
      expect(core.on({ kind: 'pinged', failure: { kind } }).state.connection.kind).toBe('offline');
    },
  );

  test('because the service does not serve it holds nothing back (R3.4)', () => {
    expect(new Core().on({ kind: 'pinged', failure: null }).on(pull('serviceError')).state.received.size).toBe(1);
  });

  test('because the user cancelled it does not count as received, however often (I5)', () => {
    const core = new Core().on({ kind: 'pinged', failure: null });
    for (let times = 0; times < 5; times += 1) core.on(pull('cancelled'));
    expect(core.state.received.size).toBe(0);
  });

  test('on this side is tried again, a few times', () => {
    const core = new Core().on({ kind: 'pinged', failure: null });
    expect(core.on(pull('storage')).on(pull('storage')).state.received.size).toBe(0);
    expect(core.on(pull('storage')).state.received.size).toBe(1);
  });
});
