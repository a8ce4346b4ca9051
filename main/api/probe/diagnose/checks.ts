import type { Failure, FailureKind } from '#shared/failures/failure.ts';
import type { DiagnosisCheck, DiagnosisFacts, Finding } from '#shared/ipc/diagnosis.ts';
import { normaliseAddress } from '../../http/address.ts';
import type { ProxyLogin } from '../../http/network.ts';
import { codesOf } from '../../http/networkFailure.ts';
import type { Route } from '../../http/routes.ts';
import type { FirstExchange } from './firstExchange.ts';
import { handshake } from './handshake.ts';
import type { PresentedCertificate } from './handshake.ts';
import { hostOf, portOf, reach } from './reach.ts';
import type { Bounds, ProxyAccess, Reached } from './reach.ts';

/** What the checks use of this workstation and its network. */
export interface Workstation {
  /** The numbers of a machine. Rejects as node:dns does. */
  readonly findAddresses: (host: string) => Promise<readonly string[]>;
  /** The routes that the system gives for an address, in the order in which they are tried. */
  readonly findRoutes: (url: URL) => Promise<readonly Route[]>;
  /** What a proxy knows this workstation by; null where the user gave it no login. */
  readonly loginFor: (proxy: string) => Promise<ProxyLogin | null>;
  /** The certificates of the authorities that are accepted, PEM. */
  readonly trusted: () => readonly string[];
  /** Variables of the environment that would switch a check off, and that Carnet does not follow (B10). */
  readonly ignoredVariables: readonly string[];
  /** Wall clock, epoch ms. */
  readonly now: () => number;
}

/** What the checks before found. */
export interface Learned {
  readonly url?: URL;
  readonly routes?: readonly Route[];
  /** The first route that works. */
  readonly route?: Route;
  readonly exchange?: FirstExchange;
}

export interface Circumstances {
  /** As it is stored. */
  readonly baseUrl: string;
  /** Whether this workstation knows the password. */
  readonly hasPassword: boolean;
  readonly workstation: Workstation;
  /** For each step on the network. */
  readonly bounds: Bounds;
  /** The first request to the service. */
  readonly ask: () => Promise<FirstExchange>;
}

export interface Outcome {
  readonly finding: Finding;
  readonly facts?: DiagnosisFacts;
  readonly learned?: Learned;
}

interface Check {
  /** When that one failed or was not reached, this one is not run. */
  readonly after: DiagnosisCheck | null;
  /** What is known whatever the checks before found; null where they are needed. */
  readonly alone?: (circumstances: Circumstances) => Outcome | null;
  readonly run: (learned: Learned, circumstances: Circumstances) => Promise<Outcome> | Outcome;
}

/** Every check of « Connexion »; the order is that of `diagnosisChecks`. */
export const checks: Readonly<Record<DiagnosisCheck, Check>> = {
  address: { after: null, run: checkAddress },
  name: { after: 'address', run: checkName },
  route: { after: 'name', run: checkRoute },
  tls: { after: 'route', run: checkTls },
  service: { after: 'tls', run: checkService },
  credentials: {
    after: 'service',
    alone: ({ hasPassword }) => (hasPassword ? null : { finding: 'passwordUnknown' }),
    run: ({ exchange }) => credentialsOutcome(known(exchange)),
  },
  clock: { after: 'tls', run: ({ exchange }) => clockOutcome(known(exchange)) },
};

/** A check runs only after those that it needs. */
function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('a check ran before what it needs');
  return value;
}

async function checkAddress(_: Learned, { baseUrl, workstation: { findRoutes } }: Circumstances): Promise<Outcome> {
  const address = normaliseAddress(baseUrl);
  const url = new URL(address);
  return {
    finding: 'addressRight',
    facts: { address },
    learned: { url, routes: await findRoutes(url) },
  };
}

async function checkName(
  learned: Learned,
  { workstation: { findAddresses }, bounds }: Circumstances,
): Promise<Outcome> {
  const host = hostOf(known(learned.url));
  const [first] = known(learned.routes);
  if (first?.kind === 'proxy') return { finding: 'nameLeftToProxy', facts: { host, proxy: first.uri } };
  try {
    const list = await boundedSearch(bounds, findAddresses(host));
    return { finding: 'nameFound', facts: { host, list: list.slice(0, 4) } };
  } catch (error) {
    bounds.signal.throwIfAborted();
    const isUnknown = codesOf(error).some((code) => code === 'ENOTFOUND' || code === 'ENODATA');
    return { finding: isUnknown ? 'nameUnknown' : 'nameServerSilent', facts: { host } };
  }
}

/** The operating system's search cannot be cancelled: its late answer is ignored. */
function boundedSearch<Value>({ signal, ms }: Bounds, search: Promise<Value>): Promise<Value> {
  const bound = AbortSignal.any([signal, AbortSignal.timeout(ms)]);
  return new Promise((resolve, reject) => {
    bound.addEventListener('abort', () => reject(bound.reason as Error), { once: true }); // an error, as Node gives it
    search.then(resolve, reject);
  });
}

async function checkRoute(learned: Learned, { workstation, bounds }: Circumstances): Promise<Outcome> {
  const url = known(learned.url);
  const facts = { host: hostOf(url), port: portOf(url) };
  let firstFailure: Outcome | null = null;
  for (const route of known(learned.routes)) {
    const reached = await reach(url, route, bounds, await access(workstation, route));
    const proxy = route.kind === 'proxy' ? { proxy: route.uri } : {};
    if (!reached.ok) {
      firstFailure ??= { finding: reached.why, facts: { ...facts, ...proxy, ...refusalFacts(reached) } };
      continue;
    }
    reached.socket.destroy();
    const finding = firstFailure ? 'laterRoute' : route.kind === 'proxy' ? 'proxyRoute' : 'directRoute';
    return { finding, facts: { ...facts, ...proxy }, learned: { route } };
  }
  return firstFailure ?? { finding: 'noNetwork', facts };
}

const access = async ({ loginFor, trusted }: Workstation, route: Route): Promise<ProxyAccess> => ({
  login: route.kind === 'proxy' ? await loginFor(route.uri) : null,
  trusted: trusted(),
});

const refusalFacts = ({ status, schemes }: Reached & { readonly ok: false }): DiagnosisFacts => ({
  ...(status === undefined ? {} : { status }),
  ...(schemes === undefined ? {} : { schemes: schemes.slice(0, 300) }),
});

async function checkTls(learned: Learned, { workstation, bounds }: Circumstances): Promise<Outcome> {
  const url = known(learned.url);
  if (url.protocol === 'http:') return { finding: 'tlsNotNeeded' };
  const host = hostOf(url);
  const route = known(learned.route);
  const { ignoredVariables } = workstation;
  const about = { host, ...(ignoredVariables.length > 0 && { ignored: ignoredVariables.join(', ') }) };
  const reached = await reach(url, route, bounds, await access(workstation, route));
  if (!reached.ok) return { finding: 'tlsCut', facts: about };
  const shaken = await handshake(reached.socket, host, workstation.trusted(), bounds);
  if (!shaken.ok) return { finding: shaken.why, facts: about };
  const here = workstation.now();
  const { shown } = shaken;
  const { issuer, from, until, names } = shown;
  const facts = { ...about, issuer, from, until, here, list: names };
  const finding = certificateFinding(shown, here);
  return { finding, facts: finding === 'certificateRefused' ? { ...facts, code: shown.refused ?? '' } : facts };
}

const soonMs = 14 * 24 * 60 * 60_000;

const findingOfRefusal: Readonly<Record<string, Finding>> = {
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificateUnknownAuthority',
  UNABLE_TO_GET_ISSUER_CERT: 'certificateUnknownAuthority',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'certificateUnknownAuthority',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificateUnknownAuthority',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificateUnknownAuthority',
  CERT_UNTRUSTED: 'certificateUnknownAuthority',
  CERT_HAS_EXPIRED: 'certificateOutOfDate',
  CERT_NOT_YET_VALID: 'certificateOutOfDate',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificateWrongName',
};

function certificateFinding({ refused, until, isPrivate }: PresentedCertificate, here: number): Finding {
  if (refused !== null) return findingOfRefusal[refused] ?? 'certificateRefused';
  if (until - here < soonMs) return 'certificateEndsSoon';
  return isPrivate ? 'certificatePrivate' : 'certificateAccepted';
}

async function checkService(_: Learned, { ask }: Circumstances): Promise<Outcome> {
  const exchange = await ask();
  return { ...serviceOutcome(exchange), learned: { exchange } };
}

/** An answer that took longer makes every screen wait. */
const slowMs = 5_000;

function serviceOutcome({ failure, status, leadsTo, ms, isLate }: FirstExchange): Outcome {
  if (failure === null) return { finding: ms > slowMs ? 'serviceSlow' : 'serviceAnswers', facts: { ms } };
  return {
    finding: serviceFinding(failure, isLate),
    facts: {
      ms,
      ...(status === undefined ? {} : { status }),
      ...(leadsTo === undefined ? {} : { host: leadsTo.slice(0, 300) }),
    },
  };
}

const findingOfFailure: Partial<Record<FailureKind, Finding>> = {
  password: 'serviceWantsSignIn',
  serviceError: 'serviceError',
  busy: 'serviceBusy',
  gone: 'serviceAbsent',
  foreignAnswer: 'portalPage',
  refused: 'serviceUnlike',
  unreadable: 'serviceUnlike',
  tooLarge: 'serviceUnlike',
};

/** Every other failure is an exchange that ended early: at once where it was cut, late where nothing came. */
function serviceFinding({ kind, status }: Failure, isLate: boolean): Finding {
  if (kind === 'timeout' && status !== undefined) return 'serviceError'; // 504 of a proxy before the service
  return findingOfFailure[kind] ?? (isLate ? 'serviceSilent' : 'serviceCut');
}

function credentialsOutcome({ failure, status }: FirstExchange): Outcome {
  if (failure) return { finding: 'credentialsRefused' }; // the one failure that does not stop the check of the service
  return status === 403 ? { finding: 'credentialsForbidden', facts: { status } } : { finding: 'credentialsAccepted' };
}

/** More than this, and days and waits come out wrong. */
const farMs = 2 * 60_000;

function clockOutcome({ failure, clocks }: FirstExchange): Outcome {
  if (!clocks || failure?.kind === 'foreignAnswer') return { finding: 'noDate' };
  const apartMs = Math.abs(clocks.here - clocks.there);
  return { finding: apartMs <= farMs ? 'clockRight' : 'clockApart', facts: { apartMs, here: clocks.here } };
}
