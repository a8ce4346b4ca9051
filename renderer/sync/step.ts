import { z } from 'zod';
import { failureSchema } from '#shared/failures/failure.ts';
import { candidateSchema, coverageSchema, entityNameSchema, receiptSchema } from '#shared/ipc/write.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { conflictSchema, fieldChangeSchema, rawSchema } from '#shared/merge/change.ts';

/**
 * What a person asked for, told later in words by the outbox: a key of the catalogue and what fills its blanks.
 * Instants are ISO texts; the screen formats them.
 */
export const summarySchema = z.object({
  /** `event.moved`, `event.resized`, `event.created`, `folder.created`, `file.changed`, … */
  key: z.string(),
  /** What it is about, in the service's words: the event's or applicant's or folder's name. */
  subject: z.string(),
  values: z.record(z.string(), z.string()),
});
export type Summary = z.infer<typeof summarySchema>;

/** Where a change stands (I2). Exactly one at a time. `applied` and `dropped` steps are receipts and live in their own table. */
export const stepStateSchema = z.discriminatedUnion('kind', [
  /** Kept here. Goes when its turn comes; `notBefore` (epoch ms) delays a retry, and `failure` says why; without one, a gesture of keys may go on. */
  z.object({ kind: z.literal('waiting'), notBefore: z.number().nullable(), failure: failureSchema.nullable() }),
  /** A durable entry says so before the first byte leaves (I5). */
  z.object({ kind: z.literal('sending') }),
  /** A creation whose answer was lost. `asked` becomes true when only a person can decide (R3.6). */
  z.object({
    kind: z.literal('doubt'),
    asked: z.boolean(),
    /** Epoch ms of the lost answer; absence counts only after a quiet time (I4). */
    since: z.number(),
    notBefore: z.number().nullable(),
    candidates: z.array(candidateSchema),
    /** The list that was looked through last was cut: not being in it proves nothing (I18). */
    cut: coverageSchema.optional(),
  }),
  z.object({
    kind: z.literal('conflict'),
    row: rawSchema,
    conflicts: z.array(conflictSchema).min(1),
    readAt: z.number(),
  }),
  /** `there`: what the service has already of a refused creation; a person may say that it is this one. */
  z.object({ kind: z.literal('refused'), failure: failureSchema, there: z.array(candidateSchema).optional() }),
  z.object({ kind: z.literal('applied'), at: z.number(), receipt: receiptSchema }),
  /** A person's word ended it: nothing of it is sent any more. `mayHaveArrived`: an attempt had left, and nobody knows what became of it. */
  z.object({ kind: z.literal('dropped'), at: z.number(), mayHaveArrived: z.boolean() }),
]);
export type StepState = z.infer<typeof stepStateSchema>;

/** A person's word: which version of a conflict, what became of a creation, or that a change is given up (I2, I12, R3.6). */
export const decisionSchema = z.object({
  /** Epoch ms, for people only. */
  at: z.number(),
  /** Where the change stood then. */
  about: z.enum(['conflict', 'doubt', 'refusal', 'waiting']),
  /** Of a conflict, `mixed` where not every unit was decided alike. `putBack`: edited to what was there before. */
  choice: z.enum(['mine', 'theirs', 'other', 'mixed', 'itIsThere', 'sendAgain', 'givenUp', 'putBack']),
  /** What of the change gave way to the service's version, while the rest went on. */
  gaveWay: z.array(fieldChangeSchema).optional(),
});
export type Decision = z.infer<typeof decisionSchema>;

/**
 * A row of the service that matches an acknowledged creation and is not its own (R3.9): the creation was delivered twice, was
 * carried out late, or somebody else made the same.
 */
const secondRowSchema = z.object({
  id: z.string().min(1),
  /** As it was when it appeared. */
  row: rawSchema,
  /** Epoch ms, for people only. */
  foundAt: z.number(),
  /** What the user said; null until then. */
  decision: z.enum(['keptBoth', 'cancelledSecond', 'cancelledOwn']).nullable(),
});
export type SecondRow = z.infer<typeof secondRowSchema>;

/** One ordered change of one entity, as kept in the outbox. */
export const stepSchema = z.object({
  id: z.string().min(1),
  /** Order of the edits on this workstation; a counter, never a clock (I21). */
  seq: z.number().int().nonnegative(),
  /** Steps of one intent share it (R2.10). */
  intentId: z.string(),
  entity: entityNameSchema,
  /** The service's id, or the provisional one that this creation made. */
  target: z.string().min(1),
  action: z.enum(['create', 'replace']),
  /** Replace: what was edited. Empty for a creation. */
  changes: z.array(fieldChangeSchema),
  /** Create: the whole body; references to things not yet created are provisional ids as JSON strings. */
  body: rawSchema.nullable(),
  /** Replace: the full row the person started from, for showing and for R3.4. */
  base: rawSchema.nullable(),
  /** Members of `body` or fields of `changes` that hold a provisional id, and which. */
  provisional: z.array(z.object({ field: z.string(), id: z.string() })),
  /** Directory creation: folder names from below the share to the parent, for look-ups (R1.3). */
  parentPath: z.array(z.string()).optional(),
  state: stepStateSchema,
  attempts: z.number().int().nonnegative(),
  /** Creation: ids that were there before the last attempt left (I5, R3.6). */
  seenBefore: z.array(z.string()),
  /** Creation: looked for at the service right before the last attempt left, and not there; then what is found later is it (R3.6). */
  lookedFor: z.boolean().optional(),
  /** Creation: the greatest id of its entity that was known before the last attempt left: rows up to it were there already (I16). */
  knownUpTo: z.string().optional(),
  /** Creation: the list was not whole when the last attempt left, so that it may hold an older one that looks like it (I16). */
  seenInPart: z.boolean().optional(),
  summary: summarySchema,
  /** What a person decided about it, oldest first; absent: nothing was. */
  decisions: z.array(decisionSchema).optional(),
  /** Creation: an earlier attempt left, and its absence was concluded. It may be carried out all the same (R3.6, R3.9). */
  lostBefore: z.literal(true).optional(),
  /** Receipt of a creation: what else in the service matches it, oldest first. */
  secondRows: z.array(secondRowSchema).optional(),
  /** Epoch ms, for people only. */
  madeAt: z.number(),
  sentAt: z.number().nullable(),
});
export type Step = z.infer<typeof stepSchema>;

/** Its story is over: kept to be read, and nothing waits for it. */
export const isReceipt = ({ state }: Step): boolean => state.kind === 'applied' || state.kind === 'dropped';

/** Second rows that the user has not decided about. */
export const openSecondRows = ({ secondRows = [] }: Step): readonly SecondRow[] =>
  secondRows.filter(({ decision }) => decision === null);

/** Not sent, because what it would create is at the service already and somebody's (R3.6): nothing was refused. */
export const isAlreadySomebodys = ({ state }: Pick<Step, 'state'>): boolean =>
  state.kind === 'refused' && state.failure.rule === 'alreadySomebodys';

/** What the user is asked about a step or a receipt; null where nothing is asked. */
export function questionOf(step: Step): 'conflict' | 'doubt' | 'refused' | 'secondRow' | null {
  const { state } = step;
  if (state.kind === 'conflict') return state.kind;
  if (state.kind === 'refused') return isAlreadySomebodys(step) ? 'doubt' : 'refused';
  if (state.kind === 'doubt') return state.asked ? 'doubt' : null;
  return openSecondRows(step).length > 0 ? 'secondRow' : null;
}

/** It never left, or was refused before it could arrive: what is removed of it can be brought back without making it twice (I3). */
export const cannotHaveArrived = ({ state, sentAt }: Step): boolean =>
  sentAt === null && (state.kind === 'refused' || state.kind === 'waiting');

/** When a receipt's step ended, epoch ms. */
export const endedAt = ({ state, madeAt }: Step): number =>
  state.kind === 'applied' || state.kind === 'dropped' ? state.at : madeAt;

/** What the user says a creation is at the service. */
export interface Existing {
  readonly id: string;
  /** As it was read and shown to the user; null: they said so although it could not be read. */
  readonly row: RawJson | null;
}

/** What an intent asks for; the dispatcher adds id, order and time. */
export type NewStep = Pick<
  Step,
  'entity' | 'target' | 'action' | 'changes' | 'body' | 'base' | 'provisional' | 'parentPath' | 'summary'
>;

/** What undoing does beyond what was asked: the user is asked before it happens. */
export interface Consequences {
  /** Steps of other intents that go too, since they cannot exist without what is undone. */
  readonly along: readonly Step[];
  /** Creations that left: the service keeps them, nothing deletes (R3.1). */
  readonly remains: readonly NewStep[];
}

/** What the user asked for, without its progress. */
export const asNewStep = ({
  entity,
  target,
  action,
  changes,
  body,
  base,
  provisional,
  parentPath,
  summary,
}: Step): NewStep => ({
  entity,
  target,
  action,
  changes,
  body,
  base,
  provisional,
  summary,
  ...(parentPath && { parentPath }),
});

export type { Choice } from '#shared/merge/decide.ts';
