import { describe, expect, test } from 'vitest';
import { openClient } from '#main/api/client.ts';
import { basicAuthenticator } from '#main/api/http/authenticator.ts';
import { membersOf, rawJson } from '#shared/json/rawJson.ts';
import { credentials } from '../unit/main/api/practiceClient.ts';
import { bodyOf, exact, only, raw, rawValue, view, views } from './client/rows.ts';
import { applied, badOrder, refusedFor, throughMain, unfit } from './throughMain.ts';

/** What is true for every endpoint, as main sends and reads it. */
const { client, practice, during, tried, create, replace } = throughMain();
const mail = (Adresse: string) => create('Mail', { Adresse, IsDuplicate: false });
const slot = {
  EntiteJuridiqueId: 101,
  TypePlanificationId: 31,
  Debut: '2026-11-23T09:00:00+01:00',
  Fin: '2026-11-23T10:00:00+01:00',
};

describe('requests', () => {
  test('Conventions.1 Versioning.1 go to /GraphV1, the set, the id and the path below', async () => {
    const { asked } = await during(async () => {
      await client().call('Enseignant.list', {});
      await client().call('Sequence.one', { id: '10111' });
      await client().call('Enseignant.types', { id: '10101' });
      await client().call('selection/Candidat.one', { id: '2001' });
    });
    expect(asked.map(({ line }) => line)).toEqual([
      'GET /GraphV1/Enseignant',
      'GET /GraphV1/Sequence/10111',
      'GET /GraphV1/Enseignant/10101/EnseignantsTypes',
      'GET /GraphV1/selection/Candidat/2001',
    ]);
    expect(await tried(() => client().call('Sequence.one', { id: '10111/x' }))).toEqual({
      failure: unfit('id'),
      asked: [],
    });
  });

  test('Conventions.2 a body is an object in JSON, in UTF-8 and declared so; a read has none', async () => {
    const { asked, result } = await during(() => create('Entreprise', { Nom: 'Élève « 12 € » 😀' }));
    expect(asked.map(({ line, headers }) => [line, headers['content-type']])).toEqual([
      ['POST /GraphV1/Entreprise', 'application/json'],
      [`GET /GraphV1/Entreprise/${result.id}`, undefined],
    ]);
    expect(asked.map(({ headers }) => headers['content-length'])).toEqual([
      String(Buffer.byteLength('{"Nom":"Élève « 12 € » 😀"}')),
      undefined,
    ]);
    expect(view(result.row, 'Nom')).toBe('Élève « 12 € » 😀');
    for (const body of ['[]', '"Nom"', '{"Nom":"a","Nom":"b"}']) {
      expect(await tried(() => client().call('Entreprise.create', { body: rawJson(body) }))).toEqual({
        failure: unfit('body'),
        asked: [],
      });
    }
  });

  test('Conventions.4 a query is percent-encoded, and contains only what the endpoint allows', async () => {
    const { id: MailId } = await mail('zoe@exemple.fr');
    const made = await create('Apprenant', {
      Nom: "O'NEIL + É",
      Prenoms: 'Zoé & Zia',
      NomUsage: "O'NEIL",
      PrenomUsage: 'Zoé',
      Login: 'zoe',
      MailId: exact(MailId),
    });
    const byName = await during(() =>
      client().call('Apprenant.list', {
        filter: { and: [{ eq: ['Nom', "O'NEIL + É"] }, { eq: ['Prenoms', 'Zoé & Zia'] }] },
      }),
    );
    expect(byName.asked.map(({ line }) => line)).toEqual([
      'GET /GraphV1/Apprenant?$filter=Nom%20eq%20%27O%27%27NEIL%20%2B%20%C3%89%27%20and%20Prenoms%20eq%20%27Zo%C3%A9%20%26%20Zia%27',
    ]);
    expect(raw(only(byName.result.rows), 'Id')).toBe(made.id);

    const filter = { startsWith: ['Sequence/TypeSequence/Code', 'ALT'] } as const;
    const eligible = await during(() =>
      client().call('InscriptionSequence.eligible', {
        expand: ['Sequence'],
        select: ['Sequence'],
        filter,
        body: bodyOf({ Id: 3002 }),
      }),
    );
    expect(eligible.asked.map(({ line }) => line)).toEqual([
      'GET /GraphV1/InscriptionSequence?$filter=startswith(Sequence%2FTypeSequence%2FCode%2C%20%27ALT%27)&$expand=Sequence&$select=Sequence',
    ]);
    expect([...membersOf(only(eligible.result.rows)).keys()]).toEqual(['Sequence']);
    // The Id of a file serves too (R1.6): of one of last year, whose applicant is a learner now.
    const files = (await client().call('Dossier.list', {})).rows;
    const file = files.find((row) => String(view(row, 'Numero')).endsWith('-2'));
    const ofFile = await client().call('InscriptionSequence.eligible', {
      expand: ['Sequence'],
      select: ['Sequence'],
      body: bodyOf({ Id: exact(raw(file, 'Id')) }),
    });
    expect(ofFile.rows.length).toBeGreaterThan(0);

    const lines = await during(() =>
      client().call('BalanceClient.list', {
        filter: { eq: ['CreditON', true] },
        orderBy: [{ field: 'Date', descending: true }],
      }),
    );
    expect(lines.asked.map(({ line }) => line)).toEqual([
      'GET /GraphV1/BalanceClient?$filter=CreditON%20eq%20true&$orderby=Date%20desc',
    ]);
    expect(new Set(views(lines.result.rows, 'CreditON'))).toEqual(new Set([true]));
    const dates = views(lines.result.rows, 'Date').map(String);
    expect(dates).toEqual(dates.toSorted((a, b) => Date.parse(b) - Date.parse(a)));

    expect(await tried(() => client().call('Mail.list', { filter: { eq: ['Nom', 'x'] } }))).toEqual({
      failure: unfit('$filter=Nom'),
      asked: [],
    });
    expect(await tried(() => client().call('Dossier.list', { orderBy: [{ field: 'Nom' }] }))).toEqual({
      failure: unfit('$orderby=Nom'),
      asked: [],
    });
  });

  test('Authentication.1 each carries the user name and the password; a wrong one changes nothing', async () => {
    const pair = `Basic ${Buffer.from(`${credentials.user}:${credentials.password}`, 'utf8').toString('base64')}`;
    const { asked } = await during(() => mail('paire@exemple.fr'));
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.map(({ headers }) => headers.authorization)).toEqual(asked.map(() => pair));
    const stranger = openClient({
      baseUrl: practice().baseUrl,
      authenticator: basicAuthenticator({ ...credentials, password: 'x' }),
    });
    const verdict = await stranger.create({ entity: 'Mail', body: bodyOf({ Adresse: 'intrus@exemple.fr' }) });
    await stranger.close();
    expect(verdict).toMatchObject({ kind: 'notSent', failure: { kind: 'password', status: 401 } });
    expect((await client().call('Mail.list', { filter: { eq: ['Adresse', 'intrus@exemple.fr'] } })).rows).toEqual([]);
  });
});

describe('answers', () => {
  test('Conventions.3 Versioning.2 are read by their @odata.context, which is not stored; it points to $metadata', async () => {
    const { id, row } = await mail('contexte@exemple.fr');
    expect([...membersOf(row).keys()]).toEqual(['Id', 'Nom', 'Code', 'Adresse', 'IsDuplicate']);
    const list = await client().call('Mail.list', { filter: { eq: ['Adresse', 'contexte@exemple.fr'] } });
    expect(list).toEqual({ kind: 'collection', rows: [row], unreadable: [], complete: true });
    const { asked, result } = await during(() => client().compatibility({ Mail: id }));
    expect(asked.map(({ line }) => line)).toContain('GET /GraphV1/$metadata');
    expect(['works', 'differs']).toContain(result.metadata.standing);
    expect(
      result.metadata.entities.map(({ entity }) => entity),
      'a mail is declared as it was answered',
    ).not.toContain('Mail');
  });

  test.each([
    'EntiteJuridique.list',
    'Dossier.list',
    'Candidat.list',
    'BalanceClient.list',
    'Planification.list',
  ] as const)('Conventions.5 %s: every row has Id, Nom and Code, which may be null or empty', async (name) => {
    const { rows, unreadable } = await client().call(name, {});
    expect(unreadable).toEqual([]);
    expect(rows.length).toBeGreaterThan(2);
    for (const row of rows) {
      expect(raw(row, 'Id')).toMatch(/^[1-9]\d*$/u);
      expect(view(row, 'Nom')).toEqual(expect.any(String));
      expect(membersOf(row).get('Code') ?? '').toMatch(/^(?:"|null$)/u);
    }
  });

  test('Conventions.9 a creation returns the entity with its new Id, by which it is read', async () => {
    const [first, second] = [await mail('neuf@exemple.fr'), await mail('dix@exemple.fr')];
    expect(BigInt(first.id)).toBeGreaterThan(0n);
    expect(second.id).not.toBe(first.id);
    expect(raw(first.row, 'Id')).toBe(first.id);
    const company = await create('Entreprise', { Nom: 'Neuf' });
    expect(await client().readOne('Entreprise', company.id)).toBe(company.row);
  });
});

describe('entities', () => {
  test('Conventions.6 a reference is an Id that exists; 0 and null are none, and a provisional Id is never sent', async () => {
    expect(raw((await create('Entreprise', {})).row, 'MailId')).toBe('0');
    const event = await create('Planification', { ...slot, Nom: 'Référence' });
    const unknown = await tried(() => replace('Planification', event.id, { ProgrammeId: 999_999 }));
    expect(unknown.failure).toEqual(refusedFor('ProgrammeId'));
    expect(await client().readOne('Planification', event.id)).toBe(event.row);
    const fromNone = [{ field: 'ProgrammeId', base: rawValue(null), mine: rawValue(1011) }];
    const given = await client().replace({ entity: 'Planification', id: event.id, base: null, changes: fromNone });
    expect(applied(given).receipt.outcome, '0 is the null that was read').toBe('verified');
    const ours = 'new:018f5d1e-0000-7000-8000-000000000001';
    expect(await tried(() => replace('Planification', event.id, { ProgrammeId: ours }))).toMatchObject({
      failure: badOrder,
      asked: [`GET /Planification/${event.id}`],
    });
    expect(
      await tried(() => client().create({ entity: 'Planification', body: bodyOf({ ...slot, ProgrammeId: ours }) })),
    ).toEqual({ failure: badOrder, asked: [] });
  });

  test('Conventions.7 a date is sent with its offset and returned as the same instant, which is not a change', async () => {
    const body = bodyOf({ ...slot, Debut: '2026-11-23T13:30:00.5+05:30' });
    const { row, receipt } = applied(await client().create({ entity: 'Planification', body }));
    expect(view(row, 'Debut')).toBe('2026-11-23T09:00:00.5+01:00');
    expect(receipt).toEqual({ outcome: 'verified', changedFields: [], gapMs: null });
    const inUtc = bodyOf({ ...slot, Debut: '2026-11-23T08:00:00Z' });
    const made = applied(await client().create({ entity: 'Planification', body: inUtc }));
    expect(view(made.row, 'Debut')).toBe('2026-11-23T09:00:00+01:00');
    const without = bodyOf({ ...slot, Debut: '2026-11-23T09:00:00' });
    expect(await tried(() => client().create({ entity: 'Planification', body: without }))).toEqual({
      failure: badOrder,
      asked: [],
    });
    expect(await tried(() => client().call('Planification.create', { body: without }))).toEqual({
      failure: unfit('Debut'),
      asked: [],
    });
  });

  test('Conventions.8 an update reads the entity and sends it whole: unedited members do not change, known or not', async () => {
    const ofNobody = { Jeton: exact('9007199254740993001'), Coefficient: exact('1250.10') };
    const { id, row } = await create('Planification', { ...slot, Nom: 'Avant', ...ofNobody });
    const edit = async (base: string, mine: string) =>
      during(() =>
        client().replace({
          entity: 'Planification',
          id,
          base: null,
          changes: [{ field: 'Nom', base: rawValue(base), mine: rawValue(mine) }],
        }),
      );
    const path = `/GraphV1/Planification/${id}`;
    const edited = await edit('Avant', 'Après');
    expect(edited.asked.map(({ line }) => line)).toEqual([`GET ${path}`, `PUT ${path}`, `GET ${path}`]);
    expect(applied(edited.result).receipt).toMatchObject({ outcome: 'verified', changedFields: [] });
    const after = membersOf(await client().readOne('Planification', id));
    expect([...after]).toEqual([...membersOf(row)].map(([name, text]) => [name, name === 'Nom' ? '"Après"' : text]));
    expect([after.get('Jeton'), after.get('Coefficient')]).toEqual(['9007199254740993001', '1250.10']);

    const stale = await edit('Avant', 'Autre');
    expect(stale.result, 'a colleague changed it').toMatchObject({ kind: 'conflict', conflicts: [{ unit: 'Nom' }] });
    expect(stale.asked.map(({ line }) => line)).toEqual([`GET ${path}`]);
  });
});

describe('where the service reads alone only what the document reads alone', () => {
  const { client: here, during: watching } = throughMain({ singleReads: 'documented' });

  test('Conventions.8 an update reads the entity in a documented list, and sends it whole', async () => {
    const listed = await here().call('Candidat.list', { expand: ['Mail'] });
    const [base = rawJson('{}')] = listed.rows;
    const id = raw(base, 'Id');
    const address = String(view(raw(base, 'Mail'), 'Adresse'));
    const found = async () =>
      only((await here().call('Candidat.list', { filter: { eq: ['Mail/Adresse', address] }, expand: ['Mail'] })).rows);
    const edit = (field: string, mine: string) =>
      watching(() =>
        here().replace({
          entity: 'Candidat',
          id,
          base,
          changes: [{ field, base: membersOf(base).get(field) ?? null, mine: rawValue(mine) }],
        }),
      );
    expect(applied((await edit('Fonction', 'Comptable')).result).receipt.outcome).toBe('verified');
    const before = membersOf(await found());
    // The copy is older than the change before this one.
    const { result, asked } = await edit('VilleNaissance', 'Sète');
    expect(applied(result).receipt).toMatchObject({ outcome: 'verified', changedFields: [] });
    const line = `GET /GraphV1/Candidat?$filter=${encodeURIComponent(`Mail/Adresse eq '${address}'`).replaceAll("'", '%27')}&$expand=Mail`;
    expect(asked.map((one) => one.line).filter((one) => /[/]Candidat[/?]/u.test(one))).toEqual([
      line,
      `PUT /GraphV1/Candidat/${id}`,
      line,
    ]);
    const after = membersOf(await found());
    expect([...after]).toEqual([...before].map(([name, text]) => [name, name === 'VilleNaissance' ? '"Sète"' : text]));
    expect(after.get('Fonction')).toBe('"Comptable"');
    expect((await edit('Fonction', 'Autre')).result, 'a colleague changed it').toMatchObject({ kind: 'conflict' });
  });
});
