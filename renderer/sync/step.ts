import { z } from 'zod';
import { inSelection } from '#shared/entities/context.ts';
import { entityNameSchema } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { failureSchema, isProvenGone } from '#shared/failures/failure.ts';
import { candidateSchema, coverageSchema, endpointNameSchema, receiptSchema } from '#shared/ipc/write.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { conflictSchema, fieldChangeSchema, rawSchema } from '#shared/merge/change.ts';

/** A key of the catalogue and values for its blanks. Instants are ISO texts; the screen formats them. */
export const summarySchema = z.object({
  /** `event.moved`, `folder.created`, `application.changed`, … Stored keys of an application may begin with `file`. */
  key: z.string().overwrite((key) => key.replace(/^file\./u, 'application.')),
  /** The subject in the service's words: the name of the event, applicant or folder. */
  subject: z.string(),
  values: z.record(z.string(), z.string()),
});
export type Summary = z.infer<typeof summarySchema>;

/** Exactly one at a time (I2). `applied` and `dropped` steps are receipts, in their own table. */
const stepStateSchema = z.discriminatedUnion('kind', [
  /**
   * `notBefore` (epoch ms) delays a retry, and `failure` says why; without one, further key presses are merged into it.
   */
  z.object({ kind: z.literal('waiting'), notBefore: z.number().nullable(), failure: failureSchema.nullable() }),
  /** Stored before the first byte leaves (I5). `leftBefore`: the `sentAt` of an earlier attempt, where one left. */
  z.object({ kind: z.literal('sending'), leftBefore: z.number().nullable().optional() }),
  /** A creation whose answer was lost. `asked` becomes true when only the user can decide (R3.6). */
  z.object({
    kind: z.literal('doubt'),
    asked: z.boolean(),
    /** Epoch ms of the lost answer; absence counts only after a quiet time (I4). */
    since: z.number(),
    notBefore: z.number().nullable(),
    candidates: z.array(candidateSchema),
    /** What came in place of a usable answer. Until `notBefore` a busy service wants no request (R3.5). */
    failure: failureSchema.optional(),
    /** The last list that was looked through was cut: a missing row proves nothing (I18). */
    cut: coverageSchema.optional(),
  }),
  z.object({
    kind: z.literal('conflict'),
    row: rawSchema,
    conflicts: z.array(conflictSchema).min(1),
    readAt: z.number(),
  }),
  /** `there`: rows that the service already has of a refused creation; the user may say that it is one of them. */
  z.object({ kind: z.literal('refused'), failure: failureSchema, there: z.array(candidateSchema).optional() }),
  z.object({ kind: z.literal('applied'), at: z.number(), receipt: receiptSchema }),
  /** The user ended it: it is not sent any more. `mayHaveArrived`: an attempt had left, with an unknown outcome. */
  z.object({ kind: z.literal('dropped'), at: z.number(), mayHaveArrived: z.boolean() }),
]);
export type StepState = z.infer<typeof stepStateSchema>;

/** A version of a conflict, what became of a creation, or a change given up (I2, I12, R3.6). */
const decisionSchema = z.object({
  /** Epoch ms, for display only. */
  at: z.number(),
  /** The state of the change at that time. */
  about: z.enum(['conflict', 'doubt', 'refusal', 'gone', 'waiting']),
  /**
   * `mixed`: not every unit alike. `putBack`: to the original value. `recreated`: its row was gone, a creation took its
   * place.
   */
  choice: z.enum(['mine', 'theirs', 'other', 'mixed', 'itIsThere', 'sendAgain', 'givenUp', 'putBack', 'recreated']),
  /** Fields where the user chose the service's version; the other fields were still sent. */
  gaveWay: z.array(fieldChangeSchema).optional(),
});
export type Decision = z.infer<typeof decisionSchema>;

/** Matches an acknowledged creation and is not its own (R3.9): delivered twice, carried out late, or another user's. */
const secondRowSchema = z.object({
  id: z.string().min(1),
  /** As it was when it appeared. */
  row: rawSchema,
  /** Epoch ms, for display only. */
  foundAt: z.number(),
  /** The user's decision; null until then. */
  decision: z.enum(['keptBoth', 'cancelledSecond', 'cancelledOwn']).nullable(),
});
export type SecondRow = z.infer<typeof secondRowSchema>;

/** A row of a pull that looks like a creation of this workstation, and that is new or changed. */
export interface AppearedRow {
  readonly entity: EntityName;
  readonly id: string;
  readonly row: RawJson;
  /** Directory: the folder that was listed. */
  readonly path?: readonly string[];
}

/** Of the Selection context, stored while that was a member beside the plain name (R1.5), as stored today. */
function fromEarlier(stored: unknown): unknown {
  const earlier = earlierSchema.safeParse(stored).data;
  if (!earlier) return stored;
  const { selection: _, ...step } = earlier;
  const entity = inSelection(step.entity);
  const { key, values, ...said } = step.summary;
  const isOurs = key === 'entity.createdInSelection';
  const summary = isOurs ? { ...said, key: 'entity.created', values: { ...values, entity } } : step.summary;
  const endpoint = step.endpoint && { endpoint: inSelection(step.endpoint) };
  return { ...step, entity, summary, ...endpoint };
}
const earlierSchema = z.looseObject({
  selection: z.literal(true),
  entity: z.enum(['Candidat', 'Apprenant']),
  endpoint: z.string().optional(),
  summary: z.looseObject({ key: z.string(), values: z.record(z.string(), z.string()) }),
});

const currentSchema = z.object({
  id: z.string().min(1),
  /** Order of the edits on this workstation; a counter, never a clock (I21). */
  seq: z.number().int().nonnegative(),
  /** Steps of one intent share it (R2.10). */
  intentId: z.string(),
  /**
   * Of many, as of an import: unique among all intents. Its steps are shown and undone as one, and known after a
   * restart (I3).
   */
  line: z.string().optional(),
  entity: entityNameSchema,
  /** The service's id, or the provisional id of this creation. */
  target: z.string().min(1),
  /** `act`: calls an endpoint that changes the target without replacing it. */
  action: z.enum(['create', 'replace', 'act']),
  /** Act: what is called. Create: the endpoint below another entity, where it is not the entity's own. */
  endpoint: endpointNameSchema.optional(),
  /** Create with an `endpoint`: the id in its path. */
  below: z.string().optional(),
  /** It leaves only when the user sends that very attempt, online (R3.0): never by itself, never after a restart. */
  attended: z.literal(true).optional(),
  /** Replace: what was edited. Empty for a creation. */
  changes: z.array(fieldChangeSchema),
  /** Create: the whole body; act: its body or null. What is not yet created is a provisional id as a JSON string. */
  body: rawSchema.nullable(),
  /** Replace: the full row that the user edited, for display and for R3.4. */
  base: rawSchema.nullable(),
  /** Members of `body` or fields of `changes` that hold a provisional id, and which. */
  provisional: z.array(z.object({ field: z.string(), id: z.string() })),
  /** Directory creation: folder names from below the share to the parent, for look-ups (R1.3). */
  parentPath: z.array(z.string()).optional(),
  state: stepStateSchema,
  attempts: z.number().int().nonnegative(),
  /** Creation: ids that were there before the last attempt left (I5, R3.6). */
  seenBefore: z.array(z.string()),
  /** Creation: a look-up right before the last attempt found nothing; a row found later is its own (R3.6). */
  lookedFor: z.boolean().optional(),
  /** Creation: greatest id known before the last attempt: rows up to it existed (I16). */
  knownUpTo: z.string().optional(),
  /** Creation: the list was cut at the last attempt, or none is known: it may hold an older match (I16). */
  seenInPart: z.boolean().optional(),
  summary: summarySchema,
  /** The user's decisions about it, oldest first; absent: none. */
  decisions: z.array(decisionSchema).optional(),
  /** Creation: an earlier attempt left, and its absence was concluded. It may still be carried out (R3.6, R3.9). */
  lostBefore: z.literal(true).optional(),
  /** Receipt of a creation: other matching rows of the service, oldest first. */
  secondRows: z.array(secondRowSchema).optional(),
  /** Receipt: its place in the order in which changes ended here; absent in those of earlier versions. */
  endPlace: z.number().int().positive().optional(),
  /** Epoch ms, for display only. */
  madeAt: z.number(),
  sentAt: z.number().nullable(),
});
/** One ordered change of one entity, as stored in the outbox. */
export const stepSchema = z.preprocess(fromEarlier, currentSchema);
export type Step = z.infer<typeof stepSchema>;

/** What is shown as one with it: its line, or else its intent (R2.10). */
export const groupOf = ({ line, intentId }: Step): string => line ?? intentId;

/** It has ended: stored to be read; no other step waits for it. */
export const isReceipt = ({ state }: Step): boolean => state.kind === 'applied' || state.kind === 'dropped';

/** Second rows that the user has not decided about. */
export const openSecondRows = ({ secondRows = [] }: Step): readonly SecondRow[] =>
  secondRows.filter(({ decision }) => decision === null);

/** Not sent, because a matching row of another user exists already (R3.6): it was not refused. */
export const isTakenByOther = ({ state }: Pick<Step, 'state'>): boolean =>
  state.kind === 'refused' && state.failure.rule === 'alreadySomebodys';

/** Not sent, because the service no longer has the row (R3.1b): nothing was refused. */
export const isOfGoneRow = ({ state, action }: Pick<Step, 'state' | 'action'>): boolean =>
  action === 'replace' && state.kind === 'refused' && isProvenGone(state.failure);

/** The question that a step or a receipt asks the user; null where there is none. */
export function questionOf(step: Step): 'conflict' | 'doubt' | 'refused' | 'secondRow' | null {
  const { state } = step;
  if (state.kind === 'conflict') return state.kind;
  if (state.kind === 'refused') return isTakenByOther(step) ? 'doubt' : 'refused';
  if (state.kind === 'doubt') return state.asked ? 'doubt' : null;
  return openSecondRows(step).length > 0 ? 'secondRow' : null;
}

/** Never left, or refused: what is removed of it can be restored without creating it twice (I3). */
export const cannotHaveArrived = ({ state, sentAt }: Step): boolean =>
  sentAt === null && (state.kind === 'refused' || state.kind === 'waiting');

export const isMade = ({ action, state }: Step): boolean => action === 'create' && state.kind === 'applied';

/** Given up with an unknown outcome. Its age is ignored: the clock may be wrong (I21). */
export const isGivenUp = ({ state }: Step): boolean => state.kind === 'dropped' && state.mayHaveArrived;

/** A later start decides by this receipt: which ids are taken, and which lost write may still arrive (I8, I16). */
export const decidesLater = (receipt: Step): boolean => isMade(receipt) || isGivenUp(receipt);

/** When a receipt's step ended, epoch ms. */
export const endedAt = ({ state, madeAt }: Step): number =>
  state.kind === 'applied' || state.kind === 'dropped' ? state.at : madeAt;

/** The order in which receipts ended, whatever the clock said. Those without a place are earlier, by their time. */
export const endOrder = (receipt: Step): number => receipt.endPlace ?? endedAt(receipt) - Number.MAX_SAFE_INTEGER;

/** The row that the user says a creation became. */
export interface Existing {
  readonly id: string;
  /** As it was read and shown to the user; null: the user named it although it could not be read. */
  readonly row: RawJson | null;
}

/** What an intent requests; the dispatcher adds id, order and time. */
export type NewStep = Pick<
  Step,
  | 'line'
  | 'entity'
  | 'target'
  | 'action'
  | 'endpoint'
  | 'below'
  | 'changes'
  | 'body'
  | 'base'
  | 'provisional'
  | 'parentPath'
  | 'summary'
>;

/** What undoing does beyond the request: the user is asked before it happens. */
export interface Consequences {
  /** Steps of other intents that are undone too, since they cannot exist without it. */
  readonly along: readonly Step[];
  /** Creations that left: they stay at the service, which deletes nothing (R3.1). */
  readonly remains: readonly NewStep[];
}

/** The request of a step, without its progress. */
export const asNewStep = ({
  line,
  entity,
  target,
  action,
  endpoint,
  below,
  changes,
  body,
  base,
  provisional,
  parentPath,
  summary,
}: Step): NewStep => ({
  ...(line !== undefined && { line }),
  entity,
  target,
  action,
  ...(endpoint && { endpoint }),
  ...(below !== undefined && { below }),
  changes,
  body,
  base,
  provisional,
  summary,
  ...(parentPath && { parentPath }),
});

export type { Choice } from '#shared/merge/decide.ts';

/** What an intent comes to: steps, or why there are none. */
export type Plan<Rejection> =
  /** `takeBack`: removed in the same commit: not left, or of a gone row. `givesUp`: those that the user gives up. */
  | {
      readonly ok: true;
      readonly steps: readonly NewStep[];
      readonly takeBack?: readonly string[];
      readonly givesUp?: readonly string[];
    }
  /** `consequences`: what the user has to agree to first. */
  | { readonly ok: false; readonly rejection: Rejection; readonly consequences?: Consequences };
