import { Component, act, useMemo } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CacheError } from '#cache/cacheError.ts';
import type { Cache } from '#cache/open.ts';
import { CacheProvider } from '#cache/queries/CacheProvider.tsx';
import { useDaysWithEvents } from '#cache/queries/daysWithEvents.ts';
import { useEvents, useLoaded, useOutbox } from '#cache/queries/hooks.ts';
import { useDatedRows, useWholeRows } from '#cache/queries/peopleHooks.ts';
import { useWaitingAddress } from '#cache/queries/waiting.ts';
import { entityNames } from '#shared/entities/index.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { aStep, pulled } from '#test/contract/stores/samples.ts';
import { restAtOnce } from '../../restAtOnce.ts';

declare global {
  // React checks it to know that act() is running.
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const roots: { readonly root: Root; readonly cache: Cache }[] = [];
afterEach(async () => {
  for (const { root, cache } of roots.splice(0)) {
    await act(async () => root.unmount());
    await cache.close();
  }
});

/** Runs a hook under a provider; `seen` holds what each drawing got. */
async function running<Value>(cache: Cache, useIt: () => Value): Promise<{ readonly seen: readonly Value[] }> {
  const seen: Value[] = [];
  const Probe = (): null => {
    seen.push(useIt());
    return null;
  };
  const root = createRoot(document.createElement('div'));
  roots.push({ root, cache });
  await act(async () => {
    root.render(
      <CacheProvider cache={cache}>
        <Probe />
      </CacheProvider>,
    );
  });
  return { seen };
}

const event = (id: string, nom: string, hour = '09') =>
  pulled(
    id,
    `{"Id":${id},"Nom":"${nom}","EntiteJuridiqueId":1,"Debut":"2026-11-16T${hour}:00:00+01:00","Fin":"2026-11-16T${hour}:30:00+01:00"}`,
  );
const day = {
  campusId: '1',
  from: Date.parse('2026-11-16T00:00:00+01:00'),
  to: Date.parse('2026-11-17T00:00:00+01:00'),
};
const planification = { entity: 'Planification' } as const;

describe('hooks', () => {
  it('a row that was received by its own id says when, and the others stay the same objects', async () => {
    const cache = await aCache();
    const companies = ['7', '8'].map((id) => pulled(id, `{"Id":${id}}`));
    await cache.store.absorb({ entity: 'Entreprise' }, companies, 0);
    const { seen } = await running(cache, () => {
      const rows = useWholeRows('Entreprise');
      return useDatedRows(useMemo(() => ({ entity: 'Entreprise', rows }), [rows]));
    });
    const receivedAt = async (at: number, request: Parameters<typeof cache.store.finish>[0]): Promise<void> =>
      act(() => cache.store.finish(request, { at, received: 1, complete: true, unreadable: [] }));
    await act(() => vi.waitUntil(() => seen.at(-1)?.length === 2));
    const before = seen.at(-1);
    expect(before?.map((row) => row.receivedAt)).toEqual([null, null]);
    await receivedAt(1, { entity: 'Entreprise', of: '7' });
    const after = seen.at(-1);
    expect(after?.map((row) => row.receivedAt)).toEqual([1, null]);
    expect(after?.[1]).toBe(before?.[1]);
    await receivedAt(2, { entity: 'Convention', of: '8' });
    expect(seen.at(-1)).toBe(after);
  });

  it('load what they need, follow pulls and commits, and keep the identity of what did not change', async () => {
    const cache = await aCache();
    const { seen } = await running(cache, () => useEvents(day));
    await act(() => vi.waitUntil(() => cache.memory.dataset('Planification')));
    await act(() => cache.store.absorb(planification, [event('1', 'a'), event('2', 'b', '10')], 0));
    const before = seen.at(-1);
    expect(before?.map(({ nom }) => nom)).toEqual(['a', 'b']);
    const changes = [{ field: 'Nom', base: rawJson('"b"'), mine: rawJson('"c"') }];
    await act(() => cache.outbox.commit({ putSteps: [aStep({ id: 's', seq: 1, target: '2', changes })] }));
    const after = seen.at(-1);
    expect(after?.map(({ nom, mark }) => [nom, mark])).toEqual([
      ['a', null],
      ['c', 'waiting'],
    ]);
    expect(after?.[0]).toBe(before?.[0]);
  });

  it('draw nothing again for changes that are not theirs', async () => {
    const cache = await aCache();
    await cache.store.absorb(planification, [event('1', 'a')], 0);
    const { seen } = await running(cache, () => useEvents(day));
    await act(async () => {
      await cache.load('TypePlanification');
      await cache.load('Programme');
    });
    const drawn = seen.length;
    await act(() => cache.store.absorb({ entity: 'Agent' }, [pulled('9', '{"Id":9}')], 0));
    await act(() =>
      cache.store.absorb(
        planification,
        [pulled('8', '{"Id":8,"EntiteJuridiqueId":2,"Debut":"2026-11-16T09:00:00Z","Fin":"2026-11-16T09:00:00Z"}')],
        0,
      ),
    );
    expect(seen.length).toBe(drawn);
  });

  it('which days are busy: nothing is drawn until an edit, a pull or another campus makes another day busy', async () => {
    restAtOnce();
    const cache = await aCache();
    await cache.store.absorb(planification, [event('1', 'a'), event('2', 'b', '10')], 0);
    const edges = [0, 1, 2, 3].map((days) => day.from + days * (day.to - day.from));
    const { seen } = await running(cache, () => useDaysWithEvents('events', '1', edges));
    await act(async () => {
      for (const entity of ['TypePlanification', 'Programme', 'EntiteJuridique'] as const) await cache.load(entity);
    });
    // Read when the page rests.
    const rested = () => act(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
    while (seen.at(-1)?.length !== 1) await rested();
    expect(seen.at(-1)).toEqual([0]);
    const drawn = seen.length;
    const change = (id: string, seq: number, target: string, field: string, mine: string): Promise<void> =>
      act(() =>
        cache.outbox.commit({
          putSteps: [aStep({ id, seq, target, changes: [{ field, base: null, mine: rawJson(mine) }] })],
        }),
      );
    await change('named', 1, '1', 'Nom', '"c"');
    await change('cancelled', 2, '2', 'Annule', 'true');
    expect(seen.length).toBe(drawn);
    await change('also cancelled', 3, '1', 'Annule', 'true');
    expect(seen.at(-1)).toEqual([]);
    await change('moved', 4, '3', 'Nom', '"not here"');
    const later = event('4', 'd').text.replaceAll('11-16', '11-18');
    await act(() => cache.store.absorb(planification, [pulled('4', later)], 0));
    await act(() => vi.waitFor(() => expect(cache.memory.dataset('Planification')?.rows.has('4')).toBe(true)));
    await act(() => cache.store.finish(planification, { at: 1, received: 1, complete: true, unreadable: [] }));
    expect(seen.at(-1)).toEqual([2]);
    await act(() => cache.outbox.commit({ removeSteps: ['also cancelled'] }));
    expect(seen.at(-1)).toEqual([0, 2]);
  });

  it('useOutbox sorts by who acts next', async () => {
    const cache = await aCache();
    const { seen } = await running(cache, () => useOutbox());
    const refused = { kind: 'refused', failure: { kind: 'refused' } } as const;
    const quietDoubt = { kind: 'doubt', asked: false, since: 0, notBefore: null, candidates: [] } as const;
    await act(() =>
      cache.outbox.commit({
        putSteps: [
          aStep({ id: 'w', seq: 1 }),
          aStep({ id: 'r', seq: 2, state: refused }),
          aStep({ id: 'q', seq: 3, state: { ...quietDoubt, candidates: [] } }),
          aStep({ id: 'd', seq: 4, state: { ...quietDoubt, candidates: [], asked: true } }),
        ],
      }),
    );
    expect(seen.at(-1)?.toDecide.map(({ id }) => id)).toEqual(['r', 'd']);
    expect(seen.at(-1)?.waiting.map(({ id }) => id)).toEqual(['w', 'q']);
  });

  it('what waits here with an address is found with nothing loaded but the e-mail records', async () => {
    const cache = await aCache();
    await cache.store.absorb({ entity: 'Mail' }, [pulled('7', '{"Id":7,"Adresse":"Lea@exemple.fr"}')], 0);
    await cache.store.finish({ entity: 'Mail' }, { at: 1, received: 1, complete: true, unreadable: [] });
    const target = 'new:00000000-0000-4000-8000-000000000001';
    const body = rawJson('{"Nom":"DUPOND","MailId":7}');
    const { seen } = await running(cache, () => useWaitingAddress('lea@EXEMPLE.fr'));
    await act(() =>
      cache.outbox.commit({
        putSteps: [aStep({ id: 'c', seq: 1, entity: 'Candidat', target, action: 'create', body })],
      }),
    );
    expect(seen.at(-1)?.map(({ entity, row }) => [entity, row.id])).toEqual([['Candidat', target]]);
    expect(entityNames.filter((entity) => cache.memory.dataset(entity))).toEqual(['Mail']);
  });

  it('hand a set that cannot be read to the error boundary, and try again when it is reset', async () => {
    const cache = await aCache();
    let refuses = true;
    const moody: Cache = {
      ...cache,
      load: (entity) => (refuses ? Promise.reject(new CacheError('storage')) : cache.load(entity)),
    };
    const Probe = () => useLoaded('Agent');
    const shown = document.createElement('div');
    const root = createRoot(shown, { onCaughtError: () => undefined });
    roots.push({ root, cache });
    const draw = (key: string) =>
      act(async () =>
        root.render(
          <Boundary key={key}>
            <CacheProvider cache={moody}>
              <Probe />
            </CacheProvider>
          </Boundary>,
        ),
      );
    await draw('first');
    expect(shown.textContent).toBe('cache: storage');
    refuses = false;
    await draw('again');
    await act(() => vi.waitUntil(() => cache.memory.dataset('Agent')));
    expect(shown.textContent).toBe('ready');
  });
});

class Boundary extends Component<{ readonly children: ReactNode }, { readonly message: string | null }> {
  override state = { message: null };
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render(): ReactNode {
    return this.state.message ?? this.props.children;
  }
}
