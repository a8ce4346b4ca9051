import { describe, expect, test } from 'vitest';
import { applicantProblems, applicationProblems } from '#intents/applicant/problems.ts';
import { decided } from '#intents/application/rule.ts';
import type { Intent, WalkIn } from '#intents/intent.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { membersOf, parseRaw } from '#shared/json/rawJson.ts';
import type { NewStep } from '#sync/step.ts';
import { Core } from '../sync/core/world.ts';
import { plan, steps } from './given.ts';

const applicant = { nom: ' durand ', prenoms: 'Zoé', login: 'zoe.durand', mail: ' zoe@exemple.fr ' };
const application = { admissionPathId: '60', stateId: '51', agentId: '32', creneau: '2026-11-20T09:35:00Z' };
const walkIn = (more: Partial<WalkIn> = {}): Intent => ({
  kind: 'walkIn',
  people: [{ applicant, application, ...more }],
});
const bodyOf = ({ body }: Pick<NewStep, 'body'>): unknown => parseRaw(body ?? 'null');

describe('R4.6 a walk-in', () => {
  test('is Mail, then Candidat, then Dossier, tied by ids made here (I7)', () => {
    const made = steps(walkIn());
    expect(made.map(({ entity, action }) => [entity, action])).toEqual([
      ['Mail', 'create'],
      ['Candidat', 'create'],
      ['Dossier', 'create'],
    ]);
    const [mail, person, dossier] = made;
    expect(made.every(({ target }) => isProvisional(target))).toBe(true);
    expect(made.map(({ provisional }) => provisional)).toEqual([
      [],
      [{ field: 'MailId', id: mail?.target }],
      [{ field: 'CandidatId', id: person?.target }],
    ]);
    expect(bodyOf(mail as NewStep)).toEqual({ Adresse: 'zoe@exemple.fr', IsDuplicate: false });
    expect(bodyOf(person as NewStep)).toEqual({
      Nom: 'durand',
      Prenoms: 'Zoé',
      Login: 'zoe.durand',
      MailId: mail?.target,
    });
    expect(bodyOf(dossier as NewStep)).toEqual({
      CandidatId: person?.target,
      SessionRecrutementId: 60,
      EtatCandidatureId: 51,
      AgentId: 32,
      CreneauLibre: '2026-11-20T10:35:00+01:00',
    });
    expect(made.map(({ summary }) => [summary.key, summary.subject])).toEqual([
      ['entity.created', 'zoe@exemple.fr'],
      ['entity.created', 'DURAND Zoé'],
      ['entity.created', 'DURAND Zoé'],
    ]);
  });

  test('R4.7 for an interview of the calendar it is linked at birth: the event gets its number once there is one (I7)', () => {
    for (const more of [{ event: '7' }, { event: '7', applicant: '40' }]) {
      const made = steps(walkIn(more));
      const target = made.find(({ entity }) => entity === 'Dossier')?.target;
      expect(made.at(-1)).toMatchObject({
        entity: 'Planification',
        target: '7',
        changes: [{ field: 'ReferenceExterne', mine: JSON.stringify(target) }],
        provisional: [{ field: 'ReferenceExterne', id: target }],
      });
    }
  });

  test('R3.6 an address that the service has gets another record where the user asked for one', () => {
    const [mail] = steps(walkIn({ applicant: { ...applicant, ownMail: true } }));
    expect(bodyOf(mail as NewStep)).toEqual({ Adresse: 'zoe@exemple.fr', IsDuplicate: true });
  });

  test('R2.4 carries a birthday and custom fields as they were said', () => {
    const [, person, dossier] = steps(
      walkIn({
        applicant: { ...applicant, naissance: '2008-07-01T00:00:00+02:00' },
        application: { ...application, parametres: [{ code: 'ARRIVEE', valeur: '10:30' }] },
      }),
    );
    expect(bodyOf(person as NewStep)).toMatchObject({ DateNaissance: '2008-07-01T00:00:00+02:00' });
    expect(bodyOf(dossier as NewStep)).toMatchObject({ Parametres: [{ Code: 'ARRIVEE', Valeur: '10:30' }] });
  });

  test('without an interview says nothing of an hour, for a new applicant and a known one; an hour that is begun must be given', () => {
    const { creneau: _none, ...without } = application;
    for (const applicantOrId of [applicant, '40']) {
      const dossier = steps(walkIn({ applicant: applicantOrId, application: without })).at(-1);
      expect(bodyOf(dossier as NewStep)).not.toHaveProperty('CreneauLibre');
    }
    expect(plan(walkIn({ application: { ...application, creneau: '' } }))).toEqual({
      ok: false,
      rejection: 'requiredMissing',
    });
  });

  test('for a known applicant is an application alone', () => {
    const made = steps(walkIn({ applicant: '40' }));
    expect(made.map(({ entity, provisional, summary }) => [entity, provisional, summary.subject])).toEqual([
      ['Dossier', [], 'DIALLO Awa'],
    ]);
    expect(bodyOf(made[0] as NewStep)).toMatchObject({ CandidatId: 40 });
  });

  test.each<[Intent, string]>([
    [walkIn({ applicant: { ...applicant, login: ' ' } }), 'requiredMissing'],
    [walkIn({ applicant: { ...applicant, mail: 'zoe' } }), 'notAMail'],
    [walkIn({ application: { ...application, stateId: '' } }), 'requiredMissing'],
    [walkIn({ application: { ...application, creneau: '10:35' } }), 'notAnInstant'],
    [walkIn({ application: { ...application, admissionPathId: 'x' } }), 'unknownEntity'],
    [walkIn({ application: { ...application, agentId: '33' } }), 'agentOfAnotherCampus'],
    [walkIn({ applicant: '41' }), 'unknownEntity'],
  ])('that the service could not take is not kept (%#): %s', (intent, rejection) => {
    expect(plan(intent)).toEqual({ ok: false, rejection });
  });
});

test.each(['mailto:zoe@exemple.fr', 'zoe@exemple.fr.', '(zoe@exemple.fr)', 'Zoé <zoe@exemple.fr>', 'zoe@exemple..fr'])(
  'what stood around an address in a mail is no part of it: %s',
  (mail) => expect(applicantProblems({ ...applicant, mail })).toEqual({ mail: 'notAMail' }),
);

test('R4.6 missing fields are reported one by one', () => {
  expect(applicantProblems({ nom: '', prenoms: ' ', login: '', mail: '', naissance: '1.7.' })).toEqual({
    nom: 'missing',
    prenoms: 'missing',
    login: 'missing',
    mail: 'missing',
    naissance: 'notAnInstant',
  });
  expect(applicantProblems({ ...applicant, mail: 'zoe@exemple' })).toEqual({ mail: 'notAMail' });
  expect(applicantProblems(applicant)).toEqual({});
  expect(applicationProblems({ admissionPathId: '', stateId: '', creneau: '' })).toEqual({
    admissionPathId: 'missing',
    stateId: 'missing',
    creneau: 'missing',
  });
});

const named = (made: readonly NewStep[]): readonly (NewStep & { id: string })[] =>
  made.map((step) => Object.assign({ id: step.entity }, step));
const dossiers = { kind: 'pullEnded', request: { entity: 'Dossier' }, failure: null, whole: true } as const;
const at = (): Core => {
  const core = new Core().online();
  return core.on({ ...dossiers, connectionNumber: core.state.connectionNumber });
};
const refused = { kind: 'refused', failure: { kind: 'refused' } } as const;

describe('R4.6 a walk-in through the engine', () => {
  test('is stored in one commit, so that a crash keeps all or none (I1, I20)', () => {
    const core = new Core().add(...named(steps(walkIn())));
    expect(core.commit?.putSteps?.map(({ entity }) => entity)).toEqual(['Mail', 'Candidat', 'Dossier']);
  });

  test('goes one step at a time, each with the id of the one before (I6, I7)', () => {
    const core = at()
      .add(...named(steps(walkIn())))
      .prepared('Mail');
    expect(core.sent).toEqual(['Mail']);
    core.applied('Mail', '901').prepared('Candidat');
    expect(core.sent).toEqual(['Candidat']);
    expect(membersOf(core.step('Candidat').body ?? '').get('MailId')).toBe('901');
    core.applied('Candidat', '902').prepared('Dossier');
    expect(core.sent).toEqual(['Dossier']);
    expect(membersOf(core.step('Dossier').body ?? '').get('CandidatId')).toBe('902');
    core.applied('Dossier', '903');
    expect(core.state.steps.size).toBe(0);
  });

  test('a refused applicant holds the application back until it is corrected, then both go (I9, R3.5)', () => {
    const made = named(steps(walkIn()));
    const core = at()
      .add(...made)
      .prepared('Mail')
      .applied('Mail', '901')
      .prepared('Candidat')
      .verdict('Candidat', refused);
    expect([core.step('Candidat').state.kind, core.step('Dossier').state.kind, core.sent]).toEqual([
      'refused',
      'waiting',
      [],
    ]);
    const [, person, dossier] = made;
    const correction: Intent = {
      kind: 'walkIn',
      corrects: dossier?.target ?? '',
      applicant: { ...applicant, login: 'z.durand' },
      application,
    };
    const change = steps(correction, { steps: [...core.state.steps.values()] });
    expect(change.map(({ entity, target, changes }) => [entity, target, changes.map(({ field }) => field)])).toEqual([
      ['Candidat', person?.target, ['Login']],
    ]);
    core.add(...change.map((step) => Object.assign({ id: 'correction' }, step))).prepared('Candidat');
    expect(core.sent).toEqual(['Candidat']);
    expect(membersOf(core.step('Candidat').body ?? '').get('Login')).toBe('"z.durand"');
    core.applied('Candidat', '902').prepared('Dossier');
    expect(core.sent).toEqual(['Dossier']);
  });
});

test('R3.1 a Mail that the service has already is not changed by a correction', () => {
  const made = named(steps(walkIn()));
  const core = at()
    .add(...made)
    .prepared('Mail')
    .applied('Mail', '901');
  const correction: Intent = {
    kind: 'walkIn',
    corrects: made[2]?.target ?? '',
    applicant: { ...applicant, mail: 'autre@exemple.fr', nom: 'Durant' },
    application,
  };
  const change = steps(correction, { steps: [...core.state.steps.values()] });
  expect(change.map(({ entity, changes }) => [entity, changes.map(({ field }) => field)])).toEqual([
    ['Candidat', ['Nom']],
  ]);
});

test('the decision and its day are one change, and can be taken off', () => {
  const [step] = steps({
    kind: 'edit',
    rows: [{ entity: 'Dossier', id: '5', members: decided({ id: '8', date: '2026-11-20T16:00:00Z' }) }],
  });
  expect(step?.changes).toEqual([
    { field: 'DecisionId', base: null, mine: '8' },
    { field: 'DateDecision', base: null, mine: '"2026-11-20T17:00:00+01:00"' },
  ]);
  expect(plan({ kind: 'edit', rows: [{ entity: 'Dossier', id: '5', members: decided(null) }] })).toEqual({
    ok: false,
    rejection: 'nothingChanged',
  });
  expect(
    plan({
      kind: 'edit',
      rows: [{ entity: 'Dossier', id: '5', members: decided({ id: '8', date: 'demain' }) }],
    }),
  ).toEqual({
    ok: false,
    rejection: 'notAnInstant',
  });
  expect(
    plan({
      kind: 'edit',
      rows: [{ entity: 'Dossier', id: '5', members: decided({ id: 'admis', date: '2026-11-20T16:00:00Z' }) }],
    }),
  ).toEqual({
    ok: false,
    rejection: 'unknownEntity',
  });
});
