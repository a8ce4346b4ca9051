import { clientOn, connectionOver } from '#main/api/client.ts';
import type { ServiceClient } from '#main/api/client.ts';
import { basicAuthenticator } from '#main/api/http/authenticator.ts';
import type { Connection } from '#main/api/http/connection.ts';
import { defaultLimits } from '#main/api/http/limits.ts';
import { noPause } from '#main/api/http/pace.ts';
import type { Seen } from '#main/api/http/seen.ts';
import type { PullBatch, PullEnd } from '#main/api/read/pull.ts';
import { writeHandlers } from '#main/ipc/callHandlers.ts';
import { currentService } from '#main/ipc/currentService.ts';
import type { CurrentService } from '#main/ipc/currentService.ts';
import { openQuestions } from '#main/ipc/openQuestions.ts';
import { openOrders, orderTimeoutMs } from '#main/ipc/orders.ts';
import type { Orders } from '#main/ipc/orders.ts';
import { mostPulls, pullHandlers } from '#main/ipc/runHandlers.ts';
import { runTable } from '#main/ipc/runTable.ts';
import type { Unsent } from '#main/journal/unsent.ts';
import { FailureError } from '#shared/failures/failure.ts';
import { channels } from '#shared/ipc/channels.ts';
import type { ChannelArgs, ChannelName, Envelope } from '#shared/ipc/channels.ts';
import { ClientLine } from '../service/line.ts';
import type { Line } from '../service/line.ts';
import type { Machine } from './machine.ts';
import type { Profile } from './profile.ts';

/** What a planted bug may put in the place of main's client. */
export type OtherClient = (inner: ServiceClient, connection: Connection) => ServiceClient;
/** What carries requests, below everything that paces them. */
export type OtherLine = (inner: Connection['transport']) => Connection['transport'];
export type OtherConnection = (inner: Connection) => Connection;
export type OtherUnsent = (inner: Unsent) => Unsent;
export type OtherService = (inner: CurrentService) => CurrentService;

export interface MainParts {
  /** The part before /GraphV1. */
  readonly baseUrl: string;
  readonly line: Line;
  readonly machine: Machine;
  /** What main saw of the service, as each client reads it. */
  readonly seen: () => Seen;
  /** Steps of which nothing left; it outlives this process. */
  readonly unsent: Profile['unsent'];
  readonly otherUnsent?: OtherUnsent | undefined;
  readonly otherClient?: OtherClient | undefined;
  readonly otherLine?: OtherLine | undefined;
  readonly otherConnection?: OtherConnection | undefined;
  readonly otherService?: OtherService | undefined;
  /** What should never happen did. */
  readonly onDefect: (error: unknown) => void;
}

type Handler = (args: unknown, caller: { readonly pageId: number }) => unknown;

/** The main process: the production client and handlers on a line that is not undici's. */
export class Main {
  readonly line: Line;
  readonly #handlers: Readonly<Partial<Record<ChannelName, Handler>>>;
  readonly #pulls = runTable<PullBatch, PullEnd>(mostPulls);
  readonly #orders: Orders;
  readonly #questions = openQuestions();
  readonly #current: CurrentService;
  readonly #openClient: () => { readonly client: ServiceClient; readonly by: ClientLine };
  #by: ClientLine;

  readonly #onDefect: (error: unknown) => void;

  constructor({
    baseUrl,
    line,
    machine,
    seen,
    unsent: steps,
    otherUnsent = (inner) => inner,
    otherClient = (inner) => inner,
    otherLine = (inner) => inner,
    otherConnection: other = (inner) => inner,
    otherService = (inner) => inner,
    onDefect,
  }: MainParts) {
    this.line = line;
    this.#onDefect = onDefect;
    this.#current = otherService(currentService({ all: () => this.#letGo(), reads: () => this.#stopReads() }));
    this.#orders = openOrders(() => {
      const late = new AbortController();
      machine.after(orderTimeoutMs, () => late.abort());
      return { signal: late.signal, clear: () => undefined };
    });
    // A process that was killed writes no more.
    const unsent = otherUnsent({
      has: (step) => steps.has(step),
      begin: (step) => void (line.dead || steps.add(step)),
      leave: async (step) => {
        if (!line.dead) steps.delete(step);
        await machine.hop();
      },
    });
    const pause = noPause();
    this.#openClient = () => {
      const by = new ClientLine(line);
      const connection = other(
        connectionOver(otherLine(by), {
          baseUrl,
          authenticator: basicAuthenticator({ user: line.person, password: 'mot de passe' }),
          shareName: 'PARTAGE',
          seen: seen(),
          unsent,
          pause,
          limits: defaultLimits,
          monotonic: machine.monotonic,
          now: () => machine.clock.now(),
          paceClock: { monotonic: machine.monotonic, wait: (ms) => machine.pause(ms) },
          chance: machine.paceChance,
        }),
      );
      return { client: otherClient(clientOn(connection, by), connection), by };
    };
    const { client, by } = this.#openClient();
    this.#by = by;
    void this.#current.open(line.person, client);
    const handlers = {
      ...writeHandlers(this.#current, this.#orders, this.#questions),
      ...pullHandlers(this.#current, this.#pulls),
    };
    // One channel's arguments go with the same channel's handler, which the compiler cannot follow through a union.
    this.#handlers = {
      ...handlers,
      'journal.unsent': async ({ steps: asked }: ChannelArgs<'journal.unsent'>) => ({
        unsent: asked.filter((step) => unsent.has(step)),
      }),
      'service.ping': async () => {
        await this.#current.read({ ask: (opened) => opened.ping() });
        return {};
      },
    } as Partial<Record<ChannelName, Handler>>;
  }

  async answer(name: ChannelName, given: unknown, pageId: number): Promise<Envelope> {
    const args = channels[name].args.safeParse(given);
    const handler = this.#handlers[name];
    if (!args.success || !handler) return { ok: false, failure: { kind: 'badRequest', detail: 'arguments' } };
    try {
      return { ok: true, value: channels[name].result.parse(await handler(args.data, { pageId })) };
    } catch (error) {
      if (error instanceof FailureError) return { ok: false, failure: error.failure };
      this.#onDefect(error);
      return { ok: false, failure: { kind: 'unreadable', detail: 'defect' } };
    }
  }

  pageGone(pageId: number): void {
    this.#letGo(pageId);
  }

  /** Settings are saved, or another password, with which the service refuses the former one. */
  renew(isOtherPassword: boolean): Promise<void> {
    this.#by.isFormer = true;
    this.#by.isRefused = isOtherPassword;
    const { client, by } = this.#openClient();
    this.#by = by;
    return this.#current.renew(this.line.person, client);
  }

  reset(): Promise<void> {
    return this.#current.reset();
  }

  close(): Promise<void> {
    return this.#current.close();
  }

  #stopReads(pageId?: number): void {
    this.#pulls.cancelAll(pageId);
  }

  #letGo(pageId?: number): void {
    this.#stopReads(pageId);
    this.#orders.cancelAll(pageId);
    this.#questions.forget(pageId);
  }
}
