import { describe, expect, test } from 'vitest';
import { reusableForClient } from '#shared/entities/client.ts';
import { errorOf, filter, parsedRows, withPractice } from '../unit/main/tools/practice/client.ts';
import type { Reply } from '../unit/main/tools/practice/client.ts';

/** Rules of single resources, on the practice service over HTTP. A broken one names its field and changes nothing. */
const service = withPractice();
const idOf = (reply: Reply): number => Number(reply.json['Id']);
const firstId = async (path: string): Promise<number> => Number(parsedRows(await service().get(path))[0]?.['Id']);
const refusedFor = (reply: Reply): unknown => [reply.status, errorOf(reply).target];

let people = 0;
async function applicant(): Promise<Record<string, unknown>> {
  people += 1;
  const MailId = idOf(await service().post('/Mail', { Adresse: `candidat.${people}@exemple.fr` }));
  return { Nom: 'Petit', Prenoms: `Ana ${people}`, Login: `ana.petit.${people}`, MailId };
}

describe('applicants and their files', () => {
  test.each(['Nom', 'Login', 'Prenoms', 'MailId'])('Candidat.1 a creation requires %s', async (field) => {
    const { [field]: _, ...rest } = await applicant();
    expect(refusedFor(await service().post('/Candidat', rest))).toEqual([400, field]);
  });

  test('Candidat.2 an Individu is created where none is sent', async () => {
    const made = await service().post('/Candidat', await applicant());
    expect(Number(made.json['IndividuId'])).toBeGreaterThan(0);
    expect(String(made.json['Numero'])).toMatch(/^C\d+$/u);
  });

  test('Candidat.4 Dossier.1 Dossier.2 an applicant is listed with an application, which gets its number', async () => {
    const made = await service().post('/Candidat', await applicant());
    const listed = async (): Promise<boolean> =>
      parsedRows(await service().get('/Candidat')).some((row) => row['Id'] === made.json['Id']);
    expect(await listed()).toBe(false);
    const file = {
      SessionRecrutementId: await firstId('/SessionRecrutement'),
      EtatCandidatureId: await firstId('/EtatCandidature'),
    };
    expect(refusedFor(await service().post('/Dossier', file))).toEqual([400, 'CandidatId']);
    const numbers: string[] = [];
    for (let count = 0; count < 2; count += 1) {
      const { json } = await service().post('/Dossier', { ...file, CandidatId: made.json['Id'] });
      expect(Number(json['AffaireId'])).toBeGreaterThan(0);
      expect(json['DateDebut']).not.toBeNull();
      expect(String(json['Numero']).startsWith(`${String(json['Code'])}-`)).toBe(true);
      numbers.push(String(json['Numero']));
    }
    expect(new Set(numbers).size).toBe(2);
    expect(await listed()).toBe(true);
  });

  test('Dossier.5 Parametres are sent with Code and Valeur, and returned with Id 0', async () => {
    const { '@odata.context': _, ...file } = (await service().get(`/Dossier/${await firstId('/Dossier')}`)).json;
    const sent = { ...file, Parametres: [{ Code: 'ESSAI', Valeur: 'oui' }] };
    await service().post(`/Dossier/${String(file['Id'])}`, sent);
    const { json } = await service().get(`/Dossier/${String(file['Id'])}`);
    expect(json['Parametres']).toContainEqual({ Id: 0, Code: 'ESSAI', Valeur: 'oui' });
  });

  test('Dossier.3 CreneauLibre is empty until an interview is set, and then its instant', async () => {
    const { json } = await service().post('/Candidat', await applicant());
    const made = await service().post('/Dossier', {
      CandidatId: json['Id'],
      SessionRecrutementId: await firstId('/SessionRecrutement'),
      EtatCandidatureId: await firstId('/EtatCandidature'),
    });
    expect(made.json['CreneauLibre']).toBeNull();
    const { '@odata.context': _, ...file } = made.json;
    const path = `/Dossier/${String(file['Id'])}`;
    await service().post(path, { ...file, CreneauLibre: '2026-11-23T15:30:00+05:30' });
    expect((await service().get(path)).json['CreneauLibre']).toBe('2026-11-23T11:00:00+01:00');
    await service().post(path, { ...file, CreneauLibre: null });
    expect((await service().get(path)).json['CreneauLibre']).toBeNull();
  });

  test('SessionRecrutement.1 an admission path has a programme, a period, a name, a start and an end', async () => {
    const whole = {
      Nom: 'Rentrée de mars',
      Code: 'MARS',
      LibelleExterne: 'Mars',
      ProgrammeId: await firstId('/Programme'),
      PeriodeRentreeId: 1,
      Debut: '2027-03-01T08:00:00+01:00',
      Fin: '2027-06-30T18:00:00+02:00',
    };
    const listed = async (): Promise<number> =>
      parsedRows(await service().get('/SessionRecrutement')).filter((row) => row['Code'] === whole.Code).length;
    for (const field of ['ProgrammeId', 'PeriodeRentreeId', 'Nom', 'Debut', 'Fin']) {
      expect(refusedFor(await service().post('/SessionRecrutement', { ...whole, [field]: undefined }))).toEqual([
        400,
        field,
      ]);
    }
    expect(
      refusedFor(await service().post('/SessionRecrutement', { ...whole, Fin: '2027-02-28T18:00:00+01:00' })),
    ).toEqual([400, 'Fin']);
    expect(await listed()).toBe(0);
    expect((await service().post('/SessionRecrutement', whole)).status).toBeLessThan(300);
    expect(await listed()).toBe(1);
  });

  test('Candidat.5 below /selection NomUsage takes the place of Nom, and Numero is required', async () => {
    const { Nom, ...rest } = await applicant();
    expect(refusedFor(await service().post('/selection/Candidat', { ...rest, NomUsage: Nom }))).toEqual([
      400,
      'Numero',
    ]);
    const made = await service().post('/selection/Candidat', { ...rest, NomUsage: Nom, Numero: 'C99001' });
    expect(made.json['Numero']).toBe('C99001');
  });
});

describe('the records around them', () => {
  test('Limits.4 AutreLieuFormation.1 AutreLieuFormation.2 Uai has its form, Code is unique', async () => {
    const place = {
      Code: 'ANX-9',
      AdresseId: 1,
      PaysId: 1,
      Libelle: 'Annexe',
      Siret: '812 345 678 00012',
      Uai: '0751234A',
    };
    expect(refusedFor(await service().post('/AutreLieuFormation', { ...place, Uai: '751234A' }))).toEqual([400, 'Uai']);
    expect((await service().post('/AutreLieuFormation', place)).status).toBeLessThan(300);
    expect(refusedFor(await service().post('/AutreLieuFormation', place))).toEqual([400, 'Code']);
    const kept = parsedRows(await service().get('/AutreLieuFormation')).filter((row) => row['Code'] === place.Code);
    expect(kept.map((row) => row['Siret'])).toEqual([place.Siret]);
  });

  test('Client.3 the fields that a client shares with a person are stored as sent', async () => {
    const { json: learner } = await service().get('/Apprenant/3001');
    const shared = Object.fromEntries(reusableForClient.map((field) => [field, learner[field]]));
    const own = {
      Nom: learner['Nom'],
      Prenoms: learner['Prenoms'],
      EntiteJuridiqueId: await firstId('/EntiteJuridique'),
      NatureClientId: await firstId('/NatureClient'),
    };
    const made = await service().post('/Apprenant/3001/Client', { ...own, ...shared });
    expect(made.json).toMatchObject({ ...own, ...shared, AdresseId: 0, MailId: 0, TelephoneId: 0, MobileId: 0 });
    expect(made.json['DateNaissance']).toBe(learner['DateNaissance']);
  });

  test('Entreprise.2 the mail of a company exists before it', async () => {
    expect(refusedFor(await service().post('/Entreprise', { Nom: 'Atelier Sud', MailId: 999_999 }))).toEqual([
      400,
      'MailId',
    ]);
    const MailId = idOf(await service().post('/Mail', { Adresse: 'atelier.sud@exemple.fr' }));
    const made = await service().post('/Entreprise', {
      Nom: 'Atelier Sud',
      MailId,
      AdresseId: 16_900,
      TelephoneId: 17_900,
    });
    expect((await service().get(`/Entreprise/${idOf(made)}`)).json).toMatchObject({
      MailId,
      AdresseId: 16_900,
      TelephoneId: 17_900,
    });
  });

  test('Directory.1 the share that Instance names is the root of the folders', async () => {
    const [instance] = parsedRows(await service().get('/Instance'));
    const share = String(instance?.['ShareName']);
    const folders = async (path: string): Promise<unknown[]> =>
      parsedRows(await service().get(`/Directory${filter(`path eq ${path}`)}`)).map((row) => row['Path']);
    const root = await folders(share);
    expect(root).toContain(`${share}\\Campus Lyon`);
    expect(await folders(`${share}\\Campus Lyon`)).toContain(`${share}\\Campus Lyon\\Admissions`);
    expect(await folders(`${share}x`)).toEqual([]);
  });

  test('Limits.1 ReferenceExterne.1 ReferenceExterne.2 an entity has at most one external reference', async () => {
    const reference = { Reference: 'EXT-1', Type: 'SCOLARITE.AGENT', IdObjet: await firstId('/Agent') };
    expect((await service().post('/ReferenceExterne', reference)).status).toBeLessThan(300);
    expect((await service().post('/ReferenceExterne', { ...reference, Reference: 'EXT-2' })).status).toBe(400);
    const kept = parsedRows(await service().get(`/ReferenceExterne${filter(`IdObjet eq ${reference.IdObjet}`)}`));
    expect(kept.filter((row) => row['Type'] === reference.Type).map((row) => row['Reference'])).toEqual(['EXT-1']);
  });

  test('User.1 Authentication.3 a user is created with profile 2 or 4; rights are read, extended and reset', async () => {
    const user = {
      Nom: 'Roy',
      Prenom: 'Max',
      Login: 'max.roy',
      Mail: 'max.roy@exemple.fr',
      TypeAuthentification: 'CAS',
    };
    expect(refusedFor(await service().post('/User', { ...user, ProfilUser: 1 }))).toEqual([400, 'ProfilUser']);
    const made = await service().post('/User', { ...user, ProfilUser: 2 });
    expect(made.json['Password']).toBeNull();
    const path = `/User/${idOf(made)}`;
    const rights = async (): Promise<unknown> => (await service().get(`${path}/Authorizations`)).json['value'];
    const campus = await firstId('/EntiteJuridique');
    await service().post(`${path}/AddAuthorizations`, { ids: [campus] });
    expect(await rights()).toContain(campus);
    const applied = await service().post(`${path}/ApplyTemplate`, { templateId: await firstId('/Template') });
    expect(await rights()).toEqual(applied.json['value']);
  });

  test('Endpoints.6 PUT Planification answers a success, and the event is changed', async () => {
    const { '@odata.context': _, ...event } = (await service().get(`/Planification/${await firstId('/Planification')}`))
      .json;
    const path = `/Planification/${String(event['Id'])}`;
    expect([200, 204]).toContain((await service().put(path, { ...event, Nom: 'Déplacé' })).status);
    expect((await service().get(path)).json['Nom']).toBe('Déplacé');
  });

  test('Conventions.2 a body that is not JSON is refused', async () => {
    const reply = await service().send('POST', '/Entreprise', 'Nom=Atelier', {
      'Content-Type': 'application/x-www-form-urlencoded',
    });
    expect(reply.status).toBeGreaterThanOrEqual(400);
  });
});
