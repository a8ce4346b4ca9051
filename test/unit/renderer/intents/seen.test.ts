import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Intent, ShownRow } from '#intents/intent.ts';
import { intentKey } from '#intents/intentKey.ts';
import { withValues } from '#intents/seen.ts';
import { withRealIds } from '#intents/stepsFor.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { plan, steps } from './given.ts';

const note = (valeur: string | null): ShownRow => ({
  entity: 'Dossier',
  id: '5',
  row: rawJson(
    JSON.stringify({ Id: 5, AgentId: 31, Parametres: valeur === null ? [] : [{ Code: 'NOTE', Valeur: valeur }] }),
  ),
});
const typed = (valeur: string, ...from: readonly ShownRow[]): Intent => ({
  kind: 'edit',
  rows: [{ entity: 'Dossier', id: '5', members: { 'Parametres.NOTE': valeur } }],
  from,
});
const times = (debut: string, fin: string): readonly ShownRow[] => [
  { entity: 'Planification', id: '7', row: rawJson(JSON.stringify({ Id: 7, Debut: debut, Fin: fin })) },
];

test('I12 the base is the value that was on the screen when the typing began, not the one at saving', () => {
  expect(steps(typed('14', note('10')))[0]?.changes).toEqual([
    { field: 'Parametres', key: 'NOTE', base: '"10"', mine: '"14"' },
  ]);
});

test('I12 an entry that was not there when the typing began has no base', () => {
  expect(steps(typed('14', note(null)))[0]?.changes[0]?.base).toBeNull();
});

test('what was seen of another row says nothing', () => {
  expect(steps(typed('14', { ...note('10'), id: '8' }))[0]?.changes[0]?.base).toBe('"12"');
});

test('I12 a value that the colleague changed to what was typed is settled', () => {
  expect(plan(typed('12', note('10')))).toEqual({ ok: false, rejection: 'nothingChanged' });
});

test('typed back to what was seen is no edit: the colleague’s value stays', () => {
  expect(plan(typed('10', note('10')))).toEqual({ ok: false, rejection: 'nothingChanged' });
});

test('R2.9 of a unit both members take the base that was seen', () => {
  const moved = {
    kind: 'edit',
    rows: [
      { entity: 'Planification', id: '7', members: { Debut: '2026-11-20T08:00:00Z', Fin: '2026-11-20T11:00:00Z' } },
    ],
    from: times('2026-11-20T08:00:00Z', '2026-11-20T09:00:00Z'),
  } as const;
  expect(steps(moved)[0]?.changes).toEqual([
    { field: 'Debut', base: '"2026-11-20T08:00:00Z"', mine: '"2026-11-20T08:00:00Z"' },
    { field: 'Fin', base: '"2026-11-20T09:00:00Z"', mine: '"2026-11-20T12:00:00+01:00"' },
  ]);
});

test('R2.2 what means the same as the row’s text keeps its form', () => {
  const from = times('2026-11-20T10:00:00+01:00', '2026-11-20T11:00:00+01:00');
  const moved = {
    kind: 'edit',
    rows: [
      { entity: 'Planification', id: '7', members: { Debut: '2026-11-20T09:00:00Z', Fin: '2026-11-20T11:00:00Z' } },
    ],
    from,
  } as const;
  expect(steps(moved)[0]?.changes.map(({ base }) => base)).toEqual([
    '"2026-11-20T09:00:00Z"',
    '"2026-11-20T10:00:00Z"',
  ]);
});

test('of several members each has its own base', () => {
  const intent: Intent = {
    kind: 'edit',
    rows: [{ entity: 'Dossier', id: '5', members: { AgentId: '32', 'Parametres.NOTE': '14' } }],
    from: [note('10')],
  };
  expect(steps(intent)[0]?.changes.map(({ base }) => base)).toEqual(['31', '"10"']);
});

describe('the row that an act begins from', () => {
  const from = [{ entity: 'Dossier', id: '5', row: rawJson('{"Id":5,"AgentId":30,"Parametres":[]}') }] as const;
  const members = { AgentId: '32', 'Parametres.NOTE': '14' } as const;
  const act: Intent = { kind: 'edit', rows: [{ entity: 'Dossier', id: '5', members }], from };

  test('I12 is the base of every member that it changes', () => {
    expect(steps(act)[0]?.changes.map(({ base }) => base)).toEqual(['30', null]);
  });

  const now = { Nom: 'Diallo', Prenoms: 'Awa' } as const;
  const values = fc.record({ Nom: fc.constantFrom('Diallo', 'Sow'), Prenoms: fc.constantFrom('Awa', 'Ana', 'Léa') });

  test('I12 is the base of whatever is changed, also where a colleague changed it since; what is shown already is settled', () => {
    fc.assert(
      fc.property(values, values, (begun, wanted) => {
        const row = rawJson(JSON.stringify({ Id: 40, ...begun }));
        const edit: Intent = {
          kind: 'edit',
          rows: [{ entity: 'Candidat', id: '40', members: wanted }],
          from: [{ entity: 'Candidat', id: '40', row }],
        };
        const answer = plan(edit);
        const raw = (text: string): string => JSON.stringify(text);
        const open = (['Nom', 'Prenoms'] as const).filter(
          (field) => wanted[field] !== begun[field] && wanted[field] !== now[field],
        );
        expect(answer.ok ? answer.steps.flatMap(({ changes }) => changes) : []).toEqual(
          open.map((field) => ({ field, base: raw(begun[field]), mine: raw(wanted[field]) })),
        );
      }),
    );
  });

  test('is no part of what is wanted: a second activation is the same', () => {
    expect(intentKey(act)).toBe(intentKey({ ...act, from: [] }));
  });

  test('I6 is found under the real id, with those of what it refers to', () => {
    const row = rawJson('{"Id":"new:1","MailId":"new:2","Nom":"new:2"}');
    const begun: Intent = { kind: 'edit', rows: [], from: [{ entity: 'Candidat', id: 'new:1', row }] };
    const real = withRealIds(begun, (id) => ({ 'new:1': '40', 'new:2': '77' })[id] ?? id);
    expect(real.from).toEqual([{ entity: 'Candidat', id: '40', row: '{"Id":"new:1","MailId":77,"Nom":"new:2"}' }]);
  });

  test('I8 shows its own values once it has them, so that the next act begins there', () => {
    const [shown] = from;
    expect(withValues(shown, { AgentId: '32' }, { schoolZone: 'Europe/Paris' })).toBe(
      '{"Id":5,"AgentId":32,"Parametres":[]}',
    );
  });
});

test('a second activation is the same newValue, whatever was seen', () => {
  expect(intentKey(typed('14', note('10')))).toBe(intentKey(typed('14', note('"14"'))));
});
