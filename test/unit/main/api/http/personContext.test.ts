import { describe, expect, test } from 'vitest';
import type { ServiceClient } from '#main/api/client.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import type { FaultServer } from '../faultServer.ts';
import { clientOf, collection, entity, faultServer, json } from '../faultServer.ts';

const learner = '{"Id":7,"Nom":"Durand","Prenoms":"Alix","NumeroIne":"123","IndividuId":70}';

/** A service that answers everything about persons under the name of one set. */
async function servedAs(set: string): Promise<{ client: ServiceClient; server: FaultServer }> {
  const server = await faultServer(({ verb, path }, response) => {
    if (verb === 'PUT') return json(response, entity(set, learner));
    if (path.startsWith('/Mail')) return json(response, collection('Mail', []));
    return json(response, /^\/\w+\/\d/u.test(path) ? entity(set, learner) : collection(set, [learner]));
  });
  const client = clientOf(server);
  return { client, server };
}

describe.each([
  ['Apprenant', 'Candidat'],
  ['Candidat', 'Apprenant'],
] as const)('R5.3b %s answered under the name of %s', (asked, named) => {
  test('is found, read and received', async () => {
    const { client } = await servedAs(named);
    const found = await client.call(`${asked}.list`, {
      filter: { eq: [asked === 'Apprenant' ? 'Nom' : 'Mail/Adresse', 'Durand'] },
    });
    expect(found).toMatchObject({ kind: 'collection', complete: true, rows: [learner], unreadable: [] });
    expect(await client.readOne(asked, '7')).toBe(learner);
    const pull = client.pull({ entity: asked, of: '7' }, new Map());
    expect(await pull.next()).toMatchObject({ value: { rows: [{ id: '7', text: learner }] } });
  });

  test('is edited', async () => {
    const { client, server } = await servedAs(named);
    const changes = [{ field: 'Nom', base: rawJson('"Durand"'), mine: rawJson('"Dupont"') }];
    await client.replace({ attempt: '1', entity: asked, id: '7', changes, base: rawJson(learner) });
    expect(server.writes().map(({ verb, path }) => `${verb} ${path}`)).toEqual(['PUT /Candidat/7']);
    expect(server.writes()[0]?.body).toContain('"Nom":"Dupont"');
  });

  test('R3.7 another set or another person is refused all the same', async () => {
    const { client } = await servedAs('Agent');
    await expect(client.readOne(asked, '7')).rejects.toMatchObject({ failure: { kind: 'unreadable' } });
    await expect((await servedAs(named)).client.readOne(asked, '8')).rejects.toMatchObject({
      failure: { kind: 'unreadable' },
    });
  });
});

test('R5.3b R3.7 only persons share a name: an event is not an applicant', async () => {
  const { client } = await servedAs('Candidat');
  await expect(client.readOne('Planification', '7')).rejects.toMatchObject({ failure: { kind: 'unreadable' } });
});

test('R3.7 the page of a captive portal is no person', async () => {
  const server = await faultServer(
    (_asked, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>$metadata#Candidat</html>'),
  );
  const client = clientOf(server);
  await expect(client.readOne('Apprenant', '7')).rejects.toMatchObject({ failure: { kind: 'foreignAnswer' } });
});
