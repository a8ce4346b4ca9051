import { z } from 'zod';
import { entityNameSchema } from '../entities/index.ts';
import { failureSchema } from '../failures/failure.ts';
import type { RawJson } from '../json/rawJson.ts';
import { rawSchema } from '../merge/change.ts';
import { governedSchema, ownSettingsSchema } from '../policy/settings.ts';
import { answerSchema, callOrderSchema } from './call.ts';
import { compatibilityReportSchema } from './compatibility.ts';
import { desktopSchema, noticeSchema } from './desktop.ts';
import { checkStepSchema } from './diagnosis.ts';
import { fileName, savedFile, showTarget } from './fileName.ts';
import { healthChannels } from './health.ts';
import { journalEntrySchema, journalRevisionSchema, journalViewSchema, journalWholeSchema } from './journal.ts';
import { outsideAddressSchema } from './outside.ts';
import { encryptedPasswordSchema } from './password.ts';
import { takenLinkSchema } from './place.ts';
import { keyProblems, passwordKeySchema, profileOptionsSchema } from './profileOptions.ts';
import { proposalSchema } from './proposal.ts';
import { supportChannels } from './support.ts';
import { traceChannels } from './trace.ts';
import {
  coverageSchema,
  actOrderSchema,
  createOrderSchema,
  endpointNameSchema,
  replaceOrderSchema,
  serviceIdSchema,
  lookOrderSchema,
  settleOrderSchema,
  settlementSchema,
  verdictSchema,
} from './write.ts';

/** A service that this workstation knows. It contains no secret. */
export const serviceProfileSchema = z.object({
  id: z.string().min(1),
  name: z.string(),
  /** The part before /GraphV1. */
  baseUrl: z.string(),
  user: z.string(),
  campusId: z.string(),
  campusName: z.string(),
  /** The practice service that came with Carnet. */
  practice: z.boolean(),
  /** Absent: the defaults. */
  options: profileOptionsSchema.optional(),
});
export type ServiceProfile = z.infer<typeof serviceProfileSchema>;

const credentialsSchema = z.object({
  baseUrl: z.string().max(2048),
  user: z.string().min(1).max(256),
  password: z.string().min(1).max(1024),
  /** Absent: the defaults. */
  options: profileOptionsSchema.optional(),
});

/**
 * The answer of a service that is asked for the first time: its identity and the assumed endpoints that it offers
 * (R3.4).
 */
const probeSchema = z.object({
  baseUrl: z.string(),
  campuses: z.array(z.object({ id: z.string(), name: z.string() })),
  /** As it calls itself. */
  name: z.string().nullable(),
  shareName: z.string().nullable(),
  assumed: z.array(z.object({ endpoint: endpointNameSchema, served: z.boolean() })),
});
export type Probe = z.infer<typeof probeSchema>;

/** What the page needs to open its cache: one database and key per (service, user) (S9). */
const openServiceSchema = z.object({
  profile: serviceProfileSchema,
  databaseName: z.string(),
  /** 256-bit AES key, base64; the page imports it as non-extractable and drops the text (S8). */
  dataKey: z.string(),
  /** False after a restart where the password could be stored only for the session (S7). */
  signedIn: z.boolean(),
  /** Whether this workstation stored changes for it before: then an outbox without a trace is a loss (I2). */
  keptBefore: z.boolean(),
  /** Absent: the service proposes nothing. */
  proposal: proposalSchema.optional(),
});
export type OpenService = z.infer<typeof openServiceSchema>;

const keylessSchema = z.object({
  profile: serviceProfileSchema,
  /**
   * `unavailable`: the key is stored, and the system's key store does not answer at present; `elsewhere`: what is
   * stored came from another workstation, which may still send the same changes (E9).
   */
  why: z.enum(['missing', 'damaged', 'refused', 'unavailable', 'elsewhere']),
  /** Changes may have been waiting under that key. */
  keptBefore: z.boolean(),
});
export type Keyless = z.infer<typeof keylessSchema>;

const nothing = z.object({});
const ofProfile = { profileId: z.string().min(1) };
/**
 * The text of a row that main has just parsed. To parse whole lists again on both ends of the bridge would cost as much
 * as reading them: only the frame is checked, as of a row of our own disk.
 */
const pulledTextSchema = z
  .string()
  .refine((text) => text.startsWith('{') && text.endsWith('}'), 'not a row')
  .transform((text) => text as RawJson); // main parsed it, see above
const pulledRowSchema = z.object({
  id: z.string(),
  hash: z.string(),
  text: pulledTextSchema,
  /** Of an entity whose rows have one (`shared/entities/buckets.ts`): main has parsed the row, the page need not. */
  bucket: z.string().optional(),
});
export type PulledRow = z.infer<typeof pulledRowSchema>;

/** One line for each call: what crosses the bridge, checked on both sides (S6). */
export const channels = {
  'app.info': {
    args: nothing,
    result: z.object({
      version: z.string(),
      /** BCP 47 tag of the system. */
      locale: z.string(),
      /** The school's time zone. */
      schoolZone: z.string(),
      /** An address given at start (--service <url>), to fill the first screen with. */
      suggestedUrl: z.string().nullable(),
    }),
  },
  /**
   * 'session': this system offers no real key store, so passwords are not kept (S7). Apart from `app.info`, which a
   * page needs before it shows anything: the system may ask its user before it answers this.
   */
  'app.passwordKeeping': { args: nothing, result: z.object({ keeping: z.enum(['system', 'session']) }) },
  /** What the school fixes on this workstation, and what is wrong with it; main enforces it (S14). */
  'app.policy': { args: nothing, result: governedSchema },
  /** For a page that cannot continue; the same as the menu's Quit. */
  'app.quit': { args: nothing, result: nothing },
  /**
   * What becomes of a closing that main asked about. `asUsual`: Carnet ends, what was typed is stored; of one that
   * wipes (S17) also `asking`: the user is asked, or signing out has begun; `kept`: Carnet locks and ends, and nothing
   * is wiped.
   */
  'app.closing': { args: z.object({ how: z.enum(['asking', 'kept', 'asUsual']) }), result: nothing },
  /** Copies the page's databases beside them, unchanged; false where the disk refuses. */
  'app.copyStorage': { args: nothing, result: z.object({ kept: z.boolean() }) },
  /** Deletes every database of the page: for damage that Chromium cannot repair otherwise. The journals remain. */
  'app.clearStorage': { args: nothing, result: nothing },
  /** The user's choices on this workstation, as the page stored them last; nothing of a service is in them (S8). */
  'app.preferences': { args: nothing, result: z.object({ text: z.string().nullable() }) },
  'app.keepPreferences': { args: z.object({ text: z.string().max(200_000) }), result: nothing },
  /** Where the page was when it crashed, once: the page that takes its place opens there. Null: it did not crash. */
  'app.place': { args: nothing, result: z.object({ text: z.string().nullable() }) },
  /** Where the page is now; main has it in memory alone, and forgets it at a lock. Null: nothing is open. */
  'app.keepPlace': { args: z.object({ text: z.string().max(10_000).nullable() }), result: nothing },
  /** What the user chose for this workstation, also where the policy is stronger; carried out at once. */
  'app.ownSettings': { args: nothing, result: ownSettingsSchema },
  'app.keepOwnSettings': { args: ownSettingsSchema, result: nothing },
  /** Opens the system's program for calls or mail to a person, at the user's request (S5). */
  'app.openExternal': { args: z.object({ address: outsideAddressSchema }), result: z.object({ opened: z.boolean() }) },
  /**
   * The proxy of the network that wants a login, in which ways (« Basic, NTLM »), and whether it refused one; null:
   * none does.
   */
  'proxy.asked': {
    args: nothing,
    result: z.object({
      asked: z.object({ proxy: z.string(), schemes: z.string(), isRefused: z.boolean() }).nullable(),
    }),
  },
  /** Stores a login for the proxy that asked; `badRequest` for any other. The next request uses it. */
  'proxy.signIn': {
    args: z.object({
      proxy: z.string().max(300),
      // A colon would end the user in the header; control characters would end the header.
      user: z.string().regex(/^[^:\p{Cc}]{1,256}$/u),
      password: z.string().regex(/^[^\p{Cc}]{1,1024}$/u),
    }),
    result: nothing,
  },
  /**
   * Asks the user where to save a text of the page, and saves it there; reaches no other file (S6). `text` of a
   * workbook is its bytes in base64.
   */
  'file.save': {
    args: z.union([
      z.object({ name: fileName('txt', 'json', 'ics', 'csv'), text: z.string() }),
      z.object({ name: fileName('xlsx'), text: z.base64() }),
    ]),
    result: z.object({ saved: savedFile.nullable() }),
  },
  /** The same with the page as it prints, as a PDF: sheets of the size and direction that its style gives. */
  'file.savePdf': {
    args: z.object({ name: fileName('pdf') }),
    result: z.object({ saved: savedFile.nullable() }),
  },
  /** Opens the file that was saved last, or the folder with it (S5): the page names no path. */
  'file.show': { args: z.object({ target: showTarget }), result: z.object({ shown: z.boolean() }) },
  /** The texts of the menu and the tray from now on. */
  'desktop.show': { args: desktopSchema, result: nothing },
  /** Notifies the user through the system; does nothing, and returns so, while the window is in front. */
  'desktop.notify': { args: noticeSchema, result: z.object({ shown: z.boolean() }) },
  /** The link that Carnet was opened with, returned once: it changes only what is shown (S13). */
  'desktop.takeLink': {
    args: nothing,
    result: z.object({ link: takenLinkSchema }),
  },
  'service.list': { args: nothing, result: z.object({ profiles: z.array(serviceProfileSchema) }) },
  'service.probe': { args: credentialsSchema, result: probeSchema },
  /** Cancels the probe that this page started. */
  'service.stopProbe': { args: nothing, result: nothing },
  'service.probePractice': { args: nothing, result: probeSchema },
  'service.add': {
    args: z.object({
      /** Null: the practice service, whose credentials main knows. */
      credentials: credentialsSchema.nullable(),
      name: z.string().min(1).max(120),
      campusId: z.string(),
      campusName: z.string(),
    }),
    result: serviceProfileSchema,
  },
  /** Opens the last used service, or the named one. Null when there is none. */
  'service.open': { args: z.object({ profileId: z.string().nullable() }), result: openServiceSchema.nullable() },
  /** Locks what is open, as sleep, a locked screen and a time without input do (S9). */
  'service.lock': { args: nothing, result: nothing },
  /** Who may unlock; null when nothing is locked. While locked, `service.open` answers `locked`. */
  'service.locked': { args: nothing, result: z.object({ profile: serviceProfileSchema.nullable() }) },
  /**
   * The password of this workstation, with which its data are locked. `noPassword`: the service accepts this one, which
   * is newer, and only the earlier one opens the data. Practice has none: any text is accepted.
   */
  'service.unlock': { args: z.object({ profileId: z.string(), password: z.string().max(1024) }), result: nothing },
  'service.signIn': {
    args: z.object({ profileId: z.string(), password: z.string().min(1).max(1024) }),
    result: nothing,
  },
  /**
   * The service whose key cannot be read, and why; null when it can. Then `service.open` answers `locked`, and there is
   * nothing to unlock.
   */
  'service.keyless': {
    args: z.object({ profileId: z.string().nullable() }),
    result: z.object({ keyless: keylessSchema.nullable() }),
  },
  /**
   * At the user's explicit request: puts a key that cannot be read aside and creates another, with a password that the
   * service accepts (null for practice). What the old key sealed remains on the disk, and is not read any more.
   * `badRequest` while the key can be read. Where the password opens the copy of the key that it locks, no other key is
   * created. Also while locked, by a user who no longer has the password with which it was locked.
   */
  'service.renewKey': {
    args: z.object({ profileId: z.string(), password: z.string().min(1).max(1024).nullable() }),
    result: nothing,
  },
  /**
   * At the user's explicit request: what came from another workstation belongs to this one from now on, with the
   * changes that wait in it (E9).
   */
  'service.moveHere': { args: z.object({ profileId: z.string() }), result: nothing },
  /**
   * Destroys the key and the credentials: what is sealed with it can never be read again (S9). `isShared`: the user
   * says that the workstation is shared. `wipes`: the profile is being wiped, and Carnet ends (S17). `restarts`: of
   * practice alone, which is then there again with today's sample and nothing else.
   */
  'service.signOut': {
    args: z.object({ profileId: z.string(), isShared: z.boolean().optional(), restarts: z.boolean().optional() }),
    result: z.object({ wipes: z.boolean().default(false) }),
  },
  'service.setCampus': {
    args: z.object({ profileId: z.string(), campusId: z.string(), campusName: z.string() }),
    result: serviceProfileSchema,
  },
  /** Changes the options of a service; new credentials or another scheme are checked with the service first (S11). */
  'service.setOptions': {
    args: z.object({ profileId: z.string(), options: profileOptionsSchema }),
    result: serviceProfileSchema,
  },
  /** Whether passwords can be encrypted with that key (S12). */
  'service.checkKey': {
    args: passwordKeySchema.pick({ pem: true }),
    result: z.object({ problem: z.enum(keyProblems).nullable() }),
  },
  /**
   * Encrypts the password of a new account with the key of the open service, before it becomes part of a step: what was
   * typed is never stored (S12).
   */
  'service.encryptPassword': {
    args: z.object({ password: z.string().max(1024) }),
    result: encryptedPasswordSchema,
  },
  /**
   * One request to any endpoint that reads; `badRequest` for one that writes: a write is a step of the outbox (R3.0).
   */
  'service.call': { args: callOrderSchema, result: answerSchema },
  /** A small authenticated read: the only proof of being online (S11). */
  'service.ping': { args: nothing, result: nothing },

  /** Starts a pull; rows that the page holds are counted and not returned. */
  'pull.begin': {
    args: z.object({
      entity: entityNameSchema,
      /** Directory only: folder names below the share; [] is the root. */
      path: z.array(z.string()).optional(),
      /** The entity whose rows are requested, where it is not the whole set; a text only together with `by`. */
      of: z
        .string()
        .regex(/^[^\p{Cc}]{1,200}$/u)
        .optional(),
      /** The member, or the path through one, that is compared with `of`, where it is not the usual one (R1.1). */
      by: z
        .string()
        .regex(/^\w{1,60}(?:\/\w{1,60})?$/u)
        .optional(),
      /** The rows that the page holds: ids, and at the same place their hashes. */
      known: z
        .object({ ids: z.array(z.string()), hashes: z.array(z.string()) })
        .refine(({ ids, hashes }) => ids.length === hashes.length),
      /** Whether a complete list must contain all rows that the page holds. */
      dueKnown: z.boolean().default(false),
      /** Ids that it must contain besides. */
      due: z.array(z.string()).default([]),
    }),
    result: z.object({ pullId: z.string() }),
  },
  /** The next rows; the page requests them when it is ready. */
  'pull.next': {
    args: z.object({ pullId: z.string() }),
    result: z.object({
      rows: z.array(pulledRowSchema),
      /** Rows read so far, changed or not. */
      received: z.number().int(),
      /** Present on the last answer. */
      end: z
        .object({
          /** False when the list is known to be cut: nothing is concluded from absence (R1.4, I18). */
          complete: z.boolean(),
          /** What the service says of what is missing. */
          said: z.string().optional(),
          coverage: coverageSchema,
          /** Ids that were expected and that the service no longer has. */
          gone: z.array(z.string()),
          provenGone: z.array(z.string()),
          /** Rows that could not be read, set aside with the reason. */
          unreadable: z.array(z.object({ text: z.string(), reason: z.string() })),
        })
        .nullable(),
    }),
  },
  'pull.cancel': { args: z.object({ pullId: z.string() }), result: nothing },

  /**
   * Starts a run of checks, which writes nothing. `connection`: the way to the open service, with or without its
   * password, or to one that is being added (`typed`), of which nothing is stored. `service`: what the open one serves
   * of the interface (R3.4, R5.5).
   */
  'checks.begin': {
    args: z.object({
      of: z.enum(['connection', 'service']),
      typed: credentialsSchema.partial({ user: true, password: true }).optional(),
    }),
    result: z.object({ runId: z.string() }),
  },
  /** The next step; null after the last one, with the report on the service. */
  'checks.next': {
    args: z.object({ runId: z.string() }),
    result: z.object({ step: checkStepSchema.nullable(), report: compatibilityReportSchema.nullable() }),
  },
  'checks.cancel': { args: z.object({ runId: z.string() }), result: nothing },

  ...traceChannels,
  ...healthChannels,
  ...supportChannels,

  /** The second copy of the outbox of a profile (I2). */
  'journal.read': {
    args: z.object({ profileId: z.string() }),
    result: z.object({ view: journalViewSchema.nullable() }),
  },
  /** Also while locked: a page that closes stores what was typed last, and nothing is handed out (S9). */
  'journal.append': { args: journalEntrySchema.extend({ profileId: z.string() }), result: nothing },
  'journal.retract': { args: journalRevisionSchema.extend({ profileId: z.string() }), result: nothing },
  /** Which of these steps have an attempt that is known not to have left (I20); the others may have. */
  'journal.unsent': {
    args: z.object({ profileId: z.string(), steps: z.array(z.string()) }),
    result: z.object({ unsent: z.array(z.string()) }),
  },
  'journal.rewrite': { args: journalWholeSchema.extend({ profileId: z.string() }), result: nothing },

  /**
   * These name the outbox that orders them: where another profile is open, nothing is sent, and the answer is
   * `locked` (I19).
   */
  'write.replace': { args: replaceOrderSchema.extend(ofProfile), result: verdictSchema },
  'write.create': { args: createOrderSchema.extend(ofProfile), result: verdictSchema },
  'write.act': { args: actOrderSchema.extend(ofProfile), result: verdictSchema },
  'write.settle': { args: settleOrderSchema.extend(ofProfile), result: settlementSchema },
  'write.look': { args: lookOrderSchema.extend(ofProfile), result: settlementSchema },
  /** One entity as it is now, for a screen that needs it before the user chooses. */
  'read.one': {
    args: z.object({ entity: entityNameSchema, id: serviceIdSchema }),
    result: z.object({ row: rawSchema }),
  },
} as const;

export type ChannelName = keyof typeof channels;
export const channelNames = Object.keys(channels) as ChannelName[]; // keys loses the names
export type ChannelArgs<Name extends ChannelName> = z.input<(typeof channels)[Name]['args']>;
export type ChannelResult<Name extends ChannelName> = z.output<(typeof channels)[Name]['result']>;

/** The envelope of every answer; a failure is a value, never a thrown text. */
export const envelopeSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({ ok: z.literal(false), failure: failureSchema }),
]);
export type Envelope = z.infer<typeof envelopeSchema>;

/** Events that main sends to the page unrequested. */
export const appEventSchema = z.discriminatedUnion('kind', [
  /** A menu item acts like a key; the page carries out the command. */
  z.object({ kind: z.literal('command'), command: z.string() }),
  /** The machine woke: connections are new, and the page checks whether the service can be reached. */
  z.object({ kind: z.literal('resumed') }),
  /** Locked: the page closes what it has open; main reloads it shortly after (S9). */
  z.object({ kind: z.literal('locked') }),
  /** A service requests a pause until then (epoch ms): nothing is sent to it (R3.5). */
  z.object({ kind: z.literal('serviceBusy'), until: z.number() }),
  /** A link is waiting for the page. */
  z.object({ kind: z.literal('link') }),
  /**
   * The user closes Carnet: the page stores what was typed, and says by `app.closing` that it may end; where closing
   * `wipes` a shared workstation, what becomes of it (S17).
   */
  z.object({ kind: z.literal('closing'), wipes: z.boolean() }),
  /** The user tried to open a second Carnet; this window was brought to the front. */
  z.object({ kind: z.literal('secondInstance') }),
]);
export type AppEvent = z.infer<typeof appEventSchema>;

/** The channel on which app events arrive. */
export const appEventChannel = 'app.event';

/** What the preload defines as `window.carnet`. */
export interface CarnetBridge {
  call(channel: ChannelName, args: unknown): Promise<unknown>;
  onEvent(listener: (event: unknown) => void): () => void;
}
