import { z } from 'zod';
import { confirmationReasons } from '../endpoints/endpoint.ts';
import { endpointNames } from '../endpoints/index.ts';
import type { EndpointName } from '../endpoints/index.ts';
import { entityNameSchema } from '../entities/index.ts';
import { failureSchema } from '../failures/failure.ts';
import { conflictSchema, fieldChangeSchema, rawSchema } from '../merge/change.ts';

// names of the interface, never empty
export const endpointNameSchema = z.enum(endpointNames as [EndpointName, ...EndpointName[]]);
/** An id that the service assigned; provisional ids never cross (I7). */
export const serviceIdSchema = z
  .string()
  .min(1)
  .max(64)
  .refine((id) => !id.startsWith('new:'), 'provisional id');

/** The result of the write, compared with a read after it (R3.8). */
export const receiptSchema = z.object({
  outcome: z.enum(['verified', 'changed', 'unverifiable']),
  /** Fields that the service stored differently from what was sent. */
  changedFields: z.array(z.string()),
  /** Milliseconds between the fresh read and the write (I14); null for a creation. */
  gapMs: z.number().nullable(),
  /** The service compared versions: nobody's change was lost in between (I14). */
  versioned: z.literal(true).optional(),
  /** A replace that found no row, and made one (R3.1b). */
  recreated: z.literal(true).optional(),
  /** A folder of that name was there before: nothing was sent (R3.6). */
  existed: z.literal(true).optional(),
});
export type Receipt = z.infer<typeof receiptSchema>;

export const candidateSchema = z.object({ id: serviceIdSchema, row: rawSchema });
export type Candidate = Readonly<z.infer<typeof candidateSchema>>;

/** Nothing was sent: `question` is about exactly this order and valid once (R4.3, I15). */
const mustConfirmSchema = z.object({
  kind: z.literal('mustConfirm'),
  because: z.array(z.enum(confirmationReasons)).min(1).readonly(),
  question: z.uuid(),
});
export type MustConfirm = Readonly<z.infer<typeof mustConfirmSchema>>;

/** How one attempt to write ended. Closed: the sync core has one transition for each. */
export const verdictSchema = z.discriminatedUnion('kind', [
  /** The service has it. `row` is the newest complete text known, null when there is none. */
  z.object({ kind: z.literal('applied'), id: serviceIdSchema, row: rawSchema.nullable(), receipt: receiptSchema }),
  /** Both sides changed the same field: nothing was sent. `row` is the fresh read. */
  z.object({ kind: z.literal('conflict'), row: rawSchema, conflicts: z.array(conflictSchema).min(1) }),
  /** The service refuses; nothing was changed. `there`: folders of the same name as the one to create (R3.3). */
  z.object({ kind: z.literal('refused'), failure: failureSchema, there: z.array(candidateSchema).optional() }),
  /** The request left, and no answer of the service came back (R3.5). */
  z.object({ kind: z.literal('doubt'), failure: failureSchema }),
  /** The request did not leave, provably. */
  z.object({ kind: z.literal('notSent'), failure: failureSchema }),
  mustConfirmSchema,
]);
export type Verdict = z.infer<typeof verdictSchema>;

/** Identifies one attempt, so that an order that arrives twice is carried out once (I3, I8). */
const attemptSchema = z.string().max(64).optional();
/** The step of the outbox that it is for, for the trace; nothing is decided by it. */
const stepSchema = z.guid().optional();

/** The question that the user has just answered with yes, for this very order (R4.3). */
const confirmationSchema = z.uuid().optional();

/**
 * Rows known to have what only the written one may have (R4.2, R4.4): main reads them first, as the service lists none.
 */
export const mostRivals = 20;
const rivalsSchema = z
  .array(z.object({ entity: entityNameSchema, id: serviceIdSchema }))
  .max(mostRivals)
  .readonly()
  .optional();

export const replaceOrderSchema = z.object({
  attempt: attemptSchema,
  step: stepSchema,
  confirmation: confirmationSchema,
  entity: entityNameSchema,
  id: serviceIdSchema,
  changes: z.array(fieldChangeSchema).min(1),
  /** The last complete copy stored, used only where the service has no single read (R3.4). */
  base: rawSchema.nullable(),
  rivals: rivalsSchema,
});
export type ReplaceOrder = z.infer<typeof replaceOrderSchema>;

export const createOrderSchema = z.object({
  attempt: attemptSchema,
  step: stepSchema,
  confirmation: confirmationSchema,
  entity: entityNameSchema,
  body: rawSchema,
  /** The endpoint, where it is not the entity's own, and the id in its path: a client of a learner. */
  below: z.object({ endpoint: endpointNameSchema, id: serviceIdSchema }).optional(),
  /** Directory only: the folder names from below the share to the parent, which listing it needs (R1.3). */
  parentPath: z.array(z.string()).optional(),
  rivals: rivalsSchema,
});
export type CreateOrder = z.infer<typeof createOrderSchema>;

/** Calls an endpoint that changes an entity without replacing it. */
export const actOrderSchema = z.object({
  attempt: attemptSchema,
  step: stepSchema,
  confirmation: confirmationSchema,
  endpoint: endpointNameSchema,
  id: serviceIdSchema,
  body: rawSchema.nullable(),
});
export type ActOrder = z.infer<typeof actOrderSchema>;

/** Looks up whether a creation whose answer was lost took place. */
export const settleOrderSchema = createOrderSchema.extend({
  /** Ids that cannot be ours: known before sending, or claimed by another change of ours. */
  notThese: z.array(serviceIdSchema),
  /** Ids that the list must contain if it is complete. */
  due: z.array(serviceIdSchema).default([]),
});
export type SettleOrder = z.input<typeof settleOrderSchema>;

/** Looks whether a replace whose answer was lost was carried out. */
export const lookOrderSchema = replaceOrderSchema.pick({ step: true, entity: true, id: true, changes: true });
export type LookOrder = z.infer<typeof lookOrderSchema>;

/** Of the known rows that a complete list must contain: how many there are, and how many it contained (R3.6). */
export const coverageSchema = z.object({ known: z.number().int().nonnegative(), came: z.number().int().nonnegative() });
export type Coverage = Readonly<z.infer<typeof coverageSchema>>;

export const settlementSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('found'), id: serviceIdSchema, row: rawSchema }),
  /** Not in a complete list. Proves absence only after the quiet time (I4). */
  z.object({ kind: z.literal('absent') }),
  /** Not in a list that is not complete: this proves nothing (I18). */
  z.object({ kind: z.literal('cut'), coverage: coverageSchema }),
  /** Several rows could be it, or no read of the service can decide. */
  z.object({ kind: z.literal('undecidable'), candidates: z.array(candidateSchema) }),
  z.object({ kind: z.literal('failed'), failure: failureSchema }),
]);
export type Settlement = z.infer<typeof settlementSchema>;
