import { z } from 'zod';
import type { EndpointName } from '../endpoints/index.ts';
import { endpointNames } from '../endpoints/index.ts';
import { failureKinds } from '../failures/failure.ts';
import { traceCapacity, traceProcesses } from '../trace/line.ts';
import { ownWord, problemSchema } from '../trace/problem.ts';

const word = z.string().regex(ownWord);
/** The endpoints of the interface, and the one request that is none of them. */
const requestNames = [...endpointNames, '$metadata'] as [EndpointName, ...EndpointName[], '$metadata'];

/** One request to the service, recorded when its answer was read or discarded. Never its address, query or body. */
const requestTraceSchema = z.object({
  kind: z.literal('request'),
  /** Epoch ms of its end. */
  at: z.number(),
  /** The step of the outbox that the request is for. */
  step: z.guid().nullable(),
  verb: z.enum(['GET', 'POST', 'PUT']),
  endpoint: z.enum(requestNames),
  /** Null: no answer arrived. */
  status: z.number().int().nullable(),
  failure: z.enum(failureKinds).nullable(),
  ms: z.number().int(),
  /** Uncompressed size of the answer, as far as it was read. */
  bytes: z.number().int(),
});
export type RequestTrace = Readonly<z.infer<typeof requestTraceSchema>>;

/** An entry that the log has too: an unexpected event or an uncaught error. */
const noteTraceSchema = z.object({
  kind: z.literal('note'),
  at: z.number(),
  process: z.enum(traceProcesses),
  event: word,
  facts: z.record(z.string(), z.union([z.number(), z.boolean(), z.null(), word, z.literal('…')])),
  problem: problemSchema.nullable(),
});
export type NoteTrace = Readonly<z.infer<typeof noteTraceSchema>>;

const mainTraceSchema = z.discriminatedUnion('kind', [requestTraceSchema, noteTraceSchema]);
export type MainTrace = z.infer<typeof mainTraceSchema>;

export const mainTracesSchema = z.array(mainTraceSchema).max(traceCapacity);

/** An error of the page that was not caught, or that made a screen fail. */
export const pageProblemSchema = z.object({
  event: z.enum(['page.error', 'page.rejection', 'page.screen']),
  problem: problemSchema,
});
export type PageProblem = z.infer<typeof pageProblemSchema>;
