import { describe, expect, test } from 'vitest';
import type { EntityName } from '#shared/entities/index.ts';
import type { CreateOrder } from '#shared/ipc/write.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { collection, entity, eventRow, json, serve } from '../faultServer.ts';

const order = (name: EntityName, body: string): CreateOrder => ({ entity: name, body: rawJson(body) });
const event = order('Planification', eventRow(0).replace('"Id":0,', ''));
const guid = '8c6d4b0a-1111-4222-8333-444455556666';

describe('create', () => {
  test('R3.8 reads the created entity back', async () => {
    const { server, client } = await serve((asked, response) =>
      json(response, entity('Planification', eventRow(77)), asked.verb === 'POST' ? 201 : 200),
    );
    expect(await client.create(event)).toEqual({
      kind: 'applied',
      id: '77',
      row: eventRow(77),
      receipt: { outcome: 'verified', changedFields: [], gapMs: null },
    });
    expect(server.asked.map(({ verb, path }) => `${verb} ${path}`)).toEqual([
      'POST /Planification',
      'GET /Planification/77',
    ]);
    expect(server.writes()[0]?.body).toBe(event.body);
  });

  test.each(['Z', '+0000'])('R2.4 a date that was copied with %s is sent with +hh:mm', async (offset) => {
    const { server, client } = await serve((_asked, response) =>
      json(response, entity('Planification', eventRow(77)), 201),
    );
    await client.create(order('Planification', event.body.replaceAll('+01:00', offset)));
    expect(server.writes()[0]?.body).toBe(event.body.replaceAll('+01:00', '+00:00'));
  });

  test('R3.8 where the entity cannot be read back, returns the answer’s row and says so in the receipt', async () => {
    const { client } = await serve((_asked, response) =>
      json(response, entity('Mail', '{"Id":5,"Nom":"","Code":"","Adresse":"a@b.fr"}')),
    );
    expect(await client.create(order('Mail', '{"Adresse":"a@b.fr"}'))).toMatchObject({
      kind: 'applied',
      id: '5',
      row: '{"Id":5,"Nom":"","Code":"","Adresse":"a@b.fr"}',
      receipt: { outcome: 'unverifiable' },
    });
  });

  test('R3.8 names the fields that the service stored differently', async () => {
    const { client } = await serve((_asked, response) =>
      json(response, entity('Mail', '{"Id":5,"Adresse":"A@b.fr "}')),
    );
    expect(await client.create(order('Mail', '{"Adresse":"a@b.fr"}'))).toMatchObject({
      kind: 'applied',
      receipt: { outcome: 'changed', changedFields: ['Adresse'] },
    });
  });

  test('R1.5 in the Selection context sends, requires and reads back below its own path', async () => {
    const row = '{"Id":77,"NomUsage":"OURY","Prenoms":"Zélie","Numero":"C7","Login":"z","MailId":3}';
    const { server, client } = await serve((asked, response) =>
      json(response, entity('Candidat', row), asked.verb === 'POST' ? 201 : 200),
    );
    const person = order('selection/Candidat', row.replace('"Id":77,', ''));
    expect(await client.create(person)).toMatchObject({
      kind: 'applied',
      id: '77',
      receipt: { outcome: 'verified' },
    });
    expect(server.asked.map(({ verb, path }) => `${verb} ${path}`)).toEqual([
      'POST /selection/Candidat',
      'GET /selection/Candidat/77',
    ]);
    const notSent = { kind: 'notSent', failure: { kind: 'badRequest' } };
    expect(await client.create({ ...person, entity: 'Candidat' }), 'Nom is required elsewhere').toMatchObject(notSent);
    const withoutNumero = order('selection/Candidat', person.body.replace('"Numero":"C7",', ''));
    expect(await client.create(withoutNumero)).toMatchObject(notSent);
    expect(server.writes()).toHaveLength(1);
  });

  test('I4 does not send a creation that has not left when its page is gone', async () => {
    const { server, client } = await serve((_asked, response) =>
      json(response, entity('Planification', eventRow(77)), 201),
    );
    expect(await client.create(event, undefined, AbortSignal.abort())).toEqual({
      kind: 'notSent',
      failure: { kind: 'cancelled' },
    });
    expect(server.asked).toEqual([]);
  });

  test('I16 where no member is required, an answer that shares no member with the request is about another entity', async () => {
    const { client } = await serve((_asked, response) =>
      json(response, entity('Entreprise', '{"Id":5,"Nom":"Autre","SIRET":"2"}'), 201),
    );
    expect(await client.create(order('Entreprise', '{"Nom":"Dupont","SIRET":"1"}'))).toMatchObject({
      kind: 'doubt',
      failure: { kind: 'unreadable' },
    });
  });

  test('R3.3 a folder’s identity is the GUID of the answer', async () => {
    const { client } = await serve((_asked, response) =>
      json(response, `{"@odata.context":"$metadata#Edm.Guid","value":"${guid}"}`),
    );
    expect(await client.create(order('Directory', `{"Nom":"Jury","Streamid":"${guid}"}`))).toEqual({
      kind: 'applied',
      id: guid,
      row: null,
      receipt: { outcome: 'unverifiable', changedFields: [], gapMs: null },
    });
  });

  test.each([
    ['as that of its parent', guid, guid.toUpperCase(), ['Jurys'], guid],
    ['as that of its parent', guid.toUpperCase(), guid, ['Jurys'], guid.toUpperCase()],
    ['the answer’s below the root, whose GUID may be typed (R5.5)', guid.toUpperCase(), guid, [], guid],
  ] as const)('R3.3 without their list, a folder’s GUID is %s (%s)', async (_how, parent, value, parentPath, id) => {
    const { client } = await serve((_asked, response) =>
      json(response, `{"@odata.context":"$metadata#Edm.Guid","value":"${value}"}`),
    );
    const made = await client.create({
      ...order('Directory', `{"Nom":"Jury","Streamid":"${parent}"}`),
      parentPath: [...parentPath],
    });
    expect(made).toMatchObject({ kind: 'applied', id, row: null });
  });

  test('R3.3 returns a folder’s GUID as the lists write it, which may differ in case', async () => {
    const { client } = await serve(
      (asked, response) =>
        asked.verb === 'POST'
          ? json(response, `{"@odata.context":"$metadata#Edm.Guid","value":"${guid.toUpperCase()}"}`)
          : json(response, collection('Directory', [`{"Streamid":"${guid}","Name":"Jury","Path":"P\\\\Jury"}`])),
      { shareName: 'P' },
    );
    const made = await client.create({ ...order('Directory', `{"Nom":"Jury","Streamid":"${guid}"}`), parentPath: [] });
    const row = expect.stringContaining('"Name":"Jury"') as string;
    expect(made).toMatchObject({ kind: 'applied', id: guid, row, receipt: { outcome: 'verified' } });
  });

  test.each([
    ['Jury', 'Jury'],
    ['JURY', 'Jury'],
    ['Été', 'E\u0301te\u0301'],
  ])(
    'I3 R3.6 where a folder « %s » is there by the name « %s », it is taken, and nothing is sent',
    async (name, listed) => {
      const row = `{"Streamid":"${guid}","Name":"${listed}","Isdirectory":true,"Path":"P\\\\${listed}"}`;
      const { server, client } = await serve((_asked, response) => json(response, collection('Directory', [row])), {
        shareName: 'P',
      });
      const made = await client.create({
        ...order('Directory', `{"Nom":"${name}","Streamid":"${guid}"}`),
        parentPath: [],
      });
      expect(made).toMatchObject({ kind: 'applied', id: guid, receipt: { outcome: 'verified', existed: true } });
      expect(server.writes()).toEqual([]);
    },
  );

  test.each([
    ['a file of that name', '"Name":"Jury","Isdirectory":false'],
    ['a deleted folder', '"Name":"Jury","Isdirectory":true,"Delete_time":"2026-11-01T10:00:00+01:00"'],
    ['a folder of another name', '"Name":"Jurys","Isdirectory":true'],
  ])('R3.6 %s is not taken: the creation leaves', async (_what, members) => {
    const row = `{"Streamid":"${guid}","Path":"P\\\\Jury",${members}}`;
    const { server, client } = await serve(
      (asked, response) =>
        asked.verb === 'POST'
          ? json(response, `{"@odata.context":"$metadata#Edm.Guid","value":"${guid.replace('8c', '9c')}"}`)
          : json(response, collection('Directory', [row])),
      { shareName: 'P' },
    );
    await client.create({ ...order('Directory', `{"Nom":"Jury","Streamid":"${guid}"}`), parentPath: [] });
    expect(server.writes()).toHaveLength(1);
  });

  test('I3 R3.6 what keeps the list from coming keeps the folder from leaving', async () => {
    const { server, client } = await serve((_asked, response) => json(response, '{}', 503), { shareName: 'P' });
    const made = await client.create({ ...order('Directory', `{"Nom":"Jury","Streamid":"${guid}"}`), parentPath: [] });
    expect(made).toMatchObject({ kind: 'notSent' });
    expect(server.writes()).toEqual([]);
  });

  test('R3.3 returns a refused folder with the folders of the same name; a refusal for another reason alone', async () => {
    const listed = `{"Streamid":"${guid}","Name":"Jury","Path":"P\\\\Jury"}`;
    const { client } = await serve(
      (asked, response) =>
        asked.verb === 'POST'
          ? json(response, '{"error":{"message":"« Jury » existe déjà"}}', 400)
          : json(response, collection('Directory', [listed])),
      { shareName: 'P' },
    );
    const make = (name: string) =>
      client.create({ ...order('Directory', `{"Nom":"${name}","Streamid":"${guid}"}`), parentPath: [] });
    const refusal = { kind: 'refused', failure: { kind: 'refused', status: 400 } };
    expect(await make('Jury')).toMatchObject({ ...refusal, there: [{ id: guid }] });
    expect(await make('JURY'), 'a service may take them for one').toMatchObject({ ...refusal, there: [{ id: guid }] });
    expect(await make('Jury 2')).not.toHaveProperty('there');
  });

  const path =
    '{"Nom":"Bachelor","Code":"B1","Debut":"2026-09-01T00:00:00+02:00","Fin":"2027-06-30T00:00:00+02:00","ProgrammeId":4,"LibelleExterne":"B","PeriodeRentreeId":2}';
  const made = (id: number): string => path.replace('{', `{"Id":${id},`);

  test('R3.3 an admission path comes in a collection of one', async () => {
    const { client } = await serve((_asked, response) => json(response, collection('SessionRecrutement', [made(31)])));
    expect(await client.create(order('SessionRecrutement', path))).toMatchObject({
      kind: 'applied',
      id: '31',
      row: made(31),
    });
  });

  test.each([
    ['R2.7 Id 0', 'Planification', entity('Planification', eventRow(0))],
    ['I16 no id', 'Planification', entity('Planification', eventRow('null'))],
    [
      'I16 another entity',
      'Planification',
      entity('Planification', eventRow(7).replace('"EntiteJuridiqueId":3', '"EntiteJuridiqueId":4')),
    ],
    ['I16 another set', 'Planification', entity('Dossier', eventRow(7))],
    ['I16 nothing', 'Planification', ''],
    ['R3.3 two made', 'SessionRecrutement', collection('SessionRecrutement', [made(31), made(32)])],
    ['I16 one of another set', 'SessionRecrutement', collection('Planification', [made(31)])],
    ['R3.3 none made', 'SessionRecrutement', collection('SessionRecrutement', [])],
    ['R3.3 no GUID', 'Directory', '{"value":"oui"}'],
  ] as const)('%s is in doubt', async (_name, name, answer) => {
    const { server, client } = await serve((_asked, response) => json(response, answer));
    const bodies = {
      Planification: event.body,
      SessionRecrutement: path,
      Directory: `{"Nom":"J","Streamid":"${guid}"}`,
    };
    expect((await client.create(order(name, bodies[name]))).kind).toBe('doubt');
    expect(server.writes()).toHaveLength(1);
  });

  test.each([
    [
      'I7 a provisional reference',
      order('Dossier', '{"SessionRecrutementId":4,"CandidatId":"new:1","EtatCandidatureId":1}'),
    ],
    ['I7 a provisional parent', order('Directory', `{"Nom":"J","Streamid":"new:${guid}"}`)],
    ['I7 a provisional id anywhere', order('Mail', `{"Adresse":"a@b.fr","X":[{"y":"new:${guid}"}]}`)],
    ['R5.4 a date without offset', order('Planification', event.body.replace('+01:00', ''))],
    [
      'a missing required member',
      order('Dossier', '{"SessionRecrutementId":4,"CandidatId":null,"EtatCandidatureId":1}'),
    ],
    ['what is no object', order('Mail', '[]')],
    ['a set nothing is created in', order('Agent', '{}')],
  ])('%s never leaves', async (_name, bad) => {
    const { server, client } = await serve((_asked, response) => void response.end());
    expect(await client.create(bad)).toEqual({ kind: 'notSent', failure: { kind: 'badRequest' } });
    expect(server.asked).toHaveLength(0);
  });

  test.each([
    ['an endpoint that creates another entity', 'Client', 'Planification.create'],
    ['an endpoint that reads', 'Client', 'Apprenant.one'],
    ['an endpoint that creates below nothing', 'Client', 'Client.create'],
    ['an endpoint below another entity, for something else', 'Mail', 'Apprenant.createClient'],
  ] as const)('R5.3 below %s: never leaves', async (_name, made, endpoint) => {
    const { server, client } = await serve((_asked, response) => void response.end());
    const body = '{"Nom":"N","Prenoms":"P","EntiteJuridiqueId":1,"NatureClientId":2,"Adresse":"a@b.fr"}';
    const below = { endpoint, id: '5' };
    expect(await client.create({ ...order(made, body), below })).toEqual({
      kind: 'notSent',
      failure: { kind: 'badRequest' },
    });
    expect(server.asked).toHaveLength(0);
  });

  test('sends a name that only looks like a provisional id', async () => {
    const { client } = await serve((_asked, response) =>
      json(response, entity('Mail', '{"Id":5,"Nom":"new: thé","Adresse":"a@b.fr"}')),
    );
    expect(await client.create(order('Mail', '{"Nom":"new: thé","Adresse":"a@b.fr"}'))).toMatchObject({
      kind: 'applied',
    });
  });
});

describe('R3.3 R5.8 a creation that is answered with a collection', () => {
  const session = order(
    'SessionRecrutement',
    '{"Nom":"S","Code":"S1","Debut":"2026-11-20T10:00:00+01:00","Fin":"2026-11-21T10:00:00+01:00","ProgrammeId":3,"LibelleExterne":"S","PeriodeRentreeId":4}',
  );
  const row = (id: number): string => session.body.replace('{', `{"Id":${id},`);

  test.each([
    ['one row is its own', [5], 'applied'],
    ['two rows leave it in doubt', [5, 6], 'doubt'],
    ['no row leaves it in doubt', [], 'doubt'],
  ] as const)('%s', async (_what, ids, kind) => {
    const { client } = await serve((_asked, response) =>
      json(response, collection('SessionRecrutement', ids.map(row))),
    );
    expect((await client.create(session)).kind).toBe(kind);
  });
});

describe('R4.4 a client that is created below a learner has records of its own', () => {
  test.each([
    ['the learner’s own e-mail address', 8, { kind: 'refused', failure: { kind: 'brokenRule' } }],
    ['another one', 9, { kind: 'applied' }],
  ] as const)('with %s', async (_what, mail, verdict) => {
    const { client } = await serve((asked, response) =>
      asked.verb === 'GET' && asked.path.startsWith('/Apprenant')
        ? json(response, entity('Apprenant', '{"Id":5,"Nom":"N","Prenoms":"P","MailId":8}'))
        : json(response, entity('Client', '{"Id":77,"Nom":"N","Prenoms":"P"}')),
    );
    const body = `{"Nom":"N","Prenoms":"P","EntiteJuridiqueId":1,"NatureClientId":2,"MailId":${mail},"ReferenceId":5}`;
    const below = { endpoint: 'Apprenant.createClient', id: '5' } as const;
    expect(await client.create({ ...order('Client', body), below })).toMatchObject(verdict);
  });
});
