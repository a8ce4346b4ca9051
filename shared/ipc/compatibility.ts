import { z } from 'zod';
import { entityNameSchema } from '../entities/index.ts';
import { failureSchema } from '../failures/failure.ts';
import { endpointNameSchema } from './write.ts';

const fieldsSchema = z.array(z.string()).readonly();

/** How the fields of a resource differ from what its document says. */
const differencesSchema = z.object({
  missing: fieldsSchema,
  /** Fields whose values are of another kind. */
  retyped: fieldsSchema,
  /** Fields that the document does not name; they are kept (R2.8). */
  added: fieldsSchema,
});
export type Differences = Readonly<z.infer<typeof differencesSchema>>;

/**
 * `works`: answered as the document says. `differs`: answered, with other fields or in another form. `refused`: the
 * service refuses or fails. `absent`: it does not have the endpoint. `untried`: no id or value is known to ask with.
 */
export const standings = ['works', 'differs', 'refused', 'absent', 'untried'] as const;
export type Standing = (typeof standings)[number];

const metadataReportSchema = z.object({
  standing: z.enum(standings).exclude(['untried']),
  /** Resources that are declared differently, or (null) not at all. */
  entities: z.array(z.object({ entity: entityNameSchema, differences: differencesSchema.nullable() })).readonly(),
  failure: failureSchema.nullable(),
});
export type MetadataReport = Readonly<z.infer<typeof metadataReportSchema>>;

const endpointReportSchema = z.object({
  endpoint: endpointNameSchema,
  /** Verb, path with `{id}` in it, and the options of the request besides a filter. */
  request: z.string(),
  /** False for what the document does not show (R3.4). */
  documented: z.boolean(),
  standing: z.enum(standings),
  /** Rows that were looked at, at most 20. */
  rows: z.number().int(),
  differences: differencesSchema.nullable(),
  /** Why it was refused or could not be read, in the service's own words where it gave any. */
  failure: failureSchema.nullable(),
});
export type EndpointReport = Readonly<z.infer<typeof endpointReportSchema>>;

/** Which parts of the interface a service offers, and how (R3.4, R5.5). */
export const compatibilityReportSchema = z.object({
  baseUrl: z.string(),
  metadata: metadataReportSchema,
  endpoints: z.array(endpointReportSchema).readonly(),
  /** Whether rows that are read alone name their version (R5.9); `unknown`: none could be read. */
  tags: z.enum(['strong', 'weak', 'none', 'unknown']),
  /** No documented endpoint is refused or absent. */
  compatible: z.boolean(),
});
export type CompatibilityReport = Readonly<z.infer<typeof compatibilityReportSchema>>;
