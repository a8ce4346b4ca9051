import { describe, expect, test } from 'vitest';
import type { Intent } from '#intents/intent.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import type { NewStep, Step } from '#sync/step.ts';
import { kept, photosGuid, plan, steps } from './given.ts';

const move: Intent = {
  kind: 'edit',
  rows: [
    {
      entity: 'Planification',
      id: '7',
      members: { Debut: '2026-11-20T12:00:00+01:00', Fin: '2026-11-20T13:00:00+01:00' },
    },
  ],
};
const whole = {
  entity: 'Planification' as const,
  members: {
    EntiteJuridiqueId: '1',
    TypePlanificationId: '2',
    Nom: 'Oral',
    Debut: '2026-11-20T12:00:00Z',
    Fin: '2026-11-20T13:00:00Z',
  },
};
const create: Intent = {
  kind: 'create',
  rows: [
    { ...whole, group: 'new' },
    { ...whole, group: 'new' },
  ],
};
const undo = (...done: readonly NewStep[]): Intent => ({ kind: 'undo', steps: done });
const redo = (...done: readonly NewStep[]): Intent => ({ kind: 'redo', steps: done });
const sent = (step: NewStep): Step => ({ ...kept(step, { kind: 'sending' }), sentAt: 1 });
const refused = { kind: 'refused', failure: { kind: 'refused' } } as const;

describe('undoing an edit', () => {
  test('is an edit back to where it began, of the whole unit (R2.9), in the form that was read (R2.2)', () => {
    const [moved] = steps(move);
    const [back] = steps(undo(moved!), { steps: [kept(moved!)] });
    expect(back?.changes).toEqual([
      { field: 'Debut', base: '"2026-11-20T12:00:00+01:00"', mine: '"2026-11-20T09:00:00Z"' },
      { field: 'Fin', base: '"2026-11-20T13:00:00+01:00"', mine: '"2026-11-20T10:00:00Z"' },
    ]);
    expect(back?.summary.key).toBe('event.moved');
  });

  test('R2.2 puts a null back, where the service had one', () => {
    const [given] = steps({
      kind: 'edit',
      rows: [{ entity: 'Dossier', id: '8', members: { PourcentageAvancement: '40' } }],
    });
    const back = steps(undo(given!), { steps: [kept(given!)] });
    expect(back[0]?.changes).toEqual([{ field: 'PourcentageAvancement', base: '40', mine: 'null' }]);
  });

  test('I12 never goes over what has another value since', () => {
    const [renamed] = steps({ kind: 'edit', rows: [{ entity: 'Planification', id: '7', members: { Nom: 'Oral' } }] });
    expect(plan(undo(renamed!), { steps: [] })).toEqual({ ok: false, rejection: 'nothingChanged' });
    const others = { ...renamed!, changes: [{ ...renamed!.changes[0]!, mine: rawJson('"Autre"') }] };
    expect(plan(undo(renamed!), { steps: [kept(others)] })).toEqual({ ok: false, rejection: 'changedSince' });
  });

  test('I12 of a change that waits for a decision comes after the decision', () => {
    const [renamed] = steps({ kind: 'edit', rows: [{ entity: 'Planification', id: '7', members: { Nom: 'Oral' } }] });
    const conflict = kept(renamed!, {
      kind: 'conflict',
      row: rawJson('{}'),
      conflicts: [{ unit: 'Nom', fields: [] as never }],
      readAt: 0,
    });
    expect(plan(undo(renamed!), { steps: [conflict] })).toEqual({ ok: false, rejection: 'decideFirst' });
  });

  test('R2.9 of a custom field goes by its code, and names go the other way round', () => {
    const [noted] = steps({
      kind: 'edit',
      rows: [{ entity: 'Dossier', id: '5', members: { 'Parametres.NOTE': '15' } }],
    });
    expect(steps(undo(noted!), { steps: [kept(noted!)] })[0]?.changes).toEqual([
      { field: 'Parametres', key: 'NOTE', base: '"15"', mine: '"12"' },
    ]);
    const [first] = steps({
      kind: 'edit',
      rows: [{ entity: 'Dossier', id: '5', members: { 'Parametres.AVIS': 'Oui' } }],
    });
    expect(first?.changes).toEqual([{ field: 'Parametres', key: 'AVIS', base: null, mine: '"Oui"' }]);
    expect(steps(undo(first!), { steps: [kept(first!)] })[0]?.changes).toEqual([
      { field: 'Parametres', key: 'AVIS', base: '"Oui"', mine: '""' },
    ]);
    const [given] = steps({ kind: 'edit', rows: [{ entity: 'Dossier', id: '5', members: { AgentId: '32' } }] });
    expect(steps(undo(given!), { steps: [kept(given!)] })[0]?.summary.values).toMatchObject({
      from: '32',
      to: '31',
      fromName: given!.summary.values['toName'],
    });
  });

  test('R2.10 of a group is all of it or nothing', () => {
    const done = steps({
      kind: 'edit',
      rows: [
        { entity: 'Planification', id: '7', members: { Debut: whole.members.Debut, Fin: whole.members.Fin } },
        { entity: 'Planification', id: '88', members: { Debut: whole.members.Debut, Fin: whole.members.Fin } },
      ],
    });
    const [seven, jury] = done;
    expect(
      steps(undo(...done), { steps: done.map((step) => kept(step)) })
        .map(({ target }) => target)
        .sort(),
    ).toEqual(['7', '88']);
    const elsewhere = kept({
      ...jury!,
      changes: jury!.changes.map(({ field, base }) => ({ field, base, mine: rawJson('"2026-11-21T12:00:00+01:00"') })),
    });
    expect(plan(undo(...done), { steps: [kept(seven!), elsewhere] })).toEqual({ ok: false, rejection: 'changedSince' });
  });
});

describe('undoing a creation', () => {
  const made = steps(create);
  const here = made.map((step, index) => ({ ...kept(step), id: `s${index}` }));

  test('that is only here takes it out', () => {
    expect(plan(undo(...made), { steps: here })).toEqual({ ok: true, steps: [], takeBack: ['s1', 's0'] });
  });

  test('R3.1 that left is cancelling the event: nothing deletes', () => {
    const answer = plan(undo(...made), { steps: made.map(sent) });
    expect(answer).toMatchObject({
      ok: true,
      steps: [{ changes: [{ field: 'Annule', mine: 'true' }] }, { changes: [{ field: 'Annule', mine: 'true' }] }],
    });
  });

  test('R2.10 of which one left takes the other out in the same commit', () => {
    expect(plan(undo(...made), { steps: [sent(made[0]!), here[1]!] })).toMatchObject({
      takeBack: ['s1'],
      steps: [{ target: made[0]!.target }],
    });
  });

  test('that was refused is the person’s to decide (I2)', () => {
    expect(plan(undo(made[0]!), { steps: [kept(made[0]!, refused)] })).toEqual({ ok: false, rejection: 'decideFirst' });
  });

  test('R3.6 with an address that belongs to another person takes all of it out: nothing left, and nothing was refused', () => {
    const applicant = { nom: 'durand', prenoms: 'Zoé', login: 'zoe.durand', mail: 'zoe@exemple.fr' };
    const application = { admissionPathId: '60', stateId: '51' };
    const newcomer = steps({ kind: 'walkIn', people: [{ applicant, application }] });
    const taken = { kind: 'refused', failure: { kind: 'brokenRule', rule: 'alreadySomebodys' } } as const;
    const of = (state: Step['state'], more: Partial<Step> = {}) => ({
      steps: newcomer.map((step) => ({ ...kept(step), ...(step.entity === 'Mail' && { state, ...more }) })),
    });
    const [mail, ...others] = of(taken).steps.map(({ id }) => id);
    expect(plan(undo(...newcomer), of(taken))).toEqual({
      ok: true,
      steps: [],
      takeBack: others.toReversed(),
      givesUp: [mail],
    });
    const decideFirst = { ok: false, rejection: 'decideFirst' };
    expect(plan(undo(...newcomer), of(taken, { sentAt: 1 })), 'it may have arrived').toEqual(decideFirst);
    expect(plan(undo(...newcomer), of(refused)), 'the service refused it').toEqual(decideFirst);
  });

  test('R3.6 so does one for a person who exists: what else was changed with it goes too, and nothing is added (I12)', () => {
    const mail = { address: 'neuf@ecole.fr', isDuplicate: false };
    const row = { entity: 'Candidat', id: '40', members: { Nom: 'Sow' }, mail } as const;
    const made = steps({ kind: 'edit', rows: [row] });
    const [address, person] = made.map((step) => kept(step));
    const taken = { kind: 'refused', failure: { kind: 'brokenRule', rule: 'alreadySomebodys' } } as const;
    const outbox = [
      { ...address!, state: taken },
      { ...person!, seq: 2 },
    ];
    const all = { ok: true, steps: [], takeBack: [person!.id], givesUp: [address!.id] };
    expect(plan(undo(...made), { steps: outbox })).toEqual(all);
    const [first] = steps({ kind: 'edit', rows: [{ entity: 'Candidat', id: '40', members: { Prenoms: 'Ana' } }] });
    const merged = { ...person!, seq: 2, changes: [...person!.changes, ...first!.changes] };
    expect(plan(undo(...made), { steps: [outbox[0]!, merged] }), 'another intent’s change waits with it').toEqual({
      ok: false,
      rejection: 'mustAgree',
      consequences: { along: [merged], remains: [] },
    });
  });

  test('R3.0 of a folder that left cannot be undone; that it exists is said only once the service answered', () => {
    const folder = steps({ kind: 'folder', parent: photosGuid, parentPath: ['Photos'], name: '2026' });
    const doubt: Step['state'] = { kind: 'doubt', asked: true, since: 0, notBefore: null, candidates: [] };
    const inDoubt = folder.map((step) => ({ ...sent(step), state: doubt }));
    expect(plan(undo(...folder), { steps: folder.map(sent) })).toEqual({ ok: false, rejection: 'unanswered' });
    expect(plan(undo(...folder), { steps: inDoubt })).toEqual({ ok: false, rejection: 'decideFirst' });
  });
});

describe('undoing takes along what cannot exist without a creation', () => {
  const folder = steps({ kind: 'folder', parent: 'root', parentPath: [], name: 'Jury' });
  const outer = { ...kept(folder[0]!), id: 'outer' };
  const inner = {
    ...kept(
      steps({ kind: 'folder', parent: outer.target, parentPath: ['Jury'], name: 'Notes' }, { steps: [outer] })[0]!,
    ),
    id: 'inner',
    target: 'new:inner',
    seq: 2,
  };
  const outbox = [outer, inner];

  test.each([
    ['as what was done last', undo(...folder)],
    ['by its button', { kind: 'takeOut', stepIds: ['outer'] } as const],
  ])('%s, once the user agreed to it by name', (_how, intent) => {
    const consequences = { along: [inner], remains: [] };
    expect(plan(intent, { steps: outbox })).toEqual({ ok: false, rejection: 'mustAgree', consequences });
    expect(plan({ ...intent, agreed: { along: [], remains: [] } } as Intent, { steps: outbox })).toMatchObject({
      rejection: 'mustAgree',
    }); // the intent with one more member
    expect(plan({ ...intent, agreed: consequences } as Intent, { steps: outbox })).toEqual({
      ok: true,
      steps: [],
      takeBack: ['outer', 'inner'],
    }); // as above
  });

  test('and asks nothing where the intent itself made all of it: a new address and who has it', () => {
    const mail = { address: 'neuf@ecole.fr', isDuplicate: false };
    const made = steps({ kind: 'edit', rows: [{ entity: 'Candidat', id: '40', members: {}, mail }] });
    const pending = made.map((step, index) => ({ ...kept(step), id: `s${index}`, seq: index + 1 }));
    expect(plan(undo(...made), { steps: pending })).toEqual({ ok: true, steps: [], takeBack: ['s0', 's1'] });
  });

  test('I2 a step that left cannot be removed by its button', () => {
    expect(plan({ kind: 'takeOut', stepIds: ['outer'] }, { steps: [{ ...outer, sentAt: 1 }] })).toEqual({
      ok: false,
      rejection: 'leftAlready',
    });
    expect(plan({ kind: 'takeOut', stepIds: [] }, { steps: outbox })).toEqual({
      ok: false,
      rejection: 'leftAlready',
    });
  });

  test('and all of it is done again in its order, what is inside included', () => {
    expect(steps(redo(...outbox)).map(({ target }) => target)).toEqual([outer.target, 'new:inner']);
  });
});

test('R3.1 a folder that has an id of the service stays, though its row has not been received yet', () => {
  const [folder] = steps({ kind: 'folder', parent: 'root', parentPath: [], name: 'Jury' });
  expect(plan(undo({ ...folder!, target: 'cccccccc-0000-4000-8000-000000000000' }))).toEqual({
    ok: false,
    rejection: 'createdAlready',
  });
  expect(plan(undo(folder!)), 'given up').toEqual({ ok: false, rejection: 'nothingChanged' });
});

describe('doing again', () => {
  test('an edit, from where it began', () => {
    const [moved] = steps(move);
    expect(steps(redo(moved!))[0]).toMatchObject({
      changes: moved!.changes.map((change) => ({ field: change.field, mine: change.mine })),
    });
  });

  test('I12 an edit of what has another value since is refused', () => {
    const [renamed] = steps({ kind: 'edit', rows: [{ entity: 'Planification', id: '7', members: { Nom: 'Oral' } }] });
    const others = kept({ ...renamed!, changes: [{ ...renamed!.changes[0]!, mine: rawJson('"Autre"') }] });
    expect(plan(redo(renamed!), { steps: [others] })).toEqual({ ok: false, rejection: 'changedSince' });
  });

  test('a creation keeps its provisional id, so that references to it stay valid (I6)', () => {
    const made = steps(create);
    expect(steps(redo(...made)).map(({ target }) => target)).toEqual(made.map(({ target }) => target));
  });

  test('a creation that was undone by cancelling is restored', () => {
    const made = steps(create)[0]!;
    const cancelled = { ...sent(made), body: rawJson(made.body!.replace('"Annule":false', '"Annule":true')) };
    expect(steps(redo(made), { steps: [cancelled] })[0]?.changes).toMatchObject([{ field: 'Annule', mine: 'false' }]);
  });

  test('a folder whose name was taken meanwhile is refused', () => {
    const body = rawJson('{"Nom":"photos","Streamid":"aaaaaaaa-0000-4000-8000-000000000000"}');
    const [folder] = steps({ kind: 'folder', parent: 'root', parentPath: [], name: 'Autre' });
    expect(plan(redo({ ...folder!, body }))).toEqual({ ok: false, rejection: 'nameAlreadyThere' });
  });
});

describe('undoing a call of another endpoint', () => {
  const call: Intent = {
    kind: 'act',
    endpoint: 'Convention.synchroniseAffaire',
    id: '80',
    subject: 'Convention 80',
  };

  test('removes it while it waits for the user to send it', () => {
    const [billed] = steps(call);
    const waiting = kept(billed!);
    expect(plan(undo(billed!), { steps: [waiting] })).toEqual({ ok: true, steps: [], takeBack: [waiting.id] });
  });

  test('is rejected once it left: the service takes nothing back', () => {
    const [billed] = steps(call);
    expect(plan(undo(billed!), { steps: [sent(billed!)] })).toEqual({ ok: false, rejection: 'leftAlready' });
    expect(plan(undo(billed!), { steps: [] })).toEqual({ ok: false, rejection: 'leftAlready' });
  });

  test('and redoing it stores it again, for the user to send', () => {
    const [billed] = steps(call);
    expect(steps(redo(billed!))).toEqual([billed]);
  });
});
