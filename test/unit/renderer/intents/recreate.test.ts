import { expect, test } from 'vitest';
import type { Intent } from '#intents/intent.ts';
import { recreationOf } from '#intents/recreate.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Step } from '#sync/step.ts';
import { kept, plan, steps } from './given.ts';

/** The steps of an edit that wait, of a row as the service last showed it. */
const waiting = (edit: Intent, base: RawJson): readonly Step[] =>
  steps(edit).map((step) => Object.assign(kept(step), { base }));
const bodyOf = (all: readonly Step[]): unknown => JSON.parse(steps({ kind: 'create', gone: all })[0]?.body ?? '');

const move: Intent = {
  kind: 'edit',
  rows: [{ entity: 'Planification', id: '7', members: { Debut: '2026-11-20T11:00:00Z', Fin: '2026-11-20T12:00:00Z' } }],
};
const event = rawJson(
  '{"Id":7,"@odata.etag":"W/\\"1\\"","Nom":"Jury","EntiteJuridiqueId":3,"TypePlanificationId":2,' +
    '"Debut":"2026-11-20T09:00:00+01:00","Fin":"2026-11-20T10:00:00+01:00","SequenceId":null,"DateModification":"2026-01-01T00:00:00+01:00"}',
);

test('R3.1b an event that is gone is created again as it was last seen, with the changes that wait', () => {
  const all = waiting(move, event);
  const [step] = steps({ kind: 'create', gone: all });
  expect(plan({ kind: 'create', gone: all })).toMatchObject({ takeBack: all.map(({ id }) => id) });
  expect(step).toMatchObject({
    entity: 'Planification',
    action: 'create',
    base: null,
    summary: { subject: 'Entretien DIALLO' },
  });
  expect(bodyOf(all)).toEqual({
    Nom: 'Jury',
    EntiteJuridiqueId: 3,
    TypePlanificationId: 2,
    Debut: '2026-11-20T12:00:00+01:00',
    Fin: '2026-11-20T13:00:00+01:00',
  });
});

test('R3.1b an application too, with its custom fields, without the ids and numbers of the one that is gone', () => {
  const all = waiting(
    { kind: 'edit', rows: [{ entity: 'Dossier', id: '5', members: { AgentId: '32', 'Parametres.NOTE': '15' } }] },
    rawJson(
      '{"Id":5,"Numero":"C12-1","CandidatId":40,"SessionRecrutementId":60,"EtatCandidatureId":4,"AgentId":31,' +
        '"PourcentageAvancement":0.5,"Parametres":[{"Id":811,"Code":"NOTE","Valeur":"12"},{"Id":812,"Code":"AVIS","Valeur":"oui"}]}',
    ),
  );
  expect(bodyOf(all)).toEqual({
    CandidatId: 40,
    SessionRecrutementId: 60,
    EtatCandidatureId: 4,
    AgentId: 32,
    PourcentageAvancement: 0.5,
    Parametres: [
      { Code: 'NOTE', Valeur: '15' },
      { Code: 'AVIS', Valeur: 'oui' },
    ],
  });
});

test('R3.1b R4.3 a person too, without the consents, which are given for each record; a new address still comes first', () => {
  const all = waiting(
    {
      kind: 'edit',
      rows: [{ entity: 'Candidat', id: '40', members: {}, mail: { address: 'awa@exemple.fr', isDuplicate: false } }],
    },
    rawJson(
      '{"Id":40,"Numero":"C00040","Nom":"DIALLO","Prenoms":"Awa","Login":"adiallo","MailId":12,"HasChosenRGPD":true}',
    ),
  );
  const [mail, edit] = all;
  const replaced = all.filter(({ action }) => action === 'replace');
  expect([mail?.entity, edit?.entity]).toEqual(['Mail', 'Candidat']);
  expect(bodyOf(replaced)).toEqual({ Nom: 'DIALLO', Prenoms: 'Awa', Login: 'adiallo', MailId: mail?.target });
  expect(steps({ kind: 'create', gone: replaced })[0]?.provisional).toEqual([{ field: 'MailId', id: mail?.target }]);
});

test('R3.1b what lacks a member that the service requires of a new one, or was never seen, is said', () => {
  const lacking = waiting(move, rawJson('{"Id":7,"Nom":"Jury","TypePlanificationId":2}'));
  expect(recreationOf(lacking)).toBe('requiredMissing');
  expect(plan({ kind: 'create', gone: lacking })).toEqual({ ok: false, rejection: 'requiredMissing' });
  expect(plan({ kind: 'create', gone: [] })).toEqual({ ok: false, rejection: 'unknownEntity' });
  expect(plan({ kind: 'create', gone: steps(move).map((step) => Object.assign(kept(step), { base: null })) })).toEqual({
    ok: false,
    rejection: 'unknownEntity',
  });
});
