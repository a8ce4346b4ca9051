import { z } from 'zod';

/** What « Connexion » tests, in this order: each check relies on those before it. */
export const diagnosisChecks = ['address', 'name', 'route', 'tls', 'service', 'credentials', 'clock'] as const;
export type DiagnosisCheck = (typeof diagnosisChecks)[number];

export type DiagnosisState = 'ok' | 'warning' | 'failed' | 'untried';

/** Everything that a check can find, and what it means for the connection. */
export const stateOfFinding = {
  /** https://, or http:// to this machine, which S10 allows. */
  addressRight: 'ok',

  nameFound: 'ok',
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
  /** It answers, and does not lead to the service. */
  proxyRefused: 'failed',
  /** A kind of proxy that Carnet does not speak to. */
  proxyUnsupported: 'failed',

  certificateAccepted: 'ok',
  /** Accepted because an authority was added to this workstation: usual where the school reads what is exchanged. */
  certificatePrivate: 'ok',
  certificateEndsSoon: 'warning',
  certificateUnknownAuthority: 'failed',
  /** By the clock of this workstation: expired, or not valid yet. */
  certificateOutOfDate: 'failed',
  certificateWrongName: 'failed',
  /** For another reason, such as a weak key or a revocation. */
  certificateRefused: 'failed',
  notTls: 'failed',
  /** No certificate came: the connection was cut, or nothing came in time. */
  tlsCut: 'failed',
  /** http:// to this machine. */
  tlsNotNeeded: 'untried',

  serviceAnswers: 'ok',
  serviceSlow: 'warning',
  /** It answers, and reads nothing before it knows the user. */
  serviceWantsSignIn: 'untried',
  /** A page of the network answered in place of the service. */
  portalPage: 'failed',
  serviceSilent: 'failed',
  serviceCut: 'failed',
  serviceError: 'failed',
  serviceBusy: 'failed',
  serviceAbsent: 'failed',
  /** It refuses the request, or its answer is none that its document describes. */
  serviceUnlike: 'failed',

  credentialsAccepted: 'ok',
  /** The user is known, and may not read what was asked for (403). */
  credentialsForbidden: 'warning',
  credentialsRefused: 'failed',
  passwordUnknown: 'failed',

  clockRight: 'ok',
  clockApart: 'warning',
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

const diagnosisResultSchema = z.object({
  check: z.enum(diagnosisChecks),
  finding: z.enum(findings),
  facts: factsSchema,
});
export type DiagnosisResult = Readonly<z.infer<typeof diagnosisResultSchema>>;

/** How far a run of checks is; with what a check of the connection found. */
export const checkStepSchema = z.object({
  done: z.number().int(),
  total: z.number().int(),
  result: diagnosisResultSchema.nullable(),
});
export type CheckStep = Readonly<z.infer<typeof checkStepSchema>>;
