import { z } from 'zod';
import { incidentsSchema } from './incident.ts';

const nothing = z.object({});
const bytes = z.number().int().nonnegative();
/** Of the program and its parts: digits and words, never a path. */
const version = z.string().regex(/^[\w.+-]{1,60}$/u);

/** How the system protects a key; `none`: not at all (S7). */
const keyStoreNames = ['keychain', 'dpapi', 'secretService', 'kwallet', 'none'] as const;
export type KeyStoreName = (typeof keyStoreNames)[number];

/** What main knows of Carnet's condition on this workstation. Nothing in it comes from a person or the service. */
const mainHealthSchema = z.object({
  /** Epoch ms: now, and when this run began. */
  at: z.number().int(),
  beganAt: z.number().int(),
  versions: z.object({
    carnet: version,
    /** Null in the Chromium host. */
    electron: version.nullable(),
    chromium: version.nullable(),
    node: version,
    platform: version,
    system: version,
    arch: version,
  }),
  keyStore: z.object({
    name: z.enum(keyStoreNames),
    /** `password`: it once kept the key of the open service, and did not open: the password alone does (B13). */
    keeping: z.enum(['system', 'session', 'password']),
    /** Of the key of the open service; null where none is open. */
    status: z.enum(['whole', 'missing', 'damaged', 'refused', 'unavailable', 'elsewhere']).nullable(),
  }),
  /** The second copy of the outbox of the open service; null where there is none. */
  journal: z.object({ bytes, changedAt: z.number().int(), changes: z.number().int() }).nullable(),
  /** Free on the disk of the profile, and taken by the log; null where the system does not say. */
  disk: z.object({ freeBytes: bytes.nullable(), logBytes: bytes }),
  /** How far this workstation's clock is ahead of the service's, and when that was last seen, epoch ms. */
  clock: z.object({ aheadMs: z.number().int(), at: z.number().int() }).nullable(),
  incidents: incidentsSchema,
});
export type MainHealth = Readonly<z.infer<typeof mainHealthSchema>>;

/** The channels of the health of Carnet, part of the channel map. */
export const healthChannels = {
  /** What stopped Carnet without the user's will, oldest first (S15). */
  'health.incidents': { args: nothing, result: z.object({ incidents: incidentsSchema }) },
  /** The user has read them. */
  'health.incidentsSaid': { args: nothing, result: nothing },
  'health.read': { args: nothing, result: mainHealthSchema },
} as const;
