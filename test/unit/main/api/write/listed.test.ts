import { describe, expect, test } from 'vitest';
import { Seen } from '#main/api/http/seen.ts';
import { setOf } from '#shared/entities/context.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { ReplaceOrder } from '#shared/ipc/write.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { membersOf, rawJson, splice } from '#shared/json/rawJson.ts';
import { clientOf, collection, entity, eventRow, faultServer, json } from '../faultServer.ts';

type Rows = Map<string, RawJson>;
/** How the list is filtered, or with which status that is refused. */
type FilterSupport = 'all' | 'unfiltered' | 400 | 500 | 501;

interface Setting {
  readonly of?: EntityName;
  /** Rows by id; those of applicants have their address in `Mail`, which lists expand. */
  readonly rows: Rows;
  /** Rows of a page; the list ends with a link that leads nowhere where it is `cut`. */
  readonly pageRows?: number;
  readonly cut?: boolean;
  readonly filter?: FilterSupport;
  /** Ids that no list shows. */
  readonly unlisted?: readonly string[];
  readonly single?: 404 | 405;
}

/** A service with the reads that the document shows: no single row of this entity. */
async function documented({
  of = 'Candidat',
  rows,
  pageRows = 1000,
  cut = false,
  filter = 'all',
  unlisted = [],
  single = 404,
}: Setting) {
  const set = setOf(of);
  const server = await faultServer((asked, response) => {
    const [path = '', query = ''] = asked.path.split('?');
    const id = /\/(\d+)$/u.exec(path)?.[1];
    if (asked.verb !== 'GET') {
      const before = rows.get(id ?? '') ?? rawJson('{}');
      const mail = membersOf(before).get('Mail');
      rows.set(id ?? '', splice(rawJson(asked.body), new Map(mail === undefined ? [] : [['Mail', mail]])));
      return void response.writeHead(204).end();
    }
    if (path !== `/${of}`) return void response.writeHead(path.startsWith(`/${of}/`) ? single : 404).end();
    const address = /Mail\/Adresse eq '((?:[^']|'')*)'/u.exec(query)?.[1]?.replaceAll("''", "'");
    if (address !== undefined && typeof filter === 'number') return void response.writeHead(filter).end();
    const listed = [...rows].filter(
      ([known, row]) =>
        !unlisted.includes(known) &&
        (address === undefined ||
          filter === 'unfiltered' ||
          membersOf(membersOf(row).get('Mail') ?? '{}').get('Adresse') === JSON.stringify(address)),
    );
    const page = Number(/page=(\d+)/u.exec(query)?.[1] ?? 0);
    const upTo = (page + 1) * pageRows;
    const link = upTo < listed.length ? `${of}?page=${page + 1}` : cut ? 'http://ailleurs.invalid/rest' : undefined;
    return json(
      response,
      collection(
        set,
        listed.slice(upTo - pageRows, upTo).map(([, row]) => row),
        link === undefined ? '' : `,"@odata.nextLink":"${link}"`,
      ),
    );
  });
  const lists = (): readonly string[] =>
    server.asked
      .filter(({ verb, path }) => verb === 'GET' && new RegExp(`^/${of}(?:$|\\?(?!.*filter))`, 'u').test(path))
      .map(({ path }) => path);
  const filters = (): readonly string[] => server.asked.flatMap(({ path }) => /filter=(.*)$/u.exec(path)?.[1] ?? []);
  return { server, lists, filters };
}

const applicant = (id: number, address: string | null, more = ''): RawJson =>
  rawJson(
    `{"Id":${id},"Nom":"ROUSSEAU","Fonction":"","Handicap":false,"Tuteur1Id":0,"Inconnu":1.50${more}${address === null ? '' : `,"MailId":7,"Mail":{"Id":7,"Adresse":${JSON.stringify(address)}}`}}`,
  );
const tutor = (base: RawJson | null, id = '5', of: EntityName = 'Candidat'): ReplaceOrder => ({
  entity: of,
  id,
  changes: [{ field: 'Tuteur1Id', base: rawJson('0'), mine: rawJson('13004') }],
  base,
});
/** A colleague changes what the user does not, and what Carnet does not know. */
const theirs = (row: RawJson): RawJson =>
  rawJson(
    row
      .replace('"Fonction":""', '"Fonction":"Comptable"')
      .replace('"Handicap":false', '"Handicap":true')
      .replace('1.50', '2.75'),
  );

const kept = { Fonction: '"Comptable"', Handicap: 'true', Inconnu: '2.75', Tuteur1Id: '13004' };
const sentTo = (rows: Rows, id = '5'): unknown => {
  const members = membersOf(rows.get(id) ?? '{}');
  return Object.fromEntries(Object.keys(kept).map((name) => [name, members.get(name)]));
};

describe.each(['Candidat', 'selection/Candidat'] as const)(
  'I10 R3.4 an applicant of a service without single reads (%s)',
  (of) => {
    test.each([
      ['by the e-mail of the last copy', 'c.rousseau@exemple.fr', {}, 2, 0],
      ['with a plus and an apostrophe in it', "o'neil+test@exemple.fr", {}, 2, 0],
      ['from all rows, where the filter is not heeded', 'c.rousseau@exemple.fr', { filter: 'unfiltered' }, 2, 0],
      ['from the list, where the filter is refused', 'c.rousseau@exemple.fr', { filter: 400 }, 2, 2],
      ['from the list, where the filter is not known', 'c.rousseau@exemple.fr', { filter: 501 }, 2, 2],
      ['from the list, where the filter fails', 'c.rousseau@exemple.fr', { filter: 500 }, 2, 2],
      ['from the list, where no e-mail is known', null, {}, 0, 2],
      ['from the second page of a list', null, { pageRows: 2 }, 0, 4],
    ] as const)('is read %s, merged, and read back the same way', async (_way, address, parts, filtered, listed) => {
      const base = applicant(5, address);
      const rows: Rows = new Map(
        [1, 2, 5, 6].map((id) => [String(id), id === 5 ? theirs(base) : applicant(id, `a${id}@exemple.fr`)]),
      );
      const { server, lists, filters } = await documented({ of, rows, ...parts });
      const client = clientOf(server, { seen: new Seen() });
      const verdict = await client.replace(tutor(base, '5', of));
      expect(verdict).toMatchObject({ kind: 'applied', receipt: { outcome: 'verified', changedFields: [] } });
      expect(sentTo(rows)).toEqual(kept);
      expect(server.writes()).toHaveLength(1);
      const [body = ''] = server.writes().map((write) => write.body);
      expect([...membersOf(body).keys()], 'R2.1').not.toContain('Mail');
      if (verdict.kind === 'applied') expect(membersOf(verdict.row ?? '{}').has('Mail')).toBe(address !== null);
      expect(filters()).toEqual(
        Array.from({ length: filtered }, () => `Mail/Adresse eq '${address?.replaceAll("'", "''")}'&$expand=Mail`),
      );
      // Once more, for its first row: whether single reads are offered at all.
      expect(lists()).toHaveLength(listed + 1);
    });

    test('whose e-mail changed at the service is found in the list', async () => {
      const base = applicant(5, 'avant@exemple.fr');
      const rows: Rows = new Map([
        ['5', theirs(applicant(5, 'apres@exemple.fr'))],
        ['6', applicant(6, 'avant@exemple.fr')],
      ]);
      const { server } = await documented({ of, rows });
      expect(await clientOf(server).replace(tutor(base, '5', of))).toMatchObject({ receipt: { outcome: 'verified' } });
      expect(sentTo(rows)).toEqual(kept);
      expect(rows.get('6')).toBe(applicant(6, 'avant@exemple.fr'));
    });

    test('of two with one e-mail, the row is the one of the id', async () => {
      const base = applicant(5, 'famille@exemple.fr');
      const rows: Rows = new Map([
        ['4', applicant(4, 'famille@exemple.fr')],
        ['5', theirs(base)],
      ]);
      const { server, lists } = await documented({ of, rows, single: 405 });
      expect(await clientOf(server).replace(tutor(base, '5', of))).toMatchObject({
        id: '5',
        receipt: { outcome: 'verified' },
      });
      expect(sentTo(rows)).toEqual(kept);
      expect(lists()).toEqual([]);
    });

    test('I12 of whom a colleague changed the same member is asked about, and nothing leaves', async () => {
      const base = applicant(5, 'a@exemple.fr');
      const rows: Rows = new Map([['5', rawJson(base.replace('"Tuteur1Id":0', '"Tuteur1Id":9'))]]);
      const { server } = await documented({ of, rows });
      expect(await clientOf(server).replace(tutor(base, '5', of))).toMatchObject({
        kind: 'conflict',
        row: rows.get('5'),
      });
      expect(server.writes()).toEqual([]);
    });
  },
);

describe('R3.4 a row that no read of the service shows', () => {
  const base = applicant(5, 'a@exemple.fr');

  test('an applicant whose file is not complete is not listed: the last copy goes, and says so', async () => {
    const rows: Rows = new Map([
      ['4', applicant(4, 'b@exemple.fr')],
      ['5', base],
    ]);
    const { server } = await documented({ rows, unlisted: ['5'] });
    expect(await clientOf(server).replace(tutor(base))).toMatchObject({
      kind: 'applied',
      receipt: { outcome: 'unverifiable', gapMs: null },
    });
    expect(server.writes().map(({ headers }) => headers['if-match'])).toEqual(['*']);
  });

  test('I18 a list that is not complete does not say so: nothing leaves, and the change waits', async () => {
    const rows: Rows = new Map([['4', applicant(4, 'b@exemple.fr')]]);
    const { server } = await documented({ rows, cut: true });
    expect(await clientOf(server).replace(tutor(base))).toMatchObject({
      kind: 'notSent',
      failure: { kind: 'unreadable' },
    });
    expect(server.writes()).toEqual([]);
  });

  test('I18 nor does a list with a row that cannot be read, which may be this one', async () => {
    const rows: Rows = new Map([['4', rawJson('{"Id":"?","Nom":"X"}')]]);
    const { server } = await documented({ rows, single: 405 });
    expect(await clientOf(server).replace(tutor(base))).toMatchObject({
      kind: 'notSent',
      failure: { kind: 'unreadable' },
    });
  });

  test('a cut list that shows the row is enough', async () => {
    const rows: Rows = new Map([['5', theirs(applicant(5, null))]]);
    const { server } = await documented({ rows, cut: true });
    expect(await clientOf(server).replace(tutor(applicant(5, null)))).toMatchObject({
      receipt: { outcome: 'verified' },
    });
    expect(sentTo(rows)).toEqual(kept);
  });
});

describe('R5.7 one list serves a burst', () => {
  const renamed = (id: number): ReplaceOrder => ({
    entity: 'Planification',
    id: String(id),
    changes: [{ field: 'Nom', base: rawJson('"Entretien"'), mine: rawJson('"Jury"') }],
    base: rawJson(eventRow(id)),
  });
  const all = Array.from({ length: 12 }, (_, at) => at + 1);

  test('of changes of a set that can be read in no other way: one before they leave, one after', async () => {
    const rows: Rows = new Map(all.map((id) => [String(id), rawJson(eventRow(id, `,"Inconnu":${id}.0`))]));
    const { server, lists } = await documented({ of: 'Planification', rows, single: 405 });
    const client = clientOf(server);
    const verdicts = await Promise.all(all.map((id) => client.replace(renamed(id))));
    expect(verdicts).toEqual(
      all.map(
        () =>
          expect.objectContaining({
            kind: 'applied',
            receipt: expect.objectContaining({ outcome: 'verified' }) as object,
          }) as object,
      ),
    );
    expect(all.map((id) => membersOf(rows.get(String(id)) ?? '{}').get('Inconnu'))).toEqual(all.map((id) => `${id}.0`));
    expect(lists()).toHaveLength(2);
  });

  test('a second change of a row is merged with what the first one left, not with the list before it', async () => {
    const rows: Rows = new Map(all.map((id) => [String(id), rawJson(eventRow(id))]));
    const { server } = await documented({ of: 'Planification', rows, single: 405 });
    const client = clientOf(server);
    const again: ReplaceOrder = {
      ...renamed(3),
      changes: [{ field: 'Nom', base: rawJson('"Jury"'), mine: rawJson('"Oral"') }],
    };
    const verdicts = await Promise.all([
      client.replace(renamed(3)).then(() => client.replace(again)),
      client.replace(renamed(4)),
    ]);
    expect(verdicts).toMatchObject([{ receipt: { outcome: 'verified' } }, { receipt: { outcome: 'verified' } }]);
    expect(rows.get('3')).toContain('"Oral"');
  });

  test('412: the list is read again before the row is merged again', async () => {
    const rows: Rows = new Map([['3', rawJson(eventRow(3, ',"@odata.etag":"\\"1\\""'))]]);
    let writes = 0;
    const server = await faultServer((asked, response) => {
      if (asked.verb === 'GET' && asked.path !== '/Planification') return void response.writeHead(405).end();
      if (asked.verb === 'GET') return json(response, collection('Planification', [...rows.values()]));
      writes += 1;
      if (writes === 1) rows.set('3', rawJson(eventRow(3, ',"Code":"vu","@odata.etag":"\\"2\\""')));
      if (asked.headers['if-match'] !== JSON.stringify(String(2))) return void response.writeHead(412).end();
      rows.set('3', rawJson(asked.body));
      return json(response, entity('Planification', asked.body));
    });
    expect(await clientOf(server).replace(renamed(3))).toMatchObject({
      kind: 'applied',
      receipt: { outcome: 'verified', versioned: true },
    });
    expect(rows.get('3')).toContain('"Code":"vu"');
  });
});

test('R3.1 a learner keeps what only the applicant has, where no single applicant can be read', async () => {
  const rows: Rows = new Map([
    [
      '5',
      rawJson(
        '{"Id":5,"Nom":"OURY","IndividuId":70,"Numero":"C00005","Inconnu":1.50,"Mail":{"Adresse":"z@exemple.fr"}}',
      ),
    ],
  ]);
  const learner = '{"Id":5,"Nom":"OURY","IndividuId":70,"NumeroIne":"1","Tuteur1Id":0}';
  const server = await faultServer((asked, response) => {
    if (asked.verb !== 'GET') return void response.writeHead(204).end();
    if (asked.path === '/Apprenant/5') return json(response, entity('Apprenant', learner));
    if (asked.path === '/Candidat?$expand=Mail' || asked.path === '/Candidat')
      return json(response, collection('Candidat', [...rows.values()]));
    return void response.writeHead(404).end();
  });
  await clientOf(server).replace({ ...tutor(null), entity: 'Apprenant' });
  const [sent = ''] = server.writes().map(({ body }) => body);
  expect(Object.fromEntries(membersOf(sent))).toMatchObject({
    Numero: '"C00005"',
    Inconnu: '1.50',
    NumeroIne: '"1"',
    Tuteur1Id: '13004',
  });
  expect(sent).not.toContain('Mail');
});

test('R5.2 a change whose answer was lost is looked up in the list too', async () => {
  const base = applicant(5, null);
  const rows: Rows = new Map([['5', rawJson(base.replace('"Tuteur1Id":0', '"Tuteur1Id":13004'))]]);
  const { server } = await documented({ rows });
  const { changes, id } = tutor(base);
  expect(await clientOf(server).look({ entity: 'Candidat', id, changes })).toEqual({
    kind: 'found',
    id,
    row: rows.get('5'),
  });
});
