import { describe, expect, test } from 'vitest';
import { bodyOf, only, view, views } from './client/rows.ts';
import type { Members } from './client/rows.ts';
import { applied, held, throughMain, unfit } from './throughMain.ts';

/** External references, other places of training and folders, as main makes and reads them. */
const { client, during, tried, create } = throughMain();

describe('external references', () => {
  const form: Members = { Reference: 'SI-1', Type: 'SCOLARITE.AGENT', IdObjet: 1011 };
  const kept = async () => (await client().call('ReferenceExterne.list', { filter: { eq: ['IdObjet', 1011] } })).rows;

  test.each(['AGENT', 'SCOLARITE.', '.AGENT', 'SCOLARITE AGENT', 'A.B.C'])(
    'R4.2 ReferenceExterne.1 the Type %j is not sent',
    async (Type) => {
      const order = { entity: 'ReferenceExterne', body: bodyOf({ ...form, Type }) } as const;
      expect(await tried(() => client().create(order))).toEqual({
        failure: held('formOfReferenceType', 'Type'),
        asked: [],
      });
      expect(await kept()).toEqual([]);
    },
  );

  test('R4.2 ReferenceExterne.1 ReferenceExterne.2 Limits.1 an entity has one, and no second is sent', async () => {
    const made = await create('ReferenceExterne', form);
    expect([view(made.row, 'Type'), view(made.row, 'Reference')]).toEqual(['SCOLARITE.AGENT', 'SI-1']);
    const second = { entity: 'ReferenceExterne', body: bodyOf({ ...form, Reference: 'SI-2' }) } as const;
    const looked = {
      failure: held('oneReferenceOnly', 'Type', { entity: 'ReferenceExterne', id: made.id }),
      asked: ['GET /ReferenceExterne?$filter=IdObjet%20eq%201011'],
    };
    expect(await tried(() => client().create(second))).toEqual(looked);
    const ofOtherDomain = { ...second, body: bodyOf({ ...form, Reference: 'SI-3', Type: 'CRM.Agent' }) };
    expect(await tried(() => client().create(ofOtherDomain)), 'the table decides').toEqual(looked);
    expect(await tried(() => client().call('ReferenceExterne.create', second))).toEqual(looked);
    expect(views(await kept(), 'Reference')).toEqual(['SI-1']);
    await create('ReferenceExterne', { ...form, Type: 'SCOLARITE.SEQUENCE' });
    expect(views(await kept(), 'Type'), 'an Id is of its Type (R5.4)').toEqual([
      'SCOLARITE.AGENT',
      'SCOLARITE.SEQUENCE',
    ]);
  });
});

describe('other places of training', () => {
  const place: Members = {
    Code: 'ANX-7',
    AdresseId: 1,
    PaysId: 1,
    Libelle: 'Annexe',
    Siret: '812 345 678 00012',
    Uai: '0751234A',
  };
  const kept = async () =>
    (await client().call('AutreLieuFormation.list', {})).rows.filter((row) => view(row, 'Code') === place['Code']);

  test.each(['751234A', '07512345', '0751234AB', '0751234', ''])(
    'R4.2 Limits.4 AutreLieuFormation.2 the Uai %j is not sent',
    async (Uai) => {
      const body = bodyOf({ ...place, Uai });
      expect(await tried(() => client().create({ entity: 'AutreLieuFormation', body }))).toEqual({
        failure: held('formOfUai', 'Uai'),
        asked: [],
      });
      expect(await tried(() => client().call('AutreLieuFormation.create', { body }))).toEqual({
        failure: held('formOfUai', 'Uai'),
        asked: [],
      });
    },
  );

  test('R4.2 AutreLieuFormation.1 AutreLieuFormation.2 the spaces of a Siret do not change; a second place with its Code is not sent', async () => {
    const { id, row } = await create('AutreLieuFormation', place);
    expect([view(row, 'Siret'), view(row, 'Uai')]).toEqual(['812 345 678 00012', '0751234A']);
    const second = bodyOf({ ...place, Libelle: 'Autre', Uai: '0751235B' });
    expect(await tried(() => client().create({ entity: 'AutreLieuFormation', body: second }))).toEqual({
      failure: held('oneOfAKind', 'Code', { entity: 'AutreLieuFormation', id }),
      asked: ['GET /AutreLieuFormation'],
    });
    expect(views(await kept(), 'Libelle')).toEqual(['Annexe']);
  });
});

describe('folders', () => {
  test('Directory.1 R1.3 the share is read from Instance once, and begins every path', async () => {
    const names = async (path: readonly string[]): Promise<readonly unknown[]> => {
      const rows: unknown[] = [];
      for await (const batch of client().pull({ entity: 'Directory', path }, new Map()))
        rows.push(...batch.rows.map(({ text }) => view(text, 'Name')));
      return rows;
    };
    const root = await during(() => names([]));
    expect(root.asked.map(({ line }) => line)).toEqual([
      'GET /GraphV1/Instance',
      'GET /GraphV1/Directory?$filter=path%20eq%20Partage',
    ]);
    expect(root.result).toContain('Campus Lyon');
    const below = await during(() => names(['Campus Lyon', 'Admissions']));
    expect(below.asked.map(({ line }) => line)).toEqual([
      'GET /GraphV1/Directory?$filter=path%20eq%20Partage%5CCampus%20Lyon%5CAdmissions',
    ]);
    expect(below.result).toContain('Rentrée 2027');
  });

  test('Directory.2 Errors.2 the list without its filter, which is always empty, is not requested', async () => {
    expect(await tried(() => client().call('Directory.list', {}))).toEqual({ failure: unfit('$filter'), asked: [] });
  });

  test('Directory.3 a folder is created by Nom below the Streamid of its parent, and identified by its GUID', async () => {
    const share = { filter: { directoryPath: ['Partage'] } } as const;
    const parent = (await client().call('Directory.list', share)).rows.find(
      (row) => view(row, 'Name') === 'Campus Lyon',
    );
    const body = bodyOf({ Nom: 'Jurys d’été', Streamid: String(view(parent, 'Streamid')) });
    const make = () => client().create({ entity: 'Directory', body, parentPath: ['Campus Lyon'] });
    const { id } = applied(await make());
    expect(id).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u);
    const listed = (await client().call('Directory.list', { filter: { directoryPath: ['Partage', 'Campus Lyon'] } }))
      .rows;
    expect(view(only(listed.filter((row) => view(row, 'Streamid') === id)), 'Name')).toBe('Jurys d’été');
    const inner = await client().call('Directory.create', { body: bodyOf({ Nom: 'Session 1', Streamid: id }) });
    expect(inner).toEqual({ kind: 'guid', guid: expect.not.stringMatching(id) });
    expect(await make(), 'R3.6').toMatchObject({ kind: 'applied', id, receipt: { existed: true } });
    expect(
      (await tried(() => client().call('Directory.create', { body: bodyOf({ Nom: 'Sans parent' }) }))).failure,
    ).toEqual(unfit('Streamid'));
  });
});
