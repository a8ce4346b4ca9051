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

/** Members whose absence, or presence, is not a difference. */
const mayDiffer = (entity: EntityName): ReadonlySet<string> => {
  const { navigations, writeOnly, variable } = describeEntity(entity);
  return new Set([...navigations, ...writeOnly, ...variable]);
};

/** Differences of rows that were read. A field that only some of several rows leave out is not missing (R2.8). */
export function differencesInRows(entity: EntityName, rows: readonly Readonly<Record<string, unknown>>[]): Differences {
  const shape = shapeOf(entity);
  const free = mayDiffer(entity);
  const there = new Set(rows.flatMap((row) => Object.keys(row)).filter((name) => !name.includes('@odata.')));
  const isMissing = (field: string): boolean => !there.has(field) && !free.has(field);
  const isRetyped = (field: string, schema: z.core.$ZodType): boolean =>
    rows.some((row) => field in row && !z.safeParse(schema, row[field]).success);
  return {
    missing: rows.length === 0 ? [] : Object.keys(shape).filter(isMissing),
    retyped: Object.entries(shape).flatMap(([field, schema]) => (isRetyped(field, schema) ? [field] : [])),
    added: [...there].filter((field) => !(field in shape) && !free.has(field)),
  };
}

export function differencesDeclared(entity: EntityName, declared: DeclaredFields): Differences {
  const shape = shapeOf(entity);
  const free = mayDiffer(entity);
  const isRetyped = (field: string, schema: z.core.$ZodType): boolean => {
    const sample = sampleOf(declared.get(field));
    return sample !== undefined && !z.safeParse(schema, sample).success;
  };
  return {
    missing: Object.keys(shape).filter((field) => !declared.has(field) && !free.has(field)),
    retyped: Object.entries(shape).flatMap(([field, schema]) => (isRetyped(field, schema) ? [field] : [])),
    added: [...declared.keys()].filter((field) => !(field in shape) && !free.has(field)),
  };
}

/** A sample value of that type as the service writes it; undefined for the service's own types. */
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
