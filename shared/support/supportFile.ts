import { z } from 'zod';
import { entityNames } from '../entities/index.ts';
import { standings } from '../ipc/compatibility.ts';
import { diagnosisChecks, findings } from '../ipc/diagnosis.ts';
import { incidentSchema } from '../ipc/incident.ts';
import { endpointNameSchema } from '../ipc/write.ts';
import { policyNames } from '../policy/settings.ts';
import { isRedacted } from './words.ts';

/** Lines of one source: page, main and log; the oldest are left out. With `longestLine` it bounds the file (I24). */
export const mostLines = 1_000;
export const longestLine = 300;

const count = z.number().int();
/** Digits alone: a system may have been given a name in the rest. */
const versionDigits = z.string().regex(/^\d{1,6}(?:\.\d{1,6}){0,5}$/u);
const status = z.number().int().min(100).max(599).nullable();
const line = z.string().max(longestLine).refine(isRedacted);

const healthSchema = z.strictObject({
  versions: z.strictObject({
    carnet: versionDigits.nullable(),
    electron: versionDigits.nullable(),
    chromium: versionDigits.nullable(),
    node: versionDigits.nullable(),
    platform: z.enum(['linux', 'darwin', 'win32', 'other']),
    system: versionDigits.nullable(),
    arch: z.enum(['x64', 'arm64', 'ia32', 'other']),
    schema: count,
  }),
  checks: z.array(
    z.strictObject({
      check: z.enum(['storage', 'changes', 'journal', 'keyStore', 'clock', 'lists', 'incidents', 'policy', 'versions']),
      state: z.enum(['ok', 'warning', 'failed', 'untried']),
    }),
  ),
  storage: z.strictObject({ used: count, quota: count, isPersisted: z.boolean(), free: count.nullable() }),
  changes: z.strictObject({
    unsent: count,
    toDecide: count,
    journalled: count.nullable(),
    journalBytes: count.nullable(),
  }),
  keyStore: z.enum(['keychain', 'dpapi', 'secretService', 'kwallet', 'none', 'unknown']),
  clockAheadMs: count.nullable(),
  lists: z.array(
    z.strictObject({
      entity: z.enum(entityNames),
      at: z.iso.datetime().nullable(),
      isComplete: z.boolean(),
      received: count,
      unreadable: count,
    }),
  ),
  incidents: z.array(
    z.strictObject({
      kind: incidentSchema.shape.kind,
      at: z.iso.datetime(),
      version: versionDigits.nullable(),
      cause: line.nullable(),
    }),
  ),
  /** Which settings the school fixes; never their values. */
  policy: z.strictObject({ fixed: z.array(z.enum(policyNames)), problems: count }),
});

/** Only which words of Carnet apply: no address, no name and no text of the network or the service. */
const connectionSchema = z.array(z.strictObject({ check: z.enum(diagnosisChecks), finding: z.enum(findings), status }));

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
  formatVersion: z.literal(2),
  at: z.iso.datetime(),
  health: healthSchema,
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

/** The text of the file: what is shown is what is saved. */
export const supportText = (file: SupportFile): string => `${JSON.stringify(file, null, 2)}\n`;
