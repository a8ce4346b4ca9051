import { describe, expect, test } from 'vitest';
import { bucketOf } from '#cache/pages/buckets.ts';
import type { ServiceClient } from '#main/api/client.ts';
import type { PullEnd } from '#main/api/read/pull.ts';
import type { PulledRow } from '#shared/ipc/channels.ts';
import type { Answer } from '../faultServer.ts';
import { collection, entity, eventRow, json, serve } from '../faultServer.ts';

interface Pulled {
  readonly rows: readonly PulledRow[];
  readonly batches: readonly number[];
  readonly end: PullEnd;
}
const nothing: ReadonlyMap<string, string> = new Map();

async function pullAll(
  client: ServiceClient,
  request: Parameters<ServiceClient['pull']>[0],
  idsByHash = nothing,
): Promise<Pulled> {
  const rows: PulledRow[] = [];
  const batches: number[] = [];
  const pulling = client.pull(request, idsByHash);
  for (;;) {
    const next = await pulling.next();
    if (next.done) return { rows, batches, end: next.value };
    rows.push(...next.value.rows);
    batches.push(next.value.rows.length);
  }
}
const hashes = (rows: readonly PulledRow[]): ReadonlyMap<string, string> =>
  new Map(rows.map(({ id, hash }) => [hash, id]));
const events = { entity: 'Planification' } as const;

describe('pull', () => {
  test.each([
    ['Planification', eventRow(7).replace('false', 'null')],
    ['Candidat', '{"Id":6,"Nom":null,"NomUsage":"X","Handicap":null,"Mail":{"Id":1,"Adresse":null}}'],
    ['Dossier', '{"Id":4,"EnCoursBac":null,"Parametres":[{"Id":0,"Code":null,"Valeur":null}]}'],
  ] as const)('R2.8 null where the document has a value costs no row: %s', async (set, row) => {
    const { client } = await serve((_asked, response) => json(response, collection(set, [row])));
    expect((await pullAll(client, { entity: set })).end.unreadable).toEqual([]);
  });

  test('R5.3 of a row that a list gives twice the last text counts, each time the list is read', async () => {
    const [first, last] = [eventRow(1, ',"Code":"A"'), eventRow(1, ',"Code":"B"')];
    const rows = [first, eventRow(2), last];
    const { client } = await serve((_asked, response) => json(response, collection('Planification', rows)));
    const held = new Map((await pullAll(client, events)).rows.map((row) => [row.id, row]));
    expect(held.get('1')?.text).toBe(last);
    const again = await pullAll(client, events, hashes([...held.values()]));
    expect(again.rows.map(({ text }) => text)).toEqual([first, last]);
  });

  test('returns only rows that changed', async () => {
    let rows = Array.from({ length: 450 }, (_, index) => eventRow(index + 1));
    const { client } = await serve((_asked, response) => json(response, collection('Planification', rows)));
    const first = await pullAll(client, events);
    expect(first.batches).toEqual([200, 200, 50]);
    rows = rows.map((row, index) => (index === 44 ? row.replace('Entretien', 'Jury') : row));
    const second = await pullAll(client, events, hashes(first.rows));
    expect(second.rows.map(({ id }) => id)).toEqual(['45']);
    expect(second.end.received).toBe(450);
  });

  test('sets a row that cannot be read aside with its reason, and returns the others', async () => {
    const bad = ['{"Id":0,"Debut":"2026-11-20T09:00:00Z","Fin":"2026-11-20T09:00:00Z"}', '{"Id":5}', '{"Id":01}', '4'];
    const { client } = await serve((_asked, response) =>
      json(response, collection('Planification', [...bad, eventRow(9)])),
    );
    const { rows, end } = await pullAll(client, events);
    expect(rows.map(({ id }) => id)).toEqual(['9']);
    expect(end.unreadable.map(({ text }) => text)).toEqual(bad);
    expect(end.unreadable[0]?.reason).toBe('Id: not an id');
    expect(end.unreadable[1]?.reason).toContain('Debut');
  });

  const many = (rows: number, row: (id: number) => string): string[] =>
    Array.from({ length: rows }, (_, index) => row(index + 1));
  const withoutEnd = (id: number): string => eventRow(id).replace(/,"Fin":"[^"]*"/u, ',"Fin":null');

  test('I18 and I24 too many unreadable rows do not hide the others, and nothing is concluded from absence', async () => {
    const rows = [...many(600, withoutEnd), eventRow(601)];
    const { client } = await serve((_asked, response) => json(response, collection('Planification', rows)));
    const pulled = await pullAll(client, events);
    expect(pulled.rows.map(({ id }) => id)).toEqual(['601']);
    expect(pulled.end).toMatchObject({ received: 601, complete: false, unreadable: { length: 500 } });
  });

  test('I24 rejects a long list of which no row can be read', async () => {
    const { client } = await serve((_asked, response) =>
      json(response, collection('Planification', many(600, withoutEnd))),
    );
    await expect(pullAll(client, events)).rejects.toMatchObject({ failure: { kind: 'unreadable' } });
  });

  test('R2.8 and R5.8 returns a row with an optional member in another form, its text unchanged', async () => {
    const rows = [eventRow(1, ',"ReferenceExterne":12,"CommentaireInterneId":"aucun","Enseignants":["A","B"]')];
    const { client } = await serve((_asked, response) => json(response, collection('Planification', rows)));
    const { rows: pulled, end } = await pullAll(client, events);
    expect(pulled.map(({ text }) => text)).toEqual(rows);
    expect(end.unreadable).toEqual([]);
  });

  test.each([
    ['flag', eventRow(1).replace('false', '1'), 'Annule'],
    ['date', eventRow(1, ',"DateSynchronisation":"2026-11-20T09:00:00"'), 'DateSynchronisation'],
    ['member that every row has', eventRow(1).replace(/"Fin":"[^"]*"/u, '"Fin":null'), 'Fin'],
  ])('R2.8 a %s in another form sets its row aside: absent, it would say the contrary', async (_form, row, field) => {
    const { client } = await serve((_asked, response) => json(response, collection('Planification', [row])));
    expect((await pullAll(client, events)).end.unreadable[0]?.reason).toContain(field);
  });

  /** In pieces, so that rows arrive well before the end of the text. */
  const inPieces =
    (text: string): Answer =>
    (_asked, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      let at = 0;
      const more = (): void => {
        if (at >= text.length) return void response.end();
        response.write(text.slice(at, (at += 2000)), () => setImmediate(more));
      };
      more();
    };
  const contextLast = (set: string, rows: readonly string[]): string =>
    `{"value":[${rows.join(',')}],"@odata.context":"http://interne/GraphV1/$metadata#${set}"}`;

  test('R3.7 the context may come after the rows', async () => {
    const { client } = await serve(inPieces(contextLast('Planification', many(300, eventRow))));
    const { rows, end } = await pullAll(client, events);
    expect(rows).toHaveLength(300);
    expect(end).toMatchObject({ received: 300, complete: true });
  });

  test.each([
    ['R3.7 of another set', contextLast('Dossier', many(300, eventRow)), {}, 'unreadable'],
    [
      'R3.7 without a context',
      contextLast('Planification', many(300, eventRow)).replace('@odata.context', 'x'),
      {},
      'foreignAnswer',
    ],
    [
      'I24 longer than an answer may be',
      contextLast('Planification', many(300, eventRow)),
      { answerCharacters: 10_000 },
      'tooLarge',
    ],
  ])('rows whose context comes last are held back: %s, none is handed over', async (_name, text, limits, kind) => {
    const { client } = await serve(inPieces(text), { limits });
    await expect(client.pull(events, nothing).next()).rejects.toMatchObject({ failure: { kind } });
  });

  test.each([
    ['another origin', '"http://127.0.0.1:1/autre/Planification?page=2"'],
    ['a circle', '"Planification"'],
    ['no address', '4'],
    ['a page that is not there', '"Planification?page=404"'],
  ])('R1.4 and I18 a list that announces %s is incomplete', async (_name, link) => {
    const { client } = await serve((asked, response) => {
      if (asked.path.includes('page=404')) return void response.writeHead(404).end();
      return json(response, collection('Planification', [eventRow(1)], `,"@odata.nextLink":${link}`));
    });
    const { rows, end } = await pullAll(client, events);
    expect(rows).toHaveLength(1);
    expect(end.complete).toBe(false);
  });

  const page2 = '?$skiptoken=2';
  test.each([
    ['its context', 'Planification', (url: string) => `${url}/GraphV1/$metadata#Planification`, 1],
    ['its context, where that is relative', 'Planification', () => '../GraphV1/$metadata#Planification', 1],
    ['its request, where its context names an internal host', 'Planification', () => 'http://interne/$metadata', 1],
    ['its request', '', () => '../GraphV1/$metadata#Planification', 1],
    ['its request, where its context is another program', 'Planification', () => '/autre/$metadata', 2],
  ])('R1.4 a relative nextLink may be relative to %s', async (_base, to, contextOf, tried) => {
    const { client, server } = await serve((asked, response) => {
      const second = asked.path === `/Planification${page2}`;
      if (asked.path.includes('skiptoken') && !second) {
        response.writeHead(404).end();
        return;
      }
      const more = second ? '' : `,"@odata.nextLink":"${to}${page2}"`;
      const text = collection('Planification', [eventRow(second ? 2 : 1)], more);
      json(response, text.replace(/"@odata.context":"[^"]*"/u, `"@odata.context":"${contextOf(server.baseUrl)}"`));
    });
    const { rows, end } = await pullAll(client, events);
    expect(rows.map(({ id }) => id)).toEqual(['1', '2']);
    expect(end.complete).toBe(true);
    expect(server.asked).toHaveLength(1 + tried);
  });

  test('an answer that is cut fails the pull; rows returned before stay valid', async () => {
    const { client } = await serve((_asked, response) => {
      const text = collection(
        'Planification',
        Array.from({ length: 600 }, (_, index) => eventRow(index + 1)),
      );
      response.writeHead(200, { 'content-type': 'application/json' }).write(text.slice(0, 80_000), () => {
        setTimeout(() => response.destroy(), 100);
      });
    });
    const seen: number[] = [];
    const pulling = (async () => {
      for await (const batch of client.pull(events, nothing)) seen.push(batch.rows.length);
    })();
    await expect(pulling).rejects.toMatchObject({ failure: { kind: 'timeout' } });
    expect(seen).toEqual([200, 200]);
  });

  test('reads nothing ahead of the consumer', async () => {
    let written = 0;
    const { client } = await serve(async (_asked, response) => {
      const row = eventRow(1, `,"Code":"${'x'.repeat(10_000)}"`);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"@odata.context":"$metadata#Planification","value":[');
      for (let index = 0; index < 8000; index += 1) {
        written += 1;
        if (response.write(`${index === 0 ? '' : ','}${row.replace('"Id":1', `"Id":${index + 1}`)}`)) continue;
        const drained = await Promise.race([
          new Promise((resolve) => response.once('drain', () => resolve(true))),
          new Promise((resolve) => setTimeout(() => resolve(false), 1500)),
        ]);
        if (drained !== true) return;
      }
    });
    const pulling = client.pull(events, nothing);
    await pulling.next();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(written).toBeLessThan(4000);
    await pulling.return({
      received: 0,
      complete: false,
      coverage: { known: 0, came: 0 },
      gone: [],
      provenGone: [],
      unreadable: [],
    });
  });

  test('a consumer that stops early releases its slot', async () => {
    const rows = Array.from({ length: 3000 }, (_, index) => eventRow(index + 1));
    const { client } = await serve((asked, response) =>
      asked.path.startsWith('/Mail')
        ? json(response, collection('Mail', []))
        : json(response, collection('Planification', rows)),
    );
    for (let turn = 0; turn < 6; turn += 1) {
      for await (const batch of client.pull(events, nothing)) {
        expect(batch.rows).toHaveLength(200);
        break;
      }
    }
    await client.ping();
  });

  test('an aborted pull is cancelled', async () => {
    const { client } = await serve(() => undefined);
    const taken = new AbortController();
    const pulling = client.pull(events, nothing, taken.signal).next();
    setTimeout(() => taken.abort(), 50);
    await expect(pulling).rejects.toMatchObject({ failure: { kind: 'cancelled' } });
  });

  test('returns applicants with their mail', async () => {
    const { server, client } = await serve((_asked, response) => json(response, collection('Candidat(Mail())', [])));
    await pullAll(client, { entity: 'Candidat' });
    expect(server.asked[0]?.path).toBe('/Candidat?$expand=Mail');
  });
});

describe('pull of a folder (R1.3)', () => {
  const folder = (id: string, name: string, path: string): string =>
    `{"Streamid":"${id}","Name":"${name}","Path":"${path}","stream":"AAAA","Isdirectory":true,"Size":0}`;

  test('asks by path with the share of Instance and returns direct children without stream', async () => {
    const { server, client } = await serve((asked, response) => {
      if (asked.path === '/Instance') return json(response, collection('Instance', ['{"Id":1,"ShareName":"Écoles"}']));
      const rows = [folder('g1', 'A+B', 'Écoles\\\\A+B'), folder('g2', 'C', 'Écoles\\\\A+B\\\\C')];
      return json(response, collection('Directory', [...rows, '{"Streamid":"g3"}', '{"x":01}']));
    });
    const { rows, end } = await pullAll(client, { entity: 'Directory', path: ['A+B'] });
    expect(server.asked.map(({ path }) => path)).toEqual(['/Instance', '/Directory?$filter=path eq Écoles\\A+B']);
    expect(rows).toEqual([
      expect.objectContaining({
        id: 'g2',
        text: folder('g2', 'C', 'Écoles\\\\A+B\\\\C').replace(',"stream":"AAAA"', ''),
      }),
    ]);
    expect(end.unreadable).toHaveLength(2);
    await pullAll(client, { entity: 'Directory', path: [] });
    expect(server.asked.filter(({ path }) => path === '/Instance')).toHaveLength(1);
  });

  test.each([
    ['one entity', entity('Instance', '{"Id":1,"ShareName":"Écoles"}')],
    ['another name of the member', collection('Instance', ['{"Id":1,"Nom":"École","NomPartage":"Écoles"}'])],
    ['a share that says nothing, and a setting', collection('Instance', ['{"Id":1,"ShareName":""}'])],
  ])('R3.4 Instance is not shown, so any plain form of it is read: %s', async (_words, instance) => {
    const { client, server } = await serve(
      (asked, response) => json(response, asked.path === '/Instance' ? instance : collection('Directory', [])),
      instance.includes('""') ? { shareName: 'Écoles' } : {},
    );
    await pullAll(client, { entity: 'Directory' });
    expect(server.asked.at(-1)?.path).toBe('/Directory?$filter=path eq Écoles');
  });

  test('R3.4 the share is the setting when Instance does not answer', async () => {
    const without: Answer = (asked, response) =>
      asked.path === '/Instance' ? void response.writeHead(404).end() : json(response, collection('Directory', []));
    const { server, client } = await serve(without, { shareName: 'Partage' });
    await pullAll(client, { entity: 'Directory', path: ['A'] });
    expect(server.asked.at(-1)?.path).toBe('/Directory?$filter=path eq Partage\\A');
    const nameless = await serve(without);
    await expect(nameless.client.pull({ entity: 'Directory' }, nothing).next()).rejects.toMatchObject({
      failure: { kind: 'gone' },
    });
  });
});

test('performance: hands each event over with the bucket that the page would read from it', async () => {
  const rows = [
    eventRow(1),
    eventRow(2).replace('"EntiteJuridiqueId":3', '"EntiteJuridiqueId":98765432109876543210'),
    eventRow(3).replace('"EntiteJuridiqueId":3', '"EntiteJuridiqueId":"7"'),
    eventRow(4).replace('2026-11-20T10', '2027-11-20T10'),
    eventRow(5).replaceAll('2026-11-20', '0001-01-01'),
    eventRow(6, ',"Programme":{"Debut":"2020-01-01T00:00:00Z"}'),
  ];
  const { client } = await serve((_asked, response) => json(response, collection('Planification', rows)));
  const { rows: pulled } = await pullAll(client, events);
  expect(pulled.map(({ bucket }) => bucket)).toEqual(pulled.map(({ text }) => bucketOf('Planification', text)));
  expect(new Set(pulled.map(({ bucket }) => bucket)).size).toBe(4);
});
