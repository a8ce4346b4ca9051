import type { Dispatcher } from 'undici';
import { FailureError } from '#shared/failures/failure.ts';
import type { Limits } from './limits.ts';
import type { Network } from './network.ts';
import { ExchangeError } from './networkFailure.ts';
import { openWay } from './openWay.ts';
import { routesOf } from './routes.ts';
import type { Route } from './routes.ts';
import { trustedCertificates } from './trusted.ts';

/** For how long the system's answer is used before it is asked again, in ms: a laptop changes its network. */
const freshMs = 20_000;

export interface Way {
  readonly route: Route;
  readonly dispatcher: Dispatcher;
}

interface FoundWays {
  readonly answer: string;
  readonly trusted: readonly string[];
  readonly ways: readonly Way[];
  /** Which of them is used. */
  at: number;
}

/** The ways to one service, each with its connections: directly, or through the proxies that the system names. */
export class Ways {
  readonly #limits: Limits;
  readonly #network: Network;
  #found: Promise<FoundWays> | null = null;
  #foundAt = -Infinity;
  /** A login was refused: the ways are opened again, with what is known then. */
  #isStale = false;

  constructor(limits: Limits, network: Network) {
    this.#limits = limits;
    this.#network = network;
  }

  /** The way to use now. Throws ExchangeError: nothing has left. */
  async to(address: URL): Promise<Way> {
    if (this.#found === null || performance.now() - this.#foundAt > freshMs) {
      this.#foundAt = performance.now();
      this.#found = this.#find(address, this.#found);
    }
    const found = this.#found;
    const { ways, at } = await found.catch((error: unknown) => {
      if (this.#found === found) this.#found = null; // the next request asks again
      throw error;
    });
    const way = ways[at];
    if (!way) throw new ExchangeError({ kind: 'proxyRefused' }, false);
    return way;
  }

  /** Takes the next way where this one led nowhere. Returns false where it was the last: then all begin again. */
  async passOver(way: Way): Promise<boolean> {
    const found = await this.#found;
    if (!found) return false;
    const at = found.ways.indexOf(way);
    if (at === -1 || at !== found.at) return at !== -1; // another request has passed it over, or all are new
    found.at = (at + 1) % found.ways.length;
    return found.at !== 0;
  }

  /** The next request looks again whether the way and the authorities are still the same. */
  lookAgain(): void {
    this.#foundAt = -Infinity;
  }

  /** Ends every connection; the next request asks the system again. */
  async destroy(): Promise<void> {
    const found = this.#found;
    this.#found = null;
    const ways = (await found?.catch(() => null))?.ways ?? [];
    await Promise.all(ways.map(({ dispatcher }) => dispatcher.destroy()));
  }

  /** A proxy script that hangs is no way: the request has a time of its own to be sent in. */
  async #answered(address: URL): Promise<string> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('the system names no way in time')), this.#limits.connectMs);
    });
    try {
      return await Promise.race([this.#network.findRoutes(address.href), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #find(address: URL, before: Promise<FoundWays> | null): Promise<FoundWays> {
    // A resolver that fails has no better way than the last one.
    const last = await before?.catch(() => null);
    const answer = await this.#answered(address).catch((cause: unknown) => {
      if (last) return last.answer;
      throw new ExchangeError(cause instanceof FailureError ? cause.failure : { kind: 'offline' }, false, { cause });
    });
    const trusted = trustedCertificates();
    if (last?.answer === answer && last.trusted === trusted && !this.#isStale) return last;
    this.#isStale = false;
    for (const { dispatcher } of last?.ways ?? []) dispatcher.close().catch(() => undefined); // closed already
    const onRefused = (): void => {
      this.#isStale = true;
      this.#foundAt = -Infinity;
    };
    const ways = routesOf(answer).map(async (route) => ({
      route,
      dispatcher: await openWay(route, this.#limits, this.#network, trusted, onRefused),
    }));
    return { answer, trusted, ways: await Promise.all(ways), at: 0 };
  }
}
