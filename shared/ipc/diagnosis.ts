import { z } from 'zod';

/** What « Connexion » tests, in this order: each check relies on those before it. */
export const diagnosisChecks = [
  'address',
  'name',
  'route',
  'tls',
  'portal',
  'service',
  'credentials',
  'clock',
] as const;
export type DiagnosisCheck = (typeof diagnosisChecks)[number];

export type DiagnosisState = 'ok' | 'warning' | 'failed' | 'untried';

/** Everything that a check can find, and what it means for the connection. */
export const stateOfFinding = {
  encryptedAddress: 'ok',
  /** http:// to this machine, which S10 allows. */
  localAddress: 'ok',
  badAddress: 'failed',
  insecureAddress: 'failed',

  nameFound: 'ok',
  /** The address holds a number of a machine. */
  nameNotNeeded: 'ok',
  /** The proxy looks it up: this workstation may not know it. */
  nameLeftToProxy: 'untried',
  nameUnknown: 'failed',
  nameServerSilent: 'failed',

  directRoute: 'ok',
  proxyRoute: 'ok',
  /** A route that the system names first does not work, a later one does. */
  laterRoute: 'warning',
  portClosed: 'failed',
  hostSilent: 'failed',
  noNetwork: 'failed',
  proxySilent: 'failed',
  proxyPassword: 'failed',
  /** It offers only ways to sign in that Carnet has not: Negotiate, Digest. */
  proxyScheme: 'failed',
  proxyRefused: 'failed',
  /** It answers, and does not reach the service either. */
  proxyNoWay: 'failed',
  /** A kind of proxy that Carnet does not speak to. */
  proxyUnsupported: 'failed',

  certificateAccepted: 'ok',
  /** Accepted because an authority was added to this workstation: usual where the school reads what is exchanged. */
  certificatePrivate: 'ok',
  certificateEndsSoon: 'warning',
  certificateUnknownAuthority: 'failed',
  certificateExpired: 'failed',
  certificateNotYet: 'failed',
  certificateWrongName: 'failed',
  /** For another reason, such as a weak key or a revocation. */
  certificateRefused: 'failed',
  notTls: 'failed',
  tlsCut: 'failed',
  tlsSilent: 'failed',
  /** http:// to this machine. */
  tlsNotNeeded: 'untried',

  ownAnswer: 'ok',
  portalPage: 'failed',
  nothingReceived: 'untried',

  serviceAnswers: 'ok',
  serviceSlow: 'warning',
  /** It answers, and reads nothing before it knows the user. */
  serviceWantsSignIn: 'untried',
  serviceSilent: 'failed',
  serviceCut: 'failed',
  serviceError: 'failed',
  serviceBusy: 'failed',
  serviceAbsent: 'failed',
  serviceRefuses: 'failed',
  serviceUnreadable: 'failed',

  credentialsAccepted: 'ok',
  /** The user is known, and may not read what was asked for (403). */
  credentialsForbidden: 'warning',
  credentialsRefused: 'failed',
  passwordUnknown: 'failed',

  clockRight: 'ok',
  clockAhead: 'warning',
  clockBehind: 'warning',
  noDate: 'untried',

  /** Relies on a check that failed, see `after`. */
  notReached: 'untried',
} as const satisfies Readonly<Record<string, DiagnosisState>>;
export type Finding = keyof typeof stateOfFinding;

export const findings = Object.keys(stateOfFinding) as [Finding, ...Finding[]]; // the keys of the table above, never empty

/** A name from outside, of which a screen shows no more. */
const shortText = z.string().max(300);
const instant = z.number().int();

/** The values that go into the sentence of a finding. Never a password, never data of a person. */
const factsSchema = z.object({
  address: shortText.optional(),
  host: shortText.optional(),
  port: z.number().int().optional(),
  /** Numbers of machines, or names that a certificate is for. */
  list: z.array(shortText).max(8).readonly().optional(),
  proxy: shortText.optional(),
  /** The ways to sign in that a proxy offers. */
  schemes: shortText.optional(),
  /** Who signed the certificate. */
  issuer: shortText.optional(),
  /** The validity of the certificate, and this workstation's clock, epoch ms. */
  from: instant.optional(),
  until: instant.optional(),
  here: instant.optional(),
  code: shortText.optional(),
  /** Variables of the environment that would switch the check off, and that Carnet does not follow. */
  ignored: shortText.optional(),
  status: z.number().int().optional(),
  ms: z.number().int().nonnegative().optional(),
  /** How far apart the two clocks are. */
  apartMs: z.number().int().nonnegative().optional(),
  /** The failed check that this one relies on. */
  after: z.enum(diagnosisChecks).optional(),
});
export type DiagnosisFacts = Readonly<z.infer<typeof factsSchema>>;

export const diagnosisResultSchema = z.object({
  check: z.enum(diagnosisChecks),
  finding: z.enum(findings),
  facts: factsSchema,
});
export type DiagnosisResult = Readonly<z.infer<typeof diagnosisResultSchema>>;
