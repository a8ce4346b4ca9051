import { expect, test } from 'vitest';
import { instalmentsDraft, newDraft } from '#features/agreements/draft/draft.ts';
import type { AgreementDraft } from '#features/agreements/draft/draft.ts';
import { contentOf, intentOf } from '#features/agreements/draft/intents.ts';
import type { StageContext } from '#features/agreements/draft/intents.ts';
import { attendedKinds, stagesOf } from '#features/agreements/draft/stages.ts';
import { stepsFor } from '#intents/stepsFor.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { isAttended } from '#sync/rules/attended.ts';

const draft: AgreementDraft = {
  ...newDraft('6f1b5a0e-41a8-4a55-9a34-3b0e3a9d5a01', 0, { learnerId: '3002', learnerName: 'ROBERT Baptiste' }),
  typeId: '2',
  sequenceId: '10112',
  terms: { Poste: ' Technicien ', Remuneration: '1250.10', DateDebut: '' },
  company: {
    kind: 'new',
    id: '',
    mail: ' contact@ravier.fr ',
    fields: { Nom: 'Ateliers Ravier', TauxEntreprise: '50.5' },
  },
  people: {
    MaitreId: { id: '71', note: '' },
    SignataireId: { id: '72', note: 'Mme Ravier' },
    ReferentId: { id: '', note: 'à créer' },
    MaitreBisId: { id: '', note: '' },
  },
  funders: [{ key: 'a', fields: { OrganismeFinanceurId: '1', NumeroDossier: 'DEC-1' } }],
  instalments: [{ key: 'x', label: 'Échéance 1', day: '2026-12-05', amount: '1 250,10', percent: '33,5' }],
};
const context: StageContext = {
  agreementId: '8100',
  mailId: '501',
  companyId: '9200',
  funderName: () => 'OPCO',
};
const sent = (of = draft, given = context) =>
  Object.fromEntries(
    stagesOf(of).map((stage) => {
      const intent = intentOf(of, stage, given);
      const rows = intent !== null && 'rows' in intent ? intent.rows : [];
      return [stage.key, intent && Object.assign({}, ...rows.map(({ members }) => members))];
    }),
  );

test('each stage sends what was filled in, with what the stages before became; notes are never sent', () => {
  expect(sent()).toEqual({
    agreement: { ApprenantId: '3002', TypeConventionId: '2', SequenceId: '10112' },
    mail: { Adresse: 'contact@ravier.fr', IsDuplicate: 'false' },
    company: { Nom: 'Ateliers Ravier', TauxEntreprise: '50.5', MailId: '501' },
    attach: { EntrepriseId: '9200', Poste: 'Technicien', Remuneration: '1250.10' },
    people: { MaitreId: '71', SignataireId: '72' },
    'funder.a': { ConventionId: '8100', OrganismeFinanceurId: '1', NumeroDossier: 'DEC-1' },
    synchronise: {},
    'instalment.x': {
      ConventionId: '8100',
      EntrepriseId: '9200',
      Numero: '1',
      Nom: 'Échéance 1',
      Libelle: 'Échéance 1',
      Date: '2026-12-05',
      Montant: '1250.10',
      Pourcentage: '33.50',
    },
  });
});

test('R3.1 what is given under « Autres » goes with the creation, a line’s own before what all lines share', () => {
  const given: AgreementDraft = {
    ...draft,
    funders: [{ key: 'a', fields: { OrganismeFinanceurId: '1', DateReception: '2026-11-20', TauxHoraire: '12.5' } }],
    everyInstalment: { Compte: '706000', CodeAnalytique: 'ALT', OPCAId: '12', EntrepriseId: '' },
    instalments: draft.instalments.map((each) => ({ ...each, fields: { CodeAnalytique: 'ALT-1', Numero: '7' } })),
  };
  expect(sent(given)).toMatchObject({
    'funder.a': { OrganismeFinanceurId: '1', DateReception: '2026-11-20', TauxHoraire: '12.5' },
    'instalment.x': {
      ConventionId: '8100',
      EntrepriseId: '9200',
      Compte: '706000',
      CodeAnalytique: 'ALT-1',
      OPCAId: '12',
      Numero: '7',
      Libelle: 'Échéance 1',
      Montant: '1250.10',
    },
  });
});

test('Entreprise.1 a company may have an empty body; it is called after the learner', () => {
  const empty = { ...draft, company: { ...draft.company, mail: '', fields: {}, isEmpty: true } };
  expect(intentOf(empty, { key: 'company', kind: 'company' }, { ...context, mailId: null })).toEqual({
    kind: 'create',
    rows: [{ entity: 'Entreprise', members: {}, subject: draft.learnerName }],
  });
});

test('an existing company is attached by its number, and nothing is sent before the agreement has one', () => {
  const existing = { ...draft, company: { ...draft.company, kind: 'existing' as const, id: '9101' } };
  expect(sent(existing)).toMatchObject({ attach: { EntrepriseId: '9101' } });
  const without = sent(draft, { ...context, agreementId: null });
  expect([without['attach'], without['people'], without['funder.a'], without['instalment.x']]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('the terms of an agreement without a company leave its company as it is', () => {
  const without = { ...draft, company: { ...draft.company, mail: '', fields: {} } };
  expect(sent(without, { ...context, companyId: null })).toMatchObject({
    terms: { Poste: 'Technicien', Remuneration: '1250.10' },
  });
});

test('I12 terms that were sent by themselves are not sent again with a company that is typed later', () => {
  expect(sent({ ...draft, outcomes: { terms: '8100' } })['attach']).toEqual({ EntrepriseId: '9200' });
});

test('R3.0 what a stage became is no change of the draft that is being sent', () => {
  for (const company of [draft.company, { ...draft.company, mail: '', fields: {} }]) {
    const typed = { ...draft, company };
    const contents = [{}, { terms: '8100' }, { company: '9200' }].map((outcomes) => contentOf({ ...typed, outcomes }));
    expect(new Set(contents).size).toBe(1);
    expect(contentOf({ ...typed, terms: {} })).not.toBe(contents[0]);
  }
});

test('further instalments of an agreement are numbered after those that it has', () => {
  const existing = { id: '8001', companyId: '9101', lastNumber: 3 };
  const further = { ...instalmentsDraft(draft.id, 0, existing, 'CONV-1'), instalments: draft.instalments };
  const given = { ...context, agreementId: '8001', companyId: null };
  expect(sent(further, given)).toMatchObject({
    'instalment.x': { ConventionId: '8001', EntrepriseId: '9101', Numero: '4' },
  });
});

test('R3.0 every stage is accepted as a step, and those said to be attended are', () => {
  const rows: Partial<Record<EntityName, string>> = { Convention: '{"Id":8100,"EntrepriseId":0,"Poste":""}' };
  const snapshot = {
    base: (entity: EntityName) => (rows[entity] === undefined ? undefined : rawJson(rows[entity])),
    current: (entity: EntityName) => (rows[entity] === undefined ? undefined : rawJson(rows[entity])),
    all: () => [],
    childNames: () => [],
    rootStreamid: () => undefined,
    steps: [],
  };
  for (const stage of stagesOf(draft)) {
    const intent = intentOf(draft, stage, context);
    const plan = intent && stepsFor(intent, snapshot, { uuid: () => crypto.randomUUID(), schoolZone: 'Europe/Paris' });
    expect(plan, stage.key).toMatchObject({ ok: true });
    const [step] = plan?.ok ? plan.steps : [];
    expect(step && isAttended(step), stage.key).toBe(attendedKinds.has(stage.kind));
    // A due day is sent as the instant at which it begins at the school (R2.4).
    if (stage.kind === 'instalment') expect(step?.body).toContain('"Date":"2026-12-05T00:00:00+01:00"');
  }
});
