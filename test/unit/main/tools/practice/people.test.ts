import { describe, expect, it } from 'vitest';
import { errorOf, filter, parsedRows, withPractice } from './client.ts';

const practice = withPractice();
const newMail = async (Adresse: string) => Number((await practice().post('/Mail', { Adresse })).json['Id']);
const newApplicant = async (address: string) => {
  const MailId = await newMail(address);
  return practice().post('/Candidat', { Nom: 'OURY', Prenoms: 'Zélie', Login: 'zelie.oury', MailId });
};

describe('practice service: Mail and Candidat', () => {
  it('Conventions.4 creates a Mail and finds it by its address, an apostrophe doubled', async () => {
    const created = await practice().post('/Mail', { Adresse: "l'ami@exemple.fr", IsDuplicate: true });
    expect(created.status).toBe(201);
    expect(created.json).toMatchObject({ Adresse: "l'ami@exemple.fr", IsDuplicate: true, Code: '' });
    const found = await practice().get(`/Mail${filter("Adresse eq 'l''ami@exemple.fr'")}`);
    expect(parsedRows(found)).toEqual([expect.objectContaining({ Id: created.json['Id'] })]);
  });

  it.each([{}, { Adresse: '' }, { Adresse: 'sans arobase' }, { Adresse: 4 }])(
    'refuses the Mail %j, naming Adresse',
    async (body) => {
      const reply = await practice().post('/Mail', body);
      expect(reply.status).toBe(400);
      expect(errorOf(reply).target).toBe('Adresse');
    },
  );

  it('Candidat.2 Conventions.5 Conventions.9 gives an applicant a Numero, a Code and an Individu', async () => {
    const [first, second] = [await newApplicant('zelie.oury@exemple.fr'), await newApplicant('zelie.oury2@exemple.fr')];
    expect(first.status).toBe(201);
    expect(first.json['Numero']).toMatch(/^C\d{5}$/u);
    expect(first.json['Code']).toBe(first.json['Numero']);
    expect(Number(first.json['IndividuId'])).toBeGreaterThan(0);
    expect(second.json['IndividuId']).not.toBe(first.json['IndividuId']);
    const number = (reply: typeof first) => Number(String(reply.json['Numero']).slice(1));
    expect(number(second)).toBe(number(first) + 1);
  });

  it('keeps an IndividuId that is sent', async () => {
    const MailId = await newMail('individu@exemple.fr');
    const body = { Nom: 'A', Prenoms: 'B', Login: 'c', MailId, IndividuId: 9001 };
    expect((await practice().post('/Candidat', body)).json['IndividuId']).toBe(9001);
  });

  it.each(['Nom', 'Prenoms', 'Login', 'MailId'])('Candidat.1 refuses an applicant without %s', async (field) => {
    const MailId = await newMail('manque@exemple.fr');
    const { [field]: _, ...body }: Record<string, unknown> = { Nom: 'A', Prenoms: 'B', Login: 'c', MailId };
    const reply = await practice().post('/Candidat', body);
    expect(errorOf(reply)).toMatchObject({ target: field });
  });

  it('refuses a MailId that does not exist', async () => {
    const reply = await practice().post('/Candidat', { Nom: 'A', Prenoms: 'B', Login: 'c', MailId: 987_654 });
    expect(errorOf(reply)).toMatchObject({ target: 'MailId' });
  });

  it('R4.6 Candidat.4 Dossier.1 hides an applicant from the list until a Dossier exists; the single read shows it', async () => {
    const address = 'cachee@exemple.fr';
    const query = `/Candidat?$expand=Mail&$filter=${encodeURIComponent(`Mail/Adresse eq '${address}'`)}`;
    const created = await newApplicant(address);
    const id = String(created.json['Id']);
    expect((await practice().get(query)).rows).toHaveLength(0);
    expect((await practice().get(`/Candidat/${id}`)).text).toBe(created.text);
    const file = { SessionRecrutementId: 27_001, CandidatId: Number(id), EtatCandidatureId: 51 };
    expect((await practice().post('/Dossier', file)).status).toBe(201);
    const listed = parsedRows(await practice().get(query));
    expect(listed).toEqual([
      expect.objectContaining({ Id: Number(id), Mail: expect.objectContaining({ Adresse: address }) }),
    ]);
  });

  it('R2.1 replaces an applicant as a whole, without the expanded Mail', async () => {
    const created = await newApplicant('entiere@exemple.fr');
    const path = `/Candidat/${String(created.json['Id'])}`;
    const { Nom, Prenoms, Login, MailId, Numero, IndividuId } = created.json;
    await practice().put(path, {
      ...created.json,
      VilleNaissance: 'Rezé',
      Password: 'opaque',
      Autre: 'x',
      Mail: { Id: 1 },
    });
    const whole = await practice().get(path);
    expect(whole.json).toMatchObject({ VilleNaissance: 'Rezé', Password: 'opaque', Autre: 'x' });
    expect(whole.members.has('Mail')).toBe(false);
    const bare = await practice().put(path, { Nom, Prenoms, Login, MailId });
    expect(bare.json).toMatchObject({ VilleNaissance: '', Password: '', Numero, IndividuId, MailId });
    expect(bare.members.has('Autre')).toBe(false);
  });
});
