import { describe, expect, test } from 'vitest';
import type { PulledRow } from '#shared/ipc/channels.ts';
import type { Verdict } from '#shared/ipc/write.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Gateway, OutboxStore, PullEnd } from '#sync/ports.ts';
import { createMemoryStores } from '#test/contract/fakes/memoryStores.ts';
import { aStep } from '#test/contract/stores/samples.ts';
import { applied, done, engineOn, rename, row } from './bench.ts';

const diskFull = new Error('disk full');

const jury = {
  entity: 'Planification' as const,
  members: {
    EntiteJuridiqueId: '1',
    TypePlanificationId: '2',
    Nom: 'Jury',
    Debut: '2026-11-19T14:00:00+01:00',
    Fin: '2026-11-19T15:00:00+01:00',
    Enseignants: '',
  },
};

test('the whole cycle: found, received, changed, sent, acknowledged', async () => {
  const { begin, engine, world, sent, stores, status } = engineOn();
  await begin();
  expect(status().connection.kind).toBe('online');
  expect(await engine.commands.dispatch(rename('Oral'))).toMatchObject({ ok: true, targets: ['7'] });
  await world.run(10);
  expect(sent).toEqual(['replace 7 "Oral"']);
  expect(stores.snapshot().steps).toEqual([]);
  expect([...stores.receipts.values()].map(({ target }) => target)).toEqual(['7']);
});

test('R3.4 the copy that goes with a change is the last one held when it leaves, not the one edited from', async () => {
  const bases: unknown[] = [];
  let online = false;
  const newer = rawJson(row.replace('"Annule":false', '"Annule":true'));
  const { begin, engine, world, stores } = engineOn({
    ping: async () => (online ? null : { kind: 'offline' }),
    pull: async () => done,
    replace: async (order) => {
      bases.push(order.base);
      return applied(order.id);
    },
  });
  await stores.store.absorb({ entity: 'Planification' }, [{ id: '7', hash: 'h', text: row }], 0);
  await begin();
  await engine.commands.dispatch(rename('Oral'));
  await stores.store.absorb({ entity: 'Planification' }, [{ id: '7', hash: 'i', text: newer }], 0);
  online = true;
  engine.hint();
  await world.run(10);
  expect(bases).toEqual([newer]);
});

test('I20 what is stored as the page ends waits for the next start, and does not count as sent', async () => {
  const { begin, engine, world, sent, stores, status } = engineOn();
  await begin();
  expect(status().connection.kind).toBe('online');
  const stopping = engine.stop();
  expect(await engine.commands.dispatch(rename('Oral'))).toMatchObject({ ok: true, targets: ['7'] });
  await stopping;
  await world.run(10);
  expect(sent).toEqual([]);
  expect(stores.snapshot().steps.map(({ state, sentAt }) => [state.kind, sentAt])).toEqual([['waiting', null]]);
});

describe('I1 a disk that refuses', () => {
  test('stores nothing, sends nothing and reports it', async () => {
    const { begin, engine, world, sent, stores, status } = engineOn();
    await begin();
    stores.failNextCommit(diskFull);
    expect(await engine.commands.dispatch(rename('Oral'))).toEqual({ ok: false, rejection: 'storage' });
    await world.run(10);
    expect(sent).toEqual([]);
    expect(stores.snapshot().steps).toEqual([]);
    expect(status().storageFailingSince).not.toBeNull();
    expect(await engine.commands.dispatch(rename('Oral'))).toMatchObject({ ok: true });
    expect(status().storageFailingSince).toBeNull();
  });

  test('tells who retries a refused change that nothing is tried', async () => {
    const { begin, engine, world, stores } = engineOn({
      replace: async () => ({ kind: 'refused', failure: { kind: 'refused' } }),
    });
    await begin();
    await engine.commands.dispatch(rename('Oral'));
    await world.run(10);
    const [refused] = engine.commands.steps();
    stores.failNextCommit(diskFull);
    expect(await engine.commands.retry(refused?.id)).toBe(false);
    expect(engine.commands.steps()).toEqual([refused]);
    expect(await engine.commands.retry(refused?.id)).toBe(true);
  });

  test('I2 at an acknowledgement, the verdict is retried until the disk stores it', async () => {
    const answer = Promise.withResolvers<Verdict>();
    const { begin, engine, world, stores } = engineOn({ replace: () => answer.promise });
    await begin();
    await engine.commands.dispatch(rename('Oral'));
    stores.failNextCommit(diskFull);
    answer.resolve(applied('7'));
    await world.run(1);
    expect(stores.snapshot().steps).toHaveLength(1);
    await world.run(2_000);
    expect(stores.snapshot().steps).toEqual([]);
    expect(stores.receipts.size).toBe(1);
  });
});

test('two submits at once see each other', async () => {
  const { begin, engine, stores } = engineOn({ ping: async () => ({ kind: 'offline' }) });
  await stores.store.absorb({ entity: 'Planification' }, [{ id: '7', hash: 'h', text: row }], 0);
  await begin();
  const [first, second] = await Promise.all([
    engine.commands.dispatch(rename('Oral')),
    engine.commands.dispatch(rename('Oral')),
  ]);
  expect([first.ok, second]).toEqual([true, { ok: false, rejection: 'nothingChanged' }]);
});

describe('undoing the latest change', () => {
  const offline = async () => {
    const bench = engineOn({ ping: async () => ({ kind: 'offline' }) });
    await bench.stores.store.absorb({ entity: 'Planification' }, [{ id: '7', hash: 'h', text: row }], 0);
    await bench.begin();
    return bench;
  };

  test('takes a group back as one (R2.10)', async () => {
    const { engine, stores } = await offline();
    await engine.commands.dispatch(rename('Oral'));
    const event = {
      entity: 'Planification' as const,
      members: {
        EntiteJuridiqueId: '1',
        TypePlanificationId: '2',
        Nom: 'Jury',
        Debut: '2026-11-20T10:00:00Z',
        Fin: '2026-11-20T11:00:00Z',
      },
    };
    await engine.commands.dispatch({
      kind: 'create',
      rows: [
        { ...event, group: 'new' },
        { ...event, group: 'new' },
      ],
    });
    expect(await engine.commands.undoLast()).toHaveLength(2);
    expect(stores.snapshot().steps.map(({ summary }) => summary.key)).toEqual(['event.renamed']);
  });

  test('answers nothing when there is none', async () => {
    const { engine } = await offline();
    expect(await engine.commands.undoLast()).toEqual([]);
  });

  test('I21 is the last one requested, though it was merged into an earlier step', async () => {
    const { engine, stores } = await offline();
    await engine.commands.dispatch(rename('Oral'));
    await engine.commands.dispatch({
      kind: 'create',
      rows: [
        {
          entity: 'Planification' as const,
          members: {
            EntiteJuridiqueId: '1',
            TypePlanificationId: '2',
            Nom: 'Jury',
            Debut: '2026-11-20T10:00:00Z',
            Fin: '2026-11-20T11:00:00Z',
          },
        },
      ],
    });
    await engine.commands.dispatch(rename('Oral 2'));
    await engine.commands.undoLast();
    expect(stores.snapshot().steps.map(({ summary }) => summary.key)).toEqual(['event.created']);
  });
});

test('B11 a full disk does not keep an outbox from opening: nothing is decided before it is taken, and then it goes on', async () => {
  const stores = createMemoryStores();
  await stores.store.absorb({ entity: 'Planification' }, [{ id: '7', hash: 'h', text: row }], 0);
  const changes = [{ field: 'Nom', mine: rawJson('"Oral"'), base: rawJson('"Cours"') }];
  const state = { kind: 'sending', leftBefore: null } as const;
  await stores.outbox.commit({ putSteps: [aStep({ id: 'a', seq: 1, target: '7', changes, state })] });
  let isFull = true;
  const commit: OutboxStore['commit'] = async (given) => {
    if (isFull) throw diskFull;
    await stores.outbox.commit(given);
  };
  const full = { ...stores, outbox: { ...stores.outbox, commit } };
  const { engine, world, sent, status } = engineOn({}, undefined, { stores: full });
  await engine.start();
  await world.run(60_000);
  expect([status().storageFailingSince, stores.steps().length]).toEqual([expect.any(Number), 1]);
  expect(await engine.commands.dispatch(rename('Examen'))).toEqual({ ok: false, rejection: 'storage' });
  expect(await engine.commands.attend('a', null)).toEqual({ kind: 'storage' });
  expect(await engine.commands.settle('a', null)).toBe('storage');
  isFull = false;
  await world.run(10 * 60_000);
  expect([status().storageFailingSince, status().connection.kind, sent]).toEqual([
    null,
    'online',
    ['replace 7 "Oral"'],
  ]);
});

test('commands given before the outbox is read wait for it', async () => {
  const { engine, stores } = engineOn();
  await stores.store.absorb({ entity: 'Planification' }, [{ id: '7', hash: 'h', text: row }], 0);
  const early = engine.commands.dispatch(rename('Oral'));
  await engine.start();
  expect(await early).toMatchObject({ ok: true });
});

test('a second runner waits until the first has stopped', async () => {
  const gate = Promise.withResolvers<void>();
  const { engine, world, status } = engineOn({}, async (held) => {
    await gate.promise;
    await held();
  });
  const started = engine.start();
  await world.run(1_000);
  expect(status().connection.kind).toBe('unknown');
  gate.resolve();
  await started;
  await world.run(10);
  expect(status().connection.kind).toBe('online');
});

test('after a stop nothing is sent and the lock is free', async () => {
  let freed = false;
  const { begin, engine, world, sent } = engineOn({}, async (held) => {
    await held();
    freed = true;
  });
  await begin();
  await engine.stop();
  await world.run(600_000);
  expect([freed, sent]).toEqual([true, []]);
});

test('I24 an answer that never comes is a lost one', async () => {
  const { begin, engine, world, stores } = engineOn({ replace: () => new Promise(() => undefined) });
  await begin();
  await engine.commands.dispatch(rename('Oral'));
  await world.run(11 * 60_000);
  expect(stores.snapshot().steps[0]?.attempts).toBeGreaterThanOrEqual(1);
  expect(stores.snapshot().steps[0]?.state).not.toBeNull();
  await world.run(5 * 60_000);
  expect(stores.snapshot().steps[0]?.attempts).toBe(2);
});

describe('receiving', () => {
  test('one dataset once at a time, for every caller', async () => {
    let pulls = 0;
    const gate = Promise.withResolvers<PullEnd>();
    const { begin, engine, world } = engineOn({
      pull: (request) => {
        if (request.entity !== 'Planification') return Promise.resolve(done);
        pulls += 1;
        return gate.promise;
      },
    });
    await begin();
    const joined = engine.commands.refresh({ entity: 'Planification' });
    await world.run(10);
    expect(pulls).toBe(1);
    gate.resolve(done);
    await joined;
  });

  test('I17 what was acknowledged while a dataset was being received is received again, and only then', async () => {
    const ends: PromiseWithResolvers<PullEnd>[] = [];
    const { begin, engine, world, stores } = engineOn({
      pull: (request) => {
        if (request.entity !== 'Planification') return Promise.resolve(done);
        const end = Promise.withResolvers<PullEnd>();
        ends.push(end);
        return end.promise;
      },
    });
    await begin();
    const joined = engine.commands.refresh({ entity: 'Planification' });
    await stores.outbox.commit({ putRows: [{ entity: 'Planification', id: '7', text: row }] });
    let received = false;
    const second = engine.commands.refresh({ entity: 'Planification' }).then(() => (received = true));
    ends[0]?.resolve(done);
    await joined;
    await world.run(10);
    expect([ends.length, received]).toEqual([2, false]);
    ends[1]?.resolve(done);
    await second;
  });

  test('I17 nothing is received again after a stop', async () => {
    let pulls = 0;
    const { begin, engine, world, stores } = engineOn({
      pull: (_request, _known, _onRows, signal) =>
        new Promise((resolve) => {
          pulls += 1;
          signal.addEventListener('abort', () => resolve({ kind: 'failed', failure: { kind: 'cancelled' } }));
        }),
    });
    await begin();
    await stores.outbox.commit({ putRows: [{ entity: 'Planification', id: '7', text: row }] });
    void engine.commands.refresh({ entity: 'Planification' });
    await engine.stop();
    await world.run(10);
    expect(pulls).toBe(2);
  });

  test('a dataset that a caller waits for comes next', async () => {
    const begun: string[] = [];
    const first = Promise.withResolvers<PullEnd>();
    const { begin, engine, world } = engineOn({
      pull: (request) => {
        begun.push(request.entity);
        return request.entity === 'Planification' || request.entity === 'Dossier'
          ? first.promise
          : Promise.resolve(done);
      },
    });
    await begin();
    void engine.commands.refresh({ entity: 'Agent' });
    void engine.commands.refresh({ entity: 'Mail' });
    void engine.commands.refresh({ entity: 'Agent' });
    first.resolve(done);
    await world.run(10);
    expect(begun).toEqual(['Planification', 'Dossier', 'Agent', 'Mail']);
  });

  test('every five minutes what others change all day', async () => {
    const asked: string[] = [];
    const { begin, world } = engineOn({
      pull: async (request) => {
        asked.push(request.entity);
        return done;
      },
    });
    await begin();
    await world.run(5 * 60_000);
    expect(asked).toEqual(['Planification', 'Dossier', 'Planification']);
  });

  test('R5.7 that gives way to changes that a busy service has not taken, three times in a row at most', async () => {
    const asked: string[] = [];
    const { begin, engine, world } = engineOn({
      pull: async (request, _held, onRows) => {
        asked.push(request.entity);
        if (request.entity === 'Planification') await onRows([{ id: '7', hash: 'h', text: row }], 1);
        return done;
      },
      replace: async () => ({ kind: 'notSent', failure: { kind: 'busy', retryAfterMs: 60_000 } }),
    });
    await begin();
    expect(await engine.commands.dispatch(rename('Oral'))).toMatchObject({ ok: true });
    asked.length = 0;
    await world.run(19 * 60_000);
    expect(asked).toEqual([]);
    await world.run(60_000);
    expect(asked).toEqual(['Planification']);
  });

  test('can be cancelled, and is dated only when it ended', async () => {
    const { begin, engine, world, stores, status } = engineOn({
      pull: (request, _known, _onRows, signal) =>
        new Promise((resolve) => {
          if (request.entity !== 'Planification') resolve(done);
          signal.addEventListener('abort', () => resolve({ kind: 'failed', failure: { kind: 'cancelled' } }));
        }),
    });
    await begin();
    expect(status().pulls.map(({ request }) => request.entity)).toEqual(['Planification']);
    engine.commands.cancelRefresh({ entity: 'Planification' });
    await world.run(10);
    expect(status().pulls).toEqual([]);
    expect(status().pullFailures).toEqual([]);
    expect([...stores.statuses.keys()]).toEqual(['Dossier']);
  });

  test('waits for a free place, and is said to', async () => {
    const { begin, engine, world, status } = engineOn({
      pull: (_request, _known, _onRows, signal) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve({ kind: 'failed', failure: { kind: 'cancelled' } }));
        }),
    });
    await begin();
    expect(status().waitingPulls).toEqual([]);
    void engine.commands.refresh({ entity: 'Agent' });
    expect(status().waitingPulls).toEqual([{ entity: 'Agent' }]);
    engine.commands.cancelRefresh({ entity: 'Dossier' });
    await world.run(10);
    expect(status().waitingPulls).toEqual([]);
  });

  test('asked for again while its cancelled pull ends, a list is received', async () => {
    let pulls = 0;
    const { begin, engine, world, stores } = engineOn({
      pull: (request, _known, _onRows, signal) =>
        new Promise((resolve) => {
          if (request.entity !== 'Planification' || (pulls += 1) > 1) resolve(done);
          signal.addEventListener('abort', () => resolve({ kind: 'failed', failure: { kind: 'cancelled' } }));
        }),
    });
    await begin();
    engine.commands.cancelRefresh({ entity: 'Planification' });
    await engine.commands.refresh({ entity: 'Planification' });
    await world.run(10);
    expect([...stores.statuses.keys()]).toContain('Planification');
  });

  test('a failure is reported until the dataset is received', async () => {
    let served = false;
    const { begin, engine, status } = engineOn({
      pull: async () => (served ? done : { kind: 'failed', failure: { kind: 'serviceError' } }),
    });
    await begin();
    expect(status().pullFailures.map(({ kind }) => kind)).toEqual(['serviceError', 'serviceError']);
    served = true;
    await engine.commands.refresh({ entity: 'Dossier' });
    expect(status().pullFailures.map(({ request }) => request.entity)).toEqual(['Planification']);
  });
});

test('R3.9 a row that looked different in the cache is shown as a second row, once: its id was reused', async () => {
  let rows: PulledRow[] = [{ id: '71', hash: 'a', text: rawJson(row.replace('"Id":7', '"Id":71')) }];
  let body = '';
  const { begin, engine, world, stores } = engineOn({
    pull: async (request, _known, onRows) => {
      if (request.entity === 'Planification') await onRows(rows, rows.length);
      return done;
    },
    create: async (order) => {
      ({ body } = order);
      return applied('70');
    },
  });
  await begin();
  await engine.commands.dispatch({ kind: 'create', rows: [jury] });
  await world.run(10);
  const secondRows = (): readonly string[] =>
    [...stores.receipts.values()].flatMap(({ secondRows: rows = [] }) =>
      rows.map(({ id, decision }) => `${id} ${decision}`),
    );
  await engine.commands.refresh({ entity: 'Planification' });
  expect(secondRows()).toEqual([]);
  rows = [{ id: '71', hash: 'b', text: rawJson(body.replace('{', '{"Id":71,')) }];
  await engine.commands.refresh({ entity: 'Planification' });
  expect(secondRows()).toEqual(['71 null']);
  rows = [{ id: '71', hash: 'c', text: rawJson(body.replace('{', '{"Id":71,"Autre":1,')) }];
  await engine.commands.refresh({ entity: 'Planification' });
  expect(secondRows()).toEqual(['71 null']);
});

test('R3.9 a row that appeared before a stop, while its creation was in doubt, is shown once that is settled', async () => {
  let body = '{}';
  let rows: PulledRow[] = [];
  const like = (id: string): RawJson => rawJson(body.replace('{', `{"Id":${id},`));
  const change: Partial<Gateway> = {
    pull: async (request, _known, onRows) => {
      if (request.entity === 'Planification' && rows.length > 0) await onRows(rows, rows.length);
      return done;
    },
    create: async (order) => {
      ({ body } = order);
      return { kind: 'doubt', failure: { kind: 'timeout' } };
    },
    settle: async () => ({ kind: 'undecidable', candidates: [{ id: '70', row: like('70') }] }),
  };
  const before = engineOn(change);
  const { stores } = before;
  await before.begin();
  await before.engine.commands.dispatch({ kind: 'create', rows: [jury] });
  await before.world.run(10);
  rows = [{ id: '71', hash: 'a', text: like('71') }];
  await before.engine.commands.refresh({ entity: 'Planification' });
  await before.engine.stop();
  rows = [];
  const after = engineOn(change, undefined, { stores });
  await after.begin();
  const [step] = stores.steps();
  expect(step?.state).toMatchObject({ kind: 'doubt', asked: true });
  await after.engine.commands.settle(step?.id ?? '', { id: '70', row: like('70') });
  expect([...stores.receipts.values()]).toMatchObject([{ target: '70', secondRows: [{ id: '71', decision: null }] }]);
});

test('R3.6 a look-up says what its list must hold; one that was cut is looked up again once the list is received whole', async () => {
  const due: (readonly string[])[] = [];
  let isCut = true;
  const { begin, engine, world, sent, stores } = engineOn({
    create: async (order) => {
      sent.push(`create ${order.entity}`);
      return sent.length === 1 ? { kind: 'doubt', failure: { kind: 'timeout' } } : applied('70');
    },
    settle: async (order) => {
      due.push(order.due ?? []);
      return isCut ? { kind: 'cut', coverage: { known: 1, came: 0 } } : { kind: 'absent' };
    },
    pull: async (request, { known }, onRows) => {
      if (request.entity === 'Planification' && !known.has('7')) await onRows([{ id: '7', hash: 'h', text: row }], 1);
      return { ...done, complete: sent.length === 0 || !isCut };
    },
  });
  await begin();
  await engine.commands.dispatch({ kind: 'create', rows: [jury] });
  await world.run(30 * 60_000);
  expect(new Set(due.map(String))).toEqual(new Set(['7']));
  expect(sent).toEqual(['create Planification']);
  expect(stores.steps()).toMatchObject([{ state: { kind: 'doubt', asked: true, cut: { known: 1, came: 0 } } }]);
  isCut = false;
  await world.run(30 * 60_000);
  expect(sent).toEqual(['create Planification', 'create Planification']);
  expect(stores.steps()).toEqual([]);
});

test('performance: how far a list has come is said a few times a second, however many batches there are', async () => {
  let said = 0;
  const bench = engineOn({
    pull: async (_request, _held, onRows) => {
      for (let received = 1; received <= 300; received += 1) {
        await onRows([], received);
        await new Promise<void>((resolve) => void bench.world.after(10, resolve));
      }
      return done;
    },
  });
  await bench.engine.start();
  bench.engine.onStatus(() => (said += 1));
  const received: number[] = [];
  bench.engine.onStatus(({ pulls }) => received.push(...pulls.map((pull) => pull.received)));
  await bench.world.run(20_000);
  expect(Math.max(...received)).toBeGreaterThan(250);
  expect(said).toBeLessThan(40);
});
