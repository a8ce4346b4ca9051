import { z } from 'zod';
import { standings } from '../ipc/compatibility.ts';
import { diagnosisChecks, findings } from '../ipc/diagnosis.ts';
import { healthSchema } from '../ipc/health.ts';
import { incidentSchema } from '../ipc/incident.ts';
import { endpointNameSchema } from '../ipc/write.ts';
import { isRedacted } from './words.ts';

/** Lines of one source: page, main and log; the oldest are left out. With `longestLine` it bounds the file (I24). */
export const mostLines = 1_000;
export const longestLine = 300;

const count = z.number().int();
const status = z.number().int().min(100).max(599).nullable();
const line = z.string().max(longestLine).refine(isRedacted);

/** What « État de Carnet » looks at on this workstation, in this order. */
export const healthChecks = ['storage', 'changes', 'keyStore', 'lists', 'incidents', 'policy', 'versions'] as const;

/** Only which words of Carnet apply, and numbers: no address, no name and no text of the network or the service. */
const connectionSchema = z.array(
  z.strictObject({ check: z.enum(diagnosisChecks), finding: z.enum(findings), status, apartMs: count.nullable() }),
);

/** The fields that differ are counted: a name may come from the service. */
const compatibilitySchema = z.strictObject({
  metadata: z.enum(standings),
  endpoints: z.array(
    z.strictObject({
      endpoint: endpointNameSchema,
      standing: z.enum(standings),
      status,
      missing: count,
      retyped: count,
      added: count,
    }),
  ),
});

/**
 * What a user can give to who helps (S16). Every member is a number, a flag, a moment, or a word of a closed list:
 * nothing else can be written, whatever the rest of the program has stored.
 */
export const supportFileSchema = z.strictObject({
  format: z.literal('carnet-support'),
  formatVersion: z.literal(3),
  health: healthSchema.extend({ incidents: z.array(incidentSchema.extend({ cause: line.nullable() })).readonly() }),
  checks: z.array(z.strictObject({ check: z.enum(healthChecks), state: z.enum(['ok', 'warning', 'failed']) })),
  connection: connectionSchema,
  /** Null: not checked. */
  compatibility: compatibilitySchema.nullable(),
  /** Of both processes in this run, and the log of earlier ones; oldest first. */
  trace: z
    .array(line)
    .max(3 * mostLines)
    .readonly(),
});
export type SupportFile = z.infer<typeof supportFileSchema>;

/** The text of the file, with moments as a person reads them: what is shown is what is saved. */
export const supportText = (file: SupportFile): string => `${JSON.stringify(file, withMoments, 2)}\n`;

const withMoments = (name: string, value: unknown): unknown =>
  /^at$|At$/u.test(name) && typeof value === 'number' ? new Date(value).toISOString() : value;
