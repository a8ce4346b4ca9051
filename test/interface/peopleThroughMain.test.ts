import { describe, expect, test } from 'vitest';
import { bodyOf, exact, only, raw, view } from './client/rows.ts';
import type { Members } from './client/rows.ts';
import { applied, held, refusedFor, throughMain, unfit, without, writes, confirmationOf } from './throughMain.ts';
import type { CreatedEntity } from './throughMain.ts';

/** Learners and applicants, as main makes, reads and changes them. */
const { client, during, tried, create, replace, person, learnerForm } = throughMain();
const learner = async (more: Members = {}): Promise<CreatedEntity> => create('Apprenant', await learnerForm(more));
const bornYearsAgo = (years: number): string => `${new Date().getUTCFullYear() - years}-01-01T00:00:00+01:00`;

describe('learners', () => {
  test('R4.1 Apprenant.1 Limits.5 one under 18 is not created without a representative', async () => {
    const minor = await learnerForm({ DateNaissance: bornYearsAgo(16) });
    const lacking = held('minorNeedsGuardian', 'Tuteur1Id');
    expect(await tried(() => client().create({ entity: 'Apprenant', body: bodyOf(minor) }))).toEqual({
      failure: lacking,
      asked: [],
    });
    expect(await tried(() => client().call('Apprenant.create', { body: bodyOf({ ...minor, Tuteur1Id: 0 }) }))).toEqual({
      failure: lacking,
      asked: [],
    });
    const { row } = await create('Apprenant', { ...minor, Tuteur1Id: 13_004 });
    expect([view(row, 'Tuteur1Id'), view(row, 'DateNaissance')]).toEqual([13_004, bornYearsAgo(16)]);
    await learner({ DateNaissance: bornYearsAgo(19) });
  });

  test('R4.1 Apprenant.1 Limits.5 an edit cannot make a learner a minor without a representative, nor remove a minor’s representative', async () => {
    const adult = await learner({ DateNaissance: bornYearsAgo(19) });
    const younger = await tried(() => replace('Apprenant', adult.id, { DateNaissance: bornYearsAgo(16) }));
    expect(younger.failure).toEqual(held('minorNeedsGuardian', 'Tuteur1Id'));
    expect(writes(younger.asked)).toEqual([]);
    expect(await client().readOne('Apprenant', adult.id)).toBe(adult.row);
    const asApplicant = await tried(() => replace('Candidat', adult.id, { DateNaissance: bornYearsAgo(16) }));
    expect(asApplicant.failure).toEqual(refusedFor('Tuteur1Id'));
    expect(await client().readOne('Apprenant', adult.id)).toBe(adult.row);
    const both = { DateNaissance: bornYearsAgo(16), Tuteur1Id: 13_004 };
    expect(applied(await replace('Apprenant', adult.id, both)).receipt.outcome).toBe('verified');
    expect((await tried(() => replace('Apprenant', adult.id, { Tuteur1Id: 0 }))).failure).toEqual(
      held('minorNeedsGuardian', 'Tuteur1Id'),
    );
    expect(view(await client().readOne('Apprenant', adult.id), 'Tuteur1Id')).toBe(13_004);
  });

  test.each(['Apprenant', 'Candidat'] as const)(
    'Apprenant.2 Candidat.3 the user of a person is created first, then written into RefSysteme: %s',
    async (entity) => {
      const { id } = await learner();
      const body = bodyOf({
        Nom: 'OURY',
        Prenom: 'Zélie',
        Login: `u.${id}`,
        Mail: 'z@exemple.fr',
        ProfilUser: 2,
        TypeAuthentification: 'CAS',
      });
      const user = await client().call('User.create', { body, confirmation: confirmationOf('User.create') });
      expect(user.id).toMatch(/^[1-9]\d*$/u);
      const linked = applied(await replace(entity, id, { RefSysteme: user.id }));
      expect(linked.receipt).toMatchObject({ outcome: 'verified', changedFields: [] });
      expect(view(await client().readOne(entity, id), 'RefSysteme')).toBe(user.id);
    },
  );

  test('Apprenant.3 Id, Code and IndividuId are the service’s, and do not change', async () => {
    const made = await learner({ Code: 'à moi' });
    expect(raw(made.row, 'Id')).toBe(made.id);
    expect(view(made.row, 'Code')).toMatch(/^C\d+$/u);
    expect(raw(made.row, 'IndividuId')).toMatch(/^[1-9]\d*$/u);
    const changed = applied(await replace('Apprenant', made.id, { Fonction: 'Déléguée', Code: 'à moi' }));
    expect(['Code', 'IndividuId', 'Fonction'].map((name) => view(changed.row, name))).toEqual([
      view(made.row, 'Code'),
      view(made.row, 'IndividuId'),
      'Déléguée',
    ]);
  });

  test('R1.5 R3.1 one of the Selection context is merged and replaced there alone; who has the number elsewhere is not asked about', async () => {
    const plain = await client().readOne('Apprenant', '3001');
    const { asked, result } = await during(() => replace('selection/Apprenant', '3001', { NomUsage: 'Oury-Petit' }));
    expect(applied(result).receipt).toMatchObject({ outcome: 'verified', changedFields: [] });
    const lines = new Set(asked.map(({ line }) => line));
    expect([...lines].toSorted()).toEqual([
      'GET /GraphV1/selection/Apprenant/3001',
      // Nobody has the number among the applicants: another one shows that a 404 says so there (R3.1b).
      'GET /GraphV1/selection/Candidat',
      'GET /GraphV1/selection/Candidat/2001',
      'GET /GraphV1/selection/Candidat/3001',
      'PUT /GraphV1/selection/Candidat/3001',
    ]);
    expect(await client().readOne('Apprenant', '3001')).toBe(plain);
    expect(view(await client().readOne('selection/Apprenant', '3001'), 'NomUsage')).toBe('Oury-Petit');
  });

  test('R2.7b a client of one there is created below them, and found by ReferenceId without the prefix', async () => {
    const body = bodyOf({
      Nom: 'OURY',
      Prenoms: 'Zélie',
      EntiteJuridiqueId: 101,
      NatureClientId: 1,
      ReferenceId: 3001,
    });
    const below = { endpoint: 'selection/Apprenant.createClient', id: '3001' } as const;
    const { asked } = await during(() => client().create({ entity: 'Client', body, below }));
    expect(writes(asked.map(({ line }) => line))).toEqual(['POST /GraphV1/selection/Apprenant/3001/Client']);
    const found = await client().settle({ entity: 'Client', body, below, notThese: [] });
    expect(found).toMatchObject({ kind: 'found' });
    expect(found.kind === 'found' && view(found.row, 'Code')).toBe(
      view(await client().readOne('selection/Apprenant', '3001'), 'Code'),
    );
  });

  test('Endpoints.1 are read below /selection', async () => {
    const address = 'personne.1@exemple.fr';
    const { asked } = await during(async () => {
      await client().call('selection/Apprenant.one', { id: '3001' });
      await client().call('selection/Apprenant.list', { filter: { eq: ['Mail/Adresse', address] } });
      await client().call('selection/InscriptionSequence.list', { filter: { eq: ['ApprenantId', 3001] } });
    });
    expect(asked.map(({ line }) => line)).toEqual([
      'GET /GraphV1/selection/Apprenant/3001',
      `GET /GraphV1/selection/Apprenant?$filter=Mail%2FAdresse%20eq%20%27${encodeURIComponent(address)}%27`,
      'GET /GraphV1/selection/InscriptionSequence?$filter=ApprenantId%20eq%203001',
    ]);
  });
});

describe('applicants', () => {
  test('Candidat.1 the mail exists before: an unknown one is refused, and no applicant is created', async () => {
    const numero = async (): Promise<number> => {
      const text = String(view((await create('Candidat', await person())).row, 'Numero'));
      expect(text).toMatch(/^C\d+$/u);
      return Number(text.slice(1));
    };
    const before = await numero();
    const body = bodyOf({ ...(await person()), MailId: 999_999 });
    const refused = await tried(() => client().create({ entity: 'Candidat', body }));
    expect(refused).toEqual({ failure: refusedFor('MailId'), asked: ['POST /Candidat'] });
    expect(await numero(), 'they are counted').toBe(before + 1);
  });

  test('Candidat.2 an Individu is created where none is sent, and not changed where one is', async () => {
    const [first, second] = [await create('Candidat', await person()), await create('Candidat', await person())];
    expect(raw(first.row, 'IndividuId')).toMatch(/^[1-9]\d*$/u);
    expect(raw(second.row, 'IndividuId')).not.toBe(raw(first.row, 'IndividuId'));
    expect(raw((await create('Candidat', await person({ IndividuId: 9_042 }))).row, 'IndividuId')).toBe('9042');
  });

  test('Candidat.4 one without a complete file is read by Id and not listed', async () => {
    const { id: MailId } = await create('Mail', { Adresse: 'sans.dossier@exemple.fr' });
    const { id } = await create('Candidat', await person({ MailId: exact(MailId) }));
    const filter = { eq: ['Mail/Adresse', 'sans.dossier@exemple.fr'] } as const;
    const listed = async () => (await client().call('Candidat.list', { expand: ['Mail'], filter })).rows;
    expect(await listed()).toEqual([]);
    expect(raw(await client().readOne('Candidat', id), 'Id')).toBe(id);
    await create('Dossier', { CandidatId: exact(id), SessionRecrutementId: 27_001, EtatCandidatureId: 51 });
    expect(raw(only(await listed()), 'Id')).toBe(id);
  });

  test('Candidat.5 below /selection NomUsage takes the place of Nom, and Numero is given', async () => {
    const { Nom: NomUsage = null, ...rest } = await person();
    const form: Members = { ...rest, NomUsage, Numero: 'C98001' };
    for (const field of ['NomUsage', 'Numero']) {
      const lacking = { body: bodyOf(without(field, form)) } as const;
      expect(await tried(() => client().call('selection/Candidat.create', lacking))).toEqual({
        failure: unfit(field),
        asked: [],
      });
    }
    const { asked, result } = await during(() => client().call('selection/Candidat.create', { body: bodyOf(form) }));
    expect(asked.map(({ line }) => line)).toEqual(['POST /GraphV1/selection/Candidat']);
    expect(['NomUsage', 'Nom', 'Numero'].map((name) => view(result.row, name))).toEqual(['OURY', 'OURY', 'C98001']);
  });
});
