import { z } from 'zod';
import type { EndpointName } from '../endpoints/index.ts';
import { endpointNames } from '../endpoints/index.ts';
import { failureKinds } from '../failures/failure.ts';
import { traceCapacity, traceProcesses } from '../trace/line.ts';
import { ownWord, problemSchema } from '../trace/problem.ts';

const word = z.string().regex(ownWord);
/** The rows of the interface, and the one request that is none of them. */
const requestNames = [...endpointNames, '$metadata'] as [EndpointName, ...EndpointName[], '$metadata'];

/** One request to the service, when its answer was read or given up. Never its address, query or body. */
export const requestTraceSchema = z.object({
  kind: z.literal('request'),
  /** Epoch ms of its end. */
  at: z.number(),
  /** The step of the outbox that it is for. */
  step: z.guid().nullable(),
  verb: z.enum(['GET', 'POST', 'PUT']),
  endpoint: z.enum(requestNames),
  /** Null: no answer came. */
  status: z.number().int().nullable(),
  failure: z.enum(failureKinds).nullable(),
  ms: z.number().int(),
  /** Of the answer, unpacked, as far as it was read. */
  bytes: z.number().int(),
});
export type RequestTrace = Readonly<z.infer<typeof requestTraceSchema>>;

/** Something that the log holds too: what should not have happened, and what nobody caught. */
export const noteTraceSchema = z.object({
  kind: z.literal('note'),
  at: z.number(),
  process: z.enum(traceProcesses),
  event: word,
  facts: z.record(z.string(), z.union([z.number(), z.boolean(), z.null(), word, z.literal('…')])),
  problem: problemSchema.nullable(),
});
export type NoteTrace = Readonly<z.infer<typeof noteTraceSchema>>;

export const mainTraceSchema = z.discriminatedUnion('kind', [requestTraceSchema, noteTraceSchema]);
export type MainTrace = z.infer<typeof mainTraceSchema>;

export const mainTracesSchema = z.array(mainTraceSchema).max(traceCapacity);

/** An error of the page that nobody caught, or that a screen stopped with. */
export const pageProblemSchema = z.object({
  event: z.enum(['page.error', 'page.rejection', 'page.screen']),
  problem: problemSchema,
});
export type PageProblem = z.infer<typeof pageProblemSchema>;
