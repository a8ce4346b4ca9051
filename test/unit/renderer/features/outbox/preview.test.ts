import type { Conflict } from '#shared/merge/change.ts';
import { expect, test } from 'vitest';
import { conflictRows, toCommand, willBeSent } from '../../../../../renderer/features/outbox/choices.ts';
import type { Choices, Picked } from '../../../../../renderer/features/outbox/choices.ts';
import { advance } from '../../../../../renderer/sync/core/advance.ts';
import { initialState } from '../../../../../renderer/sync/core/state.ts';
import { conflict, raw, schedule, step } from './steps.ts';

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

/** What the road would ask the service for after the decision. */
function asked(choices: Choices): ReadonlyMap<string, string> {
  const at = { now: 0, chance: 0.5 };
  const started = advance(initialState(), { kind: 'started', steps: [inConflict], unreadable: false }, at);
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

test.each(['mine', 'theirs', 'other'] as const)('I12 « Sera envoyé » is exactly what is asked of the service: %s', (pick) => {
  const rows = conflictRows(inConflict);
  const choices = new Map(rows.map(({ unit }) => [unit, pick === 'other' ? (others[unit] as Picked) : { pick }])); // one for each unit
  const sent = asked(choices);
  for (const row of rows) {
    const shown = willBeSent(row, choices.get(row.unit));
    row.fields.forEach(({ field }, index) => {
      // A field that is not asked for stays as the service has it: its own version.
      expect(sent.get(field) ?? row.theirs[index], field).toBe(shown?.[index]);
    });
  }
});
