import { z } from 'zod';
import { entityNames } from '../entities/index.ts';
import { policyNames } from '../policy/settings.ts';
import { incidentsSchema, versionDigits } from './incident.ts';

const nothing = z.object({});
const count = z.number().int().nonnegative();
const moment = z.number().int();
const version = versionDigits.nullable();

export const platforms = ['linux', 'darwin', 'win32', 'other'] as const;
export const archs = ['x64', 'arm64', 'ia32', 'other'] as const;

/** How the system protects a key; `none`: not at all (S7). */
const keyStoreNames = ['keychain', 'dpapi', 'secretService', 'kwallet', 'none'] as const;
export type KeyStoreName = (typeof keyStoreNames)[number];

/**
 * What main knows of Carnet's condition on this workstation: numbers, flags, moments (epoch ms) and words of closed
 * lists, as the support file holds them (S16).
 */
const mainHealthSchema = z.strictObject({
  /** Now, and when this run began. */
  at: moment,
  beganAt: moment,
  /** Null where there is none: Electron in the Chromium host. */
  versions: z.strictObject({
    carnet: version,
    electron: version,
    chromium: version,
    node: version,
    platform: z.enum(platforms),
    system: version,
    arch: z.enum(archs),
  }),
  keyStore: z.strictObject({
    name: z.enum(keyStoreNames),
    /** `password`: it once kept the key of the open service, and did not open: the password alone does (B13). */
    keeping: z.enum(['system', 'session', 'password']),
    /** Of the key of the open service; null where none is open. */
    status: z.enum(['whole', 'missing', 'damaged', 'refused', 'unavailable', 'elsewhere']).nullable(),
  }),
  /** The second copy of the outbox of the open service; null where there is none. */
  journal: z.strictObject({ bytes: count, changedAt: moment, changes: count }).nullable(),
  /** On the disk of the profile; null where the system does not say. */
  freeBytes: count.nullable(),
  incidents: incidentsSchema,
});
export type MainHealth = Readonly<z.infer<typeof mainHealthSchema>>;

/** The same with what the page knows: what « État de Carnet » shows, and the support file holds. */
export const healthSchema = mainHealthSchema.extend({
  /** Version of the form in which the data are stored. */
  schema: count,
  /** The page's own: bytes, whether Chromium promised to keep it when the disk is full, whether it refuses a write. */
  storage: z.strictObject({ used: count, quota: count, isPersisted: z.boolean(), isFailing: z.boolean() }),
  /** `isRepaired`: what became of the outbox is still to be read in « Modifications » (I2). */
  changes: z.strictObject({ unsent: count, toDecide: count, isRepaired: z.boolean() }),
  /** The cached data of the service; `at` null: never received. */
  lists: z.array(
    z.strictObject({
      entity: z.enum(entityNames),
      at: moment.nullable(),
      isComplete: z.boolean(),
      received: count,
      unreadable: count,
    }),
  ),
  /** Which settings the school fixes; never their values. */
  policy: z.strictObject({ fixed: z.array(z.enum(policyNames)), problems: count }),
});
export type Health = Readonly<z.infer<typeof healthSchema>>;

/** The channels of the health of Carnet, part of the channel map. */
export const healthChannels = {
  /** What stopped Carnet without the user's will, oldest first (S15). */
  'health.incidents': { args: nothing, result: z.object({ incidents: incidentsSchema }) },
  /** The user has read them. */
  'health.incidentsSaid': { args: nothing, result: nothing },
  'health.read': { args: nothing, result: mainHealthSchema },
} as const;
