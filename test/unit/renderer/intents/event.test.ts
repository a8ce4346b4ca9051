import { describe, expect, test } from 'vitest';
import type { IntentOf, Intent, Members, RowEdit } from '#intents/intent.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { kept, plan, steps } from './given.ts';

const whole: Members<'Planification'> = {
  EntiteJuridiqueId: '9007199254740993',
  TypePlanificationId: '2',
  Nom: 'Jury',
  Debut: '2026-11-20T09:00:00Z',
  Fin: '2026-11-20T10:00:00Z',
};
const row = (more: Members<'Planification'>, group?: string) => ({
  entity: 'Planification' as const,
  members: { ...whole, ...more },
  ...(group !== undefined && { group }),
});
const create = (events: readonly Members<'Planification'>[], group?: string): Intent => ({
  kind: 'create',
  rows: events.map((event) => row(event, group)),
});
const edited = (members: Members<'Planification'>, id = '7'): RowEdit => ({ entity: 'Planification', id, members });
const move = (debut: string, fin: string, id = '7'): Intent => ({
  kind: 'edit',
  rows: [{ entity: 'Planification', id, members: { Debut: debut, Fin: fin } }],
});

describe('moving an event', () => {
  test('R2.2 an end that is not moved keeps its digits beyond the millisecond', () => {
    const [step] = steps(move('2026-07-01T10:00:00.123+02:00', '2026-07-01T11:30:00+02:00', '88'));
    expect(step?.changes[0]?.mine).toBe('"2026-07-01T08:00:00.1234567Z"');
  });

  test('R2.9 carries Debut and Fin, and R2.4 sends the offset of the school on that day, never Z', () => {
    const [step] = steps(move('2026-11-20T11:00:00Z', '2026-11-20T12:00:00Z'));
    expect(step?.changes).toEqual([
      { field: 'Debut', base: '"2026-11-20T09:00:00Z"', mine: '"2026-11-20T12:00:00+01:00"' },
      { field: 'Fin', base: '"2026-11-20T10:00:00Z"', mine: '"2026-11-20T13:00:00+01:00"' },
    ]);
    expect(step?.summary).toMatchObject({ key: 'event.moved', subject: 'Entretien DIALLO' });
  });

  test('R2.4 from a gesture, which gives epoch ms, it is the same step', () => {
    const [at, until] = ['2026-11-20T11:00:00Z', '2026-11-20T12:00:00Z'];
    const typed = { Debut: at, Fin: until };
    const drawn = { Debut: Date.parse(at), Fin: Date.parse(until) };
    expect(steps({ kind: 'edit', rows: [edited(drawn)] })).toEqual(steps({ kind: 'edit', rows: [edited(typed)] }));
    expect(plan({ kind: 'edit', rows: [edited({ Nom: 7, Enseignants: 7 })] })).toMatchObject({
      rejection: 'notAValue',
    });
  });

  test('R2.9 one end without the other is refused', () => {
    expect(plan({ kind: 'edit', rows: [edited({ Debut: '2026-11-20T11:00:00Z' })] })).toEqual({
      ok: false,
      rejection: 'notAnInstant',
    });
  });

  test('R2.4 in summer the offset is another', () => {
    const [step] = steps(move('2026-07-20T09:00:00Z', '2026-07-20T10:00:00Z'));
    expect(step?.changes[0]?.mine).toBe('"2026-07-20T11:00:00+02:00"');
  });

  test('by one end is resizing, and R2.2 the other end keeps the form it was read in', () => {
    const [step] = steps(move('2026-11-20T10:00:00+01:00', '2026-11-20T11:30:00+01:00'));
    expect(step?.summary.key).toBe('event.resized');
    expect(step?.changes[0]).toEqual({
      field: 'Debut',
      base: '"2026-11-20T09:00:00Z"',
      mine: '"2026-11-20T09:00:00Z"',
    });
  });

  test('I13 to the same moment in another offset is no change', () => {
    expect(plan(move('2026-11-20T10:00:00+01:00', '2026-11-20T11:00:00+01:00'))).toEqual({
      ok: false,
      rejection: 'nothingChanged',
    });
  });

  test.each([
    ['2026-11-20T10:00:00+01:00', '2026-11-20T09:00:00+01:00', 'endBeforeStart'],
    ['2026-11-20T10:00:00+01:00', '2026-11-20T10:00:00+01:00', 'endBeforeStart'],
    ['2026-11-20T10:00:00', '2026-11-20T11:00:00', 'notAnInstant'],
    ['demain', '2026-11-20T11:00:00Z', 'notAnInstant'],
  ])('%s – %s is refused: %s', (debut, fin, rejection) => {
    expect(plan(move(debut, fin))).toEqual({ ok: false, rejection });
  });

  test('that is not in the cache', () => {
    expect(plan(move('2026-11-20T10:00:00Z', '2026-11-20T11:00:00Z', '8'))).toEqual({
      ok: false,
      rejection: 'unknownEntity',
    });
  });

  test('again starts from where it was moved to (I8)', () => {
    const [first] = steps(move('2026-11-20T11:00:00Z', '2026-11-20T12:00:00Z'));
    const [second] = steps(move('2026-11-20T13:00:00Z', '2026-11-20T14:00:00Z'), { steps: [kept(first!)] });
    expect(second?.changes[0]?.base).toBe('"2026-11-20T12:00:00+01:00"');
  });
});

describe('creating events', () => {
  test('writes a whole body, with ids as bare digits however long (R5.4)', () => {
    const [step] = steps(create([{ Enseignants: 'MARTIN' }]));
    expect(step?.body).toBe(
      '{"Nom":"Jury","EntiteJuridiqueId":9007199254740993,"TypePlanificationId":2,"Debut":"2026-11-20T10:00:00+01:00",' +
        '"Fin":"2026-11-20T11:00:00+01:00","Enseignants":"MARTIN","ReferenceMultiple":null,"Annule":false,"Realise":false}',
    );
    expect(step?.target).toMatch(/^new:/u);
    expect(step?.summary.values).toEqual({ toDebut: '2026-11-20T10:00:00+01:00', toFin: '2026-11-20T11:00:00+01:00' });
  });

  test('R2.10 linked ones share one new ReferenceMultiple', () => {
    const groups = steps(create([{}, { Nom: 'Jury 2' }], 'new')).map(
      ({ body }) => /"ReferenceMultiple":("[^"]+")/u.exec(body ?? '')?.[1],
    );
    expect(groups[0]).toBeDefined();
    expect(groups[1]).toBe(groups[0]);
  });

  test.each([
    [{ Nom: '  ' }, 'emptyName'],
    [{ Fin: '2026-11-20T08:00:00Z' }, 'endBeforeStart'],
    [{ Debut: '2026-11-20' }, 'notAnInstant'],
    [{ EntiteJuridiqueId: '0' }, 'unknownEntity'],
  ])('all or none: %j', (wrong, rejection) => {
    expect(plan(create([{}, wrong]))).toEqual({ ok: false, rejection });
  });
});

describe('other edits', () => {
  test.each<[Intent, string, object]>([
    [
      { kind: 'edit', rows: [{ entity: 'Planification', id: '7', members: { Nom: ' Oral ' } }] },
      'event.renamed',
      { from: 'Entretien DIALLO', to: 'Oral' },
    ],
    [
      {
        kind: 'edit',
        rows: [{ entity: 'Planification', id: '7', members: { Nom: 'Oral', TypePlanificationId: '3' } }],
      },
      'event.changed',
      { fields: 'Nom,TypePlanificationId' },
    ],
    [
      { kind: 'edit', rows: [{ entity: 'Planification', id: '7', members: { Annule: 'true' } }] },
      'event.cancelled',
      {},
    ],
    [{ kind: 'edit', rows: [{ entity: 'Planification', id: '7', members: { Realise: 'true' } }] }, 'event.done', {}],
  ])('%j', (intent, key, values) => {
    expect(steps(intent)[0]?.summary).toEqual({ key, subject: 'Entretien DIALLO', values });
  });

  test.each<[Intent, string]>([
    [{ kind: 'edit', rows: [{ entity: 'Planification', id: '7', members: { Nom: '' } }] }, 'emptyName'],
    [
      { kind: 'edit', rows: [{ entity: 'Planification', id: '7', members: { Nom: 'Entretien DIALLO' } }] },
      'nothingChanged',
    ],
    [
      { kind: 'edit', rows: [{ entity: 'Planification', id: '7', members: { TypePlanificationId: 'x' } }] },
      'unknownEntity',
    ],
    [{ kind: 'edit', rows: [{ entity: 'Planification', id: '7', members: { Annule: 'false' } }] }, 'nothingChanged'],
  ])('%j is refused: %s', (intent, rejection) => {
    expect(plan(intent)).toEqual({ ok: false, rejection });
  });
});

describe('a field that waits for a decision', () => {
  const rename = (nom = 'Oral', id = '7'): Intent => ({ kind: 'edit', rows: [edited({ Nom: nom }, id)] });
  const refused = kept(steps(rename())[0]!, { kind: 'refused', failure: { kind: 'refused' } });
  const conflict = kept(steps(rename())[0]!, {
    kind: 'conflict',
    row: rawJson('{}'),
    readAt: 0,
    conflicts: [
      { unit: 'Nom', fields: [{ field: 'Nom', base: rawJson('"a"'), mine: rawJson('"b"'), theirs: rawJson('"c"') }] },
    ],
  });

  test.each([
    ['refused after an answer that was lost', { ...refused, sentAt: 1 }],
    ['in conflict', conflict],
  ])('%s is decided first', (_words, step) => {
    expect(plan(rename('Autre'), { steps: [step] })).toEqual({ ok: false, rejection: 'decideFirst' });
  });

  test('a refused change is corrected by editing it (R3.5)', () => {
    expect(plan(rename('Autre'), { steps: [refused] }).ok).toBe(true);
  });

  test('does not hold back another field (I9)', () => {
    expect(
      plan(
        { kind: 'edit', rows: [{ entity: 'Planification', id: '7', members: { Annule: 'true' } }] },
        { steps: [conflict] },
      ).ok,
    ).toBe(true);
  });

  test('a refused creation is corrected by editing it (R3.5)', () => {
    const creation = kept(steps(create([{}]))[0]!, { kind: 'refused', failure: { kind: 'refused' } });
    expect(plan(rename('Oral', creation.target), { steps: [creation] }).ok).toBe(true);
  });
});

describe('copying events', () => {
  const at = { debut: '2026-11-21T09:00:00Z', fin: '2026-11-21T10:00:00Z' };
  const bodyOf = (intent: Intent, index = 0): Record<string, unknown> =>
    JSON.parse(steps(intent)[index]?.body ?? '{}') as Record<string, unknown>; // a body is an object

  test('R4.7 a copy of an interview has the number of its application', () => {
    const at = { debut: '2026-11-27T09:00:00Z', fin: '2026-11-27T10:00:00Z' };
    const copy = { kind: 'copy', linked: false, events: [{ id: '7', reference: 'C12-1', ...at }] } as const;
    expect(bodyOf(copy)).toMatchObject({ ReferenceExterne: 'C12-1' });
  });

  test('takes name, type and teachers along, and neither what it is done nor its group (R2.10)', () => {
    expect(bodyOf({ kind: 'copy', linked: false, events: [{ id: '7', ...at }] })).toEqual({
      Nom: 'Entretien DIALLO',
      TypePlanificationId: 2,
      Enseignants: '',
      Debut: '2026-11-21T10:00:00+01:00',
      Fin: '2026-11-21T11:00:00+01:00',
      ReferenceMultiple: null,
      Annule: false,
      Realise: false,
    });
  });

  test('R2.10 the copies of a group are a group of their own; all of them or none', () => {
    const both: Intent = {
      kind: 'copy',
      linked: true,
      events: [
        { id: '7', ...at },
        { id: '88', ...at },
      ],
    };
    expect(bodyOf(both)['ReferenceMultiple']).toEqual(expect.any(String));
    expect(bodyOf(both, 1)['ReferenceMultiple']).toBe(bodyOf(both)['ReferenceMultiple']);
    expect(plan({ ...both, events: [...both.events, { id: '999', ...at }] })).toEqual({
      ok: false,
      rejection: 'unknownEntity',
    });
    expect(plan({ ...both, events: [{ id: '7', debut: at.fin, fin: at.debut }] })).toEqual({
      ok: false,
      rejection: 'endBeforeStart',
    });
  });
});

describe('the other fields of an event', () => {
  const edit = (members: Members<'Planification'>): Intent => ({ kind: 'edit', rows: [edited(members)] });
  test.each([
    [{ Code: ' JURY-1 ' }, '"JURY-1"'],
    [{ ProgrammeId: '9007199254740993' }, '9007199254740993'],
    [{ ReferenceMultiple: 'g-1' }, '"g-1"'],
    [{ ReferenceMultiple: '420' }, '420'],
  ])('%j is sent as %s (R5.4, R5.8)', (fields, mine) => {
    expect(steps(edit(fields))[0]?.changes.map((change) => change.mine)).toEqual([mine]);
  });

  test('R2.3 no reference where there was none is no change', () => {
    expect(plan(edit({ ProgrammeId: '', ReferenceMultiple: '' }))).toEqual({ ok: false, rejection: 'nothingChanged' });
  });

  test.each([{ ProgrammeId: 'douze' }, { EntiteJuridiqueId: '' }, { SequenceId: '0' }])(
    '%j is no reference',
    (fields) => {
      expect(plan(edit(fields))).toEqual({ ok: false, rejection: 'notAReference' });
    },
  );

  test('several events are cancelled, or done, as one change', () => {
    const all = (mark: 'Annule' | 'Realise') =>
      steps({
        kind: 'edit',
        rows: ['7', '88'].map((id) => ({ entity: 'Planification', id, members: { [mark]: 'true' } })),
      }).map(({ target, summary }) => [target, summary.key]);
    expect(all('Annule')).toEqual([
      ['7', 'event.cancelled'],
      ['88', 'event.cancelled'],
    ]);
    expect(all('Realise')).toEqual([
      ['7', 'event.done'],
      ['88', 'event.done'],
    ]);
  });
});

describe('taking in a file', () => {
  type TakeIn = Extract<IntentOf<'create'>, { readonly rows: unknown }>;
  const takeIn = (rest: Partial<TakeIn>): Intent => ({ kind: 'create', rows: [], edits: [], ...rest });
  const event = (ReferenceExterne: string, group?: string) => row({ ReferenceExterne }, group);

  test('new events and changes of known ones are one intent; R2.10 each series has its group', () => {
    const made = steps(
      takeIn({
        rows: [
          event('a'),
          event('s#1', 's'),
          event('s#2', 's'),
          row({ ReferenceExterne: 't#2', ReferenceMultiple: '17' }),
        ],
        edits: [edited({ Nom: 'Entretien', Annule: 'true' })],
      }),
    );
    expect(made.map(({ action, target }) => [action, action === 'replace' ? target : ''])).toEqual([
      ['create', ''],
      ['create', ''],
      ['create', ''],
      ['create', ''],
      ['replace', '7'],
      ['replace', '7'],
    ]);
    const bodies = made.slice(0, 4).map(({ body }) => JSON.parse(body ?? '{}') as Record<string, unknown>); // objects
    expect(bodies.map((body) => body['ReferenceExterne'])).toEqual(['a', 's#1', 's#2', 't#2']);
    const [alone, first, second, joined] = bodies.map((body) => body['ReferenceMultiple']);
    expect(alone).toBeNull();
    expect(first).toEqual(expect.any(String));
    expect(second).toBe(first);
    expect(joined).toBe(17); // as the group is written at the service (R5.8)
  });

  test('all of them or none', () => {
    const bad = row({ ReferenceExterne: 'b', Fin: '2026-11-20T09:00:00Z' });
    expect(plan(takeIn({ rows: [event('a'), bad] }))).toEqual({
      ok: false,
      rejection: 'endBeforeStart',
    });
    expect(plan(takeIn({ rows: [event('a')], edits: [edited({ Nom: 'X' }, '999')] }))).toEqual({
      ok: false,
      rejection: 'unknownEntity',
    });
    expect(plan(takeIn({ edits: [edited({ Nom: 'Entretien DIALLO' })] }))).toEqual({
      ok: false,
      rejection: 'nothingChanged',
    });
  });

  test('I12 a change is based on what the preview showed', () => {
    const from = [{ entity: 'Planification', id: '7', row: rawJson('{"Id":7,"Nom":"Avant"}') }] as const;
    const [step] = steps({ ...takeIn({ edits: [edited({ Nom: 'Entretien' })] }), from });
    expect(step?.changes).toEqual([{ field: 'Nom', base: '"Avant"', mine: '"Entretien"' }]);
  });
});
