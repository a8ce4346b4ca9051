import { afterEach, beforeEach, expect, test } from 'vitest';
import { Memory } from '#cache/memory.ts';
import { Dataset } from '#cache/pages/dataset.ts';
import { openReadiness } from '#offline/offlineReadiness.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { useReadiness } from '#stores/offline.ts';
import { useSyncStatus } from '#stores/sync.ts';
import type { PullRequest } from '#sync/ports.ts';
import { requestKey } from '#sync/rules/request.ts';

const untouched = useSyncStatus.getState();
beforeEach(() => useSyncStatus.setState(untouched, true));
afterEach(() => useSyncStatus.setState(untouched, true));

const state = () => useReadiness.getState().preparing.state;
const answeredAt = (lastAnswerAt: number): void =>
  useSyncStatus.setState({ connection: { kind: 'online', lastAnswerAt } });

async function readinessOf(sets: readonly PullRequest[]) {
  const asked: string[] = [];
  const readiness = await openReadiness({
    cache: {
      memory: new Memory(),
      notes: { read: async () => null, write: async () => undefined, setAside: async () => undefined },
      load: async () => undefined,
    },
    sets,
    campusName: 'Campus Lyon',
    engine: {
      // Every list is cut off.
      async refresh(request) {
        asked.push(requestKey(request));
        useSyncStatus.setState({ pullFailures: { [requestKey(request)]: 'timeout' } });
      },
      cancelRefresh: () => undefined,
    },
    persisted: true,
    now: () => 1,
  });
  return { readiness, asked };
}

test('S11 R3.5 what a cut list stopped goes on with the next answer, where the service was never lost', async () => {
  answeredAt(1);
  const { readiness, asked } = await readinessOf([{ entity: 'Planification' }]);
  await readiness.commands.prepare();
  await expect.poll(state).toBe('stopped');
  asked.length = 0;
  answeredAt(2);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  readiness.close();
});

const top = { entity: 'Directory', path: [] } as const;

/** A service whose first level is a campus's folder and another's; `stored`: what was chosen before. */
async function firstConnection(stored: string | null) {
  const memory = new Memory();
  const asked: string[] = [];
  const written: string[] = [];
  const arrive = (request: PullRequest, names: readonly string[]): void => {
    const parent = request.path?.length ? 'lyon' : 'root';
    const dataset = memory.dataset('Directory') ?? new Dataset();
    const rows = names.map((name) => {
      const text = rawJson(JSON.stringify({ Streamid: name.toLowerCase(), Name: name, Isdirectory: true }));
      return { id: name.toLowerCase(), hash: '', text, bucket: parent };
    });
    dataset.apply(dataset.place(rows));
    memory.setDataset('Directory', dataset);
    memory.setStatus(`Directory:${parent}`, { at: 5, received: names.length, complete: true, unreadable: [] });
    memory.tell('Directory');
  };
  const readiness = await openReadiness({
    cache: {
      memory,
      notes: {
        read: async (name) => (name === 'scope' ? stored : null),
        write: async (_name, text) => void written.push(text),
        setAside: async () => undefined,
      },
      load: async () => undefined,
    },
    sets: [],
    campusName: 'Campus Lyon',
    engine: {
      async refresh(request) {
        asked.push(requestKey(request));
        arrive(request, request.path?.length ? [] : ['Lyon', 'Nantes']);
      },
      cancelRefresh: () => undefined,
    },
    persisted: true,
    now: () => 5,
  });
  arrive(top, ['Lyon', 'Nantes']);
  return { readiness, asked, written };
}

test('the campus’s folders are kept and received with the first connection', async () => {
  const { readiness, asked, written } = await firstConnection(null);
  await expect.poll(state).toBe('done');
  expect(useReadiness.getState().folders).toEqual(['lyon']);
  expect(written).toEqual(['{"folders":["lyon"]}']);
  expect(asked).toContain(requestKey({ entity: 'Directory', path: ['Lyon'] }));
  readiness.close();
});

test('a kept folder that was never received is received with the next connection', async () => {
  const { readiness, asked } = await firstConnection('{"folders":["lyon"]}');
  await expect.poll(state).toBe('done');
  expect(asked).toContain(requestKey({ entity: 'Directory', path: ['Lyon'] }));
  readiness.close();
});

test('where the user chose, none of them included, nothing else is kept', async () => {
  const { readiness, asked } = await firstConnection('{"folders":[]}');
  await Promise.resolve();
  expect(useReadiness.getState().folders).toEqual([]);
  expect(asked).toEqual([]);
  readiness.close();
});
