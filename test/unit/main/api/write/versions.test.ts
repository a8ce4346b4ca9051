import { describe, expect, test } from 'vitest';
import { Seen } from '#main/api/http/seen.ts';
import { Confirmation } from '#main/api/write/confirmation.ts';
import type { ReplaceOrder } from '#shared/ipc/write.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import type { Answer, FaultServer } from '../faultServer.ts';
import { clientOf, collection, entity, eventRow, faultServer, json } from '../faultServer.ts';

type SeenRequest = Parameters<Answer>[0];
type Response = Parameters<Answer>[1];

/** A service with one Dossier, whose version rises with every change; `colleague` writes another field. */
async function versioned({
  form = 'member',
  weak = false,
  write = () => false,
}: {
  readonly form?: 'member' | 'header' | 'none';
  readonly weak?: boolean;
  /** Answers a write itself; true where it did. */
  readonly write?: (asked: SeenRequest, response: Response, colleague: () => void) => boolean;
} = {}) {
  let row = '{"Id":4,"CandidatId":12,"NoteBac":"15","AutreInformation":""}';
  let version = 1;
  const tag = (): string => `${weak ? 'W/' : ''}"v${version}"`;
  const colleague = (): void => {
    row = row.replace(/"AutreInformation":"[^"]*"/u, `"AutreInformation":"vu ${version}"`);
    version += 1;
  };
  const answerRow = (response: Response): void => {
    const member = form === 'member' ? `,"@odata.etag":${JSON.stringify(tag())}` : '';
    if (form === 'header') response.setHeader('ETag', tag());
    json(response, entity('Dossier', `${row.slice(0, -1)}${member}}`));
  };
  const server = await faultServer((asked, response) => {
    if (asked.verb === 'GET') return answerRow(response);
    if (write(asked, response, colleague)) return undefined;
    const given = asked.headers['if-match'];
    if (given !== undefined && given !== '*' && given !== tag()) return void response.writeHead(412).end();
    row = asked.body;
    version += 1;
    return answerRow(response);
  });
  const ifMatch = (): readonly (string | undefined)[] => server.writes().map(({ headers }) => headers['if-match']);
  return { server, ifMatch, row: () => row };
}

const moved: ReplaceOrder = {
  entity: 'Dossier',
  id: '4',
  changes: [{ field: 'NoteBac', base: rawJson('"15"'), mine: rawJson('"16"') }],
  base: null,
};
const end = (response: Response, status: number): true => {
  response.writeHead(status).end();
  return true;
};

describe('I14 the version of a row guards the write', () => {
  test.each([
    ['in the row', 'member', false, '"v1"'],
    ['in the header of the single read', 'header', false, '"v1"'],
    ['weak in the row, sent as it came', 'member', true, 'W/"v1"'],
    ['weak in the header', 'header', true, 'W/"v1"'],
  ] as const)('a tag %s goes with the replace, and the receipt says so', async (_name, form, weak, sent) => {
    const { server, ifMatch } = await versioned({ form, weak });
    const verdict = await clientOf(server).replace(moved);
    expect(ifMatch()).toEqual([sent]);
    expect(verdict).toMatchObject({ kind: 'applied', receipt: { outcome: 'verified', versioned: true } });
    expect(server.writes()[0]?.body).not.toContain('odata');
  });

  test.each([400, 422, 409])(
    'R5.9 a refusal (%i) of a row that names its version is of the row: it leaves once',
    async (status) => {
      const { server, ifMatch } = await versioned({ write: (_asked, response) => end(response, status) });
      expect(await clientOf(server).replace(moved)).toMatchObject({ kind: 'refused', failure: { status } });
      expect(ifMatch()).toEqual(['"v1"']);
    },
  );

  test('412: the row is read and merged again, and the colleague’s value stays', async () => {
    let writes = 0;
    const { server, ifMatch, row } = await versioned({
      write: (_asked, _response, colleague) => {
        writes += 1;
        if (writes === 1) colleague(); // between the read and the write
        return false;
      },
    });
    const verdict = await clientOf(server).replace(moved);
    expect(ifMatch()).toEqual(['"v1"', '"v2"']);
    expect(row()).toContain('"NoteBac":"16","AutreInformation":"vu 1"');
    expect(verdict).toMatchObject({ kind: 'applied', receipt: { versioned: true } });
  });

  test('I12 412 and a conflict in the row that is read then', async () => {
    let note = '"15"';
    const server = await faultServer((asked, response) => {
      if (asked.verb === 'GET') return json(response, entity('Dossier', `{"Id":4,"NoteBac":${note}}`));
      note = '"9"';
      return void response.writeHead(412).end();
    });
    expect(await clientOf(server).replace(moved)).toMatchObject({ kind: 'conflict' });
    expect(server.writes()).toHaveLength(1);
  });

  test('I24 a third 412 in a row: nothing was written, and the change waits', async () => {
    const { server, ifMatch } = await versioned({
      write: (_asked, _response, colleague) => {
        colleague();
        return false;
      },
    });
    expect(await clientOf(server).replace(moved)).toEqual({
      kind: 'notSent',
      failure: { kind: 'changedMeanwhile', status: 412 },
    });
    expect(ifMatch()).toEqual(['"v1"', '"v2"', '"v3"']);
  });
});

describe('R5.9 R3.1 a learner is written among the applicants', () => {
  /** Two sets with versions of their own; a write to /Candidat is one of the applicant's row. */
  async function twoSets(individu: number) {
    let nom = '"OURY"';
    const server = await faultServer((asked, response) => {
      if (asked.path.startsWith('/Apprenant'))
        return json(
          response,
          entity('Apprenant', `{"Id":4,"Nom":${nom},"IndividuId":70,"@odata.etag":"\\"learner\\""}`),
        );
      if (asked.verb === 'GET')
        return json(
          response,
          entity('Candidat', `{"Id":4,"Nom":${nom},"IndividuId":${individu},"@odata.etag":"\\"applicant\\""}`),
        );
      if (asked.headers['if-match'] !== '"applicant"') return void response.writeHead(412).end();
      nom = '"OURY-B"';
      return void response.writeHead(204).end();
    });
    const renamed: ReplaceOrder = {
      entity: 'Apprenant',
      id: '4',
      changes: [{ field: 'Nom', base: rawJson('"OURY"'), mine: rawJson('"OURY-B"') }],
      base: null,
    };
    return { server, verdict: await clientOf(server).replace(renamed) };
  }

  test('the version of the row at that address goes with the replace', async () => {
    const { server, verdict } = await twoSets(70);
    expect(server.writes().map(({ headers }) => headers['if-match'])).toEqual(['"applicant"']);
    expect(verdict).toMatchObject({ kind: 'applied', receipt: { outcome: 'verified', versioned: true } });
  });

  test('R5.4 where another person is there under that id, it is the learner’s, by which nothing is erased', async () => {
    const { server, verdict } = await twoSets(71);
    expect(new Set(server.writes().map(({ headers }) => headers['if-match']))).toEqual(new Set(['"learner"']));
    expect(verdict.kind).toBe('notSent');
  });
});

describe('R5.9 If-Match where a row has no tag', () => {
  const unread: ReplaceOrder = {
    entity: 'Planification',
    id: '9',
    changes: [{ field: 'Nom', base: rawJson('"Entretien"'), mine: rawJson('"Jury"') }],
    base: rawJson(eventRow(9)),
  };
  /** A service that shows no event; `write` answers an update. */
  async function blind(write: (asked: SeenRequest, response: Response) => unknown) {
    const server = await faultServer((asked, response) => {
      if (asked.verb === 'GET') return void response.writeHead(404).end();
      if (!write(asked, response)) response.writeHead(204).end();
      return undefined;
    });
    return { server, ifMatch: () => server.writes().map(({ headers }) => headers['if-match']) };
  }

  test.each([400, 422])(
    'a row that was just read is there: a first refusal (%i) is of the row, and leaves once',
    async (status) => {
      let isBroken = true;
      const { server, ifMatch } = await versioned({
        form: 'none',
        write: (_asked, response) => isBroken && end(response, status),
      });
      const client = clientOf(server);
      expect(await client.replace(moved)).toMatchObject({ kind: 'refused', failure: { status } });
      isBroken = false;
      expect(await client.replace(moved)).toMatchObject({ kind: 'applied', receipt: { outcome: 'verified' } });
      expect(ifMatch()).toEqual([undefined, undefined]);
    },
  );

  test('`*` goes where no read shows that the row is there', async () => {
    const { server, ifMatch } = await blind(() => false);
    const verdict = await clientOf(server).replace(unread);
    expect(ifMatch()).toEqual(['*']);
    expect(verdict).toMatchObject({ kind: 'applied', receipt: { outcome: 'unverifiable' } });
    expect(verdict).not.toHaveProperty('receipt.versioned');
  });

  test.each([400, 501])(
    'a service that refuses it (%i) is not sent it again, whatever is written, also after a restart',
    async (status) => {
      const { server, ifMatch } = await blind(
        ({ headers }, response) => headers['if-match'] !== undefined && end(response, status),
      );
      let noted = {};
      const client = clientOf(server, { seen: new Seen({}, (now) => (noted = now)) });
      expect(await client.replace(unread)).toMatchObject({ kind: 'applied' });
      expect(noted).toEqual({ 'ifMatch service': false });
      const applicant: ReplaceOrder = { ...unread, entity: 'Candidat', base: rawJson('{"Id":9,"Nom":"Entretien"}') };
      expect(await client.replace(applicant)).toMatchObject({ kind: 'applied' });
      expect(await clientOf(server, { seen: new Seen(noted) }).replace(unread)).toMatchObject({ kind: 'applied' });
      expect(ifMatch()).toEqual(['*', undefined, undefined, undefined]);
    },
  );

  test('a refusal that names a member is of the row: it leaves once', async () => {
    const said = '{"error":{"code":"400","message":"Trop long","details":[{"target":"Nom","message":"Trop long"}]}}';
    const { server } = await blind((_asked, response) => {
      json(response, said, 400);
      return true;
    });
    expect(await clientOf(server).replace(unread)).toMatchObject({
      kind: 'refused',
      failure: { fields: [{ field: 'Nom' }] },
    });
    expect(server.writes()).toHaveLength(1);
  });

  test('once the header was taken, a refusal is of the row, whatever is written', async () => {
    let isBroken = false;
    const { server, ifMatch } = await blind((_asked, response) => isBroken && end(response, 400));
    const client = clientOf(server);
    await client.replace(unread);
    isBroken = true;
    expect(await client.replace(unread)).toMatchObject({ kind: 'refused', failure: { status: 400 } });
    expect(ifMatch()).toEqual(['*', '*']);
  });

  test('a service that requires the header and refuses the row: what it said of the row counts', async () => {
    const { server, ifMatch } = await blind(({ headers }, response) =>
      end(response, headers['if-match'] === undefined ? 428 : 400),
    );
    const client = clientOf(server);
    for (const _ of [1, 2])
      expect(await client.replace(unread)).toMatchObject({ kind: 'refused', failure: { status: 400 } });
    expect(ifMatch()).toEqual(['*', undefined, '*']);
  });

  test('I10 where the header was asked for late, the row is read again before it is written with it', async () => {
    let now = 0;
    const { server, ifMatch, row } = await versioned({
      form: 'none',
      write: ({ headers }, response, colleague) => {
        if (headers['if-match'] !== undefined) return false;
        now += 3_000;
        colleague();
        return end(response, 428);
      },
    });
    expect(await clientOf(server, { monotonic: () => now }).replace(moved)).toMatchObject({ kind: 'applied' });
    expect(ifMatch()).toEqual([undefined, '*']);
    expect(row()).toContain('"NoteBac":"16","AutreInformation":"vu 1"');
  });

  test('428 to a call of another endpoint: the row is read for its version, and the call goes once more', async () => {
    const server = await faultServer((asked, response) => {
      if (asked.verb === 'GET') return json(response, entity('Convention', '{"Id":4,"@odata.etag":"W/\\"7\\""}'));
      return void response.writeHead(asked.headers['if-match'] === undefined ? 428 : 200).end();
    });
    const order = { endpoint: 'Convention.synchroniseAffaire', id: '4', body: null } as const;
    const verdict = await clientOf(server).act(order, new Confirmation('Convention.synchroniseAffaire', '4'));
    expect(verdict).toMatchObject({ kind: 'applied' });
    expect(server.writes().map(({ headers }) => headers['if-match'])).toEqual([undefined, 'W/"7"']);
  });

  test.each([
    ['a tag', 'member', '"v1"'],
    ['no tag', 'none', '*'],
  ] as const)('428: a service that requires the header gets it (%s)', async (_name, form, sent) => {
    const { server, ifMatch } = await versioned({
      form,
      write: ({ headers }, response) => headers['if-match'] === undefined && end(response, 428),
    });
    const client = clientOf(server, { seen: new Seen({ 'ifMatch service': false }) });
    for (const [base, mine] of [
      ['"15"', '"16"'],
      ['"16"', '"17"'],
    ] as const) {
      const next = { ...moved, changes: [{ field: 'NoteBac', base: rawJson(base), mine: rawJson(mine) }] };
      expect(await client.replace(next)).toMatchObject({ kind: 'applied' });
    }
    expect(ifMatch()).toEqual([undefined, sent, sent === '*' ? '*' : '"v2"']);
  });
});

describe('R3.1b a row that is gone is not written again', () => {
  const base = rawJson(eventRow(9));
  const rename: ReplaceOrder = {
    entity: 'Planification',
    id: '9',
    changes: [{ field: 'Nom', base: rawJson('"Entretien"'), mine: rawJson('"Jury"') }],
    base,
  };
  /** Event 9 was deleted; 8 is there, where the list shows it. A replace of what is not there creates a row. */
  const upserting = (listed: boolean): Promise<FaultServer> =>
    faultServer((asked, response) => {
      if (asked.verb === 'PUT')
        return json(response, entity('Planification', asked.body.replace('"Id":9', '"Id":10')), 201);
      if (asked.path === '/Planification/8') return json(response, entity('Planification', eventRow(8)));
      if (asked.path === '/Planification/10')
        return json(response, entity('Planification', eventRow(10).replace('Entretien', 'Jury')));
      return listed && asked.path === '/Planification'
        ? json(response, collection('Planification', [eventRow(8)]))
        : void response.writeHead(404).end();
    });

  test('404 where another row of the list can be read: nothing is sent', async () => {
    const server = await upserting(true);
    expect(await clientOf(server).replace(rename)).toEqual({ kind: 'refused', failure: { kind: 'gone', status: 404 } });
    expect(server.writes()).toEqual([]);
  });

  test('404 where an earlier run saw single reads, and no list is served: nothing is sent', async () => {
    const server = await upserting(false);
    const client = clientOf(server, { seen: new Seen({ 'served Planification.one': true }) });
    expect(await client.replace(rename)).toMatchObject({ kind: 'refused', failure: { kind: 'gone', status: 404 } });
    expect(server.writes()).toEqual([]);
  });

  test('410 says it by itself', async () => {
    const server = await faultServer((_asked, response) => void response.writeHead(410).end());
    expect(await clientOf(server).replace(rename)).toEqual({ kind: 'refused', failure: { kind: 'gone', status: 410 } });
    expect(server.writes()).toEqual([]);
  });

  test('what is seen is noted for the next start, and that a read is missing is not', () => {
    let noted = {};
    const seen = new Seen({}, (now) => (noted = now));
    seen.note('served', 'Planification.one', true);
    expect(noted).toEqual({ 'served Planification.one': true });
    seen.note('served', 'Planification.one', false);
    expect([noted, new Seen(noted).ever('served', 'Planification.one')]).toEqual([{}, undefined]);
  });

  test('201 to a replace is a creation: its id and row are the answer’s, and the receipt says so', async () => {
    const server = await upserting(false);
    expect(await clientOf(server).replace(rename)).toEqual({
      kind: 'applied',
      id: '10',
      row: eventRow(10).replace('Entretien', 'Jury'),
      receipt: { outcome: 'verified', changedFields: [], gapMs: null, recreated: true },
    });
  });

  test.each([
    { location: '/GraphV1/Planification(10)' },
    { location: 'http://app01.interne.local:8080/GraphV1/Planification/10?v=1' },
    { location: "https://app01/GraphV1/Planification('10')/" },
    { 'OData-EntityId': 'https://interne/GraphV1/Planification(10)?$select=Id,Nom2#3' },
  ])('R1.7 201 without a body: the id is in its address, whatever host that names: %o', async (headers) => {
    const server = await faultServer((asked, response) => {
      if (asked.verb === 'PUT') return void response.writeHead(201, headers).end();
      return void response.writeHead(404).end();
    });
    expect(await clientOf(server).replace(rename)).toMatchObject({ kind: 'applied', id: '10', row: null });
  });

  test('412 to `*` where no read shows the row: it is gone', async () => {
    const server = await faultServer(
      (asked, response) => void response.writeHead(asked.verb === 'PUT' ? 412 : 404).end(),
    );
    expect(await clientOf(server).replace(rename)).toEqual({ kind: 'refused', failure: { kind: 'gone', status: 412 } });
  });
});
