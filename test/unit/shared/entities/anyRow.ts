import * as fc from 'fast-check';
import { z } from 'zod';
import type { EntityDescription } from '#shared/entities/describe.ts';
import { sizeOf } from '#test/run/tier.mjs';
import type { AnyValue } from './anyValue.ts';
import { anything, decimal, digitsText, flag, gap, instant, integer, text } from './anyValue.ts';

export interface AnyMember {
  readonly name: string;
  /** Its name and colon as the row writes them. */
  readonly head: string;
  readonly value: AnyValue;
  /** Named by the schema. */
  readonly known: boolean;
}

/** A row that the schema accepts, in any spelling, order and spacing, with unknown members. */
export interface AnyRow {
  readonly id: string;
  readonly members: readonly AnyMember[];
  readonly text: string;
}

/** Rows of a resource, from its own schema. */
export const anyRow = (description: EntityDescription): fc.Arbitrary<AnyRow> =>
  rowsOf(shapeOf(description), description);

/** Entries of a list of the entity that is merged by key (R2.9): rows of their own. */
export function anyEntries(description: EntityDescription, field: string): fc.Arbitrary<readonly AnyRow[]> {
  let schema = shapeOf(description)[field];
  while (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable)
    schema = schema._zod.def.innerType;
  const entry = schema instanceof z.core.$ZodArray ? schema._zod.def.element : undefined;
  if (!(entry instanceof z.core.$ZodObject)) throw new Error(`${field} is no list`);
  return fc.array(rowsOf(entry._zod.def.shape), { minLength: 1, maxLength: 4 });
}

type Shape = Readonly<Record<string, z.core.$ZodType>>;

function shapeOf({ name, schema }: EntityDescription): Shape {
  if (schema instanceof z.ZodObject) return schema.shape;
  throw new Error(`${name} is no object`);
}

/** A sample of each kind of value for a schema; of texts, the first that it accepts. */
const kinds: readonly (readonly [sample: unknown, values: fc.Arbitrary<AnyValue>])[] = [
  [1, integer],
  [1.5, decimal],
  [true, flag],
];
const texts: typeof kinds = [
  ['any', text],
  ['12', digitsText],
  ['2026-11-20T09:00:00+01:00', instant],
];

const closed = (text: fc.Arbitrary<string>): fc.Arbitrary<AnyValue> =>
  text.map((text) => ({ text, alike: [], other: [] }));

function valuesOf(schema: z.core.$ZodType): fc.Arbitrary<AnyValue> {
  if (schema instanceof z.core.$ZodUnknown) return closed(anything);
  if (schema instanceof z.core.$ZodObject) return closed(rowsOf(schema._zod.def.shape).map((row) => row.text.trim()));
  if (schema instanceof z.core.$ZodArray) {
    const elements = fc.array(valuesOf(schema._zod.def.element), { maxLength: 3 });
    return closed(
      fc.tuple(gap, elements).map(([gap, all]) => `[${all.map((one) => gap + one.text).join(`${gap},`)}${gap}]`),
    );
  }
  const fits = ([sample]: (typeof kinds)[number]): boolean => z.safeParse(schema, sample).success;
  const fitting = [...kinds.filter(fits), ...texts.filter(fits).slice(0, 1)].map(([, values]) => values);
  if (fitting.length === 0) throw new Error('a schema that no value is known for');
  return fc.oneof(...fitting);
}

const isZero = (text: string): boolean => /^"?-?0"?$/u.test(text);

/** null is a value of its own; only a missing reference equals it (R2.3). */
function orNull(values: fc.Arbitrary<AnyValue>, reference: boolean): fc.Arbitrary<AnyValue> {
  return fc.tuple(values, fc.boolean()).map(([value, isNull]) => {
    const { text, sent = text, alike, other } = value;
    if (reference && isZero(text))
      return isNull ? { text: 'null', alike: [text], other: ['7'] } : { text, alike: [...alike, 'null'], other };
    return isNull ? { text: 'null', alike: [], other: [sent] } : { text, sent, alike, other: [...other, 'null'] };
  });
}

/** null: the row does not have the member. */
function memberOf(schema: z.core.$ZodType, reference: boolean): fc.Arbitrary<AnyValue | null> {
  if (schema instanceof z.core.$ZodOptional)
    return fc.option(memberOf(schema._zod.def.innerType, reference), { freq: 5 });
  if (schema instanceof z.core.$ZodNullable) return orNull(valuesOf(schema._zod.def.innerType), reference);
  return valuesOf(schema);
}

/** Ids beyond 2^53, and written as text (R5.4); the GUID of a folder. */
const ids = {
  Id: fc
    .tuple(fc.bigInt({ min: 1n, max: 10n ** 25n }), fc.boolean())
    .map(([id, quoted]) => ({ id: String(id), text: quoted ? `"${id}"` : String(id) })),
  Streamid: fc.uuid().map((id) => ({ id: id.toUpperCase(), text: `"${id.toUpperCase()}"` })),
};

/** Unknown members, some named like known ones or like an object's own. */
function strangers(known: readonly string[]): fc.Arbitrary<readonly (readonly [string, AnyValue])[]> {
  const almost = fc
    .tuple(fc.constantFrom(...known), fc.constantFrom('Id', ' ', '\u200b'))
    .map(([name, more]) => name + more);
  const names = fc.oneof(
    almost,
    fc.constantFrom(...known).map((name) => name.toLowerCase()),
    fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', '', 'value'),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  return fc
    .uniqueArray(fc.tuple(names, closed(anything)), { selector: ([name]) => name, maxLength: 5 })
    .map((all) => all.filter(([name]) => !known.includes(name)));
}

/** Annotations of a row and of its members. */
const annotations = (known: readonly string[]): fc.Arbitrary<readonly (readonly [string, AnyValue])[]> =>
  fc
    .tuple(fc.subarray(['@odata.etag', '@odata.id', `${known.at(-1)}@odata.type`]), closed(anything))
    .map(([names, value]) => names.map((name) => [name, value] as const));

/** Without a description: an object within a row, whose Id is a member like the others. */
function rowsOf(shape: Shape, description?: EntityDescription): fc.Arbitrary<AnyRow> {
  const known = Object.keys(shape);
  const idField = description?.idField;
  const named = Object.entries(shape)
    .filter(([name]) => name !== idField)
    .map(([name, schema]) =>
      memberOf(schema, description?.references.includes(name) ?? false).map(
        (value) => value && ([name, value] as const),
      ),
    );
  return fc
    .tuple(
      ids[idField ?? 'Id'],
      fc.tuple(...named),
      strangers(known),
      idField ? annotations(known) : fc.constant([]),
      fc.nat(),
      gap,
      fc.boolean(),
    )
    .map(([{ id, text }, named, strange, annotations, turn, gap, escape]) => {
      const own: readonly (readonly [string, AnyValue])[] = idField ? [[idField, { text, alike: [], other: [] }]] : [];
      const all = [...own, ...named.filter((member) => member !== null), ...strange, ...annotations];
      const first = turn % (all.length || 1);
      const members = [...all.slice(first), ...all.slice(0, first)].map(([name, value]) => {
        const quoted = JSON.stringify(name);
        return {
          name,
          value,
          known: known.includes(name),
          head: `${escape ? quoted.replaceAll('o', '\\u006f') : quoted}${gap}:${gap}`,
        };
      });
      const pieces = members.map(({ head, value }) => head + value.text);
      return { id, members, text: `${gap}{${gap}${pieces.join(`${gap},${gap}`)}${gap}}${gap}` };
    });
}

/** How often a property is tested, by default; the first tier takes a part of it. */
export const runs = (least: number): { readonly numRuns: number } => ({
  numRuns: Math.max(Math.ceil((least * sizeOf('properties')) / 100), Number(process.env['CARNET_PROPERTY_RUNS'] ?? 0)),
});
