import { describe, expect, test } from 'vitest';
import { conflictRows, toCommand, willBeSent } from '#features/changes/choices.ts';
import type { Choices, Picked } from '#features/changes/choices.ts';
import { leavingOf } from '#features/changes/leaving.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import type { Conflict } from '#shared/merge/change.ts';
import { currentValue, mergeReplace } from '#shared/merge/merge.ts';
import { advance } from '#sync/core/advance.ts';
import { initialState } from '#sync/core/state.ts';
import { conflict, nom, raw, schedule, step } from './steps.ts';

const one = (field: string, base: string, mine: string, theirs: string): Conflict => ({
  unit: field,
  fields: [{ field, base: raw(base), mine: raw(mine), theirs: raw(theirs) }],
});
const conflicts = [
  schedule,
  one('Nom', '"a"', '"b"', '"c"'),
  one('TypePlanificationId', '3', '4', '5'),
  one('Annule', 'null', 'true', 'false'),
  one('Cout', '1250.10', '1300.00', '1275.5'),
] as const;
const inConflict = step({
  id: 's',
  base: raw('{"Id":812}'),
  changes: conflicts.flatMap(({ fields }) => fields.map(({ field, base, mine }) => ({ field, base, mine }))),
  state: conflict('{"Id":812}', ...conflicts),
});

/** What would be requested from the service after the decision. */
function requested(choices: Choices): ReadonlyMap<string, string> {
  const at = { now: 0, chance: 0.5 };
  const started = advance(
    initialState(),
    { kind: 'started', steps: [inConflict], receipts: [], unreadable: false },
    at,
  );
  const { state } = advance(started.state, { kind: 'resolve', decided: new Map([['s', toCommand(choices)]]) }, at);
  return new Map((state.steps.get('s')?.changes ?? []).map(({ field, mine }) => [field, mine]));
}

const others: Readonly<Record<string, Picked>> = {
  'Debut+Fin': { pick: 'other', values: [raw('"2026-11-20T09:00:00+01:00"'), raw('"2026-11-20T10:00:00+01:00"')] },
  Nom: { pick: 'other', values: [raw('"12"')] },
  TypePlanificationId: { pick: 'other', values: [raw('9007199254740993')] },
  Annule: { pick: 'other', values: [raw('null')] },
  Cout: { pick: 'other', values: [raw('1260.00')] },
};

test.each(['mine', 'theirs', 'other'] as const)(
  'I12 « Sera envoyé » is exactly what is requested from the service: %s',
  (pick) => {
    const rows = conflictRows(inConflict);
    // one for each unit
    const choices = new Map(rows.map(({ unit }) => [unit, pick === 'other' ? (others[unit] as Picked) : { pick }]));
    const sent = requested(choices);
    for (const row of rows) {
      const shown = willBeSent(row, choices.get(row.unit));
      row.fields.forEach(({ field }, index) => {
        // A field that is not requested stays as the service has it: its own version.
        expect(sent.get(field) ?? row.theirs[index], field).toBe(shown?.[index]);
      });
    }
  },
);

describe('I11 I12 the preview is the body that is sent, unit by unit', () => {
  const file = describeEntity('Dossier');
  const row = raw(
    '{"Id":5,"AgentId":7,"NoteBac":"12","Grand":9007199254740993,"Parametres":[{"Code":"AVIS_JURY","Valeur":"Réservé"},{"Code":"NIVEAU","Valeur":"B1"}],"@odata.etag":"x"}',
  );
  const avis: Conflict = {
    unit: 'Parametres.AVIS_JURY',
    fields: [
      { field: 'Parametres', key: 'AVIS_JURY', base: raw('""'), mine: raw('"Favorable"'), theirs: raw('"Réservé"') },
    ],
  };
  const changes = [
    { field: 'Parametres', key: 'AVIS_JURY', base: raw('""'), mine: raw('"Favorable"') },
    { field: 'AgentId', base: raw('7'), mine: raw('9') },
  ];
  const onFile = step({
    id: 'f',
    entity: 'Dossier',
    changes,
    state: { kind: 'conflict', row, conflicts: [{ unit: avis.unit, fields: [...avis.fields] }], readAt: 1 },
  });

  /** What main would send: the requested change, merged into the row as it was read. */
  function bodyOf(choices: Choices): ReadonlyMap<string, string> {
    const at = { now: 0, chance: 0.5 };
    const started = advance(initialState(), { kind: 'started', steps: [onFile], receipts: [], unreadable: false }, at);
    const { state } = advance(started.state, { kind: 'resolve', decided: new Map([['f', toCommand(choices)]]) }, at);
    const merged = mergeReplace(file, row, state.steps.get('f')?.changes ?? []);
    return membersOf(merged.kind === 'write' ? merged.body : row);
  }

  test.each<[string, Picked, string]>([
    ['mine', { pick: 'mine' }, '"Favorable"'],
    ['typed', { pick: 'other', values: [raw('"Très favorable"')] }, '"Très favorable"'],
    ['theirs', { pick: 'theirs' }, '"Réservé"'],
  ])('%s: what changes by its list key, what combines, and all the rest as read', (_pick, picked, sent) => {
    const choices = new Map([[avis.unit, picked]]);
    const { changing, asRead } = leavingOf(onFile, choices);
    const body = bodyOf(choices);
    for (const { fields, sent: values } of changing) {
      fields.forEach((field, index) =>
        expect(currentValue(file, raw(`{"${field.field}":${body.get(field.field)}}`), field)).toBe(values[index]),
      );
    }
    expect(changing.find(({ unit }) => unit === 'AgentId')).toMatchObject({
      there: ['7'],
      sent: ['9'],
      by: 'combined',
    });
    expect([...changing, ...asRead].find(({ unit }) => unit === avis.unit)).toMatchObject(
      picked.pick === 'theirs' ? { values: [sent] } : { there: ['"Réservé"'], sent: [sent] },
    );
    const rest = asRead.map(({ unit, values }) => [unit, ...values]);
    expect(rest).toContainEqual(['Grand', '9007199254740993']);
    expect(rest).toContainEqual(['Parametres.NIVEAU', '"B1"']);
    const units = [...changing, ...asRead].map(({ unit }) => unit);
    expect(new Set(units).size).toBe(units.length);
    expect(units.filter((unit) => unit.includes('@odata.'))).toEqual([]);
  });

  test('nothing is sent where every choice is the service’s', () => {
    const alone = step({
      id: 'n',
      changes: nom.fields.map(({ field, base, mine }) => ({ field, base, mine })),
      state: conflict('{"Id":812,"Nom":"Entretien DIALLO A."}', nom),
    });
    expect(leavingOf(alone, new Map([['Nom', { pick: 'theirs' }]])).changing).toEqual([]);
  });
});
