import { expect, test } from 'vitest';
import { membersOf, objectOf, parseRaw, rawJson, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { CallAnswer } from '#shared/ipc/call.ts';
import { Confirmation } from '../../../../main/api/confirmation.ts';
import { onPractice } from './practiceClient.ts';

const { client } = onPractice();

const member = (text: RawJson | undefined, name: string): RawJson => membersOf(text ?? '{}').get(name) ?? rawOf(null);
const words = (text: RawJson | undefined, name: string): string => String(parseRaw(member(text, name)));
const body = (members: Readonly<Record<string, RawJson>>): RawJson => objectOf(Object.entries(members));
const eq = (field: string, id: RawJson) => ({ eq: [field, { integer: id }] }) as const;

function first(answer: Extract<CallAnswer, { kind: 'collection' }>): RawJson {
  expect(answer).toMatchObject({ complete: true, unreadable: [] });
  const [row] = answer.rows;
  if (row === undefined) throw new Error('the sample campus has one');
  return row;
}

/** Creations as a person's change makes them: once, and read back where the service can be asked. */
async function made(entity: EntityName, members: Readonly<Record<string, RawJson>>): Promise<RawJson> {
  const verdict = await client().create({ entity, body: body(members) });
  if (verdict.kind !== 'applied') throw new Error(JSON.stringify(verdict));
  return rawJson(verdict.id);
}

/** Changes of an agreement, merged into what the service has now. */
async function change(id: RawJson, wanted: Readonly<Record<string, RawJson>>): Promise<RawJson | null> {
  const { row } = await client().call('Convention.one', { id });
  const changes = Object.entries(wanted).map(([field, mine]) => ({ field, base: member(row, field), mine }));
  const verdict = await client().replace({ entity: 'Convention', id, changes, base: null });
  if (verdict.kind !== 'applied') throw new Error(JSON.stringify(verdict));
  expect(verdict.receipt).toMatchObject({ outcome: 'verified', changedFields: [] });
  return verdict.row;
}

test('a typical automated flow for creating an agreement, from the learner to the instalments, through main alone', async () => {
  // The learner, with an enrolled sequence.
  const { row: read } = await client().call('Apprenant.one', { id: '3002' });
  const found = await client().call('Apprenant.list', { filter: { eq: ['Code', words(read, 'Code')] } });
  const learner = member(first(found), 'Id');
  expect(learner).toBe('3002');
  const enrolment = first(await client().call('InscriptionSequence.list', { filter: eq('ApprenantId', learner) }));
  expect(member(enrolment, 'SequenceId')).toMatch(/^[1-9]\d*$/u);

  // An agreement type, and a sequence that is eligible for it (R1.6).
  const types = await client().call('TypeConvention.list', {});
  const type = types.rows.find((row) => words(row, 'Code') === 'APPRENTISSAGE');
  const eligible = (prefix: string) =>
    client().call('InscriptionSequence.eligible', {
      expand: ['Sequence'],
      select: ['Sequence'],
      filter: { startsWith: ['Sequence/TypeSequence/Code', prefix] },
      body: body({ Id: member(enrolment, 'Id') }),
    });
  expect((await eligible('PAS-DE-TEL-TYPE')).rows).toEqual([]);
  const sequence = member(member(first(await eligible('ALT')), 'Sequence'), 'Id');
  expect(sequence).toMatch(/^[1-9]\d*$/u);
  expect(words((await client().call('Sequence.one', { id: sequence })).row, 'Nom')).not.toBe('');

  // The agreement.
  const agreement = await made('Convention', {
    ApprenantId: learner,
    TypeConventionId: member(type, 'Id'),
    SequenceId: sequence,
    Remuneration: rawJson('1250.10'),
  });
  const { row: start } = await client().call('Convention.one', { id: agreement });
  expect(words(start, 'Code'), 'Convention rule 2').not.toBe('');
  expect(member(start, 'EtatConventionId'), 'Convention rule 2').not.toBe('0');
  expect(member(start, 'Remuneration'), 'R2.2').toBe('1250.10');

  // Its company, created and attached; no other agreement may have it (R4.2).
  const address = await made('Mail', { Adresse: rawOf('rh@maison-éclair.example'), IsDuplicate: rawOf(false) });
  const company = await made('Entreprise', { Nom: rawOf('Maison Éclair & fils'), MailId: address });
  expect(words((await client().call('Entreprise.one', { id: company })).row, 'Nom')).toBe('Maison Éclair & fils');
  await change(agreement, { EntrepriseId: company });
  const other = await made('Convention', { ApprenantId: learner, TypeConventionId: member(type, 'Id'), SequenceId: sequence });
  const sharing = { entity: 'Convention', id: other, changes: [{ field: 'EntrepriseId', base: rawOf(0), mine: company }], base: null } as const;
  expect(await client().replace({ ...sharing, changes: [...sharing.changes] })).toMatchObject({ kind: 'refused', failure: { status: 400 } });

  // Its professionals: three records (R4.2). How they are created is not shown.
  await change(agreement, { MaitreId: rawOf(501), SignataireId: rawOf(502), ReferentId: rawOf(503) });
  const same = [{ field: 'ReferentId', base: rawOf(503), mine: rawOf(501) }];
  expect(await client().replace({ entity: 'Convention', id: agreement, changes: same, base: null })).toMatchObject({ kind: 'refused' });

  // Its funder.
  const funders = await client().call('OrganismeFinanceur.list', {});
  const funder = await client().call('ConventionOrganismeFinanceur.create', {
    body: body({ ConventionId: agreement, OrganismeFinanceurId: member(first(funders), 'Id') }),
  });
  expect(words(funder.row, 'TypePriseCharge')).toBe('Entreprise');

  // Its billing data: a yes for the one attempt (R4.3), then a client for each nature.
  const clients = () => client().call('Client.list', { filter: eq('ReferenceId', agreement) });
  expect((await clients()).rows).toEqual([]);
  const confirmation = new Confirmation('Convention.synchroniseAffaire', agreement);
  expect(await client().call('Convention.synchroniseAffaire', { id: agreement, confirmation })).toEqual({ kind: 'nothing' });
  const natures = (await clients()).rows.map((row) => member(row, 'NatureClientId'));
  expect(natures.length).toBeGreaterThan(1);
  expect(new Set(natures).size).toBe(natures.length);

  // Its instalments, which nothing copies from the sequence (Convention rule 9).
  const instalments = () => client().call('EcheanceApprentissageConvention.list', { filter: eq('ConventionId', agreement) });
  expect((await instalments()).rows).toEqual([]);
  const plan = [
    { ConventionId: agreement, Numero: rawOf(1), Libelle: rawOf('1re échéance'), Montant: rawJson('1875.50'), Date: rawOf('2026-12-01T08:00:00+01:00') },
    { ConventionId: agreement, Numero: rawOf(2), Libelle: rawOf('2e échéance'), Montant: rawJson('1875.50'), Date: rawOf('2027-03-01T08:00:00+01:00') },
  ];
  for (const instalment of plan) {
    const order = { entity: 'EcheanceApprentissageConvention', body: body(instalment) } as const;
    expect(await client().settle({ ...order, notThese: [] }), 'R3.6 a lost answer could be settled').toEqual({ kind: 'absent' });
    const id = await made('EcheanceApprentissageConvention', instalment);
    expect(await client().settle({ ...order, notThese: [] })).toMatchObject({ kind: 'found', id });
  }
  expect((await instalments()).rows.map((row) => member(row, 'Montant')), 'R2.2').toEqual(['1875.50', '1875.50']);
});
