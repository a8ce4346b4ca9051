import { describe, expect, test } from 'vitest';
import type { ServiceClient } from '#main/api/client.ts';
import type { PullEnd } from '#main/api/read/pull.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { clientOf, collection, entity, eventRow, faultServer, json } from '../faultServer.ts';

const ids = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
const file = (id: string): string => `{"Id":${id},"CandidatId":1,"SessionRecrutementId":4}`;
const rowOf: Partial<Record<EntityName, (id: string) => string>> = { Dossier: file, Planification: eventRow };
const rowIn = (set: EntityName, id: string): string => rowOf[set]?.(id) ?? `{"Id":${id},"Nom":"x"}`;

interface Serving {
  readonly set: EntityName;
  readonly listed: readonly string[];
  /** What a single read returns; empty: single reads are not offered. */
  readonly there?: readonly string[];
}

/** A service whose list and single reads answer as a test says. */
async function serving({
  set,
  listed,
  there,
}: Serving): Promise<{ client: ServiceClient; singles: () => readonly string[] }> {
  const server = await faultServer(({ path }, response) => {
    const id = path.slice(set.length + 2);
    if (id === '')
      return json(
        response,
        collection(
          set,
          listed.map((each) => rowIn(set, each)),
        ),
      );
    if (there?.includes(id)) return json(response, entity(set, rowIn(set, id)));
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":{"message":"not found"}}');
  });
  const client = clientOf(server, { limits: { missingReads: 8 } });
  return {
    client,
    singles: () => server.asked.flatMap(({ path }) => (path === `/${set}` ? [] : path.slice(set.length + 2))),
  };
}

async function endOf(client: ServiceClient, set: EntityName, due: readonly string[]): Promise<PullEnd> {
  const pulling = client.pull({ entity: set, due: new Set(due) }, new Map());
  for (;;) {
    const next = await pulling.next();
    if (next.done) return next.value;
  }
}

describe('R3.6 the completeness of a list', () => {
  test('a list with every expected row, and more, is complete; reads no single row', async () => {
    const { client, singles } = await serving({ set: 'Dossier', listed: ids(1, 9) });
    expect(await endOf(client, 'Dossier', ids(1, 5))).toMatchObject({
      complete: true,
      coverage: { known: 5, came: 5 },
      gone: [],
    });
    expect(singles()).toEqual([]);
  });

  test('counts rows whose hash is known as well as new ones', async () => {
    const { client } = await serving({ set: 'Dossier', listed: ids(1, 9) });
    const rows = [];
    const pulling = client.pull({ entity: 'Dossier' }, new Map());
    for (let next = await pulling.next(); !next.done; next = await pulling.next()) rows.push(...next.value.rows);
    const known = new Map(rows.map(({ id, hash }) => [hash, id]));
    const again = client.pull({ entity: 'Dossier', due: new Set(ids(1, 9)) }, known);
    expect(await again.next()).toMatchObject({
      done: true,
      value: { received: 9, complete: true, coverage: { known: 9, came: 9 } },
    });
  });

  test('R5.3 a list that lacks a row which a single read finds was cut; one read is enough', async () => {
    const { client, singles } = await serving({ set: 'Dossier', listed: ids(1, 3), there: ids(1, 46) });
    const end = await endOf(client, 'Dossier', ids(1, 46));
    expect(end).toMatchObject({ received: 3, complete: false, coverage: { known: 46, came: 3 }, gone: [] });
    expect(singles()).toEqual(['4']);
  });

  test('rows that the service no longer has (a restored backup) are not a cut', async () => {
    const { client } = await serving({ set: 'Planification', listed: ids(1, 3), there: ids(1, 3) });
    expect(await endOf(client, 'Planification', ids(1, 6))).toMatchObject({
      complete: true,
      coverage: { known: 3, came: 3 },
      gone: ['4', '5', '6'],
      provenGone: ['4', '5', '6'],
    });
  });

  test('I24 reads a limited number of missing rows each time; until all are explained the list is not complete', async () => {
    const { client, singles } = await serving({ set: 'Dossier', listed: ids(1, 3), there: ids(1, 3) });
    expect(await endOf(client, 'Dossier', ids(1, 20))).toMatchObject({
      complete: false,
      coverage: { known: 12, came: 3 },
      gone: ids(4, 11),
    });
    expect(singles(), 'the one that was listed is read once').toHaveLength(9);
  });

  test.each(['Dossier', 'Planification'] as const)(
    'a 404 explains nothing where single reads are not offered: %s',
    async (set) => {
      const { client } = await serving({ set, listed: ids(1, 3) });
      expect(await endOf(client, set, ids(1, 4))).toMatchObject({
        complete: false,
        coverage: { known: 4, came: 3 },
        gone: [],
      });
    },
  );

  test('an empty list proves nothing about rows that cannot be read', async () => {
    const { client, singles } = await serving({ set: 'Dossier', listed: [] });
    expect(await endOf(client, 'Dossier', ids(1, 4))).toMatchObject({
      complete: false,
      coverage: { known: 4, came: 0 },
    });
    expect(singles()).toEqual([]);
  });

  test('a set that the school maintains may lose a few rows, but not many', async () => {
    const few = await serving({ set: 'Agent', listed: ids(1, 38) });
    expect(await endOf(few.client, 'Agent', ids(1, 40))).toMatchObject({
      complete: true,
      coverage: { known: 38, came: 38 },
      gone: ['39', '40'],
    });
    const crowd = await serving({ set: 'Agent', listed: ids(1, 3) });
    expect(await endOf(crowd.client, 'Agent', ids(1, 40))).toMatchObject({
      complete: false,
      coverage: { known: 40, came: 3 },
      gone: [],
    });
  });
});
