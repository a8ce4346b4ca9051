import { describe, expect, test } from 'vitest';
import { membersOf, objectOf, parseRaw, rawJson, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { Confirmation } from '../../../../main/api/confirmation.ts';
import { encryptPassword } from '../../../../main/secrets/passwordCipher.ts';
import { onPractice } from './practiceClient.ts';

const { client, practice } = onPractice();

const member = (text: RawJson | undefined, name: string): RawJson => membersOf(text ?? '{}').get(name) ?? rawOf(null);
const body = (members: Readonly<Record<string, RawJson>>): RawJson => objectOf(Object.entries(members));
const text = (row: RawJson | undefined, name: string): string => String(parseRaw(member(row, name)));

describe('call on the practice service', () => {
  const account = {
    Nom: rawOf('AUBIN'),
    Prenom: rawOf('Rose'),
    Login: rawOf('rose.aubin'),
    Mail: rawOf('rose.aubin@exemple.fr'),
    ProfilUser: rawOf(2),
    TypeAuthentification: rawOf('Standalone'),
  };
  const creation = (): Confirmation => new Confirmation('User.create');

  test.each(['pkcs1', 'oaepSha1', 'oaepSha256'] as const)('S12 a Standalone user is made with an encrypted password: %s', async (padding) => {
    const key = await (await fetch(`${practice().baseUrl}/practice/publicKey`)).text();
    const Password = rawOf(encryptPassword('Élève à 12 €', key, padding));
    const made = await client().call('User.create', { body: body({ ...account, Password }), confirmation: creation() });
    expect(made.id).toMatch(/^[1-9]\d*$/u);
    expect(member(made.row, 'Password'), 'R2.6').toBe('null');
    const plain = client().call('User.create', { body: body({ ...account, Password: rawOf('en clair') }), confirmation: creation() });
    await expect(plain).rejects.toMatchObject({ failure: { kind: 'refused', status: 400 } });
  });

  test('R4.3 rights are read, extended and reset, each with a yes', async () => {
    const made = await client().call('User.create', { body: body({ ...account, TypeAuthentification: rawOf('Directory') }), confirmation: creation() });
    const id = made.id ?? '';
    const before = await client().call('User.authorizations', { id });
    await client().call('User.addAuthorizations', { id, body: rawJson('{"ids":[1,2]}'), confirmation: new Confirmation('User.addAuthorizations', id) });
    const after = await client().call('User.authorizations', { id });
    expect(new Set(after.ids)).toEqual(new Set([...before.ids, '1', '2']));
    const templates = await client().call('Template.list', {});
    const templateId = member(templates.rows[0], 'Id');
    const reset = await client().call('User.applyTemplate', { id, body: body({ templateId }), confirmation: new Confirmation('User.applyTemplate', id) });
    expect((await client().call('User.authorizations', { id })).ids).toEqual(reset.ids);
  });

  test('R4.6 R1.5 an applicant: Mail, then Candidat, in the plain and in the Selection context', async () => {
    const person = async (address: string) => ({
      Login: rawOf(address),
      Prenoms: rawOf('Zélie'),
      MailId: rawJson((await client().call('Mail.create', { body: body({ Adresse: rawOf(address), IsDuplicate: rawOf(false) }) })).id ?? ''),
    });
    const plain = await client().call('Candidat.create', { body: body({ ...(await person('z@exemple.fr')), Nom: rawOf('OURY') }) });
    expect(text(plain.row, 'Numero')).toMatch(/^C\d+$/u);
    const selection = { ...(await person('s@exemple.fr')), NomUsage: rawOf('OURY'), Numero: rawOf('C987654') };
    const other = await client().call('Candidat.create', { body: body(selection), selection: true });
    expect(text(other.row, 'Numero')).toBe('C987654');
  });

  test('R4.4 R2.7 clients: below a learner, and alone with Id 0, found by what they refer to', async () => {
    const campus = (await client().call('EntiteJuridique.list', {})).rows[0];
    const given = { Nom: rawOf('OURY'), Prenoms: rawOf('Zélie'), EntiteJuridiqueId: member(campus, 'Id'), NatureClientId: rawOf(1) };
    expect((await client().call('Apprenant.createClient', { id: '3002', body: body(given) })).id).toMatch(/^[1-9]\d*$/u);
    const alone = body({ ...given, ReferenceId: rawOf(8003) });
    expect((await client().call('Client.create', { body: alone })).id).toBeNull();
    const settled = await client().settle({ entity: 'Client', body: alone, notThese: [] });
    expect(settled.kind).toBe('found');
    const unrelated = await client().settle({ entity: 'Client', body: body(given), notThese: [] });
    expect(unrelated, 'R3.6 nothing to find it by').toEqual({ kind: 'undecidable', candidates: [] });
  });

  test('R3.3 another training location and an external reference are made, and could be settled', async () => {
    const place = body({ Code: rawOf('LIEU-É'), AdresseId: rawOf(1), PaysId: rawOf(1), Libelle: rawOf('Atelier'), Siret: rawOf('123 456 789 00012'), Uai: rawOf('0693456B') });
    await client().call('AutreLieuFormation.create', { body: place });
    expect(await client().settle({ entity: 'AutreLieuFormation', body: place, notThese: [] })).toMatchObject({ kind: 'found' });
    const reference = body({ Reference: rawOf('crm-1'), Type: rawOf('AGENT.AGENTS'), IdObjet: rawOf(3002) });
    await client().call('ReferenceExterne.create', { body: reference });
    expect(await client().settle({ entity: 'ReferenceExterne', body: reference, notThese: [] })).toMatchObject({ kind: 'found' });
  });

  test('marks of a learner, teachers’ types, a track with its periods, balances by date', async () => {
    const courses = await client().call('InscriptionCours.list', { filter: { eq: ['ApprenantId', 3002] } });
    const marks = await client().call('InscriptionCours.marks', { id: member(courses.rows[0], 'Id') });
    expect(marks.rows.length).toBeGreaterThan(0);
    expect((await client().call('Evaluation.one', { id: member(marks.rows[0], 'EvaluationId') })).kind).toBe('entity');
    const teachers = await client().call('Enseignant.list', {});
    expect((await client().call('Enseignant.types', { id: member(teachers.rows[0], 'Id') })).rows.length).toBeGreaterThan(0);
    const lines = await client().call('BalanceClient.list', { orderBy: [{ field: 'Date', descending: true }] });
    const dates = lines.rows.map((row) => Date.parse(text(row, 'Date')));
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  });
});
