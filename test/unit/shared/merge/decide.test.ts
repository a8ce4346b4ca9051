import { describe, expect, test } from 'vitest';
import { rawJson } from '#shared/json/rawJson.ts';
import type { FieldChange } from '#shared/merge/change.ts';
import { decideChanges } from '#shared/merge/decide.ts';
import type { Choice } from '#shared/merge/decide.ts';

const change = (field: string, base: string, mine: string): FieldChange => ({
  field,
  base: rawJson(base),
  mine: rawJson(mine),
});
const start = change('Debut', '"9"', '"10"');
const end = change('Fin', '"11"', '"12"');
const note = change('Note', '1', '2');
const conflicts = [
  {
    unit: 'Debut+Fin',
    fields: [
      { ...start, theirs: rawJson('"8"') },
      { ...end, theirs: rawJson('"13"') },
    ],
  },
  { unit: 'Note', fields: [{ ...note, theirs: rawJson('3') }] },
];
const decided = (...choices: readonly (readonly [string, Choice])[]) =>
  decideChanges([start, end, note, change('Nom', '"A"', '"B"')], conflicts, new Map(choices));

describe('I12 the choices for a conflict', () => {
  test('mine replaces what the service has now, theirs drops the change, and one without a conflict is kept as it is', () => {
    const { kept, gaveWay } = decided(['Debut+Fin', { pick: 'mine' }], ['Note', { pick: 'theirs' }]);
    expect(kept).toEqual([change('Debut', '"8"', '"10"'), change('Fin', '"13"', '"12"'), change('Nom', '"A"', '"B"')]);
    expect(gaveWay).toEqual([note]);
  });

  test('a unit without a choice gives way, whole', () => {
    expect(decided(['Note', { pick: 'mine' }]).gaveWay).toEqual([start, end]);
  });

  test('what was typed takes the form of the value that it replaces; a field left alone keeps mine', () => {
    const { kept } = decided(
      ['Debut+Fin', { pick: 'other', values: ['7'] }],
      ['Note', { pick: 'other', values: ['4.5'] }],
    );
    expect(kept.map(({ mine }) => mine)).toEqual(['"7"', '"12"', '4.5', '"B"']);
  });

  test('words in the place of a number become a text, which the service may refuse, and never broken JSON', () => {
    expect(decided(['Note', { pick: 'other', values: ['très bien'] }]).kept.at(0)?.mine).toBe('"très bien"');
  });
});
