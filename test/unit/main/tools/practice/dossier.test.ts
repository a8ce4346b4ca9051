import { describe, expect, it } from 'vitest';
import { parseRaw, rawJson, rawOf, splice } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { errorOf, parsedRows, withPractice } from './client.ts';

const practice = withPractice({ ownMembers: 'yes' });

interface Parametre {
  readonly Id: number;
  readonly Code: string;
  readonly Valeur: string;
}
// documented shape
const parametresOf = (json: Record<string, unknown>): Parametre[] => json['Parametres'] as Parametre[];
const minimum = { SessionRecrutementId: 27_001, CandidatId: 2399, EtatCandidatureId: 51 };
const edit = (row: RawJson | string, members: Record<string, RawJson>) => splice(row, new Map(Object.entries(members)));

/** A fresh row of the list, one for each test, so that tests do not meet. */
async function file(index: number): Promise<{ path: string; row: RawJson; json: Record<string, unknown> }> {
  const row = (await practice().get('/Dossier')).rows[index] ?? rawJson('{}');
  const json = parseRaw(row) as Record<string, unknown>; // rows are objects
  return { path: `/Dossier/${String(json['Id'])}`, row, json };
}

describe('practice service: Dossier', () => {
  it('Dossier.2 assigns Nom, Code, Numero, AffaireId and DateDebut, and counts the files of an applicant', async () => {
    const [first, second] = [await practice().post('/Dossier', minimum), await practice().post('/Dossier', minimum)];
    const { Code, DateDebut } = first.json;
    expect(first.status).toBe(201);
    expect(Code).toMatch(/^C\d{5}$/u);
    expect(first.json).toMatchObject({
      Numero: `${String(Code)}-1`,
      CreneauLibre: null,
      AgentId: null,
      PourcentageAvancement: 0,
    });
    expect(second.json['Numero']).toBe(`${String(Code)}-2`);
    expect(first.json['Nom']).toContain('BTS MCO');
    expect(Number(second.json['AffaireId'])).toBe(Number(first.json['AffaireId']) + 1);
    expect(Math.abs(Date.parse(String(DateDebut)) - Date.now())).toBeLessThan(60_000);
    expect(first.json['Parametres']).toEqual([]);
  });

  it.each([
    ['SessionRecrutementId', undefined],
    ['CandidatId', 0],
    ['EtatCandidatureId', null],
    ['SessionRecrutementId', 1],
    ['CandidatId', 1],
    ['EtatCandidatureId', 1],
    ['AgentId', 1],
    ['CreneauLibre', '2026-11-19T10:00:00'],
    ['Parametres', 'x'],
    ['Parametres', [{ Valeur: 'sans code' }]],
    ['Parametres', [{ Code: 'A', Valeur: 1 }]],
    ['Parametres', [{ Code: 'A' }, { Code: 'A' }]],
  ])('Dossier.1 refuses %s = %j with 400 naming the field', async (field, value) => {
    const count = (await practice().get('/Dossier')).rows.length;
    const reply = await practice().post('/Dossier', { ...minimum, [field]: value });
    expect(reply.status).toBe(400);
    expect(errorOf(reply)).toMatchObject({ target: field });
    expect((await practice().get('/Dossier')).rows).toHaveLength(count);
  });

  it('R4.5 Dossier.4 refuses an agent of another campus than the programme of the path, naming AgentId', async () => {
    const { path, row } = await file(0);
    const before = await practice().get(path);
    const refused = await practice().post(path, edit(row, { AgentId: rawOf(1021) }));
    expect(refused.status).toBe(400);
    expect(errorOf(refused)).toMatchObject({ target: 'AgentId', message: expect.stringContaining('AgentId') });
    expect((await practice().get(path)).text).toBe(before.text);
    expect((await practice().post(path, edit(row, { AgentId: rawOf(1012) }))).json['AgentId']).toBe(1012);
    expect((await practice().post('/Dossier', { ...minimum, AgentId: 1031 })).status).toBe(400);
  });

  it('R2.1 replaces as a whole: interview, agent and custom fields that are not sent are gone, unknown members too', async () => {
    const { path, json } = await file(1);
    const { SessionRecrutementId, CandidatId, EtatCandidatureId } = json;
    const replaced = await practice().post(path, { SessionRecrutementId, CandidatId, EtatCandidatureId });
    expect(replaced.status).toBe(200);
    expect(replaced.json).toMatchObject({
      CreneauLibre: null,
      AgentId: null,
      Parametres: [],
      EtablissementBac: '',
      NoteBac: null,
    });
    const other = await file(3);
    expect(other.row).toContain('"JetonExterne":9007199254740');
    const { SessionRecrutementId: path3, CandidatId: applicant3, EtatCandidatureId: state3 } = other.json;
    const bare = { SessionRecrutementId: path3, CandidatId: applicant3, EtatCandidatureId: state3 };
    expect((await practice().post(other.path, bare)).members.has('JetonExterne')).toBe(false);
  });

  it('R2.5 keeps Nom, Code, Numero, AffaireId and DateDebut whatever is sent', async () => {
    const { path, row, json } = await file(2);
    const changed = edit(row, {
      Nom: rawOf('x'),
      Code: rawOf('x'),
      Numero: rawOf('x'),
      AffaireId: rawOf(1),
      DateDebut: rawOf(null),
      ReferenceCRM: rawOf('CRM-1'),
    });
    const { Nom, Code, Numero, AffaireId, DateDebut } = json;
    const kept = { Nom, Code, Numero, AffaireId, DateDebut };
    expect((await practice().post(path, changed)).json).toMatchObject({ ...kept, ReferenceCRM: 'CRM-1' });
    const created = await practice().post('/Dossier', { ...minimum, PourcentageAvancement: 50, Numero: 'x' });
    expect(created.json['PourcentageAvancement']).toBe(50);
    expect(created.json['Numero']).not.toBe('x');
  });

  it('R2.9 Dossier.5 merges the custom fields that are sent by Code, and answers them with Id 0', async () => {
    const { path, row, json } = await file(4);
    const codes = parametresOf(json).map(({ Code }) => Code);
    expect(codes).toEqual(
      expect.arrayContaining(['NOTE_ENTRETIEN', 'AVIS_JURY', 'NIVEAU_ANGLAIS', 'ALTERNANCE', 'SALLE']),
    );
    const sent = rawJson(
      '[{"Code":"AVIS_JURY","Valeur":"Réservé","Poids":1.50},{"Code":"NOUVEAU","Valeur":null,"Id":44}]',
    );
    const replaced = await practice().post(path, edit(row, { Parametres: sent }));
    expect(parametresOf(replaced.json).map(({ Code }) => Code)).toEqual([...codes, 'NOUVEAU']);
    expect(parametresOf(replaced.json).every(({ Id }) => Id === 0)).toBe(true);
    expect(replaced.text).toContain('{"Code":"AVIS_JURY","Valeur":"Réservé","Poids":1.50,"Id":0}');
    expect(parametresOf(replaced.json).find(({ Code }) => Code === 'NOUVEAU')?.Valeur).toBe('');

    const plain = rawJson('[{"Code":"AVIS_JURY","Valeur":"Favorable"}]');
    expect((await practice().post(path, edit(replaced.text, { Parametres: plain }))).text).not.toContain('Poids');
  });

  it('R2.2 Dossier.3 a replace that changes one member leaves every other text as it was', async () => {
    const { path, row } = await file(30);
    for (const exact of [
      '"FraisDossier":80.00',
      '"JetonExterne":9007199254740',
      '"Traceur":{"Lot": 12, "Taux": 0.10}',
    ]) {
      const { row: tagged } = await file(exact.includes('Frais') ? 8 : 30);
      expect(tagged).toContain(exact);
    }
    const body = edit(row, { CreneauLibre: rawOf('2026-11-20T08:00:00+00:00') });
    await practice().post(path, body);
    const after = (await file(30)).row;
    expect(after).toBe(edit(row, { CreneauLibre: rawOf('2026-11-20T09:00:00+01:00') }));
  });

  it('lists every file, the new ones last', async () => {
    const created = await practice().post('/Dossier', minimum);
    expect(parsedRows(await practice().get('/Dossier')).at(-1)?.['Id']).toBe(created.json['Id']);
  });
});
