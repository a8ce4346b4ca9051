import { describe, expect, onTestFinished, test } from 'vitest';
import type { ServiceClient } from '#main/api/client.ts';
import type { Answer } from '../faultServer.ts';
import { clientOf, collection, entity, eventRow, faultServer, json } from '../faultServer.ts';

async function serve(answers: Record<string, string>, otherwise = 404): Promise<ServiceClient> {
  const answer: Answer = (asked, response) => {
    const body = answers[asked.path.split('?')[0] ?? ''];
    if (body === undefined) return void response.writeHead(otherwise).end();
    return json(response, body);
  };
  return clientOf(await faultServer(answer));
}

const mail = { '/Mail': collection('Mail', []) };

test('S11 long lists do not delay the check whether the service can be reached', async () => {
  const server = await faultServer((asked, response) => {
    if (asked.path.startsWith('/Mail')) return json(response, collection('Mail', []));
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .write('{"@odata.context":"$metadata#Agent","value":[');
    return undefined;
  });
  const client = clientOf(server, { limits: { idleMs: 600_000, listMs: 600_000 } });
  for (let answers = 0; answers < 16; answers += 1) await client.ping(); // so many requests at once were learned
  const taken = new AbortController();
  const lists = Array.from({ length: 5 }, () => client.pull({ entity: 'Agent' }, new Map(), taken.signal));
  let read = 0;
  const reading = lists.map((list) =>
    list
      .next()
      .catch(() => undefined)
      .finally(() => (read += 1)),
  );
  await expect.poll(() => server.asked.length).toBe(16 + 3);
  await client.ping();
  expect(read, 'lists that ended before it').toBe(0);
  taken.abort();
  await Promise.all(reading);
  await client.close();
});

test('I24 S11 a slow answer to it has the time limit of one entity, not that of a long list', async () => {
  const trickling: NodeJS.Timeout[] = [];
  const server = await faultServer((_asked, response) => {
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .write('{"@odata.context":"$metadata#Mail","value":[');
    trickling.push(setInterval(() => void response.write(' '), 20));
  });
  const client = clientOf(server, { limits: { totalMs: 300, idleMs: 60_000, listMs: 600_000 } });
  onTestFinished(() => trickling.forEach((timer) => clearInterval(timer)));
  await expect(client.ping()).rejects.toMatchObject({ failure: { kind: 'timeout' } });
});

test('S11 a user who may not read mails is authenticated all the same', async () => {
  await expect((await serve({}, 403)).ping()).resolves.toBeUndefined();
  await expect((await serve({}, 401)).ping()).rejects.toMatchObject({ failure: { kind: 'password' } });
});

describe('R3.4 probe', () => {
  test('ends at once when the user cancels it, whatever it is reading: the share too, which is read last', async () => {
    const lists = new Set(['/Planification', '/Candidat', '/EntiteJuridique', '/Instance']);
    for (const silent of [...lists, '/Mail', 'the share']) {
      const ended = Promise.withResolvers<void>();
      let instances = 0;
      const server = await faultServer((asked, response) => {
        const [path = ''] = asked.path.split('?');
        instances += path === '/Instance' ? 1 : 0;
        if (path !== silent && !(silent === 'the share' && instances === 2))
          return json(response, collection(path.slice(1), []));
        response.on('close', ended.resolve);
        return undefined;
      });
      const client = clientOf(server, { limits: { totalMs: 600_000, headersMs: 600_000, idleMs: 600_000 } });
      const cancel = new AbortController();
      const probe = client.probe(cancel.signal);
      const cancelled = expect(probe, silent).rejects.toMatchObject({ failure: { kind: 'cancelled' } });
      await expect
        .poll(() => server.asked.at(-1)?.path.split('?')[0])
        .toBe(silent === 'the share' ? '/Instance' : silent);
      if (silent === 'the share') await expect.poll(() => instances).toBe(2);
      // No answer and no time limit can end it within this test: what ends it is the user.
      const asked = server.asked.length;
      cancel.abort();
      await cancelled;
      await ended.promise;
      expect(server.asked.length, silent).toBe(asked);
      await client.close();
    }
  });

  test('returns the assumed endpoints that the service offers, the campuses and the share', async () => {
    const client = await serve({
      ...mail,
      '/Planification': collection('Planification', [eventRow(8)]),
      '/Planification/8': entity('Planification', eventRow(8)),
      '/Candidat': collection('Candidat', ['{"Id":6,"Nom":"X"}']),
      '/Instance': collection('Instance', ['{"ShareName":"Partage"}']),
      '/EntiteJuridique': collection('EntiteJuridique', ['{"Id":3,"Nom":"Lyon"}', '{"Id":4,"Nom":null}']),
    });
    const probe = await client.probe();
    expect(probe.campuses).toEqual([
      { id: '3', name: 'Lyon' },
      { id: '4', name: 'Campus 4' },
    ]);
    expect(probe.shareName).toBe('Partage');
    expect(Object.fromEntries(probe.assumed.map(({ endpoint, served }) => [endpoint, served]))).toEqual({
      'Planification.list': true,
      'Planification.one': true,
      'Candidat.one': false,
      'Instance.list': true,
      'EntiteJuridique.list': true,
      'TypePlanification.list': false,
      'Programme.list': false,
      'EtatCandidature.list': false,
      'TypeConvention.list': false,
      'EtatConvention.list': false,
      'OrganismeFinanceur.list': false,
      'NatureClient.list': false,
      'Template.list': false,
    });
  });

  test('B4 I24 a list of campuses without end is given up, and of a long row only its name is kept', async () => {
    const campuses = (count: number, name: string): readonly string[] =>
      Array.from({ length: count }, (_, at) => `{"Id":${at + 1},"Nom":"${name}"}`);
    const listed = async (rows: readonly string[]) =>
      (await (await serve({ ...mail, '/EntiteJuridique': collection('EntiteJuridique', rows) })).probe()).campuses;
    expect(await listed(campuses(6000, 'C')), 'the form asks for its number').toEqual([]);
    expect(await listed(campuses(1, 'C'.repeat(100_000)))).toEqual([{ id: '1', name: 'C'.repeat(200) }]);
  });

  test('takes the campuses from the agents where they are not listed', async () => {
    const agent = (id: number, campus: string): string => `{"Id":${id},"Nom":"A","EntiteJuridiqueId":${campus}}`;
    const client = await serve({
      ...mail,
      '/Agent': collection('Agent', [
        agent(1, '3'),
        agent(2, '12345678901234567890'),
        agent(3, '3'),
        agent(4, '0'),
        agent(5, 'null'),
      ]),
    });
    const probe = await client.probe();
    expect(probe.campuses.map(({ id }) => id)).toEqual(['3', '12345678901234567890']);
    expect(probe.shareName).toBeNull();
  });

  test('reports a rejected password before anything else', async () => {
    const client = await serve({}, 401);
    await expect(client.probe()).rejects.toMatchObject({ failure: { kind: 'password' } });
  });
});
