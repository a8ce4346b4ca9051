import { describe, expect, test } from 'vitest';
import { errorOf, filter, parsedRows, withPractice } from '../unit/main/practice/client.ts';
import type { Reply } from '../unit/main/practice/client.ts';

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
  test.each(['Nom', 'Login', 'Prenoms', 'MailId'])('Candidat.1 a creation needs %s', async (field) => {
    const { [field]: _, ...rest } = await applicant();
    expect(refusedFor(await service().post('/Candidat', rest))).toEqual([400, field]);
  });

  test('Candidat.2 an Individu is made where none is sent', async () => {
    const made = await service().post('/Candidat', await applicant());
    expect(Number(made.json['IndividuId'])).toBeGreaterThan(0);
    expect(String(made.json['Numero'])).toMatch(/^C\d+$/u);
  });

  test('Candidat.4 Dossier.1 Dossier.2 an applicant is listed with a file, which gets its number', async () => {
    const made = await service().post('/Candidat', await applicant());
    const listed = async (): Promise<boolean> =>
      parsedRows(await service().get('/Candidat')).some((row) => row['Id'] === made.json['Id']);
    expect(await listed()).toBe(false);
    const file = { SessionRecrutementId: await firstId('/SessionRecrutement'), EtatCandidatureId: await firstId('/EtatCandidature') };
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

  test('Dossier.5 Parametres are sent with Code and Valeur, and come back with Id 0', async () => {
    const { '@odata.context': _, ...file } = (await service().get(`/Dossier/${await firstId('/Dossier')}`)).json;
    const sent = { ...file, Parametres: [{ Code: 'ESSAI', Valeur: 'oui' }] };
    await service().post(`/Dossier/${String(file['Id'])}`, sent);
    const { json } = await service().get(`/Dossier/${String(file['Id'])}`);
    expect(json['Parametres']).toContainEqual({ Id: 0, Code: 'ESSAI', Valeur: 'oui' });
  });

  test('Candidat.5 below /selection NomUsage stands for Nom, and Numero is needed', async () => {
    const { Nom, ...rest } = await applicant();
    expect(refusedFor(await service().post('/selection/Candidat', { ...rest, NomUsage: Nom }))).toEqual([400, 'Numero']);
    const made = await service().post('/selection/Candidat', { ...rest, NomUsage: Nom, Numero: 'C99001' });
    expect(made.json['Numero']).toBe('C99001');
  });
});

describe('what surrounds them', () => {
  test('Limits.4 AutreLieuFormation.1 AutreLieuFormation.2 Uai has its form, Code is there once', async () => {
    const place = { Code: 'ANX-9', AdresseId: 1, PaysId: 1, Libelle: 'Annexe', Siret: '812 345 678 00012', Uai: '0751234A' };
    expect(refusedFor(await service().post('/AutreLieuFormation', { ...place, Uai: '751234A' }))).toEqual([400, 'Uai']);
    expect((await service().post('/AutreLieuFormation', place)).status).toBeLessThan(300);
    expect(refusedFor(await service().post('/AutreLieuFormation', place))).toEqual([400, 'Code']);
    const kept = parsedRows(await service().get('/AutreLieuFormation')).filter((row) => row['Code'] === place.Code);
    expect(kept.map((row) => row['Siret'])).toEqual([place.Siret]);
  });

  test('Limits.1 ReferenceExterne.1 ReferenceExterne.2 an entity has at most one external reference', async () => {
    const reference = { Reference: 'EXT-1', Type: 'SCOLARITE.AGENT', IdObjet: await firstId('/Agent') };
    expect((await service().post('/ReferenceExterne', reference)).status).toBeLessThan(300);
    expect((await service().post('/ReferenceExterne', { ...reference, Reference: 'EXT-2' })).status).toBe(400);
    const kept = parsedRows(await service().get(`/ReferenceExterne${filter(`IdObjet eq ${reference.IdObjet}`)}`));
    expect(kept.filter((row) => row['Type'] === reference.Type).map((row) => row['Reference'])).toEqual(['EXT-1']);
  });

  test('User.1 Authentication.3 a user is made with profile 2 or 4; rights are read, extended and reset', async () => {
    const user = { Nom: 'Roy', Prenom: 'Max', Login: 'max.roy', Mail: 'max.roy@exemple.fr', TypeAuthentification: 'CAS' };
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
    const { '@odata.context': _, ...event } = (await service().get(`/Planification/${await firstId('/Planification')}`)).json;
    const path = `/Planification/${String(event['Id'])}`;
    expect([200, 204]).toContain((await service().put(path, { ...event, Nom: 'Déplacé' })).status);
    expect((await service().get(path)).json['Nom']).toBe('Déplacé');
  });

  test('Conventions.2 a body that is not JSON is refused', async () => {
    const reply = await service().send('POST', '/Entreprise', 'Nom=Atelier', { 'Content-Type': 'application/x-www-form-urlencoded' });
    expect(reply.status).toBeGreaterThanOrEqual(400);
  });
});
