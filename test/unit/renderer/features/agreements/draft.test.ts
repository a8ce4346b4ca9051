import { describe, expect, test } from 'vitest';
import { draftKey, holdsNothing, instalmentsDraft, newDraft, readDraft } from '#features/agreements/draft/draft.ts';
import type { AgreementDraft } from '#features/agreements/draft/draft.ts';
import { problemOf } from '#features/agreements/draft/problems.ts';
import {
  attemptId,
  batchOf,
  isOpen,
  newOutcomes,
  nextStage,
  onward,
  outcomeOf,
  stagesOf,
  statesOf,
} from '#features/agreements/draft/stages.ts';
import type { Stage } from '#features/agreements/draft/stages.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import type { Step } from '#sync/step.ts';

const id = '6f1b5a0e-41a8-4a55-9a34-3b0e3a9d5a01';
const professional = (number: string) => ({ id: number, note: '' });
const draft: AgreementDraft = {
  ...newDraft(id, 0, { learnerId: '3002', learnerName: 'ROBERT Baptiste' }),
  typeId: '2',
  sequenceId: '10112',
  company: { kind: 'new', id: '', mail: 'contact@ravier.fr', fields: { Nom: 'Ateliers Ravier' } },
  people: {
    MaitreId: professional('71'),
    SignataireId: professional('72'),
    ReferentId: professional('73'),
    MaitreBisId: professional(''),
  },
  funders: [{ key: 'a', fields: { OrganismeFinanceurId: '1' } }],
  instalments: [
    { key: 'x', label: 'Échéance 1', day: '2026-12-05', amount: '100,00', percent: '' },
    { key: 'y', label: 'Échéance 2', day: '2027-01-05', amount: '100,00', percent: '50' },
  ],
};
const keys = (of: AgreementDraft): readonly string[] => stagesOf(of).map(({ key }) => key);

function attempt(stage: string, target: string, state: Step['state'], nth = 1): Step {
  return {
    id: `step-${stage}-${nth}`,
    seq: nth,
    intentId: attemptId(draft, { key: stage }, String(nth)),
    entity: 'Convention',
    target,
    action: 'create',
    changes: [],
    body: rawJson('{}'),
    base: null,
    provisional: [],
    state,
    attempts: 1,
    seenBefore: [],
    summary: { key: 'entity.created', subject: '', values: {} },
    madeAt: 0,
    sentAt: 1,
  };
}
const applied = (stage: string, target: string, nth = 1): Step =>
  attempt(
    stage,
    target,
    { kind: 'applied', at: 1, receipt: { outcome: 'verified', changedFields: [], gapMs: null } },
    nth,
  );
const waiting = { kind: 'waiting', notBefore: null, failure: null } as const;
const doubt: Step['state'] = { kind: 'doubt', asked: true, since: 0, notBefore: null, candidates: [] };

test('a draft survives being written and read; another text is none', () => {
  expect(readDraft(JSON.stringify(draft))).toEqual(draft);
  expect(readDraft('{')).toBeNull();
  expect(readDraft('{}')).toBeNull();
  expect(draftKey(id)).toContain(id);
});

describe('stages', () => {
  test('are in the order of the service’s document', () => {
    expect(keys(draft)).toEqual([
      'agreement',
      'mail',
      'company',
      'attach',
      'people',
      'funder.a',
      'synchronise',
      'instalment.x',
      'instalment.y',
    ]);
  });

  test('of an agreement that exists are its further instalments alone', () => {
    const existing = { id: '8001', companyId: '9101', lastNumber: 3 };
    const further = { ...instalmentsDraft(id, 0, existing, 'CONV-1'), instalments: draft.instalments };
    expect(keys(further)).toEqual(['instalment.x', 'instalment.y']);
    expect(nextStage(statesOf(further, []))?.key).toBe('instalment.x');
  });

  test('leave out what was not filled in; an existing company is only attached', () => {
    const bare = newDraft(id, 0);
    expect(keys(bare)).toEqual(['agreement', 'synchronise']);
    const withMail = { ...bare, company: { ...bare.company, mail: 'a@b.fr' } };
    expect(keys(withMail)).toEqual(['agreement', 'mail', 'company', 'attach', 'synchronise']);
    expect(
      keys({ ...bare, synchronises: false, company: { ...bare.company, kind: 'existing', mail: 'a@b.fr' } }),
    ).toEqual(['agreement', 'attach']);
  });

  test('Entreprise.1 an empty company is made where the user asked for it', () => {
    const bare = newDraft(id, 0);
    const empty = { ...bare, company: { ...bare.company, isEmpty: true } };
    expect(keys({ ...empty, company: { ...empty.company, isEmpty: false } })).toEqual(['agreement', 'synchronise']);
    expect(keys(empty)).toEqual(['agreement', 'company', 'attach', 'synchronise']);
    expect(holdsNothing(empty)).toBe(false);
  });

  test('the terms of the contract go with the company, and by themselves where there is none', () => {
    const terms = { ...newDraft(id, 0), terms: { Poste: 'Soudeur', DateDebut: ' ' } };
    expect(keys({ ...terms, terms: { Poste: ' ' } })).toEqual(['agreement', 'synchronise']);
    expect(keys(terms)).toEqual(['agreement', 'terms', 'synchronise']);
    const withCompany = { ...terms, company: draft.company };
    expect(keys(withCompany)).toEqual(['agreement', 'mail', 'company', 'attach', 'synchronise']);
    // A company that is typed once they were sent follows them: their stage and what it became stay.
    const stages = statesOf(withCompany, [applied('agreement', '8100'), applied('terms', '8100', 2)]);
    expect(stages.map(({ key }) => key)).toEqual(['agreement', 'terms', 'mail', 'company', 'attach', 'synchronise']);
    expect(nextStage(stages)?.key).toBe('mail');
  });

  test('R3.6 a company whose creation was sent or waits is attached, also where nothing of it is filled in', () => {
    const bare = { ...newDraft(id, 0), outcomes: { agreement: '8100' } };
    const of = (company: readonly Step[], outcomes = {}) =>
      statesOf({ ...bare, outcomes: { ...bare.outcomes, ...outcomes } }, company).map(({ key }) => key);
    const kept = ['agreement', 'company', 'attach', 'synchronise'];
    expect(of([], { company: '9131' })).toEqual(kept);
    for (const state of [waiting, doubt]) expect(of([attempt('company', 'new:1', state)])).toEqual(kept);
    expect(of([applied('company', '9131')])).toEqual(kept);
    const given = attempt('company', 'new:1', { kind: 'dropped', at: 1, mayHaveArrived: false });
    expect(of([given])).toEqual(['agreement', 'synchronise']);
  });

  test('R3.0 I1 are known from the outbox and the receipts alone, after any restart', () => {
    expect(nextStage(statesOf(draft, []))).toMatchObject({ key: 'agreement', state: { kind: 'toDo' } });
    const sent = [attempt('agreement', 'new:1', waiting)];
    expect(nextStage(statesOf(draft, sent))).toMatchObject({ key: 'agreement', state: { kind: 'underway' } });
    const made = [applied('agreement', '8100'), applied('mail', '501')];
    const stages = statesOf(draft, made);
    expect(outcomeOf(stages, 'agreement')).toBe('8100');
    expect(outcomeOf(stages, 'company')).toBeNull();
    expect(nextStage(stages)?.key).toBe('company');
  });

  test('R3.6 a lost answer asks the user, and the draft continues from what they decided', () => {
    expect(nextStage(statesOf(draft, [attempt('agreement', 'new:1', doubt)]))).toMatchObject({
      key: 'agreement',
      state: { kind: 'asks' },
    });
    expect(nextStage(statesOf(draft, [applied('agreement', '8100')]))?.key).toBe('mail');
    const given = attempt('agreement', 'new:1', { kind: 'dropped', at: 1, mayHaveArrived: true });
    expect(nextStage(statesOf(draft, [given]))?.state).toEqual({ kind: 'givenUp', mayHaveArrived: true });
    // Made again after that one was given up.
    expect(nextStage(statesOf(draft, [given, attempt('agreement', 'new:2', waiting, 2)]))?.state.kind).toBe('underway');
  });

  test('R3.0 one press sends each once, in order, and what fails or asks ends it', () => {
    const after = (steps: readonly Step[], ...sent: readonly string[]) => onward(statesOf(draft, steps), new Set(sent));
    const [made, mail] = [applied('agreement', '8100'), applied('mail', '501')];
    expect(after([])).toBe('send');
    expect(after([], 'agreement'), 'the outbox shows it a moment later').toBe('wait');
    expect(after([attempt('agreement', 'new:1', { kind: 'sending' })], 'agreement')).toBe('wait');
    expect(after([made], 'agreement')).toBe('send');
    const failed: Step['state'] = { ...waiting, failure: { kind: 'offline' } };
    expect(after([made, attempt('mail', 'new:2', waiting)], 'agreement', 'mail')).toBe('wait');
    expect(after([made, attempt('mail', 'new:2', failed)], 'agreement', 'mail'), 'tried again by itself').toBe('wait');
    expect(after([attempt('agreement', 'new:1', doubt)], 'agreement')).toBe('end');
    const given = attempt('agreement', 'new:1', { kind: 'dropped', at: 1, mayHaveArrived: true });
    expect(after([given], 'agreement'), 'given up meanwhile').toBe('end');
    expect(after([given]), 'and sent again by another press').toBe('send');
    // It waits for the user: another press sends that very step.
    const attended = { ...attempt('company', 'new:3', failed), attended: true as const };
    expect(after([made, mail, attended])).toBe('send');
    expect(after([made, mail, attended], 'company')).toBe('end');
  });

  test('leave one by one, but for the open instalments, which leave together', () => {
    expect(batchOf(statesOf(draft, [])).map(({ key }) => key)).toEqual(['agreement']);
    const before = ['agreement', 'mail', 'company', 'attach', 'people', 'funder.a', 'synchronise'];
    const made = before.map((key, nth) => applied(key, String(9000 + nth)));
    expect(batchOf(statesOf(draft, made)).map(({ key }) => key)).toEqual(['instalment.x', 'instalment.y']);
    const underway = [...made, attempt('instalment.x', 'new:1', waiting)];
    expect(batchOf(statesOf(draft, underway)).map(({ key }) => key)).toEqual(['instalment.x']);
    const done = [...made, applied('instalment.x', '1'), applied('instalment.y', '2')];
    expect(batchOf(statesOf(draft, done))).toEqual([]);
  });

  test('of another draft, or with a key that begins alike, are not its own', () => {
    const other = { ...draft, id: '0f1b5a0e-41a8-4a55-9a34-3b0e3a9d5a01' };
    expect(statesOf(other, [applied('agreement', '8100')]).every(({ state }) => state.kind === 'toDo')).toBe(true);
    const longer = { ...draft, instalments: [{ ...draft.instalments[0], key: 'xx' } as never] };
    expect(nextStage(statesOf(longer, [applied('instalment.x', '1')]))?.key).toBe('agreement');
    expect(statesOf(longer, [applied('instalment.x', '1')]).at(-1)?.state.kind).toBe('toDo');
  });

  test('an edit that is part of an earlier one, or that the service has already, is seen in the agreement’s row', () => {
    const made = [applied('agreement', '8100'), applied('mail', '501'), applied('company', '9200')];
    const of = (seen: 'there' | Step) => statesOf(draft, made, ({ kind }) => (kind === 'attach' ? seen : null));
    expect(nextStage(of('there'))?.key).toBe('people');
    expect(nextStage(of(attempt('elsewhere', '8100', waiting)))).toMatchObject({
      key: 'attach',
      state: { kind: 'underway' },
    });
  });

  test('outcomes are copied into the draft, which then needs no receipt', () => {
    const stages = statesOf(draft, [applied('agreement', '8100')]);
    const outcomes = newOutcomes(draft, stages);
    expect(outcomes).toEqual({ agreement: '8100' });
    const kept = { ...draft, outcomes: outcomes ?? {} };
    expect(newOutcomes(kept, statesOf(kept, []))).toBeNull();
    expect(nextStage(statesOf(kept, []))?.key).toBe('mail');
  });

  test('what was sent is closed for editing; what was given up is open again', () => {
    const stages = statesOf(draft, [applied('agreement', '8100'), attempt('instalment.x', 'new:3', waiting)]);
    expect(isOpen(stages, 'agreement')).toBe(false);
    expect(isOpen(stages, 'company')).toBe(true);
    expect(isOpen(stages, 'instalment', 'x')).toBe(false);
    expect(isOpen(stages, 'instalment', 'y')).toBe(true);
    expect(isOpen(stages, 'instalment')).toBe(false);
  });
});

describe('problems', () => {
  const known = {
    agreementOfCompany: (company: string) => (company === '9101' ? '8001' : null),
    schoolZone: 'Europe/Paris',
  };
  const problem = (of: Partial<AgreementDraft>, stage: Stage) => problemOf({ ...draft, ...of }, stage, known)?.problem;
  const stage = (kind: Stage['kind'], item?: string): Stage => ({ key: kind, kind, ...(item && { item }) });

  test('what the agreement needs is named one by one', () => {
    expect(problem({}, stage('agreement'))).toBeUndefined();
    expect(problem({ learnerId: '' }, stage('agreement'))).toBe('noLearner');
    expect(problem({ typeId: '' }, stage('agreement'))).toBe('noType');
    expect(problem({ sequenceId: '' }, stage('agreement'))).toBe('noSequence');
  });

  test('R4.2 a company of another agreement, and one record for two roles, are not sent (Entreprise.3, Limits.2, Limits.3)', () => {
    const existing = (company: string) => ({ company: { ...draft.company, kind: 'existing' as const, id: company } });
    expect(problem(existing('9101'), stage('attach'))).toBe('companyTaken');
    expect(problem(existing('9102'), stage('attach'))).toBeUndefined();
    expect(problem(existing('12a'), stage('attach'))).toBe('badNumber');
    const people = { ...draft.people, ReferentId: professional('71') };
    expect(problem({ people }, stage('people'))).toBe('sameProfessional');
    expect(problem({ people: { ...draft.people, MaitreId: professional('x') } }, stage('people'))).toBe('badNumber');
    expect(problem({}, stage('people'))).toBeUndefined();
  });

  test('R3.0 a term of the contract that is not of its kind is said before anything is sent', () => {
    const days = { DateDebut: '2026-12-01', DateFin: '2027-11-30' };
    const numbers = { Remuneration: '1250.10', EnseignantId: '4', NatureContratId: '2', CoutFormation: '7000' };
    const terms = { Poste: 'Soudeur', ...days, ...numbers, NbHeureFormation: '' };
    for (const kind of ['terms', 'attach'] as const) {
      expect(problem({ terms }, stage(kind)), kind).toBeUndefined();
      const wrong = { ...draft, terms: { ...terms, Remuneration: '12abc' } };
      expect(problemOf(wrong, stage(kind), known), kind).toEqual({ problem: 'badTerm', field: 'Remuneration' });
    }
  });

  test('an address, a funder, a day, an amount and a percentage are checked', () => {
    for (const mail of ['contact', 'contact@ravier.fr,', '<contact@ravier.fr>'])
      expect(problem({ company: { ...draft.company, mail } }, stage('mail')), mail).toBe('badMail');
    expect(problem({}, stage('mail'))).toBeUndefined();
    expect(problem({ funders: [{ key: 'a', fields: {} }] }, stage('funder', 'a'))).toBe('noFunder');
    expect(problem({}, stage('funder', 'a'))).toBeUndefined();
    const [first] = draft.instalments;
    const instalment = (changed: object) =>
      problem({ instalments: [{ ...first, ...changed } as never] }, stage('instalment', 'x'));
    expect(instalment({})).toBeUndefined();
    expect(instalment({ day: '' })).toBe('badDay');
    expect(instalment({ amount: 'cent' })).toBe('badAmount');
    expect(instalment({ amount: '0' })).toBe('badAmount');
    expect(instalment({ percent: 'dix' })).toBe('badPercent');
    expect(instalment({ percent: '33,5' })).toBeUndefined();
  });

  test('R3.1 a field under « Autres » that is not of its kind is not sent: nothing could change it afterwards', () => {
    const funder = (fields: Readonly<Record<string, string>>) =>
      problem({ funders: [{ key: 'a', fields: { OrganismeFinanceurId: '1', ...fields } }] }, stage('funder', 'a'));
    expect(funder({ TauxHoraire: '12.5', DateEnvoi: '2026-11-20', DernierCertificatEnvoye: 'true' })).toBeUndefined();
    expect(funder({ TauxHoraire: 'douze' })).toBe('badField');
    expect(funder({ DateEnvoi: '31/11' })).toBe('badField');
    expect(problem({ company: { ...draft.company, fields: { AdresseId: 'rue' } } }, stage('company'))).toBe('badField');
    const [first] = draft.instalments;
    const instalments = first ? [{ ...first, fields: { OPCAId: '12' } }] : [];
    expect(problem({ instalments }, stage('instalment', 'x'))).toBeUndefined();
    expect(problem({ instalments, everyInstalment: { NoteId: 'n° 4' } }, stage('instalment', 'x'))).toBe('badField');
  });
});

test('a draft holds nothing until something is typed or chosen, and again once all of it is removed', () => {
  const bare = newDraft(id, 0);
  expect(holdsNothing(bare)).toBe(true);
  expect(holdsNothing({ ...bare, terms: { Poste: ' ' }, funders: [{ key: 'a', fields: {} }] })).toBe(true);
  const held: readonly Partial<AgreementDraft>[] = [
    { learnerId: '3002' },
    { typeId: '2' },
    { terms: { Poste: 'Soudeur' } },
    { company: { ...bare.company, mail: 'a@b.fr' } },
    { company: { ...bare.company, fields: { Nom: 'R' } } },
    { people: { ...bare.people, ReferentId: { id: '', note: 'Mme Diaz' } } },
    { funders: [{ key: 'a', fields: { OrganismeFinanceurId: '1' } }] },
    { plan: { ...bare.plan, total: '7000' } },
    { instalments: [{ key: 'x', label: '', day: '', amount: '', percent: '' }] },
    { everyInstalment: { Compte: '706000' } },
    { outcomes: { agreement: '80' } },
  ];
  for (const typed of held) expect(holdsNothing({ ...bare, ...typed })).toBe(false);
  expect(holdsNothing(instalmentsDraft(id, 0, { id: '80', companyId: '', lastNumber: 0 }, 'ROBERT'))).toBe(false);
});
