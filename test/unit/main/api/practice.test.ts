import { describe, expect, test } from 'vitest';
import { membersOf, rawJson, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { PulledRow } from '#shared/ipc/channels.ts';
import { basicAuthenticator } from '../../../../main/api/authenticator.ts';
import { openClient } from '../../../../main/api/client.ts';
import type { PullEnd } from '../../../../main/api/pull.ts';
import { credentials, onPractice } from './practiceClient.ts';

const { client, practice } = onPractice();

async function pullAll(entity: EntityName, path?: readonly string[], known: ReadonlyMap<string, string> = new Map()) {
  const rows: PulledRow[] = [];
  const pulling = client().pull({ entity, path }, known);
  for (;;) {
    const next = await pulling.next();
    if (next.done) return { rows, end: next.value satisfies PullEnd };
    rows.push(...next.value.rows);
  }
}
const first = (rows: readonly PulledRow[]): PulledRow => {
  const [row] = rows;
  if (!row) throw new Error('the sample campus has rows');
  return row;
};
const member = (text: RawJson | null, name: string): RawJson => membersOf(text ?? '{}').get(name) ?? rawOf(null);

describe('the client on the practice service', () => {
  test('S11 a good password is online, a wrong one is told', async () => {
    await client().ping();
    const stranger = openClient({ baseUrl: practice().baseUrl, authenticator: basicAuthenticator({ ...credentials, password: 'x' }) });
    await expect(stranger.ping()).rejects.toMatchObject({ failure: { kind: 'password' } });
    await stranger.close();
  });

  test('R3.4 the probe finds campuses, the share and what is served', async () => {
    const probe = await client().probe();
    expect(probe.campuses).toHaveLength(3);
    expect(probe.shareName).toBeTruthy();
    expect(probe.assumed.filter(({ served }) => !served)).toEqual([]);
  });

  test.each(['Planification', 'Dossier', 'Candidat', 'SessionRecrutement', 'Agent', 'Enseignant', 'EntiteJuridique', 'TypePlanification', 'Programme', 'EtatCandidature'] as const)(
    'pulls %s whole, every row readable, and a second time nothing',
    async (entity) => {
      const { rows, end } = await pullAll(entity);
      expect(end).toEqual({ received: rows.length, complete: true, unreadable: [] });
      expect(rows.length).toBeGreaterThan(0);
      const again = await pullAll(entity, undefined, new Map(rows.map(({ id, hash }) => [id, hash])));
      expect(again.rows).toEqual([]);
      expect(again.end.received).toBe(rows.length);
    },
  );

  test('R1.3 walks down the folders', async () => {
    const root = await pullAll('Directory', []);
    const folder = root.rows.find(({ text }) => member(text, 'Isdirectory') === 'true');
    const name = JSON.parse(member(folder?.text ?? null, 'Name')) as string; // a folder has a name
    const below = await pullAll('Directory', [name]);
    expect(root.rows.length).toBeGreaterThan(0);
    expect(below.rows.length).toBeGreaterThan(0);
    expect(below.rows.map(({ id }) => id)).not.toContain(folder?.id);
  });

  test('an event is moved, made and found again', async () => {
    const event = first((await pullAll('Planification')).rows);
    const change = (field: string, mine: string) => ({ field, base: member(event.text, field), mine: rawOf(mine) });
    const verdict = await client().replace({
      entity: 'Planification',
      id: event.id,
      changes: [change('Debut', '2026-11-20T09:00:00+01:00'), change('Fin', '2026-11-20T10:30:00+01:00'), change('Nom', 'Jury “é” €')],
      base: null,
    });
    expect(verdict).toMatchObject({ kind: 'applied', receipt: { outcome: 'verified' } });
    if (verdict.kind !== 'applied') return;
    for (const [name, text] of membersOf(event.text)) {
      if (!['Debut', 'Fin', 'Nom', 'DateSynchronisation'].includes(name)) expect(member(verdict.row, name)).toBe(text);
    }

    const body = rawJson(
      `{"Nom":"Entretien ajouté","EntiteJuridiqueId":${member(event.text, 'EntiteJuridiqueId')},"TypePlanificationId":${member(event.text, 'TypePlanificationId')},"Debut":"2026-11-21T09:00:00+01:00","Fin":"2026-11-21T10:00:00+01:00"}`,
    );
    const order = { entity: 'Planification', body } as const;
    expect(await client().settle({ ...order, notThese: [] })).toEqual({ kind: 'absent' });
    const made = await client().create(order);
    expect(made).toMatchObject({ kind: 'applied', receipt: { outcome: 'verified' } });
    if (made.kind !== 'applied') return;
    expect(await client().settle({ ...order, notThese: [] })).toMatchObject({ kind: 'found', id: made.id });
    expect(await client().settle({ ...order, notThese: [made.id] })).toEqual({ kind: 'absent' });
  });

  test('R2.9 a custom field of a file is changed and the others stay', async () => {
    const file = (await pullAll('Dossier')).rows.find(({ text }) => /"Parametres":\s*\[\s*\{/u.test(text));
    const entries = JSON.parse(member(file?.text ?? null, 'Parametres')) as { Code: string; Valeur: string | null }[]; // parsed as dossierSchema says
    const [entry] = entries;
    if (!file || !entry) throw new Error('a file has custom fields');
    const change = { field: 'Parametres', key: entry.Code, base: rawOf(entry.Valeur), mine: rawOf('17,5') };
    const verdict = await client().replace({ entity: 'Dossier', id: file.id, changes: [change], base: null });
    expect(verdict).toMatchObject({ kind: 'applied', receipt: { outcome: 'verified' } });
    if (verdict.kind !== 'applied') return;
    const kept = JSON.parse(member(verdict.row, 'Parametres')) as typeof entries;
    expect(kept.map(({ Code, Valeur }) => [Code, Valeur])).toEqual(
      entries.map(({ Code, Valeur }) => [Code, Code === entry.Code ? '17,5' : Valeur]),
    );
  });

  test('a folder is made inside a folder, and a mail only once', async () => {
    const parent = (await pullAll('Directory', [])).rows.find(({ text }) => member(text, 'Isdirectory') === 'true');
    if (!parent) throw new Error('the root has folders');
    const parentPath = [JSON.parse(member(parent.text, 'Name')) as string]; // a folder has a name
    const order = { entity: 'Directory', body: rawJson(`{"Nom":"Jurys d’été","Streamid":"${parent.id}"}`) } as const;
    const made = await client().create({ ...order, parentPath });
    if (made.kind !== 'applied') throw new Error(made.kind);
    expect(made.receipt, 'R3.8 read back in the parent’s list').toEqual({ outcome: 'verified', changedFields: [], gapMs: null });
    expect(await client().settle({ ...order, parentPath, notThese: [] })).toMatchObject({ kind: 'found', id: made.id });

    const mail = { entity: 'Mail', body: rawJson('{"Adresse":"o\'neil+jury@ecole.example","IsDuplicate":false}') } as const;
    expect(await client().settle({ ...mail, notThese: [] })).toEqual({ kind: 'absent' });
    expect(await client().create(mail)).toMatchObject({ kind: 'applied' });
    expect((await client().settle({ ...mail, notThese: [] })).kind).toBe('found');
  });
});
