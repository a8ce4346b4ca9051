import { describe, expect, test } from 'vitest';
import type { Settlement } from '#shared/ipc/write.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import type { LookBefore } from '#sync/core/index.ts';
import { isFreshLook } from '#sync/core/lookFirst.ts';
import { Core } from './world.ts';

const adresse = 'ines@exemple.fr';
const row = rawJson(`{"Id":7,"Adresse":"${adresse}"}`);
const mail = (id: string) => ({
  id,
  entity: 'Mail' as const,
  target: `new:${id}`,
  action: 'create' as const,
  changes: [],
  body: rawJson(`{"Adresse":"${adresse}","IsDuplicate":false}`),
  base: null,
  provisional: [],
  summary: { key: 'thing.created', subject: adresse, values: {} },
});
const person = {
  ...mail('p'),
  entity: 'Candidat' as const,
  body: rawJson('{"Nom":"Haddad","Prenoms":"Inès","Login":"ines","MailId":"new:m"}'),
  provisional: [{ field: 'MailId', id: 'new:m' }],
};
const file = {
  ...person,
  id: 'f',
  entity: 'Dossier' as const,
  target: 'new:f',
  body: rawJson('{"CandidatId":"new:p"}'),
  provisional: [{ field: 'CandidatId', id: 'new:p' }],
};

const absent: Settlement = { kind: 'absent' };
function looked(core: Core, look: Partial<LookBefore> = {}): Core {
  const { body } = core.step('m');
  return core.on({
    kind: 'prepared',
    stepId: 'm',
    body: body ?? row,
    seenBefore: [],
    look: { at: core.now, there: [], end: absent, ...look },
  });
}
const asked = (): Core => new Core().online().add(mail('m'), person, file);
const lost = (core: Core): Core => core.verdict('m', { kind: 'doubt', failure: { kind: 'serviceError', status: 500 } });
const found = (core: Core): Core =>
  core.on({ kind: 'settlement', stepId: 'm', conclusive: false, settlement: { kind: 'found', id: '7', row } });

describe('R3.6 a creation that is settled by a filtered list is looked for before it leaves', () => {
  test('not there: it leaves, which the same commit says (I5); what is found after a lost answer is it', () => {
    const core = looked(asked());
    expect(core.sent).toEqual(['m']);
    expect(core.commit?.putSteps?.find(({ id }) => id === 'm')).toMatchObject({
      lookedFor: true,
      state: { kind: 'sending' },
    });
    found(lost(core));
    expect(core.commit?.putReceipts).toMatchObject([{ id: 'm', target: '7' }]);
  });

  test('there already: it is not sent, and the user is asked whether it is theirs', () => {
    const core = looked(asked(), { there: [{ id: '7', row }] });
    expect(core.sent).toEqual([]);
    expect(core.step('m')).toMatchObject({
      sentAt: null,
      state: { kind: 'refused', failure: { rule: 'alreadySomebodys' }, there: [{ id: '7', row }] },
    });
    expect(core.on({ kind: 'woke' }, 3_600_000).kinds(), 'I9 nothing goes by itself').not.toContain('prepare');
  });

  test('R4.4 there already, and meant to be there twice: it leaves, and a lost answer is settled by what is new', () => {
    const twice = { ...mail('m'), body: rawJson(`{"Adresse":"${adresse}","IsDuplicate":true}`) };
    const core = looked(new Core().online().add(twice), { there: [{ id: '7', row }] });
    expect(core.sent).toEqual(['m']);
    expect(core.step('m')).toMatchObject({ seenBefore: ['7'], lookedFor: true });
    const settlement: Settlement = { kind: 'found', id: '8', row: rawJson(`{"Id":8,"Adresse":"${adresse}"}`) };
    lost(core).on({ kind: 'settlement', stepId: 'm', conclusive: false, settlement });
    expect(core.commit?.putReceipts).toMatchObject([{ id: 'm', target: '8' }]);
  });

  test('R3.6 held, and the user wants another record of the address: it leaves, once, and what needs it follows', () => {
    const core = looked(asked(), { there: [{ id: '7', row }] });
    const { target } = core.step('m');
    const edit = {
      ...core.step('m'),
      id: 'own',
      action: 'replace' as const,
      changes: [{ field: 'IsDuplicate', base: rawJson('false'), mine: rawJson('true') }],
      body: null,
      base: null,
    };
    core.on({ kind: 'added', intentId: 'i2', steps: [edit] });
    expect(core.step('m')).toMatchObject({ target, state: { kind: 'waiting' } });
    expect(core.step('m').body).toContain('"IsDuplicate":true');
    looked(core, { there: [{ id: '7', row }] });
    expect(core.sent).toEqual(['m']);
  });

  test('never looked up: what is found after a lost answer may be another user’s, so the user decides', () => {
    const core = found(lost(looked(asked(), { end: { kind: 'failed', failure: { kind: 'refused' } } })));
    expect(core.step('m').state).toMatchObject({ kind: 'doubt', asked: true, candidates: [{ id: '7' }] });
    const cut = found(lost(looked(asked(), { end: { kind: 'undecidable', candidates: [] } })));
    expect(cut.step('m').state, 'a list that was cut proves nothing (I18)').toMatchObject({ asked: true });
  });

  test('a step that left before Carnet looked it up first: the user decides', () => {
    const { lookedFor: _, ...older } = looked(asked()).step('m');
    const core = new Core().on({ kind: 'started', steps: [older], receipts: [], unreadable: false }).online();
    expect(found(core).step('m').state).toMatchObject({ asked: true });
  });

  test('carried out late: a match found before it leaves a second time is it; once the user said that it was not there, they decide', () => {
    const late = { there: [{ id: '7', row }] };
    const core = lost(looked(asked())).on({ kind: 'settlement', stepId: 'm', conclusive: true, settlement: absent });
    found(looked(core, late));
    expect(core.commit?.putReceipts).toMatchObject([{ id: 'm', target: '7' }]);
    const said = lost(looked(asked())).on({ kind: 'settle', stepId: 'm', existing: null });
    expect(found(looked(said, late)).step('m').state).toMatchObject({
      kind: 'doubt',
      asked: true,
      candidates: [{ id: '7' }],
    });
  });

  test('I4 a look holds for five seconds, by a clock that may have been set back meanwhile', () => {
    expect([5_000, 5_001, -5_000, -5_001].map((ms) => isFreshLook(1_000_000, 1_000_000 + ms))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  test('S11 an answered look is the last answer: the next heartbeat is due a whole while after it', () => {
    const core = asked();
    const before = core.state.pingAt ?? 0;
    looked(core);
    expect(core.state.connection).toEqual({ kind: 'online', lastAnswerAt: core.now });
    expect(core.state.pingAt).toBe(core.now + core.state.limits.heartbeatMs);
    expect(core.state.pingAt).toBeGreaterThan(before);
  });

  test('I10 a look that is some seconds old is made again', () => {
    const core = looked(asked(), { at: 0 });
    expect(core.sent).toEqual([]);
    expect(core.kinds()).toContain('prepare');
    const { body } = core.step('m');
    core.on({ kind: 'prepared', stepId: 'm', body: body ?? row, seenBefore: [] });
    expect(core.sent, 'no look at all').toEqual([]);
  });

  test('I24 a list that cannot be had holds it back for a while, and not for ever', () => {
    const core = asked();
    for (let failures = 1; failures < 6; failures += 1) {
      looked(core, { end: { kind: 'failed', failure: { kind: 'serviceError' } } });
      expect(core.sent).toEqual([]);
      expect(core.on({ kind: 'woke' }, 10 * 60_000).kinds()).toContain('prepare');
    }
    looked(core, { end: { kind: 'failed', failure: { kind: 'serviceError' } } });
    expect(core.sent).toEqual(['m']);
    expect(core.step('m').lookedFor).toBe(false);
  });

  test('S11 offline it waits; a busy service is left alone as long as it asks', () => {
    const offline = looked(asked(), { end: { kind: 'failed', failure: { kind: 'offline' } } });
    expect([offline.state.connection.kind, offline.step('m').state.kind, offline.sent.length]).toEqual([
      'offline',
      'waiting',
      0,
    ]);
    const busy = looked(asked(), { end: { kind: 'failed', failure: { kind: 'busy', retryAfterMs: 20_000 } } });
    expect([busy.state.pausedUntil, busy.sent.length]).toEqual([busy.now + 20_000, 0]);
  });
});

describe('an address that another user’s record has', () => {
  const known = (): Core => looked(asked(), { there: [{ id: '7', row }] });
  const applicant = rawJson('{"Id":4,"Numero":"C000004","Nom":"HADDAD","Prenoms":"Ines","MailId":7}');

  test('is used when the user decides so: what waits for it continues with that record', () => {
    const core = known().on({ kind: 'settle', stepId: 'm', existing: { id: '7', row } });
    expect(core.step('p').body).toContain('"MailId":7');
    expect(core.commit?.putReceipts).toMatchObject([
      { id: 'm', target: '7', decisions: [{ about: 'waiting', choice: 'itIsThere' }] },
    ]);
  });

  test('is the same person’s: their record takes the place of the new one, and the address is given up, in one commit (I6)', () => {
    const core = known().on({ kind: 'settle', stepId: 'p', existing: { id: '4', row: applicant } });
    expect(core.step('f')).toMatchObject({ provisional: [], body: '{"CandidatId":4}' });
    expect(core.state.steps.size).toBe(1);
    expect(core.commit?.putReceipts).toMatchObject([
      { id: 'p', target: '4', provisional: [], decisions: [{ about: 'waiting', choice: 'itIsThere' }] },
      {
        id: 'm',
        state: { kind: 'dropped', mayHaveArrived: false },
        decisions: [{ about: 'waiting', choice: 'givenUp' }],
      },
    ]);
    expect(core.commit?.putReceipts?.[0]?.body, 'I7 no reference to what was never created').not.toContain('new:');
  });

  test('I7 what waits for another creation too, or is on its way, stays', () => {
    const core = asked().add({ ...person, id: 'q', target: 'new:q' });
    looked(core, { there: [{ id: '7', row }] }).on({
      kind: 'settle',
      stepId: 'p',
      existing: { id: '4', row: applicant },
    });
    expect([...core.state.steps.keys()]).toEqual(['m', 'f', 'q']);
  });
});
