import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Proposal } from '#shared/ipc/proposal.ts';
import { differencesWith } from './differences.ts';
import type { Differences } from './differences.ts';
import { serve } from './http/server.ts';
import { passwordKey } from './passwordKey.ts';
import { allWeeks, isFilled } from './sample/days.ts';
import type { Weeks } from './sample/days.ts';
import { sampleProposal, sampleStore } from './sample/index.ts';
import { schoolDay } from './schoolTime.ts';
import { ServiceError } from './serviceError.ts';
import { DataFile, loadStore } from './store/dataFile.ts';

/** From here on even ids are exact as doubles and odd ones are not (R5.4). */
const beyondDoubles = 2n ** 53n;

export interface PracticeOptions {
  /** 0: the system picks a free port. */
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly seed?: number;
  /** Stores the state between runs. An existing file takes precedence over seed and today. */
  readonly dataFile?: string;
  /** Whether today's sample may replace an unchanged one that is weeks old. Default: never. */
  readonly mayRenew?: () => Promise<boolean>;
  /** YYYY-MM-DD: the day that the sample campus is built around. Default: today at the school. */
  readonly today?: string;
  /** Which weeks of the calendar are full, relative to this one: fewer make a smaller sample. Default: all. */
  readonly weeks?: Weeks;
  /** Delay of each answer in milliseconds. Default 0. */
  readonly latency?: number;
  /** The service's clock, epoch milliseconds. Default: the machine's. */
  readonly now?: () => number;
  /** How this deployment differs (R5). Default: not at all. */
  readonly differences?: Partial<Differences>;
}

export interface Practice {
  /** The part before /GraphV1. */
  readonly baseUrl: string;
  /** PEM; passwords of new users are encrypted with it. */
  publicKeyPem(): string;
  readonly proposal: Proposal;
  /** Ends the service: closes the connections; every change is on the disk. */
  close(): Promise<void>;
}

/** On 127.0.0.1. Rejects with DataFileError (the file is not changed), or Node's error when the port is not free. */
export async function startPractice(options: PracticeOptions): Promise<Practice> {
  const loaded = await keptStore(options);
  const differences = differencesWith(options.differences);
  const { groupId, rootGuid, ownMembers } = differences;
  const { seed = 1, today = thisDay(), weeks = allWeeks } = options;
  const store = loaded ?? sampleStore({ seed, today, weeks, groupId, rootGuid, ownMembers });
  if (loaded === undefined) store.markSample(today);
  if (differences.ids === 'large') store.numberBeyond(beyondDoubles);
  const file = options.dataFile === undefined ? undefined : new DataFile(options.dataFile, store);
  const end = new AbortController();
  const key = passwordKey(options.dataFile === undefined ? undefined : `${options.dataFile}.key.pem`);
  let baseUrl = '';
  const server = serve({
    store,
    differences,
    passwordKey: key,
    baseUrl: () => baseUrl,
    now: options.now ?? Date.now,
    save: async () => file?.save(),
    authenticate: authentication(options.user, options.password, differences.authentication),
    limit: limitsOf(differences),
    latencyMs: options.latency ?? 0,
    ended: end.signal,
  });
  baseUrl = `http://127.0.0.1:${await listen(server, options.port)}`;
  await file?.save();
  return {
    baseUrl,
    publicKeyPem: () => key.publicPem(),
    proposal: sampleProposal,
    async close() {
      end.abort();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
      await file?.save();
    },
  };
}

const thisDay = (): string => schoolDay(Date.now());

/** What the data file holds; undefined where a sample takes its place. */
async function keptStore({ dataFile, mayRenew, today = thisDay(), weeks = allWeeks }: PracticeOptions) {
  const kept = dataFile === undefined ? undefined : await loadStore(dataFile);
  const day = kept?.sampleOf;
  return day && !isFilled(day, today, weeks) && (await mayRenew?.()) ? undefined : kept;
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // Loopback only: no other machine may use the practice service.
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port); // a TCP server that listens has such an address
    });
  });
}

/** The credentials of a request as `user:password`; undefined where it has none. */
const pairs: Readonly<Record<Differences['authentication'], (headers: IncomingHttpHeaders) => string | undefined>> = {
  basic(headers) {
    const [, given] = /^basic +([A-Za-z0-9+/=]+) *$/iu.exec(headers.authorization ?? '') ?? [];
    return given === undefined ? undefined : Buffer.from(given, 'base64').toString('utf8');
  },
  headers(headers) {
    const [user, password] = [headers['x-user'], headers['x-password']].map(utf8);
    return user === undefined || password === undefined ? undefined : `${user}:${password}`;
  },
};

/** Node reads a header as Latin-1; the client sent UTF-8. */
const utf8 = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? Buffer.from(header, 'latin1').toString('utf8') : undefined;

/** Checks a request's headers against the only credentials (UTF-8), in the scheme of the deployment (R1.7). */
function authentication(
  user: string,
  password: string,
  scheme: Differences['authentication'],
): (headers: IncomingHttpHeaders) => string {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  const wanted = digest(`${user}:${password}`);
  return (headers) => {
    const given = pairs[scheme](headers);
    if (given !== undefined && timingSafeEqual(digest(given), wanted)) return user;
    throw new ServiceError(401, 'Unauthorized', 'Utilisateur ou mot de passe refusé', {
      headers: scheme === 'basic' ? { 'WWW-Authenticate': 'Basic realm="GraphV1", charset="UTF-8"' } : {},
    });
  };
}

/** Checks the limits of a deployment (R5.7): the length of an address, and requests in one second. */
function limitsOf({ longestUrl, rate }: Differences): (target: string, now: number) => void {
  let recent: number[] = [];
  return (target, now) => {
    if (longestUrl !== 'none' && target.length > Number(longestUrl)) {
      throw new ServiceError(414, 'UriTooLong', `L’adresse dépasse ${longestUrl} caractères`);
    }
    if (rate === 'none') return;
    recent = recent.filter((moment) => now - moment < 1000);
    if (recent.length >= Number(rate)) {
      throw new ServiceError(429, 'TooManyRequests', `Plus de ${rate} demandes en une seconde`, {
        headers: { 'Retry-After': '1' },
      });
    }
    recent.push(now);
  };
}
