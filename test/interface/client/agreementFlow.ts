import { expect } from 'vitest';
import { agreementStates, agreementTypes, funders } from '#main/tools/practice/sample/school.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { Verdict } from '#shared/ipc/write.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { called, entityOf, rowsOf } from './calling.ts';
import { expectShows } from './expectations.ts';
import { learnerId } from './made.ts';
import { bodyOf, exact, raw, rawValue, view, views } from './rows.ts';
import type { Members, Value } from './rows.ts';
import type { Setup } from './setup.ts';

const refersTo = (field: string, id: string) => ({ filter: { eq: [field, { integer: id }] } }) as const;

/** Creations as a user's change makes them: once, and read back where the service can be asked. */
async function made(setup: Setup, entity: EntityName, members: Members): Promise<string> {
  const verdict = await setup.retryWhenBusy(() => setup.client.create({ entity, body: bodyOf(members) }));
  if (verdict.kind !== 'applied') throw new Error(JSON.stringify(verdict));
  return verdict.id;
}

/** Changes of an agreement, merged into the service's current version. */
async function change(setup: Setup, id: string, wanted: Readonly<Record<string, Value>>): Promise<Verdict> {
  const { row } = await entityOf(setup, 'Convention.one', { id });
  const changes = Object.entries(wanted).map(([field, mine]) => ({
    field,
    base: raw(row, field),
    mine: rawValue(mine),
  }));
  return setup.retryWhenBusy(() => setup.client.replace({ entity: 'Convention', id, changes, base: null }));
}

/**
 * A broken rule: 500 proves nothing, so the row is read back before anything is reported, and then the outcome is
 * unknown (R5.2).
 */
const isRefused = ({ differences }: Setup) =>
  differences.ruleStatus === '500'
    ? { kind: 'doubt' }
    : { kind: 'refused', failure: { status: Number(differences.ruleStatus) } };

/** "A typical automated flow for creating an agreement", from the learner to the instalments, through main alone. */
export async function agreementFlow(setup: Setup): Promise<void> {
  const { sequence } = await learnerWithSequence(setup);
  const agreement = await newAgreement(setup, sequence);
  await withCompany(setup, agreement, sequence);
  await withProfessionals(setup, agreement);
  await withFunder(setup, agreement);
  await withInstalments(setup, agreement);
}

/** The learner, with an enrolled sequence; an agreement type, and a sequence that is eligible for it (R1.6). */
async function learnerWithSequence(setup: Setup): Promise<{ readonly sequence: string }> {
  const { row } = await entityOf(setup, 'Apprenant.one', { id: learnerId });
  const [found] = await rowsOf(setup, 'Apprenant.list', { filter: { eq: ['Code', String(view(row, 'Code'))] } });
  expect(raw(found, 'Id')).toBe(learnerId);
  const [enrolment] = await rowsOf(setup, 'InscriptionSequence.list', refersTo('ApprenantId', learnerId));
  const eligible = await rowsOf(setup, 'InscriptionSequence.eligible', {
    expand: ['Sequence'],
    select: ['Sequence'],
    filter: { startsWith: ['Sequence/TypeSequence/Code', 'ALT'] },
    body: bodyOf({ Id: exact(raw(enrolment, 'Id')) }),
  });
  const sequence = raw(raw(eligible[0], 'Sequence'), 'Id');
  expect(view((await entityOf(setup, 'Sequence.one', { id: sequence })).row, 'Nom')).not.toBe('');
  return { sequence };
}

const agreementOf = (sequence: string): Members => ({
  ApprenantId: exact(learnerId),
  TypeConventionId: agreementTypes.apprenticeship.id,
  SequenceId: exact(sequence),
  Remuneration: exact('1250.10'),
});

async function newAgreement(setup: Setup, sequence: string): Promise<string> {
  const agreement = await made(setup, 'Convention', agreementOf(sequence));
  const { row } = await entityOf(setup, 'Convention.one', { id: agreement });
  expect(view(row, 'Code'), 'Convention rule 2').not.toBe('');
  expect(view(row, 'EtatConventionId'), 'Convention rule 2').toBe(agreementStates.entry.id);
  expectShows(setup, 'Convention', row, bodyOf(agreementOf(sequence)));
  return agreement;
}

/** Its company, created and attached; no other agreement may have it (R4.2). */
async function withCompany(setup: Setup, agreement: string, sequence: string): Promise<void> {
  const address = await made(setup, 'Mail', { Adresse: 'rh@maison-éclair.example', IsDuplicate: false });
  const company = await made(setup, 'Entreprise', { Nom: 'Maison Éclair & fils', MailId: exact(address) });
  expect(view((await entityOf(setup, 'Entreprise.one', { id: company })).row, 'Nom')).toBe('Maison Éclair & fils');
  await expectChanged(setup, agreement, { EntrepriseId: exact(company) });
  const other = await made(setup, 'Convention', agreementOf(sequence));
  expect(await change(setup, other, { EntrepriseId: exact(company) })).toMatchObject(isRefused(setup));
}

async function expectChanged(setup: Setup, agreement: string, wanted: Readonly<Record<string, Value>>): Promise<void> {
  expect(await change(setup, agreement, wanted)).toMatchObject({
    kind: 'applied',
    receipt: { outcome: 'verified', changedFields: [] },
  });
}

/** Its professionals: three records (R4.2). How they are created is not shown. */
async function withProfessionals(setup: Setup, agreement: string): Promise<void> {
  await expectChanged(setup, agreement, { MaitreId: 501, SignataireId: 502, ReferentId: 503 });
  expect(await change(setup, agreement, { ReferentId: 501 })).toMatchObject({
    kind: 'refused',
    failure: { kind: 'brokenRule' },
  });
}

/** Its funder, and its billing data: a confirmation for the one attempt (R4.3), then a client for each nature. */
async function withFunder(setup: Setup, agreement: string): Promise<void> {
  const body = bodyOf({ ConventionId: exact(agreement), OrganismeFinanceurId: funders[2].id });
  await entityOf(setup, 'ConventionOrganismeFinanceur.create', { body });
  const clients = (): Promise<readonly RawJson[]> => rowsOf(setup, 'Client.list', refersTo('ReferenceId', agreement));
  expect(await clients()).toEqual([]);
  expect(await called(setup, 'Convention.synchroniseAffaire', { id: agreement })).toEqual({ kind: 'nothing' });
  expect(new Set(views(await clients(), 'Nom'))).toEqual(new Set(['Maison Éclair & fils', funders[2].name]));
}

/** Its instalments, which nothing copies from the sequence (Convention rule 9). */
async function withInstalments(setup: Setup, agreement: string): Promise<void> {
  const instalments = (): Promise<readonly RawJson[]> =>
    rowsOf(setup, 'EcheanceApprentissageConvention.list', refersTo('ConventionId', agreement));
  expect(await instalments()).toEqual([]);
  const plan = [
    { Numero: 1, Libelle: '1re échéance', Montant: exact('1875.50'), Date: '2026-12-01T08:00:00+01:00' },
    { Numero: 2, Libelle: '2e échéance', Montant: exact('1875.50'), Date: '2027-03-01T08:00:00+01:00' },
  ].map((members) => Object.assign(members, { ConventionId: exact(agreement) }));
  for (const members of plan) {
    const settle = () =>
      setup.client.settle({ entity: 'EcheanceApprentissageConvention', body: bodyOf(members), notThese: [] });
    expect(await settle(), 'R3.6 a lost answer could be settled').toEqual({ kind: 'absent' });
    const id = await made(setup, 'EcheanceApprentissageConvention', members);
    expect(await settle()).toMatchObject({ kind: 'found', id });
  }
  const kept = (await instalments()).toSorted((a, b) => Number(view(a, 'Numero')) - Number(view(b, 'Numero')));
  for (const [index, row] of kept.entries())
    expectShows(setup, 'EcheanceApprentissageConvention', row, bodyOf(plan[index] ?? {}));
  expect(kept).toHaveLength(plan.length);
}
