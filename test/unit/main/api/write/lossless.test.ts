import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServiceClient } from '#main/api/client.ts';
import type { RowInput } from '#main/api/write/callInput.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpoint, endpointFor, endpointNames } from '#shared/endpoints/index.ts';
import { professionals } from '#shared/entities/convention.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { anyEdit, asRead, goes } from '#test/unit/shared/entities/anyEdit.ts';
import type { AnyMember, AnyRow } from '#test/unit/shared/entities/anyRow.ts';
import { anyRow, runs } from '#test/unit/shared/entities/anyRow.ts';
import type { Answer, FaultServer } from '../faultServer.ts';
import { clientOf, collection, entity, faultServer, json } from '../faultServer.ts';

// Over real HTTP, with a service that keeps and serves texts exactly.
let server: FaultServer;
let client: ServiceClient;
let answer: Answer;
const ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  server = await faultServer(
    (...asked) => answer(...asked),
    (end) => ends.push(end),
  );
  client = clientOf(server, {}, (end) => ends.push(end));
});
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

const rowsThat = (fits: (row: Endpoint) => boolean): readonly (readonly [EndpointName, Endpoint])[] =>
  endpointNames.map((name) => [name, endpoint(name)] as const).filter(([, row]) => fits(row));
/** A set's own endpoint for a purpose, not one below another entity. */
const isOwn = ([name, { entity, kind }]: readonly [EndpointName, Endpoint]): boolean =>
  endpointFor(entity, kind) === name;
const textOf = (members: readonly AnyMember[]): string =>
  `{${members.map(({ head, value }) => head + value.text).join(',')}}`;

/** Edits that break no rule of the service, need no confirmation, and are valid to send (R4.1, R4.2, R4.3, R2.4). */
const isFree = ({ name, value }: AnyMember): boolean =>
  !/Id$|^DateNaissance$|^HasChosen|^AutoriseCRM$/u.test(name) && (value.sent ?? value.text) === value.text;

describe('R2.2 R3.1 a replacement sends what was read unchanged', () => {
  test.each(rowsThat(({ kind }) => kind === 'replace'))('%s', async (_name, { entity: set, path }) => {
    const description = describeEntity(set);
    await fc.assert(
      fc.asyncProperty(anyEdit(description, isFree), async ({ row, changes, body }) => {
        let kept = row.text.trim();
        answer = (asked, response) => {
          if (asked.verb !== 'GET') {
            kept = asked.body;
            return void response.writeHead(204).end();
          }
          return asked.path === `/${set}/${row.id}`
            ? json(response, entity(set, kept))
            : void response.writeHead(404).end();
        };
        const before = server.writes().length;
        const verdict = await client.replace({ entity: set, id: row.id, changes: [...changes], base: null });
        expect(verdict).toMatchObject({
          kind: 'applied',
          id: row.id,
          row: body ?? textOf(row.members),
          receipt: { outcome: 'verified' },
        });
        expect(
          server
            .writes()
            .slice(before)
            .map(({ path, body }) => [path, body]),
        ).toEqual(body === null ? [] : [[path.replace('{id}', row.id), body]]);
      }),
      runs(25),
    );
  });
});

describe('R2.2 a read returns what was served unchanged', () => {
  const rowsOf = (set: Endpoint['entity']): fc.Arbitrary<readonly AnyRow[]> =>
    fc.array(anyRow(describeEntity(set)), { minLength: 1, maxLength: 4 });
  const inputOf = ({ path, filterRequired, filterOn = [], bodyOnGet }: Endpoint): RowInput => ({
    ...(path.includes('{id}') && { id: '4' }),
    ...(filterRequired && {
      filter: filterOn.includes('path') ? { directoryPath: ['P'] } : { eq: [filterOn[0] ?? '', 'A'] },
    }),
    ...(bodyOnGet && { body: rawJson('{"Id":4}') }),
  });

  test.each(rowsThat(({ kind }) => kind === 'list'))('%s', async (name, row) => {
    await fc.assert(
      fc.asyncProperty(rowsOf(row.entity), async (rows) => {
        answer = (_asked, response) =>
          json(
            response,
            collection(
              row.entity,
              rows.map(({ text }) => text),
            ),
          );
        const read = await client.call(name, inputOf(row));
        expect(read).toEqual({
          kind: 'collection',
          rows: rows.map(({ text }) => text.trim()),
          unreadable: [],
          complete: true,
        });
      }),
      runs(10),
    );
  });

  test.each(rowsThat(({ kind }) => kind === 'one'))('%s', async (name, { entity: set }) => {
    await fc.assert(
      fc.asyncProperty(anyRow(describeEntity(set)), async ({ id, text, members }) => {
        answer = (_asked, response) => json(response, entity(set, text.trim()));
        expect(await client.call(name, { id })).toEqual({ kind: 'entity', id, row: textOf(members) });
      }),
      runs(10),
    );
  });

  const pulled = rowsThat(({ kind, filterRequired }) => kind === 'list' && !filterRequired).filter(isOwn);
  test.each(pulled)('%s, pulled', async (_name, { entity: set }) => {
    await fc.assert(
      fc.asyncProperty(rowsOf(set), async (rows) => {
        answer = (_asked, response) =>
          json(
            response,
            collection(
              set,
              rows.map(({ text }) => text),
            ),
          );
        const { value } = await client.pull({ entity: set }, new Map()).next();
        expect(value).toMatchObject({ rows: rows.map(({ id, text }) => ({ id, text: text.trim() })) });
      }),
      runs(10),
    );
  });
});

describe('R2.2 a creation sends its body unchanged', () => {
  /** Members that rules check (R4.1, R4.2). */
  const judged = new Set<string>(['DateNaissance', 'Uai', 'Type', ...professionals]);
  const fitting: Readonly<Record<string, string>> = {
    Debut: '"2026-11-20T09:00:00.1234567+01:00"',
    Fin: '"2026-11-20T11:00:00+02:00"',
    Uai: '"0751234A"',
    Type: '"crm.CONTACT"',
  };
  const given = (name: string): string => fitting[name] ?? (name.endsWith('Id') ? '7' : '"\\u00e9\\/"');

  const created = rowsThat(({ kind, confirm }) => kind === 'create' && !confirm).filter(isOwn);
  test.each(created)('%s', async (_name, { entity: set, path, required = [] }) => {
    const description = describeEntity(set);
    const dates = new Set<string>([...description.instants, ...description.civilDates]);
    const isFit = (member: AnyMember): boolean =>
      goes(description, member) &&
      ![description.idField as string, ...judged, ...required].includes(member.name) &&
      (member.value.sent ?? member.value.text) === member.value.text &&
      (dates.has(member.name) || !/^"\d{4}-/u.test(member.value.text)); // R2.4
    await fc.assert(
      fc.asyncProperty(anyRow(description), async ({ members }) => {
        const pieces = [...required.map((name) => `"${name}":${given(name)}`), ...members.filter(isFit).map(asRead)];
        answer = (asked, response) =>
          asked.verb === 'GET' ? json(response, collection(set, [])) : void response.writeHead(500).end();
        const before = server.writes().length;
        const verdict = await client.create({ entity: set, body: rawJson(` { ${pieces.join(' , ')} } `) });
        expect(verdict).toMatchObject({ kind: 'doubt' });
        expect(server.writes().slice(before)).toMatchObject([{ path, body: `{${pieces.join(',')}}` }]);
      }),
      runs(10),
    );
  });
});
