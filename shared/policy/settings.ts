import { z } from 'zod';
import { idForm } from '../entities/idForm.ts';
import { fixedOptionsSchema } from '../ipc/profileOptions.ts';
import { hideableScreens } from '../ipc/screens.ts';

/** https, or http to this machine (S10); no user, query or fragment. */
const serviceAddress =
  /^(?:https:\/\/[A-Za-z\d.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?(?:\/[\w.~/-]*)?$/u;
/** One proxy, without a login: it asks for that itself. */
const proxyAddress = /^(?:http|https|socks5):\/\/[A-Za-z\d.-]+(?::\d{1,5})?\/?$/u;
/** A script that names the proxies. */
const scriptAddress = /^pac\+https?:\/\/[A-Za-z\d.-]+(?::\d{1,5})?(?:\/[\w.~/-]*)?$/u;

/** Of this system, from its root. */
const filePath = /^(?:\/|[A-Za-z]:\\)[^"<>|?*]+$/u;

const settings = {
  /** The only service that may be added or opened. `none`: no service, practice alone. */
  serviceAddress: z.union([z.literal('none'), z.string().max(2048).regex(serviceAddress)]),
  /** The number of the only campus that is opened and shown; not of the practice service. */
  campus: z.string().regex(idForm),
  /** Of the service, in place of what its user may choose. */
  serviceOptions: fixedOptionsSchema,
  /** The most requests to the service in a second. */
  requestsPerSecond: z.number().int().min(1).max(50),
  /** The way to the service. `system`: as the system says; `none`: nothing is sent to it. */
  proxy: z.union([
    z.enum(['system', 'direct', 'none']),
    z.string().max(300).regex(proxyAddress),
    z.string().max(2048).regex(scriptAddress),
  ]),
  /** A file of certificate authorities, PEM, that are trusted beside the system's. */
  certificateFile: z.string().max(300).regex(filePath),
  /** Minutes without key or mouse after which Carnet locks (S9). */
  lockMinutes: z.number().int().min(1).max(1440),
  /** Nothing is stored, nor opened, where the system has no key store (S7). */
  requireKeyStore: z.boolean(),
  /** Lists as CSV or workbook, sheets as PDF, events as iCalendar. Files that rescue changes are always saved (I2). */
  exportLists: z.boolean(),
  exportPaper: z.boolean(),
  exportCalendar: z.boolean(),
  noticesWithoutNames: z.boolean(),
  /** The system shows no picture of the window: no screenshots, no sharing. Linux has no such thing. */
  protectScreen: z.boolean(),
  practice: z.boolean(),
  /** Several users sit at this workstation one after the other: signing out wipes what was received for each. */
  sharedPc: z.boolean(),
  /** Of a shared workstation: closing Carnet signs out too, after a question where changes wait (S17). */
  wipeAtClose: z.boolean(),
  /** Screens that are neither shown nor reached. What they would show is still the service's to allow. */
  hiddenScreens: z.array(z.enum(hideableScreens)).max(hideableScreens.length).readonly(),
  /** Where updates come from, signed by the publisher all the same; `none`: Carnet never looks for any (S13). */
  updateFeed: z.union([z.literal('none'), z.string().max(2048).regex(serviceAddress)]),
  updateChannel: z.string().regex(/^[a-z]{1,20}$/u),
};

/**
 * All that a school can fix, as a file says it. For a new one the compiler asks for its facts (below) and words
 * (`settings.policy.setting`); what IT reads of it is in `main/tools/package/policy`.
 */
export const policySchema = z.strictObject(settings).partial();

/**
 * The user's where the policy leaves it free; main carries it out. `none` is the policy's alone: a user would be
 * offline.
 */
export const ownSettingsSchema = policySchema
  .pick({ proxy: true, noticesWithoutNames: true, protectScreen: true, wipeAtClose: true })
  .refine(({ proxy }) => proxy !== 'none');
export type OwnSettings = Readonly<z.output<typeof ownSettingsSchema>>;

/** An absent setting is the user's. */
export type PolicyValues = Readonly<z.output<typeof policySchema>>;
export type PolicyName = keyof typeof settings;
export const policyNames = Object.keys(settings) as [PolicyName, ...PolicyName[]]; // keys loses the names
export const isPolicyName = (name: string): name is PolicyName => Object.hasOwn(settings, name);

interface SettingFacts<Value> {
  /** How it is written where values have no types of their own: in a registry, in a template. */
  readonly kind: 'text' | 'number' | 'boolean' | 'list' | 'object';
  /** Of a list: everything that it can hold. Another entry is said, and costs only itself. */
  readonly entries?: readonly string[];
  /** What holds instead of an unreadable value (S14): the strict side of a setting that protects. Absent: not set. */
  readonly closed?: Value;
  /** It holds also where a whole source cannot be read. Not of a setting whose strict side keeps changes here. */
  readonly isClosedWithSource?: true;
}

const guard = (closed: boolean): SettingFacts<boolean> => ({ kind: 'boolean', closed, isClosedWithSource: true });

export const policyFacts: { readonly [Name in PolicyName]: SettingFacts<PolicyValues[Name]> } = {
  serviceAddress: { kind: 'text', closed: 'none' },
  campus: { kind: 'text' },
  serviceOptions: { kind: 'object' },
  requestsPerSecond: { kind: 'number', closed: 5 },
  proxy: { kind: 'text', closed: 'none' },
  certificateFile: { kind: 'text' },
  lockMinutes: { kind: 'number', closed: 5, isClosedWithSource: true },
  requireKeyStore: guard(true),
  exportLists: guard(false),
  exportPaper: guard(false),
  exportCalendar: guard(false),
  noticesWithoutNames: guard(true),
  protectScreen: guard(true),
  practice: { kind: 'boolean' },
  sharedPc: guard(true),
  // Not with its whole source: who reads « protects » there has not asked for an empty workstation each evening.
  wipeAtClose: { kind: 'boolean', closed: true },
  hiddenScreens: { kind: 'list', closed: hideableScreens, entries: hideableScreens },
  updateFeed: { kind: 'text', closed: 'none' },
  updateChannel: { kind: 'text' },
};

/** Where a policy comes from; `test`: a file named on the command line of a Carnet that is not installed. */
const policySources = ['registry', 'file', 'managedPreferences', 'test'] as const;
export type PolicySource = (typeof policySources)[number];

/**
 * `unknown`: no such setting. `wrong`: no such value. `unknownEntry`: not for its list. `damaged`: unreadable source.
 * `notProtected`: a user of this workstation could have written it.
 */
const policyFaults = ['unknown', 'wrong', 'unknownEntry', 'damaged', 'notProtected'] as const;

const problemSchema = z.object({
  source: z.enum(policySources),
  fault: z.enum(policyFaults),
  /** As it is written there, cut; null for a fault of the whole source. */
  setting: z.string().max(60).nullable(),
  /** Of a list, the entry that it cannot hold; cut too. */
  entry: z.string().max(60).optional(),
  /** The strict side holds instead. */
  isClosed: z.boolean(),
});
export type PolicyProblem = Readonly<z.infer<typeof problemSchema>>;

/** The policy of this workstation: what it fixes, and what is wrong with it. */
export const governedSchema = z.object({
  values: policySchema,
  problems: z.array(problemSchema).max(100).readonly(),
});
export type Governed = Readonly<z.infer<typeof governedSchema>>;

export const ungoverned: Governed = { values: {}, problems: [] };
