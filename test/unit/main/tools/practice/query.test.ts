import { describe, expect, it } from 'vitest';
import { errorOf, filter, parsedRows, withPractice } from './client.ts';

const practice = withPractice();
const rows = async (path: string) => parsedRows(await practice().get(path));

describe('practice service: query options', () => {
  it('R1.1 filters by eq on numbers, text, booleans, null and dates', async () => {
    const agents = await rows(`/Agent${filter('EntiteJuridiqueId eq 101')}`);
    expect(agents.map((agent) => agent['Nom'])).toEqual(['BELKACEM', 'MOREAU']);
    expect(await rows(`/EntiteJuridique${filter("Nom eq 'Campus Lyon'")}`)).toHaveLength(1);
    const cancelled = await rows(`/Planification${filter('Annule eq true')}`);
    expect(cancelled.length).toBeGreaterThan(10);
    expect(cancelled.every((event) => event['Annule'] === true)).toBe(true);
    const unplanned = await rows(`/Dossier${filter('CreneauLibre eq null')}`);
    expect(unplanned.length).toBeGreaterThan(10);
    expect(unplanned.every((file) => file['CreneauLibre'] === null)).toBe(true);
    const atNine = await rows(`/Planification${filter('Debut eq 2026-11-19T07:30:00Z')}`);
    expect(atNine.length).toBeGreaterThan(1);
    expect(atNine.every((event) => event['Debut'] === '2026-11-19T08:30:00+01:00')).toBe(true);
  });

  it('R1.1 joins with and, and knows startswith, an apostrophe doubled', async () => {
    const some = await rows(
      `/Planification${filter("EntiteJuridiqueId eq 102 and startswith(Nom, 'Jury ') and Annule eq false")}`,
    );
    expect(some).toHaveLength(36);
    expect(some.every((event) => event['EntiteJuridiqueId'] === 102 && String(event['Nom']).startsWith('Jury '))).toBe(
      true,
    );
    expect(await rows(`/Planification${filter("startswith(Nom,'d''Artagnan')")}`)).toEqual([]);
    expect(await rows(`/Candidat${filter("startswith(Mail/Adresse,'ines.bensaid')")}`)).toHaveLength(1);
  });

  it('R1.1 follows a navigation path, and expands it', async () => {
    const found = await rows(`/Candidat?$expand=Mail&${filter("Mail/Adresse eq 'yann.le-goff@exemple.fr'").slice(1)}`);
    expect(found).toEqual([
      expect.objectContaining({
        Nom: 'LE GOFF',
        Prenoms: 'Yann',
        Mail: expect.objectContaining({ Adresse: 'yann.le-goff@exemple.fr' }),
      }),
    ]);
    expect(await rows(`/Candidat${filter("Mail/Adresse eq 'personne@exemple.fr'")}`)).toEqual([]);
  });

  it('R1.1 expands what a navigation leads to, and through it', async () => {
    const [enrolment] = await rows(`/InscriptionSequence?$expand=Sequence/TypeSequence&$select=Sequence`);
    const sequence = enrolment?.['Sequence'] as Record<string, unknown>; // an expanded entity
    expect(Object.keys(enrolment ?? {})).toEqual(['Sequence']);
    expect(sequence['TypeSequence']).toMatchObject({ Id: sequence['TypeSequenceId'], Code: expect.any(String) });
    const [plain] = await rows('/InscriptionSequence?$expand=Sequence');
    expect(plain?.['Sequence']).not.toHaveProperty('TypeSequence');
    expect((await practice().get('/InscriptionSequence?$expand=Sequence/Zorro')).status).toBe(400);
  });

  it.each([
    ["Id eq 'abc'", 'Id'],
    ['Nom eq 1', 'Nom'],
    ['Handicap eq 3', 'Handicap'],
    ['DateNaissance eq true', 'DateNaissance'],
    ["Mail/IsDuplicate eq 'oui'", 'Mail/IsDuplicate'],
    ['Id eq 99999999999999999999', 'Id'],
    ['Id eq 007', '007'],
  ])('R1.1 refuses a value of another kind than the field: %s', async (expression, named) => {
    const reply = await practice().get(`/Apprenant${filter(expression)}`);
    expect(reply.status).toBe(400);
    expect(errorOf(reply).message).toContain(named);
  });

  it('orders by one or several members, up or down, and by instant', async () => {
    const byName = (await rows('/Enseignant?$orderby=Nom')).map((row) => String(row['Nom']));
    expect(byName).toEqual([...byName].sort((a, b) => a.localeCompare(b, 'fr')));
    const events = await rows('/Planification?$orderby=EntiteJuridiqueId%20desc,Debut');
    const keys = events.map(
      (row) => `${1000 - Number(row['EntiteJuridiqueId'])} ${new Date(String(row['Debut'])).toISOString()}`,
    );
    expect(keys).toEqual([...keys].sort());
    const files = (await rows('/Dossier?$orderby=CreneauLibre%20desc')).map((row) => row['CreneauLibre']);
    expect(files[0]).not.toBeNull();
    expect(files.at(-1)).toBeNull();
  });

  it('selects members', async () => {
    const [first] = await rows('/Dossier?$select=Id,Numero');
    expect(Object.keys(first ?? {})).toEqual(['Id', 'Numero']);
    const one = await practice().get('/Planification/40001?$select=Nom');
    expect(Object.keys(one.json)).toEqual(['@odata.context', 'Nom']);
  });

  it('R1.2 reads + as a plus, never as a space', async () => {
    await practice().post('/Mail', { Adresse: 'a+b@exemple.fr' });
    expect(await rows("/Mail?$filter=Adresse%20eq%20'a+b@exemple.fr'")).toHaveLength(1);
    expect((await practice().get("/Mail?$filter=Adresse+eq+'a@b.fr'")).status).toBe(400);
  });

  it.each([
    '?$top=5',
    '?$count=true',
    '?filter=x',
    '?$filter=',
    '?$filter=%zz',
    filter('Nom'),
    filter('Nom eq'),
    filter("Nom eq 'x"),
    filter('Nom eq x'),
    filter("Nom ne 'x'"),
    filter("Nom eq 'x' or Nom eq 'y'"),
    filter("Nom eq 'x' and"),
    filter("contains(Nom, 'x')"),
    filter('startswith(Nom, 12)'),
    filter("startswith(Nom, 'x'"),
    filter("Inconnu eq 'x'"),
    filter("Mail/Inconnu eq 'x'"),
    filter("Nom/Adresse eq 'x'"),
    '?$orderby=Inconnu',
    '?$orderby=Nom%20down',
    '?$select=Inconnu',
    '?$expand=Adresse',
    '?$select=Id&$select=Nom',
  ])('R1.1 refuses %s with 400', async (query) => {
    const reply = await practice().get(`/Candidat${query}`);
    expect(reply.status).toBe(400);
    expect(errorOf(reply).code).toBe('InvalidQuery');
  });
});
