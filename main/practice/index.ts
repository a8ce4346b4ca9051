import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Proposal } from '#shared/ipc/proposal.ts';
import { differencesWith } from './differences.ts';
import type { Differences } from './differences.ts';
import { authentication } from './http/authentication.ts';
import { limitsOf } from './http/limits.ts';
import { serve } from './http/server.ts';
import { passwordKey } from './passwordKey.ts';
import { allWeeks } from './sample/days.ts';
import type { Weeks } from './sample/days.ts';
import { sampleStore } from './sample/index.ts';
import { sampleProposal } from './sample/proposal.ts';
import { schoolDay } from './schoolTime.ts';
import { DataFile, loadStore } from './store/dataFile.ts';

/** Ids from here on are no whole doubles (R5.4): even those are, odd ones are not. */
const beyondDoubles = 2n ** 53n;

export interface PracticeOptions {
  /** 0: a free port picked by the system. */
  readonly port: number;
  readonly user: string;
  readonly password: string;
  /** The same seed and day make the same sample campus. Default 1. */
  readonly seed?: number;
  /** Keeps the state between runs. An existing file wins over seed and today. */
  readonly dataFile?: string;
  /** YYYY-MM-DD: the day the sample campus is laid around. Default: today at the school. */
  readonly today?: string;
  /** Which weeks of the calendar are full, counted from this one: fewer make a smaller sample. Default: all. */
  readonly weeks?: Weeks;
  /** Each answer waits this many milliseconds. Default 0. */
  readonly latency?: number;
  /** The service's clock, epoch milliseconds. Default: the machine's. */
  readonly now?: () => number;
  /** What this deployment does otherwise (R5). Default: nothing. */
  readonly differences?: Partial<Differences>;
}

export interface Practice {
  /** The part before /GraphV1. */
  readonly baseUrl: string;
  /** PEM; passwords of new users are encrypted with it. */
  publicKeyPem(): string;
  readonly proposal: Proposal;
  /** Ends the service: connections are cut, everything changed is on the disk. */
  close(): Promise<void>;
}

/**
 * Starts the practice service on 127.0.0.1. Rejects with DataFileError when the data file cannot be used (it is left as
 * it is), or with Node's error when the port cannot be had.
 */
export async function startPractice(options: PracticeOptions): Promise<Practice> {
  const loaded = options.dataFile === undefined ? undefined : await loadStore(options.dataFile);
  const differences = differencesWith(options.differences);
  const { groupId, rootGuid, ownMembers } = differences;
  const { seed = 1, today = schoolDay(Date.now()), weeks = allWeeks } = options;
  const store = loaded ?? sampleStore({ seed, today, weeks, groupId, rootGuid, ownMembers });
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

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // Loopback only: the practice service is nobody else's business.
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port); // a TCP server that listens has such an address
    });
  });
}
