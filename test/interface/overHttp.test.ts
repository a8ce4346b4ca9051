import { describe, expect, test } from 'vitest';
import { parseRaw } from '#shared/json/rawJson.ts';
import { errorOf, filter, parsedRows, withPractice } from '../unit/main/tools/practice/client.ts';
import type { Reply } from '../unit/main/tools/practice/client.ts';

/** What the document says of every resource, on the practice service over HTTP. */
const service = withPractice();

const idOf = (reply: Reply): number => Number(reply.json['Id']);

let people = 0;
async function newMail(): Promise<number> {
  people += 1;
  return idOf(await service().post('/Mail', { Adresse: `personne.${people}@exemple.fr`, IsDuplicate: false }));
}

async function newLearner(more: object = {}): Promise<Reply> {
  const MailId = await newMail();
  const named = { Nom: 'Durand', Prenoms: `Léa ${people}`, NomUsage: 'Durand', PrenomUsage: 'Léa', CiviliteId: 1 };
  return service().post('/Candidat', { ...named, Login: `lea.durand.${people}`, MailId, ...more });
}

async function agreementFor(learner: number): Promise<Reply> {
  const type = await firstId('/TypeConvention');
  const enrolments = parsedRows(await service().send('GET', '/InscriptionSequence?$expand=Sequence&$select=Sequence'));
  const sequence = enrolments[0]?.['Sequence'] as { Id: number } | undefined; // expanded rows hold a Sequence
  return service().post('/Convention', { ApprenantId: learner, TypeConventionId: type, SequenceId: sequence?.Id });
}

async function firstId(path: string): Promise<number> {
  return Number(parsedRows(await service().get(path))[0]?.['Id']);
}

describe('the conventions of every endpoint', () => {
  test('Conventions.1 and Versioning.1 paths begin with /GraphV1, then the set, the id and what is below', async () => {
    const teacher = await firstId('/Enseignant');
    expect((await service().get(`/Enseignant/${teacher}/EnseignantsTypes`)).status).toBe(200);
    const elsewhere = await fetch(`${service().baseUrl}/GraphV2/Enseignant`);
    expect(elsewhere.status).not.toBe(200);
  });

  test('Conventions.3 and Versioning.2 one entity and a list have an @odata.context, which is in $metadata', async () => {
    const mail = await service().post('/Mail', { Adresse: 'contexte@exemple.fr' });
    expect(String(mail.json['@odata.context'])).toMatch(/\/GraphV1\/\$metadata#Mail/u);
    const list = await service().get(`/Mail${filter("Adresse eq 'contexte@exemple.fr'")}`);
    expect(String(list.json['@odata.context'])).toMatch(/\/GraphV1\/\$metadata#Mail/u);
    expect(list.rows).toHaveLength(1);
    const metadata = await service().get('/$metadata');
    expect(metadata.status).toBe(200);
    expect(metadata.text).toContain('<EntitySet Name="Mail"');
  });

  test('Conventions.4 a query is percent-encoded: an address with + and an apostrophe is found', async () => {
    const Adresse = "o'neil+x@exemple.fr";
    await service().post('/Mail', { Adresse });
    const found = await service().get(`/Mail${filter("Adresse eq 'o''neil+x@exemple.fr'")}`);
    expect(parsedRows(found).map((row) => row['Adresse'])).toEqual([Adresse]);
  });

  test('Conventions.5 and Conventions.9 a creation answers the entity with Id, Nom and Code', async () => {
    const company = await service().post('/Entreprise', { Nom: 'Atelier Nord' });
    expect([200, 201]).toContain(company.status);
    expect(idOf(company)).toBeGreaterThan(0);
    expect(company.json['Nom']).toBe('Atelier Nord');
    expect(company.members.has('Code')).toBe(true);
  });

  test('Conventions.6 a reference that is not given is 0 or null', async () => {
    const { json } = await service().post('/Entreprise', {});
    expect([0, null]).toContain(json['AdresseId']);
    expect([0, null]).toContain(json['MailId']);
  });

  test('Conventions.7 the instant of a date is kept, whatever its offset', async () => {
    const [EntiteJuridiqueId, TypePlanificationId] = [
      await firstId('/EntiteJuridique'),
      await firstId('/TypePlanification'),
    ];
    const Debut = '2026-11-23T15:30:00.5+05:30';
    const Fin = '2026-11-23T17:30:00+05:30';
    const made = await service().post('/Planification', { EntiteJuridiqueId, TypePlanificationId, Debut, Fin });
    expect(Date.parse(String(made.json['Debut']))).toBe(Date.parse(Debut));
    expect(String(made.json['Fin'])).toMatch(/[+-]\d\d:\d\d$/u);
  });

  test('Conventions.8 a replacement is whole: what is not sent is lost', async () => {
    const learner = await newLearner({ Fonction: 'Déléguée' });
    const { Fonction: _, '@odata.context': __, ...rest } = (await service().get(`/Apprenant/${idOf(learner)}`)).json;
    expect((await service().put(`/Candidat/${idOf(learner)}`, rest)).status).toBe(200);
    expect((await service().get(`/Apprenant/${idOf(learner)}`)).json['Fonction']).toBe('');
  });

  test('Authentication.1 a request without the credential pair is refused', async () => {
    expect((await service().send('GET', '/Enseignant', undefined, { Authorization: '' })).status).toBe(401);
  });
});

describe('learners, and the records for them', () => {
  test('Apprenant.2 and Candidat.3 the user is created first, and its Id written into RefSysteme by an update', async () => {
    const { json } = await newLearner();
    const { '@odata.context': _, ...learner } = json;
    const changed = await service().put(`/Candidat/${String(learner['Id'])}`, { ...learner, RefSysteme: '77' });
    expect(changed.status).toBe(200);
    expect((await service().get(`/Apprenant/${String(learner['Id'])}`)).json['RefSysteme']).toBe('77');
  });

  test('Apprenant.3 Id, Code and IndividuId are assigned', async () => {
    const { json } = await newLearner();
    expect(Number(json['Id'])).toBeGreaterThan(0);
    expect(json['Code']).not.toBe('');
    expect(Number(json['IndividuId'])).toBeGreaterThan(0);
  });

  test('Endpoints.1 learners are read below /selection too: one number is another person there (R1.5)', async () => {
    const [there, here] = [await service().get('/selection/Apprenant/3001'), await service().get('/Apprenant/3001')];
    expect([there.json['Id'], here.json['Id']]).toEqual([3001, 3001]);
    expect(there.json['Login']).not.toBe(here.json['Login']);
    expect((await service().get(`/selection/Apprenant/${idOf(await newLearner())}`)).status).toBe(404);
    expect((await service().get('/selection/Mail')).status).toBe(404);
  });

  test('Endpoints.2 eligible sequences: a JSON body with Id, rows that contain a Sequence', async () => {
    const query = `?$expand=Sequence&$select=Sequence&${filter("startswith(Sequence/TypeSequence/Code, '')").slice(1)}`;
    const enrolments = parsedRows(await service().get('/InscriptionSequence'));
    const answer = await service().post(`/InscriptionSequence${query}`, { Id: enrolments[0]?.['Id'] });
    const own = enrolments.filter((row) => row['ApprenantId'] === enrolments[0]?.['ApprenantId']);
    expect(answer.rows.length).toBe(own.length);
    expect(parsedRows(answer).map((row) => Object.keys(row))).toEqual(own.map(() => ['Sequence']));
    expect(own.length).toBeGreaterThan(0);
  });

  test('Endpoints.2 the Id is of an enrolment or of a file of the learner: both give the same sequences', async () => {
    const query = '?$expand=Sequence&$select=Sequence';
    const [learners, applicants, files, enrolments] = await Promise.all(
      ['Apprenant', 'Candidat', 'Dossier', 'InscriptionSequence'].map(async (set) =>
        parsedRows(await service().get(`/${set}`)),
      ),
    );
    // A learner who is an applicant too: both lead to one Individu.
    const file = files?.find((row) => {
      const applicant = applicants?.find((each) => each['Id'] === row['CandidatId']);
      const isFree = enrolments?.every((each) => each['Id'] !== row['Id']);
      return isFree && learners?.some((each) => each['IndividuId'] === applicant?.['IndividuId']);
    });
    const applicant = applicants?.find((each) => each['Id'] === file?.['CandidatId']);
    const learner = learners?.find((each) => each['IndividuId'] === applicant?.['IndividuId']);
    const enrolment = enrolments?.find((each) => each['ApprenantId'] === learner?.['Id']);
    const byFile = await service().post(`/InscriptionSequence${query}`, { Id: file?.['Id'] });
    const byEnrolment = await service().post(`/InscriptionSequence${query}`, { Id: enrolment?.['Id'] });
    expect(byFile.rows.length).toBeGreaterThan(0);
    expect(parsedRows(byFile)).toEqual(parsedRows(byEnrolment));
  });
});

describe('agreements', () => {
  test('Convention.3 and Convention.4 amounts keep their decimal point, other benefits are text', async () => {
    const { json } = await agreementFor(idOf(await newLearner()));
    const { '@odata.context': _, ...agreement } = json;
    const amounts = { Remuneration: 1250.55, AvantageNourriture: 4.5, AvantageLogement: 120.25, AvantageAutre: 'vélo' };
    const path = `/Convention/${String(agreement['Id'])}`;
    expect((await service().post(path, { ...agreement, ...amounts })).status).toBe(200);
    expect((await service().get(path)).json).toMatchObject(amounts);
  });

  test('Convention.7 Entreprise.1 Entreprise.3 Limits.2 a company can be created empty, and belongs to one agreement only', async () => {
    const EntrepriseId = idOf(await service().post('/Entreprise', {}));
    const replies: Reply[] = [];
    for (let count = 0; count < 2; count += 1) {
      const { '@odata.context': _, ...agreement } = (await agreementFor(idOf(await newLearner()))).json;
      replies.push(await service().post(`/Convention/${String(agreement['Id'])}`, { ...agreement, EntrepriseId }));
    }
    expect(replies[0]?.json['EntrepriseId']).toBe(EntrepriseId);
    expect(replies[1]?.status).toBe(400);
    expect(replies[1] && errorOf(replies[1]).target).toBe('EntrepriseId');
  });

  test('Convention.9 a new agreement has no instalments', async () => {
    const id = idOf(await agreementFor(idOf(await newLearner())));
    const instalments = await service().get(`/EcheanceApprentissageConvention${filter(`ConventionId eq ${id}`)}`);
    expect(instalments.rows).toEqual([]);
  });

  test('Errors.1 the billing synchronisation succeeds with 200', async () => {
    const id = idOf(await agreementFor(idOf(await newLearner())));
    expect((await service().send('POST', `/Convention/${id}/SynchronisationAffaire`)).status).toBe(200);
  });

  test('Endpoints.3 Client.5 the clients of an agreement are found by ReferenceId, one a nature', async () => {
    const ReferenceId = idOf(await agreementFor(idOf(await newLearner())));
    const EntiteJuridiqueId = await firstId('/EntiteJuridique');
    const natures = parsedRows(await service().get('/NatureClient'))
      .slice(0, 2)
      .map((row) => Number(row['Id']));
    for (const NatureClientId of natures) {
      await service().post('/Client', { Nom: 'Atelier', Prenoms: '-', EntiteJuridiqueId, NatureClientId, ReferenceId });
    }
    const found = parsedRows(await service().get(`/Client${filter(`ReferenceId eq ${ReferenceId}`)}`));
    expect(found).toHaveLength(2);
    expect(new Set(found.map((row) => row['NatureClientId']))).toEqual(new Set(natures));
    expect(found.every((row) => Number(row['Id']) > 0)).toBe(true);
  });

  test('Endpoints.5 a new client is answered with Id 0', async () => {
    const [EntiteJuridiqueId, NatureClientId] = [await firstId('/EntiteJuridique'), await firstId('/NatureClient')];
    const made = await service().post('/Client', { Nom: 'Atelier', Prenoms: '-', EntiteJuridiqueId, NatureClientId });
    expect(parseRaw(made.members.get('Id') ?? 'null')).toBe(0);
  });
});

describe('the rest of the interface', () => {
  test('Directory.2 Errors.2 a listing without its filter is an empty list', async () => {
    const all = await service().get('/Directory');
    expect([all.status, all.rows]).toEqual([200, []]);
  });

  test('Planification.1 equal ReferenceMultiple ties events together', async () => {
    const [EntiteJuridiqueId, TypePlanificationId] = [
      await firstId('/EntiteJuridique'),
      await firstId('/TypePlanification'),
    ];
    const event = {
      EntiteJuridiqueId,
      TypePlanificationId,
      Debut: '2026-11-23T09:00:00+01:00',
      Fin: '2026-11-23T10:00:00+01:00',
    };
    for (const Nom of ['un', 'deux'])
      await service().post('/Planification', { ...event, Nom, ReferenceMultiple: 'lien-9' });
    const tied = parsedRows(await service().get('/Planification')).filter(
      (row) => row['ReferenceMultiple'] === 'lien-9',
    );
    expect(new Set(tied.map((row) => row['Nom']))).toEqual(new Set(['un', 'deux']));
  });

  test('Endpoints.4 a new admission path is answered as a list of one', async () => {
    const dates = { Debut: '2027-01-04T08:00:00+01:00', Fin: '2027-06-30T18:00:00+02:00' };
    const ProgrammeId = await firstId('/Programme');
    const path = {
      Nom: 'Rentrée de janvier',
      Code: 'JAN',
      LibelleExterne: 'Janvier',
      ProgrammeId,
      PeriodeRentreeId: 1,
      ...dates,
    };
    const made = await service().post('/SessionRecrutement', path);
    expect(parsedRows(made).map((row) => row['Code'])).toEqual(['JAN']);
  });
});
