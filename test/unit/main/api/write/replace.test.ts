import { describe, expect, test } from 'vitest';
import type { ServiceClient } from '#main/api/client.ts';
import type { PaceClock } from '#main/api/http/pace.ts';
import type { ReplaceOrder } from '#shared/ipc/write.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { membersOf, rawJson } from '#shared/json/rawJson.ts';
import type { Answer, FaultServer } from '../faultServer.ts';
import { clientOf, collection, entity, eventRow, faultServer, json } from '../faultServer.ts';

const dossierRow =
  '{"Id":4,"Nom":"D","CandidatId":12345678901234567890,"NoteBac" : "15","Montant":1250.10,"CreneauLibre":"2026-11-20T09:00:00.1234567+01:00","Parametres":[{"Id":0,"Code":"A","Valeur":"1"},{"Id":0,"Code":"B","Valeur":"2"}],"Inconnu":[1.0]}';

/** A service that stores one Dossier, with whole replacement; `fault` may answer a write in its own way. */
async function keeping(
  fault: (
    asked: { body: string; keep: () => void },
    ...rest: [Parameters<Answer>[1], Parameters<Answer>[2]]
  ) => boolean,
  options: Parameters<typeof clientOf>[1] = {},
): Promise<{ server: FaultServer; client: ServiceClient; kept: { row: string } }> {
  const kept = { row: dossierRow };
  const server = await faultServer((asked, response, request) => {
    if (asked.verb === 'GET') return json(response, entity('Dossier', kept.row));
    const keep = (): void => void (kept.row = asked.body);
    if (fault({ body: asked.body, keep }, response, request)) return undefined;
    keep();
    return json(response, entity('Dossier', kept.row));
  });
  const client = clientOf(server, options);
  return { server, client, kept };
}

const change = (field: string, base: string | null, mine: string, key?: string): ReplaceOrder['changes'][number] => ({
  field,
  ...(key === undefined ? {} : { key }),
  base: base === null ? null : rawJson(base),
  mine: rawJson(mine),
});
const order = (...changes: ReplaceOrder['changes']): ReplaceOrder => ({
  entity: 'Dossier',
  id: '4',
  changes,
  base: null,
});
const moved = order(change('NoteBac', '"15"', '"16"'));

/** The clock of the requests passes without a wait. */
const passing = (): { readonly paceClock: PaceClock; readonly waited: () => number } => {
  let moment = 0;
  const wait = async (milliseconds: number): Promise<void> => void (moment += milliseconds);
  return { paceClock: { monotonic: () => moment, wait }, waited: () => moment };
};

describe('replace', () => {
  test('R2.5 R3.8 a progress of its own that the service keeps in place of the given one is said', async () => {
    const { client } = await keeping(({ keep }) => (keep(), false));
    const given = order(change('PourcentageAvancement', null, '100'));
    expect(await client.replace(given)).toMatchObject({ receipt: { outcome: 'verified' } });
    const own = await keeping((_asked, response) => (json(response, entity('Dossier', dossierRow)), true));
    own.kept.row = dossierRow.replace('{', '{"PourcentageAvancement":40,');
    expect(await own.client.replace(order(change('PourcentageAvancement', '40', '100')))).toMatchObject({
      receipt: { outcome: 'changed', changedFields: ['PourcentageAvancement'] },
    });
  });

  test('R2.1 and I11 sends the complete fresh row, re-serialising only the edit', async () => {
    const { server, client, kept } = await keeping(() => false);
    const verdict = await client.replace(
      order(change('NoteBac', '"15"', '"16"'), change('Parametres', '"2"', '"3"', 'B')),
    );
    const sent = dossierRow.replace('"15"', '"16"').replace('"Code":"B","Valeur":"2"', '"Code":"B","Valeur":"3"');
    expect(server.asked.map(({ verb, path }) => `${verb} ${path}`)).toEqual([
      'GET /Dossier/4',
      'POST /Dossier/4',
      'GET /Dossier/4',
    ]);
    expect(server.writes()[0]?.body).toBe(sent);
    expect(kept.row).toBe(sent);
    expect(verdict).toEqual({
      kind: 'applied',
      id: '4',
      row: sent,
      receipt: { outcome: 'verified', changedFields: [], gapMs: expect.any(Number) as number },
    });
  });

  test('I8 does not send a change that has not left when its page is gone', async () => {
    const { server, client } = await keeping(() => false);
    expect(await client.replace(moved, undefined, AbortSignal.abort())).toEqual({
      kind: 'notSent',
      failure: { kind: 'cancelled' },
    });
    expect(server.writes()).toEqual([]);
  });

  test('I12 sends nothing when both sides changed the same field', async () => {
    const { server, client, kept } = await keeping(() => false);
    kept.row = dossierRow.replace('"15"', '"9"');
    expect(await client.replace(moved)).toEqual({
      kind: 'conflict',
      row: kept.row,
      conflicts: [{ unit: 'NoteBac', fields: [{ field: 'NoteBac', base: '"15"', mine: '"16"', theirs: '"9"' }] }],
    });
    expect(server.writes()).toHaveLength(0);
  });

  test('I12 equal changes need no write', async () => {
    const { server, client, kept } = await keeping(() => false);
    kept.row = dossierRow.replace('"15"', '"16"');
    expect(await client.replace(moved)).toMatchObject({
      kind: 'applied',
      row: kept.row,
      receipt: { outcome: 'verified' },
    });
    expect(server.writes()).toHaveLength(0);
  });

  test('R3.8 reports what the service stored differently, including a lost custom field (R2.9)', async () => {
    const { client, kept } = await keeping(({ body }, response) => {
      kept.row = body.replace('"16"', '"16,0"').replace('{"Id":0,"Code":"A","Valeur":"1"},', '');
      response.writeHead(204).end();
      return true;
    });
    expect(await client.replace(moved)).toMatchObject({
      kind: 'applied',
      row: kept.row,
      receipt: { outcome: 'changed', changedFields: ['NoteBac', 'Parametres.A'] },
    });
  });

  test.each([
    ['500', (response: Parameters<Answer>[1]) => void response.writeHead(500).end('x')],
    ['a page', (response: Parameters<Answer>[1]) => void response.end('<html>')],
    ['a reset', (response: Parameters<Answer>[1]) => void response.destroy()],
    ['no answer', () => undefined],
  ])('R5.2 after %s it reads back: what holds is applied, what does not is in doubt', async (_name, answer) => {
    const executed = await keeping(({ keep }, response) => {
      keep();
      answer(response);
      return true;
    });
    expect(await executed.client.replace(moved)).toMatchObject({ kind: 'applied', receipt: { outcome: 'verified' } });
    const ignored = await keeping((_asked, response) => {
      answer(response);
      return true;
    });
    expect((await ignored.client.replace(moved)).kind).toBe('doubt');
    expect(ignored.server.writes()).toHaveLength(1);
  });

  test.each([
    [400, 'refused', 'refused'],
    [404, 'refused', 'gone'],
    [401, 'notSent', 'password'],
    [429, 'notSent', 'busy'],
  ])('%i on the write is %s', async (status, kind, failure) => {
    const { client } = await keeping((_asked, response) => {
      response.writeHead(status).end();
      return true;
    });
    expect(await client.replace(moved)).toMatchObject({ kind, failure: { kind: failure, status } });
  });

  test('sends nothing when the read before fails', async () => {
    const server = await faultServer((_asked, response) => void response.writeHead(503).end());
    const client = clientOf(server);
    expect(await client.replace(moved)).toMatchObject({ kind: 'notSent', failure: { kind: 'serviceError' } });
    expect(server.writes()).toHaveLength(0);
  });

  test('R3.2 R3.5 does not wait long in the read before: the queue says until when, not « sending »', async () => {
    const server = await faultServer((_asked, response) => void response.writeHead(429, { 'retry-after': '3' }).end());
    const client = clientOf(server, { limits: { busyWaits: 8, busyMs: 30_000 } });
    expect(await client.replace(moved)).toMatchObject({
      kind: 'notSent',
      failure: { kind: 'busy', retryAfterMs: 3_000 },
    });
    expect(server.asked).toHaveLength(1);
  });

  test('does not write over a row that cannot be parsed, which also verifies nothing', async () => {
    const twice = await keeping(() => false);
    twice.kept.row = dossierRow.replace('"Id":4,', '"Id":4,"A":1,"A":2,');
    expect(await twice.client.replace(moved)).toMatchObject({ kind: 'notSent', failure: { kind: 'unreadable' } });
    const within = await keeping(({ body }, response) => {
      within.kept.row = body.replace('{"x":1}', '{"x":1,"x":2}');
      response.writeHead(204).end();
      return true;
    });
    within.kept.row = dossierRow.replace('[1.0]', '[{"x":1}]');
    expect(await within.client.replace(moved)).toMatchObject({ kind: 'applied', receipt: { outcome: 'unverifiable' } });
  });

  test.each([
    ['accepted', 204, { kind: 'applied', receipt: { outcome: 'unverifiable', changedFields: [] } }],
    ['not answered', 500, { kind: 'doubt', failure: { kind: 'serviceError' } }],
  ])('R3.8 I4 what was %s and cannot be read back stays so: it is not verified', async (_name, status, verdict) => {
    const server = await faultServer((asked, response) => {
      if (asked.verb === 'GET' && server.writes().length === 0) return json(response, entity('Dossier', dossierRow));
      return void response.writeHead(asked.verb === 'GET' ? 500 : status).end();
    });
    expect(await clientOf(server).replace(moved)).toMatchObject(verdict);
    expect(server.writes()).toHaveLength(1);
  });

  test('refuses a deleted entity as gone', async () => {
    const server = await faultServer((_asked, response) => void response.writeHead(404).end());
    const client = clientOf(server);
    expect(await client.replace(moved)).toMatchObject({ kind: 'refused', failure: { kind: 'gone' } });
  });

  test('I10 does not write over a read that is more than 2 s old', async () => {
    const times = [0, 2500, 3000, 3100, 3150];
    const { server, client } = await keeping(() => false, { monotonic: () => times.shift() ?? 4000 });
    const verdict = await client.replace(moved);
    expect(server.asked.map(({ verb }) => verb)).toEqual(['GET', 'GET', 'POST', 'GET']);
    expect(verdict).toMatchObject({ receipt: { gapMs: 150 } }); // 3000 → 3150 (I14)
  });

  test('I10 a machine that slept between read and write reads again', async () => {
    let resets = 0;
    const { server, client } = await keeping(() => false, {
      monotonic: () => {
        if (resets === 0) void client.reset();
        resets += 1;
        return 0;
      },
    });
    expect(await client.replace(moved)).toMatchObject({ kind: 'applied' });
    expect(server.asked.map(({ verb }) => verb)).toEqual(['GET', 'GET', 'POST', 'GET']);
  });

  test('I10 S10 a machine that slept reads again, also before the system says that it woke', async () => {
    let looks = 0;
    const { server, client } = await keeping(() => false, {
      monotonic: () => (looks += 1) && 0, // it stands still in the sleep
      now: () => (looks > 1 ? 47_000 : 0),
    });
    expect(await client.replace(moved)).toMatchObject({ kind: 'applied' });
    expect(server.asked.map(({ verb }) => verb)).toEqual(['GET', 'GET', 'POST', 'GET']);
  });

  test.each([
    ['I7 a provisional id', change('AgentId', '5', '"new:8c6d4b0a-1111-4222-8333-444455556666"')],
    ['R5.4 a date without offset', change('CreneauLibre', 'null', '"2026-11-20T08:00:00"')],
  ])('%s never leaves', async (_name, bad) => {
    const { server, client } = await keeping(() => false);
    expect(await client.replace(order(bad))).toEqual({ kind: 'notSent', failure: { kind: 'badRequest' } });
    expect(server.asked).toHaveLength(0);
  });

  const now = '"2026-11-20T09:00:00.1234567+01:00"';
  test.each([
    ['with Z', 'CreneauLibre', now, '"2026-11-20T08:00:00.000Z"', '"2026-11-20T08:00:00.000+00:00"'],
    ['with +hhmm', 'CreneauLibre', now, '"2026-11-20T08:00:00+0100"', '"2026-11-20T08:00:00+01:00"'],
    ['of a number as text', 'CandidatId', '12345678901234567890', '"77"', '77'],
    [
      'of a text with control characters',
      'NoteBac',
      '"15"',
      String.raw`"\u0001\u001f\ud800"`,
      String.raw`"\u0001\u001f\ud800"`,
    ],
    ['of nothing', 'NoteBac', '"15"', 'null', 'null'],
  ])('R2.2 R2.4 a value that came from a row, %s, is sent', async (_name, field, base, value, sent) => {
    const { server, client } = await keeping(() => false);
    expect(await client.replace(order(change(field, base, value)))).toMatchObject({ kind: 'applied' });
    expect(server.writes().map(({ body }) => membersOf(body).get(field))).toEqual([sent]);
  });
});

describe('R3.8 what is read back from a copy of the data that lags behind', () => {
  /** Reads show the row as it was until so many of them came after the write. */
  async function lagging(reads: number) {
    let [shown, kept, late] = [dossierRow, dossierRow, reads];
    const server = await faultServer((asked, response) => {
      if (asked.verb !== 'GET') {
        kept = asked.body;
        return void response.writeHead(204).end();
      }
      if (shown !== kept && late-- <= 0) shown = kept;
      return json(response, entity('Dossier', shown));
    });
    const { paceClock, waited } = passing();
    return { server, waited, verdict: await clientOf(server, { paceClock }).replace(moved) };
  }

  test('the old value is looked at once more after 2 s', async () => {
    const { server, waited, verdict } = await lagging(1);
    expect(verdict).toMatchObject({
      kind: 'applied',
      row: expect.stringContaining('"16"') as string,
      receipt: { outcome: 'verified' },
    });
    expect(server.asked.map(({ verb }) => verb)).toEqual(['GET', 'POST', 'GET', 'GET']);
    expect(waited()).toBe(2_000);
  });

  test('what is old then as well was not taken', async () => {
    const { server, verdict } = await lagging(9);
    expect(verdict).toMatchObject({ receipt: { outcome: 'changed', changedFields: ['NoteBac'] } });
    expect(server.asked).toHaveLength(4);
  });

  test('another value than the old one is the service’s, and is said at once', async () => {
    const { paceClock, waited } = passing();
    const service = await keeping(
      ({ body }, response) => {
        service.kept.row = body.replace('"16"', '"16,0"');
        response.writeHead(204).end();
        return true;
      },
      { paceClock },
    );
    expect(await service.client.replace(moved)).toMatchObject({ receipt: { outcome: 'changed' } });
    expect(waited()).toBe(0);
  });
});

describe('R3.4 replace where a single event cannot be read', () => {
  const base = rawJson(eventRow(9, ',"Gros":12345678901234567890,"Mail":{}'));
  const rename = (last: RawJson | null): ReplaceOrder => ({
    entity: 'Planification',
    id: '9',
    changes: [change('Nom', '"Entretien"', '"Jury"')],
    base: last,
  });

  test('uses the last copy, says so in the receipt, and does not call the endpoint again', async () => {
    const server = await faultServer((asked, response) =>
      asked.verb === 'GET' ? void response.writeHead(404).end() : void response.writeHead(204).end(),
    );
    const client = clientOf(server);
    const sent = base.replace('Entretien', 'Jury');
    const applied = {
      kind: 'applied',
      id: '9',
      row: sent,
      receipt: { outcome: 'unverifiable', changedFields: [], gapMs: null },
    };
    expect(await client.replace(rename(base))).toEqual(applied);
    expect(await client.replace(rename(base))).toEqual(applied);
    expect(server.asked.map(({ verb }) => verb)).toEqual(['GET', 'GET', 'PUT', 'GET', 'PUT']); // the list, too, shows no event
    expect(server.writes()[0]?.body).toBe(sent);
    expect(await client.replace(rename(null))).toMatchObject({ kind: 'notSent', failure: { kind: 'badRequest' } });
  });

  test.each([
    ['is busy', 429, 'busy'],
    ['asks for the password', 401, 'password'],
    ['fails', 500, 'serviceError'],
  ] as const)(
    'R3.1b waits where a list that %s cannot show whether single reads are offered',
    async (_, status, kind) => {
      const server = await faultServer(
        (asked, response) => void response.writeHead(asked.path === '/Planification' ? status : 404).end(),
      );
      expect(await clientOf(server).replace(rename(base))).toMatchObject({ kind: 'notSent', failure: { kind } });
      expect(server.writes()).toEqual([]);
    },
  );

  test.each([403, 400, 405])(
    'R3.1b goes by the last copy where the service refuses its list with %i',
    async (status) => {
      const server = await faultServer((asked, response) => {
        if (asked.verb !== 'GET') return void response.writeHead(204).end();
        return void response.writeHead(asked.path === '/Planification' ? status : 404).end();
      });
      expect((await clientOf(server).replace(rename(base))).kind).toBe('applied');
    },
  );

  test('R3.1b is gone where another read shows, while the listed row is gone as well, that single reads are offered', async () => {
    const { promise: tried, resolve: isTried } = Promise.withResolvers<void>();
    const { promise: shown, resolve: isShown } = Promise.withResolvers<void>();
    const server = await faultServer(async ({ path }, response) => {
      if (path === '/Planification') return json(response, collection('Planification', [eventRow(3)]));
      if (path === '/Planification/7') return json(response, entity('Planification', eventRow(7)));
      if (path === '/Planification/3') {
        isTried();
        await shown;
      }
      response.writeHead(404).end();
    });
    const client = clientOf(server);
    // The first four requests go one by one (R5.7).
    for (const id of ['1', '2', '3', '4']) await expect(client.readOne('Dossier', id)).rejects.toThrow();
    const replaced = client.replace(rename(base));
    await tried;
    expect(await client.readOne('Planification', '7')).toContain('"Id":7');
    isShown();
    expect(await replaced).toMatchObject({ kind: 'refused', failure: { kind: 'gone' } });
    expect(server.writes()).toEqual([]);
  });

  test('R3.1b is gone where another read shows, while the disk notes the write, that single reads are offered', async () => {
    const { promise: noting, resolve: isNoting } = Promise.withResolvers<void>();
    const { promise: shown, resolve: isShown } = Promise.withResolvers<void>();
    const server = await faultServer(({ path }, response) => {
      if (path === '/Planification/7') return json(response, entity('Planification', eventRow(7)));
      response.writeHead(404).end();
    });
    const leave = async (): Promise<void> => {
      isNoting();
      await shown;
    };
    const client = clientOf(server, { unsent: { begin: () => undefined, leave } });
    const replaced = client.replace({ ...rename(base), step: 's1' });
    await noting;
    expect(await client.readOne('Planification', '7')).toContain('"Id":7');
    isShown();
    expect([(await replaced).kind, server.writes()]).toEqual(['notSent', []]);
    expect(await client.replace(rename(base))).toMatchObject({ kind: 'refused', failure: { kind: 'gone' } });
  });

  test('R3.7 waits where another program answers at the path of its list: the list may show the row', async () => {
    const server = await faultServer((asked, response) => {
      if (asked.verb !== 'GET') return void response.writeHead(204).end();
      if (asked.path !== '/Planification') return void response.writeHead(404).end();
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Accueil</title>');
    });
    expect(await clientOf(server).replace(rename(base))).toMatchObject({
      kind: 'notSent',
      failure: { kind: 'foreignAnswer' },
    });
    expect(server.writes()).toEqual([]);
  });

  test('R3.3 R3.7 accepts the event itself without a context, which the document does not show', async () => {
    const server = await faultServer((asked, response) =>
      asked.verb === 'GET' ? void response.writeHead(405).end() : json(response, asked.body),
    );
    const client = clientOf(server);
    const verdict = await client.replace(rename(base));
    expect(verdict).toMatchObject({ kind: 'applied', id: '9', receipt: { outcome: 'unverifiable' } });
    const other = { ...rename(base), id: '8' };
    expect(await client.replace(other)).toMatchObject({ kind: 'doubt', failure: { kind: 'unreadable' } });
  });

  test('one deleted event does not prove that the service offers no single reads', async () => {
    let gone = true;
    const server = await faultServer((asked, response) => {
      if (gone) return void response.writeHead(404).end();
      return asked.verb === 'GET'
        ? json(response, entity('Planification', eventRow(9)))
        : void response.writeHead(204).end();
    });
    const client = clientOf(server, passing());
    expect(await client.replace(rename(base))).toMatchObject({ kind: 'refused', failure: { kind: 'gone' } });
    gone = false;
    await client.replace(rename(base));
    expect(server.asked.map(({ verb }) => verb)).toEqual(['GET', 'GET', 'PUT', 'GET', 'PUT', 'GET', 'GET']);
  });

  test('I10 nor does an event that exists again when it is written, after a backup was restored', async () => {
    let reads = 0;
    const server = await faultServer((asked, response) => {
      if (asked.verb !== 'GET') return void response.writeHead(204).end();
      if (asked.path === '/Planification') return void response.writeHead(404).end();
      reads += 1;
      return reads === 1 ? void response.writeHead(404).end() : json(response, entity('Planification', eventRow(9)));
    });
    const client = clientOf(server, passing());
    await client.replace(rename(base));
    await client.replace(rename(base));
    const asked = server.asked.filter(({ path }) => path !== '/$metadata');
    expect(asked.map(({ verb }) => verb)).toEqual(['GET', 'GET', 'PUT', 'GET', 'GET', 'PUT', 'GET', 'GET']);
  });

  test('does not call the endpoint again after a 405', async () => {
    const server = await faultServer(
      (asked, response) => void response.writeHead(asked.verb === 'GET' ? 405 : 500).end(),
    );
    const client = clientOf(server);
    expect((await client.replace(rename(base))).kind).toBe('doubt');
    expect((await client.replace(rename(base))).kind).toBe('doubt');
    expect(server.asked.map(({ verb }) => verb)).toEqual(['GET', 'GET', 'PUT', 'PUT']); // nor its list
  });
});
