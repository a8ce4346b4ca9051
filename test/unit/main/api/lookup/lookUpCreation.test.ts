import { describe, expect, test } from 'vitest';
import type { ServiceClient } from '#main/api/client.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { SettleOrder } from '#shared/ipc/write.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { clientOf, collection, eventRow, faultServer, json } from '../faultServer.ts';

async function listing(
  set: EntityName,
  rows: readonly string[],
  more = '',
): Promise<{ client: ServiceClient; paths: () => string[] }> {
  const server = await faultServer((_asked, response) => json(response, collection(set, rows, more)));
  const client = clientOf(server, { shareName: 'Partage' });
  return { client, paths: () => server.asked.map(({ path }) => path).filter((path) => path !== '/Instance') };
}

const order = (name: EntityName, body: string, more: Partial<SettleOrder> = {}): SettleOrder => ({
  entity: name,
  body: rawJson(body),
  notThese: [],
  ...more,
});
const event = eventRow(0).replace('"Id":0,', '');
const cut = ',"@odata.nextLink":"http://127.0.0.1:1/autre"';

describe('R3.6 settle', () => {
  test('finds the creation when exactly one new row is like the sent one', async () => {
    const rows = [
      eventRow(1),
      eventRow(2, ',"ReferenceMultiple":""').replace('T09:00:00+01:00', 'T08:00:00.000Z'),
      eventRow(3).replace('Entretien', 'Jury'),
    ];
    const { client } = await listing('Planification', rows);
    expect(await client.settle(order('Planification', event, { notThese: ['1'] }))).toEqual({
      kind: 'found',
      id: '2',
      row: rows[1],
    });
  });

  test('leaves several candidates to the user', async () => {
    const { client } = await listing('Planification', [eventRow(1), eventRow(2)]);
    const settled = await client.settle(order('Planification', event));
    expect(settled).toEqual({
      kind: 'undecidable',
      candidates: [
        { id: '1', row: eventRow(1) },
        { id: '2', row: eventRow(2) },
      ],
    });
  });

  test('reports absence when a complete list has none', async () => {
    const { client } = await listing('Planification', [eventRow(1)]);
    expect(await client.settle(order('Planification', event, { notThese: ['1'] }))).toEqual({ kind: 'absent' });
  });

  test('R5.3 cut-lists: a list that lacks a known row was cut, and proves no absence', async () => {
    const { client } = await listing('Planification', [eventRow(1).replace('Entretien', 'Jury')]);
    const cutShort = { kind: 'cut', coverage: { known: 2, came: 1 } };
    expect(await client.settle(order('Planification', event, { notThese: ['1', '2'] }))).toEqual(cutShort);
    expect(await client.settle(order('Planification', event, { due: ['1', '2'] }))).toEqual(cutShort);
    const mail = await listing('Mail', []);
    const filtered = await mail.client.settle(order('Mail', '{"Adresse":"a@b.fr"}', { notThese: ['7'] }));
    expect(filtered, 'rows that the filter leaves out are not expected').toEqual({ kind: 'absent' });
    const due = await mail.client.settle(order('Mail', '{"Adresse":"a@b.fr"}', { due: ['7'] }));
    expect(due, 'rows that the filter selects are expected').toEqual({ kind: 'cut', coverage: { known: 1, came: 0 } });
  });

  test('I18 concludes nothing from a list whose next page cannot be followed', async () => {
    const { client } = await listing('Planification', [], cut);
    expect(await client.settle(order('Planification', event))).toEqual({
      kind: 'cut',
      coverage: { known: 0, came: 0 },
    });
  });

  test.each([
    ['a list with a row that cannot be read', ['{"Id":5}']],
    ['a list with a row whose Nom is in another form', [eventRow(5).replace('"Entretien"', '{"fr":"Entretien"}')]],
    ['a list with a row that holds a member twice', [eventRow(5, ',"Nom":"x"')]],
  ])('I18 none in %s concludes nothing', async (_name, rows) => {
    const { client } = await listing('Planification', rows);
    expect(await client.settle(order('Planification', event))).toEqual({ kind: 'undecidable', candidates: [] });
  });

  test('R5.3 looks a mail up by its address; leaves one in another case to the user, never reports it absent', async () => {
    const rows = ['{"Id":4,"Adresse":"Elise@ecole.fr"}'];
    const { client, paths } = await listing('Mail', rows);
    expect(await client.settle(order('Mail', '{"Adresse":"elise@ecole.fr"}'))).toEqual({
      kind: 'undecidable',
      candidates: [{ id: '4', row: rows[0] }],
    });
    expect(paths()).toEqual(["/Mail?$filter=Adresse eq 'elise@ecole.fr'"]);
  });

  test('finds a Dossier by applicant and admission path, and distinguishes ids of 20 digits', async () => {
    const row = (id: number, candidat: string): string =>
      `{"Id":${id},"CandidatId":${candidat},"SessionRecrutementId":4}`;
    const { client } = await listing('Dossier', [row(1, '12345678901234567891'), row(2, '12345678901234567890')]);
    const body = '{"CandidatId":12345678901234567890,"SessionRecrutementId":4,"EtatCandidatureId":1}';
    expect(await client.settle(order('Dossier', body))).toMatchObject({ kind: 'found', id: '2' });
  });

  test('finds a folder by its name under its parent', async () => {
    const row = (id: string, name: string): string =>
      `{"Streamid":"${id}","Name":"${name}","Path":"Partage\\\\A\\\\${name}","stream":""}`;
    const { client, paths } = await listing('Directory', [row('g1', 'Autre'), row('g2', 'Jury')]);
    const settled = await client.settle(order('Directory', '{"Nom":"Jury","Streamid":"p"}', { parentPath: ['A'] }));
    expect(settled).toEqual({ kind: 'found', id: 'g2', row: row('g2', 'Jury').replace(',"stream":""', '') });
    const known = order('Directory', '{"Nom":"Jury","Streamid":"p"}', { parentPath: ['A'], notThese: ['G2'] });
    expect(await client.settle(known), 'a GUID in other letters').toEqual({ kind: 'absent' });
    expect(new Set(paths())).toEqual(new Set(['/Directory?$filter=path eq Partage\\A']));
  });

  test('cannot decide for an applicant', async () => {
    const { client, paths } = await listing('Candidat', []);
    expect(await client.settle(order('Candidat', '{"Nom":"X"}'))).toEqual({ kind: 'undecidable', candidates: [] });
    expect(paths()).toEqual([]);
  });

  test('a look-up that fails returns the reason', async () => {
    const server = await faultServer((_asked, response) => void response.writeHead(503).end());
    const client = clientOf(server);
    expect(await client.settle(order('Planification', event))).toMatchObject({
      kind: 'failed',
      failure: { kind: 'serviceError' },
    });
  });
});
