import { describe, expect, test } from 'vitest';
import type { Receipt, Verdict } from '#shared/ipc/write.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { matchesCreation } from '#sync/core/index.ts';
import { splitAttended, isAttended } from '#sync/rules/attended.ts';
import { holdOf } from '#sync/rules/holds.ts';
import { canLookUp } from '#sync/rules/lookUp.ts';
import type { NewStep } from '#sync/step.ts';
import { change, Core } from './world.ts';

type StepWithId = NewStep & { readonly id: string };
const summary = { key: 'entity.created', subject: 'Lutèce', values: {} };
const company: StepWithId = {
  id: 'c',
  entity: 'Entreprise',
  target: 'new:c',
  action: 'create',
  changes: [],
  body: rawJson('{"Nom":"Lutèce"}'),
  base: null,
  provisional: [],
  summary,
};
const agreementEdit = (id: string, ...fields: readonly string[]): StepWithId => ({
  ...company,
  id,
  entity: 'Convention',
  target: '80',
  action: 'replace',
  changes: fields.map((field) => change(field, '1', '2')),
  body: null,
});
const billing: StepWithId = {
  ...company,
  id: 'b',
  entity: 'Convention',
  target: '80',
  action: 'act',
  endpoint: 'Convention.synchroniseAffaire',
  body: null,
};

const online = (...steps: readonly StepWithId[]): Core =>
  new Core().on({ kind: 'pinged', failure: null }).on({ kind: 'added', intentId: 'i', steps });
const send = (core: Core, stepId: string, confirmation: string | null = null): Core =>
  core.on({ kind: 'confirmed', stepId, at: core.now, confirmation });
const sentBy = ({ effects }: Core): readonly string[] =>
  effects.flatMap((effect) => (effect.kind === 'send' ? effect.step.id : []));
/** The user sends the company's creation, and what is known of similar rows was read. */
const sendCompany = (core: Core): Core =>
  send(core, 'c').on({ kind: 'prepared', stepId: 'c', body: rawJson('{"Nom":"Lutèce"}'), seenBefore: [] });
const ended = (core: Core, stepId: string, verdict: Verdict): Core =>
  core.on({ kind: 'verdict', stepId, attempt: core.step(stepId).attempts, verdict, known: false });
const lost: Verdict = { kind: 'doubt', failure: { kind: 'timeout' } };

describe('R3.0 an attended step', () => {
  test('a confirmation that comes a minute late counts no more: the disk or the workstation slept', () => {
    const late = online(company);
    late.on({ kind: 'confirmed', stepId: 'c', at: late.now - 61_000, confirmation: null });
    expect(late.state.confirmed.size).toBe(0);
    expect(late.step('c').state).toMatchObject({ kind: 'waiting' });
    expect(sentBy(sendCompany(late))).toEqual(['c']);
  });

  test('what its attempt waited for comes after a night of sleep: nothing leaves', () => {
    const slept = send(online(company), 'c');
    const known = { kind: 'prepared', stepId: 'c', body: rawJson('{"Nom":"Lutèce"}'), seenBefore: [] } as const;
    slept.on(known, 8 * 3_600_000);
    expect(sentBy(slept)).toEqual([]);
    expect(slept.step('c').state).toMatchObject({ kind: 'waiting' });
    expect(slept.state.confirmed.size).toBe(0);
  });

  test('is stored, and does not leave by itself, neither now nor on a ping, a retry or a timer', () => {
    const core = online(company);
    expect(core.commit?.putSteps).toMatchObject([{ id: 'c', attended: true, state: { kind: 'waiting' } }]);
    for (const event of [{ kind: 'woke' }, { kind: 'retry', stepId: null }, { kind: 'pinged', failure: null }] as const)
      expect(core.on(event).effects.map(({ kind }) => kind)).not.toContain('prepare');
  });

  test('leaves when the user sends it, once', () => {
    const core = sendCompany(online(company));
    expect(sentBy(core)).toEqual(['c']);
    ended(core, 'c', { kind: 'notSent', failure: { kind: 'busy' } });
    expect(core.step('c').state.kind).toBe('waiting');
    core.on({ kind: 'woke' }, 3_600_000);
    expect(core.effects.map(({ kind }) => kind)).not.toContain('prepare');
  });

  test('I8 goes first where another change of its row could leave in the same moment, and alone', () => {
    const core = online(agreementEdit('queued', 'Remuneration'), agreementEdit('asked', 'EtatConventionId'));
    ended(core, 'queued', { kind: 'notSent', failure: { kind: 'busy', retryAfterMs: 5_000 } });
    core.now += 60_000; // the pause is over, and its timer has not rung yet
    expect(sentBy(send(core, 'asked'))).toEqual(['asked']);
    ended(core, 'asked', { kind: 'notSent', failure: { kind: 'busy', retryAfterMs: 1_000 } });
    expect(sentBy(core.on({ kind: 'woke' }, 60_000))).toEqual(['queued']);
  });

  test('does not leave later when it could not leave at once', () => {
    const core = new Core().on({ kind: 'added', intentId: 'i', steps: [company] });
    send(core, 'c').on({ kind: 'pinged', failure: null });
    expect(core.effects.map(({ kind }) => kind)).not.toContain('prepare');
    expect(core.state.confirmed.size).toBe(0);
  });

  test('does not leave after a restart, though the user had sent it', () => {
    const core = sendCompany(online(company));
    const again = new Core()
      .on({ kind: 'started', steps: [core.step('c')], receipts: [], unreadable: false })
      .on({ kind: 'pinged', failure: null });
    expect(again.step('c').state).toMatchObject({ kind: 'doubt', asked: true });
    expect(sentBy(again)).toEqual([]);
  });

  test('is in doubt after a lost answer, and waits for the user again when they say that it is not there', () => {
    const core = ended(sendCompany(online(company)), 'c', lost);
    expect(core.step('c').state).toMatchObject({ kind: 'doubt', asked: true });
    core.on({ kind: 'settle', stepId: 'c', existing: null });
    expect(core.step('c').state.kind).toBe('waiting');
    expect(core.effects.map(({ kind }) => kind)).not.toContain('prepare');
  });

  test('holds back neither its entity nor other entities, only later edits of the same values and what refers to it', () => {
    const agreement = {
      ...agreementEdit('e', 'EntrepriseId'),
      provisional: [{ field: 'EntrepriseId', id: 'new:c' }],
    };
    const core = online(company, agreementEdit('s', 'EtatConventionId'), agreementEdit('p', 'Poste'), agreement);
    expect(sentBy(core)).toEqual(['p']);
    const steps = [...core.state.steps.values()];
    expect(holdOf(core.step('e'), steps)).toMatchObject({ kind: 'creation', by: { id: 'c' } });
    expect(holdOf(core.step('s'), steps)).toBeNull();
  });
});

describe('R1.5 a creation in the Selection context', () => {
  const person: StepWithId = {
    ...company,
    id: 'p',
    entity: 'selection/Candidat',
    target: 'new:p',
    body: rawJson('{"NomUsage":"Oury","Prenoms":"Zélie","Numero":"C7","Login":"z","MailId":3}'),
  };
  const row = rawJson('{"Id":77,"NomUsage":"Oury","Prenoms":"Zélie","MailId":3}');
  const receipt: Receipt = { outcome: 'verified', changedFields: [], gapMs: null };
  const sendPerson = (core: Core): Core =>
    send(core, 'p').on({ kind: 'prepared', stepId: 'p', body: person.body ?? rawJson('{}'), seenBefore: [] });

  test('R3.0 is attended, though the same creation elsewhere is not', () => {
    expect(isAttended(person)).toBe(true);
    expect(isAttended({ ...person, entity: 'Candidat' })).toBe(false);
    expect(sentBy(online(person))).toEqual([]);
    expect(sentBy(sendPerson(online(person)))).toEqual(['p']);
  });

  test('R5.4 its row and its id are those of its context: an edit of the same id in the other keeps its base', () => {
    const edit = { ...agreementEdit('e', 'Fonction'), target: '77', base: rawJson('{"Id":77}') };
    const other = { ...edit, entity: 'Candidat' as const };
    const own = { ...edit, id: 'o', entity: 'selection/Candidat' as const };
    const core = sendPerson(online(person));
    core.on({ kind: 'pinged', failure: { kind: 'offline' } });
    core.on({ kind: 'added', intentId: 'j', steps: [other, own] });
    ended(core, 'p', { kind: 'applied', id: '77', row, receipt });
    expect(core.commit?.putRows).toEqual([{ entity: 'selection/Candidat', id: '77', text: row }]);
    expect(core.commit?.putReceipts).toMatchObject([{ id: 'p', target: '77', state: { kind: 'applied' } }]);
    expect([core.step('e').base, core.step('o').base]).toEqual(['{"Id":77}', row]);
  });

  test('I8 a change of the same id in the other context does not wait for it', () => {
    const edit = { ...agreementEdit('e', 'Fonction'), target: '77', base: rawJson('{"Id":77}') };
    const core = online(
      { ...edit, entity: 'selection/Candidat' as const },
      { ...edit, id: 'f', entity: 'Candidat' as const },
    );
    expect(sentBy(core).toSorted()).toEqual(['e', 'f']);
  });

  test('R3.9 a row of the plain context is no second row of it, however alike; one of its own context is', () => {
    const core = ended(sendPerson(online(person)), 'p', { kind: 'applied', id: '77', row, receipt });
    const alike = { id: '78', row: rawJson('{"Id":78,"NomUsage":"Oury","Prenoms":"Zélie","MailId":3}') };
    const isSecond = (entity: 'Candidat' | 'selection/Candidat'): readonly boolean[] =>
      core.state.made.map((made) => matchesCreation(made, { ...alike, entity }));
    expect([isSecond('Candidat'), isSecond('selection/Candidat')]).toEqual([[false], [true]]);
  });

  test('R3.6 whose answer was lost is the user’s to settle', () => {
    expect(canLookUp({ entity: 'selection/Candidat', action: 'create' })).toBe(false);
    const core = ended(sendPerson(online(person)), 'p', lost);
    expect(core.step('p').state).toMatchObject({ kind: 'doubt', asked: true });
    core.on({ kind: 'settle', stepId: 'p', existing: { id: '77', row: rawJson('{"Id":77}') } });
    expect(core.commit?.putReceipts).toMatchObject([{ id: 'p', target: '77', decisions: [{ choice: 'itIsThere' }] }]);
  });
});

describe('R4.3 what the user must confirm', () => {
  const question = '11111111-1111-4111-8111-111111111111';
  const mustConfirm: Verdict = { kind: 'mustConfirm', because: ['mayBillTwice'], question };

  test('I15 nothing left: the step waits, and the question is held for this run only', () => {
    const core = ended(send(online(billing), 'b'), 'b', mustConfirm);
    expect(core.step('b')).toMatchObject({ state: { kind: 'waiting' }, sentAt: null, attempts: 0 });
    expect(core.state.questions.get('b')).toEqual({ because: ['mayBillTwice'], question });
    expect(JSON.stringify(core.step('b'))).not.toContain(question);
  });

  test('I15 the answered question leaves with one attempt', () => {
    const core = send(ended(send(online(billing), 'b'), 'b', mustConfirm), 'b', question);
    expect(core.effects).toContainEqual(expect.objectContaining({ kind: 'send', confirmation: question }));
    expect(core.state.questions.size).toBe(0);
    ended(core, 'b', { kind: 'notSent', failure: { kind: 'offline' } });
    expect(core.on({ kind: 'pinged', failure: null }).effects.map(({ kind }) => kind)).not.toContain('send');
  });

  test.each([
    { kind: 'undo', stepIds: ['b'] },
    { kind: 'discard', stepId: 'b' },
  ] as const)('I15 the question of a step that the user takes out is gone with it: $kind', (event) => {
    const core = ended(send(online(billing), 'b'), 'b', mustConfirm);
    core.on(event);
    expect(core.state.steps.has('b')).toBe(false);
    expect(core.state.questions.size).toBe(0);
  });

  test('a queued change of which main says so is attended from then on', () => {
    const core = ended(online(agreementEdit('p', 'Poste')), 'p', mustConfirm);
    expect(core.step('p')).toMatchObject({ attended: true, state: { kind: 'waiting' } });
    expect(sentBy(core.on({ kind: 'woke' }, 60_000))).toEqual([]);
  });
});

describe('a call of another endpoint', () => {
  test('R5.8 whose answer was lost is in doubt: it is not repeated, and the user says what became of it', () => {
    const core = ended(send(online(billing), 'b'), 'b', lost);
    expect(core.step('b').state).toMatchObject({ kind: 'doubt', asked: true });
    core.on({ kind: 'settle', stepId: 'b', existing: { id: '80', row: null } });
    expect(core.commit?.putReceipts).toMatchObject([
      {
        id: 'b',
        state: { kind: 'applied', receipt: { outcome: 'unverifiable' } },
        decisions: [{ choice: 'itIsThere' }],
      },
    ]);
  });

  test('I16 that the user says was carried out on another entity is not settled', () => {
    const core = ended(send(online(billing), 'b'), 'b', lost);
    core.on({ kind: 'settle', stepId: 'b', existing: { id: '81', row: null } });
    expect(core.step('b').state.kind).toBe('doubt');
  });

  test('I8 waits for earlier edits of its entity, which its answer leaves as they are', () => {
    const core = send(online(agreementEdit('p', 'Poste'), billing), 'b');
    expect(core.state.confirmed.size, 'it could not leave').toBe(0);
    expect(core.step('b').state.kind).toBe('waiting');
  });
});

test('R4.3 an edit that is attended in part becomes two steps', () => {
  let id = 0;
  const parts = splitAttended(agreementEdit('x', 'Poste', 'EtatConventionId'), () => `u${(id += 1)}`);
  expect(parts.map(({ changes }) => changes.map(({ field }) => field))).toEqual([['Poste'], ['EtatConventionId']]);
  expect(parts.map(isAttended)).toEqual([false, true]);
  expect(splitAttended(agreementEdit('x', 'Poste'), () => 'u')).toHaveLength(1);
});
