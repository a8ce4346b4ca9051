import { z } from 'zod';
import type { Endpoint } from '../endpoints/endpoint.ts';
import type { EndpointName, endpoints } from '../endpoints/index.ts';
import type { RawJson } from '../json/rawJson.ts';
import { rawSchema } from '../merge/change.ts';
import type { Query } from '../odata/query.ts';
import { endpointNameSchema } from './write.ts';

/** The options of a call besides its endpoint; the endpoint defines which of them it allows. */
export interface AnyCallInput extends Query {
  /** The entity in the path. */
  readonly id?: string;
  readonly body?: RawJson;
}

type Row<Name extends EndpointName> = (typeof endpoints)[Name];
/** Options that the endpoint does not have are forbidden; the others are optional or required. */
type Must<Part extends keyof AnyCallInput> = Required<Pick<AnyCallInput, Part>>;
type May<Part extends keyof AnyCallInput> = Pick<AnyCallInput, Part>;
type Never<Part extends keyof AnyCallInput> = { readonly [Name in Part]?: never };

type Id<Of> = Of extends { readonly path: `${string}{id}${string}` } ? Must<'id'> : Never<'id'>;
type Filtered<Of> = Of extends { readonly filterRequired: true }
  ? Must<'filter'>
  : Of extends { readonly filterOn: unknown } | { readonly startsWithOn: unknown }
    ? May<'filter'>
    : Never<'filter'>;
type Listed<Of, Part extends 'expand' | 'select' | 'orderBy'> = Of extends { readonly [Name in Part]: unknown }
  ? May<Part>
  : Never<Part>;
type Body<Of> = Of extends
  | { readonly bodyOnGet: unknown }
  | { readonly required: unknown }
  | { readonly kind: 'replace' }
  ? Must<'body'>
  : Never<'body'>;

export type CallInput<Name extends EndpointName> = Id<Row<Name>> &
  Filtered<Row<Name>> &
  Listed<Row<Name>, 'expand'> &
  Listed<Row<Name>, 'select'> &
  Listed<Row<Name>, 'orderBy'> &
  Body<Row<Name>>;

const idSchema = z.string().max(64);
export const answerSchema = z.discriminatedUnion('kind', [
  /** `id` is null where the service answers 0: the entity exists, and must be looked up (R2.7). */
  z.object({ kind: z.literal('entity'), id: idSchema.nullable(), row: rawSchema }),
  /** Rows that cannot be read are set aside. Not `complete`: nothing is concluded from absence (I18). */
  z.object({
    kind: z.literal('collection'),
    rows: z.array(rawSchema).readonly(),
    unreadable: z.array(z.object({ text: z.string(), reason: z.string() })).readonly(),
    complete: z.boolean(),
  }),
  z.object({ kind: z.literal('guid'), guid: z.guid() }),
  z.object({ kind: z.literal('ids'), ids: z.array(idSchema).readonly() }),
  z.object({ kind: z.literal('nothing') }),
]);
/** By the endpoint's kind of answer (R3.3). Ids are decimal text (R5.4), rows the service's own text. */
export type CallAnswer = Readonly<z.infer<typeof answerSchema>>;

type KindOf<Answer extends Endpoint['answer']> = {
  entity: 'entity';
  collectionOfOne: 'entity';
  entityOrNothing: 'entity' | 'nothing';
  collection: 'collection';
  guid: 'guid';
  ids: 'ids';
  status: 'nothing';
}[Answer];

/** The answer of a call of that endpoint. */
export type AnswerTo<Name extends EndpointName> = Extract<CallAnswer, { kind: KindOf<Row<Name>['answer']> }>;

/** The limit is far above what any endpoint allows; main checks which names one allows (S6). */
const fieldSchema = z.string().min(1).max(128);
const fieldsSchema = z.array(fieldSchema).max(32).readonly();
const literalSchema = z.union([
  z.string().max(1024),
  z.number(),
  z.boolean(),
  z.object({ integer: z.string().regex(/^-?\d{1,19}$/) }),
]);
const comparisonSchema = z.union([
  z.object({ eq: z.tuple([fieldSchema, literalSchema]).readonly() }),
  z.object({ startsWith: z.tuple([fieldSchema, z.string().max(1024)]).readonly() }),
  z.object({ directoryPath: z.tuple([z.string().max(255)], z.string().max(255)).readonly() }),
]);

export const callOrderSchema = z.object({
  endpoint: endpointNameSchema,
  id: idSchema.exactOptional(),
  body: z
    .string()
    .max(4 * 1024 * 1024)
    .pipe(rawSchema)
    .exactOptional(),
  /** One level of `and`, so that parsing is bounded. */
  filter: z.union([comparisonSchema, z.object({ and: z.array(comparisonSchema).max(16).readonly() })]).exactOptional(),
  expand: fieldsSchema.exactOptional(),
  select: fieldsSchema.exactOptional(),
  orderBy: z
    .array(z.object({ field: fieldSchema, descending: z.boolean().exactOptional() }))
    .max(8)
    .readonly()
    .exactOptional(),
});
export type CallOrder = Readonly<z.infer<typeof callOrderSchema>>;
