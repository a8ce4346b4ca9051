import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dossier } from '#shared/entities/dossier.ts';
import { planification } from '#shared/entities/planification.ts';
import { user } from '#shared/entities/user.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { elementsOf, membersOf, objectOf, rawJson, rawOf } from '#shared/json/rawJson.ts';
import type { FieldChange } from '#shared/merge/change.ts';
import { applyChanges, differences, mergeReplace } from '#shared/merge/merge.ts';
import { sameValue } from '#shared/merge/sameValue.ts';

const names = ['Nom', 'NoteBac', 'AgentId', 'CreneauLibre', 'Montant', 'Inconnu'] as const;
const value = fc
  .constantFrom(
    'null',
    '0',
    '1',
    '1.0',
    '12345678901234567890',
    '1250.10',
    '"a"',
    '"b"',
    '""',
    '"2026-11-20T09:00:00+01:00"',
    '"2026-11-20T08:00:00Z"',
    '[1.0]',
  )
  .map(rawJson);
const row: fc.Arbitrary<ReadonlyMap<string, RawJson>> = fc
  .tuple(...names.map(() => value))
  .map((values) => new Map(names.map((name, index) => [name, values[index] ?? rawOf(null)])));
const editing = fc.dictionary(fc.constantFrom(...names), value, { noNullPrototype: true });

interface World {
  readonly base: ReadonlyMap<string, RawJson>;
  readonly fresh: ReadonlyMap<string, RawJson>;
  readonly changes: readonly FieldChange[];
}
/** A base, the row after changes of colleagues, and what the user wants. */
const world: fc.Arbitrary<World> = fc.tuple(row, editing, editing).map(([base, theirs, mine]) => ({
  base,
  fresh: new Map([...base, ...Object.entries(theirs)]),
  changes: Object.entries(mine).map(([field, wanted]) => ({ field, base: base.get(field) ?? null, mine: wanted })),
}));

describe('I10 mergeReplace', () => {
  test('I11 an unedited field is sent as it was read, byte for byte, except the Z of a date (R2.4)', () => {
    const inItsForm = (name: string, text: RawJson): string =>
      name === 'CreneauLibre' ? text.replace('Z"', '+00:00"') : text;
    fc.assert(
      fc.property(world, ({ fresh, changes }) => {
        const outcome = mergeReplace(dossier, objectOf(fresh), changes);
        if (outcome.kind !== 'write') return;
        const edited = new Set(changes.map(({ field }) => field));
        const body = membersOf(outcome.body);
        expect([...body.keys()]).toEqual([...fresh.keys()]);
        for (const [name, text] of fresh) if (!edited.has(name)) expect(body.get(name)).toBe(inItsForm(name, text));
      }),
      { numRuns: 500 },
    );
  });

  test('I12 there is a conflict exactly where both changed one field to different values', () => {
    fc.assert(
      fc.property(world, ({ fresh, changes }) => {
        const same = (field: string, a: RawJson | null, b: RawJson | null): boolean => sameValue(dossier, field, a, b);
        const contested = changes.filter(({ field, base, mine }) => {
          const theirs = fresh.get(field) ?? null;
          return !same(field, base, mine) && !same(field, base, theirs) && !same(field, mine, theirs);
        });
        const outcome = mergeReplace(dossier, objectOf(fresh), changes);
        expect(outcome.kind === 'conflict').toBe(contested.length > 0);
        if (outcome.kind === 'conflict') {
          expect(outcome.conflicts.map(({ unit }) => unit)).toEqual(contested.map(({ field }) => field));
        }
      }),
      { numRuns: 500 },
    );
  });

  test('the body contains every wanted value, and “same” means that the service has it', () => {
    fc.assert(
      fc.property(world, ({ base, fresh, changes }) => {
        const outcome = mergeReplace(dossier, objectOf(fresh), changes);
        if (outcome.kind === 'conflict') return;
        const held = membersOf(outcome.kind === 'write' ? outcome.body : objectOf(fresh));
        for (const { field, mine } of changes) {
          // A change back to its own base is not a change: the service's value wins.
          if (sameValue(dossier, field, base.get(field) ?? null, mine)) continue;
          expect(sameValue(dossier, field, mine, held.get(field) ?? null)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  const times = (debut: string, fin: string): RawJson =>
    rawJson(`{"Id":1,"Debut":"2026-11-20T${debut}:00+01:00","Fin":"2026-11-20T${fin}:00+01:00","Nom":"x"}`);
  const time = (field: string, base: string, mine: string): FieldChange => ({
    field,
    base: rawOf(`2026-11-20T${base}:00+01:00`),
    mine: rawOf(`2026-11-20T${mine}:00+01:00`),
  });
  const longer = [time('Debut', '09:00', '09:00'), time('Fin', '10:00', '11:00')];

  test('R2.9 Debut and Fin are one unit: in conflict together', () => {
    const outcome = mergeReplace(planification, times('08:00', '10:00'), longer);
    expect(outcome).toMatchObject({
      kind: 'conflict',
      conflicts: [{ unit: 'Debut+Fin', fields: [{ field: 'Debut' }, { field: 'Fin' }] }],
    });
  });

  test('R2.9 Debut and Fin are one unit: written together', () => {
    const outcome = mergeReplace(planification, times('09:00', '10:00'), longer);
    expect(outcome).toEqual({ kind: 'write', body: times('09:00', '11:00') });
  });

  test('I13 another offset is not a change', () => {
    const fresh = rawJson('{"Id":1,"Debut":"2026-11-20T08:00:00Z","Fin":"2026-11-20T09:00:00.000Z"}');
    expect(mergeReplace(planification, fresh, longer).kind).toBe('write');
  });
});

describe('R2.9 Parametres by Code', () => {
  const code = fc.constantFrom('A', 'B', 'C', 'D', 'É"');
  const entries = fc.uniqueArray(fc.record({ Id: fc.constant(0), Code: code, Valeur: fc.string(), Autre: fc.nat() }), {
    selector: (entry) => entry.Code,
  });

  test('no Code is lost, and only the edited entry changes', () => {
    fc.assert(
      fc.property(entries, code, fc.string(), (theirs, key, wanted) => {
        const fresh = rawJson(JSON.stringify({ Id: 1, Parametres: theirs }));
        const current = theirs.find((entry) => entry.Code === key);
        const change = { field: 'Parametres', key, base: current ? rawOf(current.Valeur) : null, mine: rawOf(wanted) };
        const outcome = mergeReplace(dossier, fresh, [change]);
        if (current?.Valeur === wanted) {
          expect(outcome.kind).toBe('same');
          return;
        }
        if (outcome.kind !== 'write') throw new Error(outcome.kind);
        const sent = elementsOf(membersOf(outcome.body).get('Parametres') ?? '[]');
        const untouched = theirs.map((entry) =>
          JSON.stringify(entry.Code === key ? { ...entry, Valeur: wanted } : entry),
        );
        expect(sent).toEqual(current ? untouched : [...untouched, JSON.stringify({ Code: key, Valeur: wanted })]);
      }),
    );
  });

  test('an entry that a colleague added survives, the same entry changed on both sides is a conflict', () => {
    const fresh = rawJson('{"Id":1,"Parametres":[{"Code":"A","Valeur":"2"},{"Code":"N","Valeur":"n","Plus":1.0}]}');
    const edit = (key: string, base: string | null): FieldChange => ({
      field: 'Parametres',
      key,
      base: base === null ? null : rawOf(base),
      mine: rawOf('x'),
    });
    expect(mergeReplace(dossier, fresh, [edit('A', '2')])).toEqual({
      kind: 'write',
      body: '{"Id":1,"Parametres":[{"Code":"A","Valeur":"x"},{"Code":"N","Valeur":"n","Plus":1.0}]}',
    });
    expect(mergeReplace(dossier, fresh, [edit('A', '1')])).toMatchObject({
      kind: 'conflict',
      conflicts: [{ unit: 'Parametres.A' }],
    });
  });

  test('R3.8 an entry that the service dropped is a difference', () => {
    const sent = rawJson('{"Id":1,"Nom":"a","Parametres":[{"Code":"A","Valeur":"1"},{"Code":"B","Valeur":"2"}]}');
    const kept = rawJson('{"Id":1,"Nom":"assigned","Parametres":[{"Id":0,"Code":"A","Valeur":"1"}]}');
    expect(differences(dossier, sent, kept)).toEqual(['Parametres.B']);
  });

  test('R3.8 two entries with one Code that are stored as sent are not a difference; a change of one is', () => {
    const two = (second: string): RawJson =>
      rawJson(`{"Id":1,"Parametres":[{"Code":"A","Valeur":"1"},{"Code":"A","Valeur":"${second}"}]}`);
    expect(differences(dossier, two('2'), two('2'))).toEqual([]);
    expect(differences(dossier, two('2'), two('3'))).toEqual(['Parametres.A']);
  });
});

test.each(['{"Id":1}', '{"Id":1,"Parametres":null}'])('R2.9 the first entry of a row without any: %s', (row) => {
  const first = { field: 'Parametres', key: 'A', base: null, mine: rawOf('x') };
  expect(applyChanges(dossier, rawJson(row), [first])).toBe('{"Id":1,"Parametres":[{"Code":"A","Valeur":"x"}]}');
});

test('R2.6 R3.8 a password that the service never gives back is no difference, and the rest is compared', () => {
  const sent = rawJson('{"Nom":"Aubin","Login":"rose","Password":"QUJD"}');
  expect(differences(user, sent, rawJson('{"Nom":"Aubin","Login":"rose","Password":null}'))).toEqual([]);
  expect(differences(user, sent, rawJson('{"Nom":"Aubin","Login":"rose2","Password":null}'))).toEqual(['Login']);
});

test('R3.8 an entry of a list that has no value differs from one that has, in both directions', () => {
  const bare = rawJson('{"Parametres":[{"Code":"A"}]}');
  const valued = rawJson('{"Parametres":[{"Code":"A","Valeur":"1"}]}');
  expect(differences(dossier, bare, valued)).toEqual(['Parametres.A']);
  expect(differences(dossier, valued, bare)).toEqual(['Parametres.A']);
  expect(differences(dossier, bare, bare)).toEqual([]);
});
