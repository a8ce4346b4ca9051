import { describe, expect, test } from 'vitest';
import type { Unsent } from '#main/api/http/unsent.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { ReplaceOrder } from '#shared/ipc/write.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { clientOf, entity, faultServer, json } from '../faultServer.ts';

const step = '00000000-0000-4000-8000-000000000001';
const row = '{"Id":4,"Nom":"D","NoteBac":"15"}';
const order = (base = '"15"'): ReplaceOrder => ({
  step,
  entity: 'Dossier',
  id: '4',
  changes: [{ field: 'NoteBac', base: rawJson(base), mine: rawJson('"16"') }],
  base: null,
});

/** What main notes, in memory. */
function notes(leave: () => Promise<void> = async () => undefined) {
  const waiting = new Set<string>();
  const unsent: Unsent = {
    begin: (id) => void waiting.add(id),
    async leave(id) {
      waiting.delete(id);
      await leave();
    },
  };
  return { unsent, isUnsent: () => waiting.has(step) };
}

/** A service with one application; `onWrite` runs when a write reaches it, `onAny` with every request. */
const service = (onWrite: () => void = () => undefined, onAny: () => void = () => undefined) => {
  let kept = row;
  return faultServer((asked, response) => {
    onAny();
    if (asked.verb !== 'GET') {
      onWrite();
      kept = asked.body;
    }
    return json(response, entity('Dossier', kept));
  });
};

describe('what is noted of an attempt', () => {
  test('I5 I20 it has left before the service has a byte of it, and not while it reads', async () => {
    const { unsent, isUnsent } = notes();
    const seen: boolean[] = [];
    const server = await service(
      () => undefined,
      () => seen.push(isUnsent()),
    );
    await clientOf(server, { unsent }).replace(order());
    expect(server.asked.map(({ verb }) => verb)).toEqual(['GET', 'POST', 'GET']);
    expect(seen).toEqual([true, false, false]);
  });

  test('I20 a conflict, and a page that is gone before it leaves, leave nothing', async () => {
    const { unsent, isUnsent } = notes();
    const server = await service();
    const client = clientOf(server, { unsent });
    expect(await client.replace(order('"9"'))).toMatchObject({ kind: 'conflict' });
    expect(isUnsent()).toBe(true);
    expect(await client.replace(order(), undefined, AbortSignal.abort())).toMatchObject({ kind: 'notSent' });
    expect(isUnsent()).toBe(true);
    expect(server.writes()).toEqual([]);
  });

  test('I4 the service went away before the write was connected: nothing left after all', async () => {
    const server = await service();
    const { unsent, isUnsent } = notes(() => server.close());
    const verdict = await clientOf(server, { unsent }).replace(order());
    expect(verdict).toMatchObject({ kind: 'notSent', failure: { kind: 'offline' } });
    expect(isUnsent()).toBe(true);
  });

  test('I5 a disk that refuses the note: nothing is sent, and the change waits', async () => {
    const { unsent } = notes(() => Promise.reject(new FailureError({ kind: 'storage' })));
    const server = await service();
    expect(await clientOf(server, { unsent }).replace(order())).toEqual({
      kind: 'notSent',
      failure: { kind: 'storage' },
    });
    expect(server.writes()).toEqual([]);
  });

  test('I10 a disk that takes longer than a read is fresh: nothing leaves, and the change is read again later', async () => {
    let now = 0;
    const { unsent, isUnsent } = notes(async () => void (now += 2_001));
    const server = await service();
    const verdict = await clientOf(server, { unsent, monotonic: () => now }).replace(order());
    expect(verdict).toMatchObject({ kind: 'notSent', failure: { kind: 'busy' } });
    expect(isUnsent()).toBe(true);
    expect(server.writes()).toEqual([]);
  });

  test('I5 a creation is noted as a replace is', async () => {
    const { unsent, isUnsent } = notes();
    const seen: boolean[] = [];
    const server = await service(() => seen.push(isUnsent()));
    await clientOf(server, { unsent }).create({ step, entity: 'Mail', body: rawJson('{"Adresse":"a@exemple.fr"}') });
    expect(seen).toEqual([false]);
  });
});

describe('a lost replace is looked up', () => {
  const look = { entity: 'Dossier', id: '4', changes: order().changes } as const;

  test('I20 the row shows the change, or not yet; a failure is one', async () => {
    let kept = row;
    let status = 200;
    const server = await faultServer((_, response) =>
      status === 200 ? json(response, entity('Dossier', kept)) : void response.writeHead(status).end(),
    );
    const client = clientOf(server);
    expect(await client.look(look)).toEqual({ kind: 'absent' });
    kept = row.replace('"15"', '"16"');
    expect(await client.look(look)).toEqual({ kind: 'found', id: '4', row: kept });
    status = 503;
    expect(await client.look(look)).toMatchObject({ kind: 'failed' });
    expect(server.writes()).toEqual([]);
  });
});
