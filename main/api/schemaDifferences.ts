import { z } from 'zod';
import type { EntityName } from '#shared/entities/index.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { Differences } from '#shared/ipc/compatibility.ts';
import type { DeclaredField, DeclaredFields } from './csdl.ts';

export const differs = ({ missing, retyped, added }: Differences): boolean =>
  missing.length + retyped.length + added.length > 0;

type Shape = Readonly<Record<string, z.core.$ZodType>>;

const shapeOf = (entity: EntityName): Shape => {
  const { schema } = describeEntity(entity);
  return schema instanceof z.ZodObject ? schema.shape : {};
};

/** Of rows that were read. A field that one row of several leaves out is not missing (R2.8). */
export function differencesInRows(entity: EntityName, rows: readonly Readonly<Record<string, unknown>>[]): Differences {
  const shape = shapeOf(entity);
  const { navigations: expanded, writeOnly } = describeEntity(entity);
  const isOptional = (field: string): boolean => expanded.includes(field) || writeOnly.includes(field);
  const there = new Set(rows.flatMap((row) => Object.keys(row)).filter((name) => !name.includes('@odata.')));
  const isRetyped = (field: string, schema: z.core.$ZodType): boolean =>
    rows.some((row) => field in row && !z.safeParse(schema, row[field]).success);
  return {
    missing: rows.length === 0 ? [] : Object.keys(shape).filter((field) => !there.has(field) && !isOptional(field)),
    retyped: Object.entries(shape).flatMap(([field, schema]) => (isRetyped(field, schema) ? [field] : [])),
    added: [...there].filter((field) => !(field in shape) && !expanded.includes(field)),
  };
}

/** Of what `$metadata` declares. */
export function differencesDeclared(entity: EntityName, declared: DeclaredFields): Differences {
  const shape = shapeOf(entity);
  const expanded = describeEntity(entity).navigations;
  const isRetyped = (field: string, schema: z.core.$ZodType): boolean => {
    const sample = sampleOf(declared.get(field));
    return sample !== undefined && !z.safeParse(schema, sample).success;
  };
  return {
    missing: Object.keys(shape).filter((field) => !declared.has(field) && !expanded.includes(field)),
    retyped: Object.entries(shape).flatMap(([field, schema]) => (isRetyped(field, schema) ? [field] : [])),
    added: [...declared.keys()].filter((field) => !(field in shape)),
  };
}

/** A value as the service writes one of that type; undefined for types that are its own. */
function sampleOf(declared: DeclaredField | undefined): unknown {
  if (declared === undefined) return undefined;
  return declared.type.startsWith('Collection(') ? [] : samples[declared.type];
}

const samples: Readonly<Record<string, unknown>> = {
  'Edm.Boolean': true,
  'Edm.Byte': 1,
  'Edm.SByte': 1,
  'Edm.Int16': 1,
  'Edm.Int32': 1,
  'Edm.Int64': 1,
  'Edm.Decimal': 1.5,
  'Edm.Double': 1.5,
  'Edm.Single': 1.5,
  'Edm.String': 'x',
  'Edm.Guid': '8c6d4b0a-1111-4222-8333-444455556666',
  'Edm.Date': '2026-11-20',
  'Edm.DateTimeOffset': '2026-11-20T09:00:00+01:00',
};
