import { lookup } from 'node:dns/promises';
import type { CheckStep, DiagnosisCheck } from '#shared/ipc/diagnosis.ts';
import { diagnosisChecks, stateOfFinding } from '#shared/ipc/diagnosis.ts';
import { connectionOver } from '../../client.ts';
import { normaliseAddress } from '../../http/address.ts';
import type { Authenticator } from '../../http/authenticator.ts';
import { defaultLimits } from '../../http/limits.ts';
import type { Limits } from '../../http/limits.ts';
import { directly } from '../../http/network.ts';
import type { Network } from '../../http/network.ts';
import { waitFor } from '../../http/retryWhenBusy.ts';
import { routesOf } from '../../http/routes.ts';
import type { OnRequest } from '../../http/traced.ts';
import { Transport } from '../../http/transport.ts';
import { trustedCertificates } from '../../http/trusted.ts';
import type { Circumstances, Learned, Outcome, Workstation } from './checks.ts';
import { checks } from './checks.ts';
import { firstExchange } from './firstExchange.ts';

export interface DiagnosisOptions {
  /** As it is stored. */
  readonly baseUrl: string;
  /** Null while this workstation does not know the password. */
  readonly authenticator: Authenticator | null;
  /** How it is reached; directly by default. */
  readonly network?: Network;
  readonly signal: AbortSignal;
  readonly onRequest?: OnRequest | undefined;
  readonly workstation?: Partial<Workstation>;
  readonly limits?: Partial<Limits>;
}

/** The user waits for it: shorter than the limits of work, and a busy service is not asked twice. */
const shortLimits: Limits = {
  ...defaultLimits,
  connectMs: 8_000,
  headersMs: 15_000,
  idleMs: 10_000,
  totalMs: 20_000,
  busyWaits: 0,
  busyGuesses: 0,
};

/** The diagnosis of one service, over a connection of its own that ends with it. */
export function openDiagnosis(options: DiagnosisOptions): AsyncGenerator<CheckStep, null, undefined> {
  const { baseUrl, authenticator, network = directly, signal, onRequest } = options;
  const limits = { ...shortLimits, ...options.limits };
  const workstation: Workstation = {
    findAddresses: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
    findRoutes: async ({ href }) => routesOf(await network.findRoutes(href)),
    loginFor: (proxy) => network.loginFor(proxy),
    trusted: trustedCertificates,
    ignoredVariables: [],
    now: () => Date.now(),
    ...options.workstation,
  };
  return diagnose({
    baseUrl,
    hasPassword: authenticator !== null,
    workstation,
    bounds: { signal, ms: limits.connectMs },
    ask: async () => {
      const transport = new Transport(limits, network);
      try {
        const connection = connectionOver(transport, {
          baseUrl: normaliseAddress(baseUrl),
          authenticator: authenticator ?? { headers: () => ({}) },
          limits,
          monotonic: () => performance.now(),
          now: workstation.now,
          paceClock: { monotonic: () => performance.now(), wait: waitFor },
          chance: Math.random,
          onRequest,
        });
        return await firstExchange(connection, signal);
      } finally {
        await transport.close();
      }
    },
  });
}

/**
 * Tests the way to a service, check by check, and yields each result. Reads only; it works offline and without a
 * password, and then says what could not be tested. Throws when the signal aborts, and for what is no address.
 */
export async function* diagnose(circumstances: Circumstances): AsyncGenerator<CheckStep, null, undefined> {
  /** Each check that failed or was not reached, by the one that failed. */
  const broken = new Map<DiagnosisCheck, DiagnosisCheck>();
  const learned: Learned = {};
  for (const [at, check] of diagnosisChecks.entries()) {
    const { after, alone, run } = checks[check];
    const failed = after === null ? undefined : broken.get(after);
    const outcome: Outcome =
      alone?.(circumstances) ??
      (failed ? { finding: 'notReached', facts: { after: failed } } : await run(learned, circumstances));
    Object.assign(learned, outcome.learned);
    const { finding, facts = {} } = outcome;
    if (failed || stateOfFinding[finding] === 'failed') broken.set(check, failed ?? check);
    yield { done: at + 1, total: diagnosisChecks.length, result: { check, finding, facts } };
  }
  return null;
}
