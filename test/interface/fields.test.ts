import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { emptied } from '#intents/fields.ts';
import { servedSets } from '#main/tools/practice/sets/index.ts';
import type { MemberKind } from '#main/tools/practice/sets/memberKinds.ts';
import { setOf } from '#shared/entities/context.ts';
import { describeEntity, entities } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { DocumentedKind } from './fields.ts';
import { documentedEntities, fieldsOf } from './fields.ts';

const shapeOf = (entity: EntityName): Readonly<Record<string, z.ZodType>> => entities[entity].schema.shape;
const named = (entity: EntityName, ...kinds: readonly DocumentedKind[]): readonly string[] =>
  [...fieldsOf(entity)].flatMap(([name, kind]) => (kinds.includes(kind) ? [name] : [])).sort();

/** A valid value of each kind, and one that is invalid in every reading of it. */
const values: Readonly<Record<DocumentedKind, readonly [good: unknown, bad: unknown]>> = {
  integer: [9_007_199_254_740_994, 1.5],
  'integer?': [2, 1.5],
  reference: ['12345678901234567890', 'abc'],
  'reference?': [7, true],
  text: ['texte', 5],
  'text?': ['texte', 5],
  flag: [true, 'true'],
  decimal: [1250.1, '1250,10'],
  'decimal?': ['0.5', '0.5 %'],
  instant: ['2026-11-21T10:30:00.1234567+01:00', '2026-11-21T10:30:00'],
  'instant?': ['2026-11-21T09:30:00Z', '21/11/2026'],
  'value?': ['of its own', undefined],
  list: [[], 'none'],
};

/** What an emptied member may be sent as; undefined: a value is asked for. */
const emptyAs: Readonly<Partial<Record<DocumentedKind, readonly (string | undefined)[]>>> = {
  integer: ['0', undefined],
  'integer?': ['null'],
  reference: ['0'],
  'reference?': ['null'],
  text: ['""'],
  'text?': ['""'],
  flag: [undefined],
  decimal: ['0', undefined],
  'decimal?': ['null'],
  instant: [undefined],
  'instant?': ['null'],
  'value?': ['null'],
};

/** How the practice service stores what the document types so. */
const storedAs: Readonly<Record<DocumentedKind, readonly MemberKind[]>> = {
  integer: ['integer'],
  'integer?': ['nullableInteger'],
  reference: ['integer', 'reference'],
  'reference?': ['nullableInteger'],
  text: ['text', 'code', 'secret'],
  'text?': ['nullableText', 'alwaysNull'],
  flag: ['flag'],
  decimal: ['decimal', 'number'],
  'decimal?': ['nullableDecimal'],
  instant: ['instant'],
  'instant?': ['nullableInstant'],
  'value?': ['anything', 'alwaysNull', 'nullableText', 'nullableDecimal', 'groupReference'],
  list: ['parametres', 'integers'],
};

describe.each(documentedEntities)('the fields of %s', (entity) => {
  test('are served by the practice service in the kinds of the document, no more and no fewer', () => {
    const { members } = servedSets[setOf(entity)];
    const { navigations } = describeEntity(entity);
    const stored = [...fieldsOf(entity)].filter(([name]) => !navigations.includes(name));
    expect(Object.keys(members).sort()).toEqual(stored.map(([name]) => name).sort());
    const otherwise = stored.filter(([name, kind]) => {
      const as = members[name];
      return as === undefined || !storedAs[kind].includes(as);
    });
    expect(otherwise).toEqual([]);
  });

  test('R2.3 are null where they were emptied only if the document lets them be', () => {
    const otherwise = [...fieldsOf(entity)].filter(
      ([name, kind]) => !(emptyAs[kind]?.includes(emptied(entity, name)) ?? true),
    );
    expect(otherwise).toEqual([]);
  });

  test('are those of the document, no more and no fewer; an expanded navigation may be added', () => {
    const extra = new Set(describeEntity(entity).navigations);
    const known = Object.keys(shapeOf(entity)).filter((name) => fieldsOf(entity).has(name) || !extra.has(name));
    expect(known.sort()).toEqual([...fieldsOf(entity).keys()].sort());
  });

  test.each([...fieldsOf(entity)])('%s accepts a %s, and refuses anything else', (name, kind) => {
    const schema = shapeOf(entity)[name] ?? z.never();
    const [good, bad] = values[kind];
    expect(schema.safeParse(good).success).toBe(true);
    if (kind.endsWith('?')) expect(schema.safeParse(null).success).toBe(true);
    if (bad !== undefined) expect(schema.safeParse(bad).success).toBe(false);
  });

  test('R2.3 name the references and the dates', () => {
    const { references, instants, civilDates } = describeEntity(entity);
    expect([...references].sort()).toEqual(named(entity, 'reference', 'reference?'));
    expect([...instants, ...civilDates].sort()).toEqual(named(entity, 'instant', 'instant?'));
  });

  test('R2.5 R2.6 are assigned, volatile or write-only by names that exist; Id is assigned', () => {
    const { assigned, volatile, writeOnly, units, keyedLists, idField } = describeEntity(entity);
    const used = [...assigned, ...volatile, ...writeOnly, ...units.flat(), ...keyedLists.map(({ field }) => field)];
    expect(used.filter((name) => !fieldsOf(entity).has(name))).toEqual([]);
    expect(assigned).toContain('Id');
    expect(assigned).toContain(idField);
  });
});

test('R2.8 Sequence.1 InscriptionSequence.1 an entity preserves members that no schema names, and has both variants', () => {
  const row = { Id: 1, RelanceReferentFinancier: true, Nouveau: { a: 1 } };
  expect(entities.InscriptionSequence.schema.parse(row)).toEqual(row);
  const other = { Id: 2, RelanceApprenant: false, ContentieuxApprenant: true };
  expect(entities.InscriptionSequence.schema.parse(other)).toEqual(other);
  expect(entities.Sequence.schema.parse({ Id: 3 })).toEqual({ Id: 3 });
});

test('R2.6 Photo and the password of a user are write-only; the document has 25 resources', () => {
  expect(documentedEntities.filter((name) => describeEntity(name).writeOnly.length > 0).sort()).toEqual([
    'Apprenant',
    'Enseignant',
    'User',
  ]);
  // ParcoursPeriode is described together with Parcours.
  expect(documentedEntities.length).toBe(25 + 1);
});
