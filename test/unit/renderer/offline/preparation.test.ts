import { beforeEach, describe, expect, it } from 'vitest';
import { preparation } from '#offline/preparation.ts';
import type { Preparation } from '#offline/preparation.ts';
import type { PlannedRead } from '#offline/preparationPlan.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import { forgetReadiness, useReadiness } from '#stores/offline.ts';
import type { Preparing } from '#stores/offline.ts';
import type { PullRequest, PullStatus } from '#sync/ports.ts';
import { requestKey } from '#sync/rules/request.ts';

const now = (): Preparing => useReadiness.getState().preparing;
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** Ports on which every list waits until the test decides how it ends. */
function engineDouble(
  tree: Readonly<Record<string, readonly string[]>> = {},
  ofRows: Readonly<Record<string, readonly PlannedRead[]>> = {},
) {
  const underWay = new Map<string, { readonly request: PullRequest; readonly end: () => void }>();
  const asked: string[] = [];
  const last = new Map<string, PullStatus>();
  const failures = new Map<string, FailureKind>();
  let most = 0;
  const preparing: Preparation = preparation({
    refresh: (request) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      asked.push(requestKey(request));
      underWay.set(requestKey(request), { request, end: resolve });
      most = Math.max(most, underWay.size);
      return promise;
    },
    cancel: (request) => end(requestKey(request)),
    last: (request) => last.get(requestKey(request)) ?? null,
    failure: (request) => failures.get(requestKey(request)) ?? null,
    below: ({ entity, path = [], of }) =>
      of === undefined
        ? (tree[path.join('\\')] ?? []).map((name) => ({ request: { entity, path: [...path, name] } }))
        : (ofRows[`${entity}:${of}`] ?? []),
    now: () => 7,
  });
  function end(key: string): void {
    underWay.get(key)?.end();
    underWay.delete(key);
  }
  return {
    preparing,
    asked,
    underWay: () => [...underWay.keys()],
    most: () => most,
    receive: async (...keys: readonly string[]): Promise<void> => {
      for (const key of keys) {
        last.set(key, { at: 7, received: 1, complete: true, unreadable: [] });
        end(key);
        await settled();
      }
    },
    fail: async (key: string, kind: FailureKind): Promise<void> => {
      failures.set(key, kind);
      end(key);
      await settled();
    },
  };
}

const folderKey = (...path: readonly string[]): string => requestKey({ entity: 'Directory', path });
const sets: readonly PullRequest[] = [{ entity: 'Planification' }, { entity: 'Dossier' }, { entity: 'Candidat' }];
beforeEach(forgetReadiness);

describe('preparing what is kept offline', () => {
  it('R5.7 receives two lists at once at most, sets first, then walks down the folders that were chosen', async () => {
    const { preparing, receive, underWay, most } = engineDouble({
      'Campus\\Admissions': ['2026', '2027'],
      'Campus\\Admissions\\2027': ['Jurys'],
    });
    preparing.start({
      sets,
      folders: [
        ['Campus', 'Admissions'],
        ['Campus', 'Admissions', '2026'],
      ],
    });
    expect(underWay()).toEqual(['Planification', 'Dossier']);
    expect(now()).toMatchObject({
      state: 'running',
      // The first level of the share is received with the lists.
      setsLeft: ['Planification', 'Dossier', 'Candidat', 'Directory'],
      sets: 4,
      folders: 1,
    });
    await receive('Planification', 'Dossier', 'Candidat', folderKey());
    expect(now()).toMatchObject({ setsLeft: [], foldersListed: 0 });
    await receive(folderKey('Campus', 'Admissions'));
    expect(now()).toMatchObject({ state: 'running', foldersListed: 1, folders: 3 });
    await receive(
      folderKey('Campus', 'Admissions', '2026'),
      folderKey('Campus', 'Admissions', '2027'),
      folderKey('Campus', 'Admissions', '2027', 'Jurys'),
    );
    expect(now()).toMatchObject({ state: 'done', foldersListed: 4, folders: 4, failed: [], at: 7 });
    expect(most()).toBe(2);
  });

  it('stops where the network does, says where, and goes on with what is left once the service answers', async () => {
    const { preparing, receive, fail, asked, underWay } = engineDouble();
    preparing.start({ sets });
    await receive('Planification');
    await fail('Dossier', 'offline');
    expect(now()).toMatchObject({
      state: 'stopped',
      why: 'offline',
      setsLeft: ['Dossier', 'Candidat', 'Directory'],
      sets: 4,
    });
    expect(underWay()).toEqual([]);
    asked.length = 0;
    preparing.found();
    expect(asked).toEqual(['Dossier', 'Candidat']);
    await receive('Dossier', 'Candidat', folderKey());
    expect(now()).toMatchObject({ state: 'done', failed: [] });
  });

  it('what the person stopped waits for the person, and begins where it was', async () => {
    const { preparing, receive, asked } = engineDouble();
    preparing.start({ sets });
    await receive('Planification');
    preparing.stop();
    await settled();
    expect(now()).toMatchObject({ state: 'stopped', why: 'person', setsLeft: ['Dossier', 'Candidat', 'Directory'] });
    asked.length = 0;
    preparing.found();
    expect(asked).toEqual([]);
    preparing.start({ sets });
    expect(asked).toEqual(['Dossier', 'Candidat']);
  });

  it('R3.4 a list that this service does not serve is left out and reported; the others are received', async () => {
    const { preparing, receive, fail } = engineDouble();
    preparing.start({ sets });
    await fail('Planification', 'gone');
    await receive('Dossier', 'Candidat', folderKey());
    expect(now()).toMatchObject({
      state: 'done',
      sets: 4,
      failed: [{ request: { entity: 'Planification' }, kind: 'gone' }],
    });
  });

  it.each(['timeout', 'foreignAnswer'] as const)(
    'I24 a list that fails alone three times (%s) is left out',
    async (kind) => {
      const { preparing, receive, fail } = engineDouble();
      preparing.start({ sets: sets.slice(0, 1) });
      await receive(folderKey());
      for (const _ of [1, 2, 3]) {
        await fail('Planification', kind);
        expect(now().state).toBe('stopped');
        preparing.found();
      }
      expect(now()).toMatchObject({ state: 'done', failed: [{ kind }] });
    },
  );

  it('R5.5 I24 a folder that lists itself without end is walked to a depth, no further', async () => {
    const { preparing, receive, underWay } = engineDouble(new Proxy({}, { get: () => ['encore'] }));
    preparing.start({ folders: [['a']] });
    await receive(folderKey());
    let walked = 0;
    for (; now().state === 'running' && walked < 100; walked += 1) await receive(...underWay());
    expect(now().state).toBe('done');
    expect(walked).toBe(40);
  });

  it('rows kept one by one come after the lists, each with what belongs to it, and what two refer to comes once', async () => {
    const sequence = { request: { entity: 'Sequence' as const, of: '7' } };
    const { preparing, receive, underWay, asked } = engineDouble(
      {},
      {
        'Apprenant:1': [{ request: { entity: 'InscriptionSequence', of: '1' } }],
        'InscriptionSequence:1': [sequence],
        'Convention:2': [sequence, { request: { entity: 'Apprenant', of: '3' }, isLeaf: true }],
        'Apprenant:3': [{ request: { entity: 'InscriptionSequence', of: '3' } }],
      },
    );
    const rows: readonly PullRequest[] = [
      { entity: 'Apprenant', of: '1' },
      { entity: 'Convention', of: '2' },
    ];
    preparing.start({ sets: sets.slice(0, 1), rows });
    expect(now()).toMatchObject({ sets: 2, rows: 2, rowsReceived: 0 });
    await receive('Planification', folderKey(), 'Apprenant:1', 'Convention:2');
    expect(now()).toMatchObject({ state: 'running', setsLeft: [], rows: 5, rowsReceived: 2 });
    for (let turn = 0; now().state === 'running' && turn < 20; turn += 1) await receive(...underWay());
    expect(now()).toMatchObject({ state: 'done', rows: 5, rowsReceived: 5, failed: [] });
    expect(asked).toEqual([
      'Planification',
      folderKey(),
      'Apprenant:1',
      'Convention:2',
      'InscriptionSequence:1',
      'Sequence:7',
      'Apprenant:3',
    ]);
  });

  it('a row that is chosen is received at once; beside what is being received; and not where the user stopped it', async () => {
    const { preparing, receive, asked } = engineDouble();
    preparing.take([{ entity: 'Sequence', of: '1' }]);
    expect(asked).toEqual(['Sequence:1']);
    preparing.take([{ entity: 'Sequence', of: '2' }]);
    await receive('Sequence:1', 'Sequence:2');
    expect(now()).toMatchObject({ state: 'done', rows: 2 });
    preparing.start({ sets });
    preparing.stop();
    await settled();
    asked.length = 0;
    preparing.take([{ entity: 'Sequence', of: '3' }]);
    expect(asked).toEqual([]);
    preparing.start({ sets });
    await receive('Planification', 'Dossier', 'Candidat');
    expect(asked).toContain('Sequence:3');
  });

  it('a part that the user asks for joins what is under way; by itself it is received alone', async () => {
    const { preparing, receive, asked } = engineDouble({ Lyon: ['Jurys'] });
    const part = { folders: [['Lyon']] };
    preparing.start({ sets: sets.slice(0, 1) });
    preparing.start(part, true);
    await receive('Planification', folderKey(), folderKey('Lyon'), folderKey('Lyon', 'Jurys'));
    expect(now()).toMatchObject({ state: 'done', sets: 2, folders: 2 });
    preparing.start({ sets });
    preparing.stop();
    asked.length = 0;
    preparing.start(part, true);
    await receive(folderKey());
    preparing.stop();
    expect(asked.every((key) => key.startsWith('Directory'))).toBe(true);
    asked.length = 0;
    preparing.start({ sets });
    expect(asked).toEqual(['Planification', 'Dossier']);
  });

  it('another scope starts again from the first list', async () => {
    const { preparing, receive, asked } = engineDouble();
    preparing.start({ sets });
    await receive('Planification');
    preparing.stop();
    preparing.forget();
    expect(now().state).toBe('idle');
    asked.length = 0;
    preparing.start({ sets });
    expect(asked).toEqual(['Planification', 'Dossier']);
  });

  it('I19 what ends after the service was closed says nothing of the next one', async () => {
    const { preparing, receive } = engineDouble();
    preparing.start({ sets });
    preparing.close();
    forgetReadiness();
    await receive('Planification', 'Dossier');
    expect(now().state).toBe('idle');
  });
});
