import type { Limits } from '#main/api/http/limits.ts';
import { ExchangeError, networkFailure } from '#main/api/http/networkFailure.ts';
import type { HttpReply, HttpRequest } from '#main/api/http/transport.ts';
import type { Machine } from '../station/machine.ts';
import type { Chance } from '../world/chance.ts';
import type { Faults, Where } from '../world/faults.ts';
import type { World } from '../world/world.ts';
import { host } from './deployment.ts';
import { disfigured } from './disfigured.ts';
import type { SubjectRequest, Request, Reply, Subject } from './server.ts';
import { html, json, subjectOf, versionFailed } from './server.ts';

/** A replace is carried out at most so long after it left; the quiet time is five minutes (R3.6). */
const latestMs = 280_000;
/** A creation sometimes later, which only R3.9 can then detect. */
const latestCreationMs = 15 * 60_000;
/** How long after the first piece of an answer the second one comes. */
export const pieceMs = 3;
/** How far a list lags behind at most. */
export const longestLagMs = 12_000;

/** The listeners of the line: the oracles. */
export interface Listener {
  leaves(exchange: Exchange): void;
  /** Just before it is carried out; a list may show what was there `ageMs` before. */
  carriedOut(exchange: Exchange, ageMs: number): void;
  /** It will not be carried out (again). */
  over(exchange: Exchange): void;
  read(exchange: Exchange, text: string): void;
  delivered(exchange: Exchange, reply: Reply): void;
  /** It will be delivered a second time; `over` when it is. */
  comesAgain(): { over(): void };
  /** A request to anywhere but below the service's own address. */
  strays(line: Line, request: Request): void;
}

/** The service as the line reaches it. */
export interface Far {
  /** Its part of the address before /GraphV1. */
  readonly basePath: string;
  answer(asked: SubjectRequest, ageMs?: number): Reply;
  /** From now on this write breaks a rule of the service. */
  breakRule(asked: SubjectRequest): void;
  breaksRule(asked: SubjectRequest): boolean;
  /** The answer to an update that is not carried out because of the version that it names. */
  refusesVersion(asked: SubjectRequest): Reply | null;
  /** How long a request, and its answer, is on its way; absent: as chance has it. */
  readonly travelMs?: number;
  /** A request arrived: whether the service takes no more of them now, and in how many seconds it may come again. */
  isTooMuch?(line: Line): number | null;
  /** Another user changes this entity now. */
  foreignWrite(subject: Subject): void;
}

export interface Exchange extends SubjectRequest {
  readonly line: Line;
  readonly client: ClientLine;
  readonly openedAt: number;
  /** The second delivery of a proxy that delivers twice. */
  again: boolean;
  left: boolean;
  /** It was carried out. */
  done: boolean;
  stop: ((error: ExchangeError) => void) | null;
}

interface LinePorts {
  readonly world: World;
  readonly faults: Faults;
  readonly far: Far;
  readonly listener: Listener;
  readonly machine: Machine;
  readonly limits: Limits;
  /** Whose credentials go along. */
  readonly person: string;
}

type Code =
  | 'ECONNREFUSED'
  | 'ECONNRESET'
  | 'CERT_HAS_EXPIRED'
  | 'UND_ERR_SOCKET'
  | 'UND_ERR_HEADERS_TIMEOUT'
  | 'UND_ERR_DESTROYED'
  | 'ENETUNREACH';

/** What `Transport` is to undici: the connections of one client of a main process. */
export class ClientLine {
  generation = 0;
  isClosed = false;
  /** Another client has taken its place. */
  isFormer = false;
  /** The service takes another password by now. */
  isRefused = false;
  readonly going = new Set<Exchange>();
  readonly #line: Line;

  constructor(line: Line) {
    this.#line = line;
  }

  open(request: HttpRequest): Promise<HttpReply> {
    return this.#line.open(request, this);
  }

  async reset(): Promise<void> {
    this.generation += 1;
    this.#breakAll();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.#breakAll();
  }

  #breakAll(): void {
    for (const exchange of this.going) breakOff(exchange, false);
  }
}

const breakOff = (exchange: Exchange, cancelled: boolean): void =>
  exchange.stop?.(failure('UND_ERR_DESTROYED', exchange.left, cancelled));

/** HTTP from one main process to the service, on virtual time. */
export class Line {
  /** When the client that is not replaced was last refused its password, and last did not reach the service. */
  readonly failedAt = { password: Number.NEGATIVE_INFINITY, offline: Number.NEGATIVE_INFINITY };
  /** The process ended: no answer arrives any more, sent requests continue. */
  dead = false;
  readonly person: string;
  readonly machine: Machine;
  readonly #parts: LinePorts;
  readonly #chance: Chance;
  readonly #nothing: Chance;
  readonly #going = new Set<Exchange>();
  readonly #users = new Map<string, string>();

  constructor(parts: LinePorts) {
    this.#parts = parts;
    this.person = parts.person;
    this.machine = parts.machine;
    this.#chance = parts.world.stream(`line ${parts.machine.name}`);
    this.#nothing = parts.world.stream(`no time ${parts.machine.name}`);
  }

  /** Requests under way. */
  get going(): ReadonlySet<Exchange> {
    return this.#going;
  }

  async open(request: HttpRequest, client: ClientLine): Promise<HttpReply> {
    const { world, listener, limits, machine, far } = this.#parts;
    const { verb, url, body } = request;
    const { authorization = '', 'if-match': ifMatch } = request.headers;
    const travels: Request = { verb, url, body, user: this.#userIn(authorization), ifMatch };
    if (url.origin !== host || !url.pathname.startsWith(`${far.basePath}/`)) listener.strays(this, travels);
    const subject = subjectOf(travels, far.basePath);
    if (!subject || url.origin !== host) return asHttp(html(200, 'Connexion'));
    const exchange: Exchange = {
      ...subject,
      request: travels,
      line: this,
      client,
      openedAt: world.now,
      again: false,
      left: false,
      done: false,
      stop: null,
    };
    const cancelled = (): void => breakOff(exchange, true);
    request.signal?.addEventListener('abort', cancelled, { once: true });
    this.#going.add(exchange);
    client.going.add(exchange);
    const failed = (code: Code): ExchangeError => failure(code, exchange.left, request.signal?.aborted ?? false);
    try {
      if (client.isClosed || request.signal?.aborted) throw failed('UND_ERR_DESTROYED');
      // Most connections are there already.
      if (machine.isAsleep || (far.travelMs === undefined && this.#chance.of(0.4)))
        await this.#pause(exchange, this.#chance.between(1, 30));
      if (!machine.lineUp) throw failed('ENETUNREACH');
      const where = this.#where(exchange);
      const atConnect = this.#parts.faults.visit('connect', where);
      if (atConnect === 'refused') throw failed('ECONNREFUSED');
      if (atConnect === 'certificate') throw failed('CERT_HAS_EXPIRED');
      if (atConnect === 'resetBeforeByte') throw failed('ECONNRESET');
      if (atConnect === 'slowConnect') await this.#pause(exchange, this.#chance.between(1_000, 9_000));
      machine.atAwait(`${exchange.op}.before`, exchange.entity);
      if (this.dead) return await never();
      exchange.left = true;
      listener.leaves(exchange);
      machine.atAwait(`${exchange.op}.left`, exchange.entity);
      const reply = await this.#onTheWay(exchange, failed, request.totalMs, limits.headersMs);
      machine.atAwait(`${exchange.op}.answered`, exchange.entity);
      if (this.dead) return await never();
      const leftMs = request.totalMs - (world.now - exchange.openedAt);
      return this.#replyOf(exchange, reply, failed, leftMs, request.signal);
    } catch (error) {
      // A request that was cancelled says nothing of the service.
      if (!client.isFormer && error instanceof ExchangeError && error.failure.kind === 'offline')
        this.failedAt.offline = machine.awakeMs;
      request.signal?.removeEventListener('abort', cancelled); // else it still ends the reading of the body
      throw error;
    } finally {
      this.#going.delete(exchange);
      client.going.delete(exchange);
    }
  }

  /** Its main process sends the same header with every request, until its user is another. */
  #userIn(authorization: string): string {
    const known = this.#users.get(authorization) ?? userIn(authorization);
    this.#users.set(authorization, known);
    return known;
  }

  /** Waits, unless the connection breaks meanwhile. */
  #pause(exchange: Exchange, ms: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const cancel = this.#parts.machine.after(ms, () => {
        exchange.stop = null;
        if (!this.dead) resolve();
      });
      exchange.stop = (error) => {
        cancel();
        exchange.stop = null;
        reject(error);
      };
    });
  }

  #where({ entity, op }: Exchange): Where {
    return { station: this.machine.name, entity, op, point: op };
  }

  async #onTheWay(
    exchange: Exchange,
    failed: (code: Code) => ExchangeError,
    totalMs: number,
    headersMs: number,
  ): Promise<Reply> {
    const { world, faults, listener } = this.#parts;
    const where = this.#where(exchange);
    const fault = faults.visit('way', where);
    const travel = this.#travelMs(2);
    const silence = async (): Promise<never> => {
      await this.#pause(exchange, Math.min(totalMs, headersMs));
      throw failed('UND_ERR_HEADERS_TIMEOUT');
    };
    switch (fault ?? 'none') {
      case 'staleKeepAlive':
        listener.over(exchange);
        throw failed('UND_ERR_SOCKET');
      case 'lostOnTheWay':
        listener.over(exchange);
        return silence();
      case 'executedLate':
      case 'executedVeryLate': {
        const late =
          fault === 'executedLate'
            ? this.#chance.between(1_000, latestMs)
            : this.#chance.between(latestMs, latestCreationMs);
        world.after(late, () => this.#carryOut(exchange));
        if (this.#chance.of(0.5)) return silence();
        await this.#pause(exchange, this.#chance.between(10, 900));
        throw failed('UND_ERR_SOCKET');
      }
      case 'captivePortal':
        listener.over(exchange);
        await this.#pause(exchange, travel);
        return html(200, 'Bienvenue');
      case 'proxyWantsLogin':
        listener.over(exchange);
        await this.#pause(exchange, travel);
        return html(407, 'Proxy');
      case 'redirected':
        listener.over(exchange);
        await this.#pause(exchange, travel);
        return { ...html(302, 'Connexion'), headers: { location: 'https://connexion.invalid/' } };
      case 'strayRedirect':
        listener.over(exchange);
        await this.#pause(exchange, travel);
        return {
          ...html(302, 'Connexion'),
          headers: { location: this.#chance.of(0.5) ? `${host}/connexion?retour=1` : '/connexion' },
        };
      case 'deliveredTwice':
      case 'deliveredAgainLater':
      case 'none':
    }
    let reply: Reply | null = null;
    world.after(travel, () => {
      reply = this.#atService(exchange);
      if (fault === 'deliveredTwice' && exchange.done) this.#deliverAgain(exchange);
      if (fault === 'deliveredAgainLater' && exchange.done) {
        const comes = listener.comesAgain();
        world.after(this.#chance.between(1_000, latestCreationMs), () => {
          comes.over();
          this.#deliverAgain(exchange);
        });
      }
    });
    const back = this.#travelMs(1);
    await this.#pause(exchange, travel + back);
    return this.#onTheWayBack(exchange, reply ?? json(500, ''), failed, silence);
  }

  #travelMs(leastMs: number): number {
    const { travelMs } = this.#parts.far;
    if (travelMs !== undefined) return travelMs;
    return this.#chance.of(0.05) ? this.#chance.between(1_000, 6_000) : this.#chance.between(leastMs, 150);
  }

  /** The request arrived: carried out, or rejected. */
  #atService(exchange: Exchange): Reply {
    const { world, faults, far, listener } = this.#parts;
    const seconds = far.isTooMuch?.(this) ?? null;
    if (seconds !== null) {
      listener.over(exchange);
      return busyFor(seconds);
    }
    if (exchange.client.isRefused) {
      listener.over(exchange);
      return html(401, 'Authentication');
    }
    const fault = faults.visit('service', this.#where(exchange));
    switch (fault ?? 'none') {
      case 'tooMany':
        listener.over(exchange);
        return this.#nothing.of(0.3) ? this.#busyForNothing() : this.#busy(429, 20);
      case 'unavailable':
        listener.over(exchange);
        return this.#busy(503, 60);
      case 'busyUntil':
        listener.over(exchange);
        return this.#busyUntil(this.#chance.of(0.5) ? 429 : 503, 60);
      case 'notThisPassword':
        listener.over(exchange);
        return html(401, 'Authentication');
      case 'forbidden':
        listener.over(exchange);
        return json(403, '{"error":{"code":"403","message":"non"}}');
      case 'outpaced':
        listener.over(exchange);
        return versionFailed;
      case 'saysNo':
        listener.over(exchange);
        return json(422, '{"Message":"Règle"}');
      case 'oddError':
        listener.over(exchange);
        return this.#chance.of(0.5) ? { ...json(400, 'Erreur <<\u0000>>'), type: 'text/plain' } : html(418, 'Erreur');
      case 'failedNotExecuted':
        listener.over(exchange);
        return json(this.#chance.pick([500, 502, 503]) ?? 500, '{"error":{"message":"panne"}}');
      case 'gatewayTimeout':
        if (this.#chance.of(0.5)) world.after(this.#chance.between(100, 35_000), () => this.#carryOut(exchange));
        else listener.over(exchange);
        return html(504, 'Gateway');
      case 'foreignWriteBefore':
        far.foreignWrite(exchange);
        break;
      case 'brokenRule':
        far.breakRule(exchange);
        break;
      case 'laggingList':
      case 'none':
    }
    return this.#carryOut(exchange, fault === 'laggingList' ? this.#chance.between(1_000, longestLagMs) : 0);
  }

  #deliverAgain(exchange: Exchange): void {
    exchange.again = true;
    this.#carryOut(exchange);
    exchange.again = false;
  }

  /** Asked to wait until a moment by the clock of the service. */
  #busyUntil(status: number, mostSeconds: number): Reply {
    const text = (ms: number): string => new Date(ms).toUTCString();
    const [date, until] = [
      text(this.#parts.world.now),
      text(this.#parts.world.now + this.#chance.between(2, mostSeconds) * 1000),
    ];
    return {
      ...json(status, ''),
      headers: { date, 'retry-after': until },
      waitMs: Date.parse(until) - Date.parse(date),
    };
  }

  /** A time that is none: the client pauses by itself, a second at least. */
  #busyForNothing(): Reply {
    const { now } = this.#parts.world;
    const text = (ms: number): string => new Date(ms).toUTCString();
    const [date, past] = [text(now), text(now - 60_000)];
    // Without the service's own date, a machine whose clock is a year behind would wait as long as it may.
    const headers = { 'retry-after': this.#nothing.pick(['0', '-1', '0.01', past]) ?? '0', date };
    return { ...busyFor(1), headers };
  }

  #busy(status: number, mostSeconds: number): Reply {
    return busyFor(this.#chance.between(1, mostSeconds), status);
  }

  #carryOut(exchange: Exchange, ageMs = 0): Reply {
    const { listener, far } = this.#parts;
    if (exchange.request.body !== undefined && far.breaksRule(exchange)) {
      listener.over(exchange);
      return json(500, '{"error":{"code":"","message":"Règle de gestion"}}');
    }
    const refusal = far.refusesVersion(exchange);
    if (refusal) {
      listener.over(exchange);
      return refusal;
    }
    listener.carriedOut(exchange, ageMs);
    exchange.done = true;
    const reply = far.answer(exchange, ageMs);
    listener.over(exchange);
    return reply;
  }

  async #onTheWayBack(
    exchange: Exchange,
    reply: Reply,
    failed: (code: Code) => ExchangeError,
    silence: () => Promise<never>,
  ): Promise<Reply> {
    const fault = this.#parts.faults.visit('reply', this.#where(exchange));
    if (fault === 'resetAfterExecuted') throw failed('UND_ERR_SOCKET');
    if (fault === 'noAnswer') return silence();
    if (fault === 'slowAnswer') {
      await this.#pause(exchange, this.#chance.between(3_000, 25_000));
      return reply;
    }
    if (!fault || (fault === 'failedButExecuted' && !exchange.done)) return reply;
    return disfigured(reply, fault, exchange, this.#chance);
  }

  #replyOf(
    exchange: Exchange,
    reply: Reply,
    failed: (code: Code) => ExchangeError,
    leftMs: number,
    signal: AbortSignal | undefined,
  ): HttpReply {
    const { listener } = this.#parts;
    // Its words may take long: what it says is known once they have come.
    const refused = (): void => {
      if (reply.status === 401 && !exchange.client.isFormer) this.failedAt.password = this.machine.awakeMs;
    };
    const pause = (ms: number): Promise<void> =>
      signal?.aborted ? Promise.reject(failed('UND_ERR_DESTROYED')) : this.#pause(exchange, ms).finally(refused);
    const { text, broken } = reply as Reply & { readonly broken?: Body['broken'] }; // what `disfigured` adds
    listener.delivered(exchange, reply);
    refused();
    const inPieces = this.#chance.of(0.3) ? Math.ceil(text.length / 2) : text.length;
    const chunks = (maxCharacters: number): AsyncGenerator<string, void, undefined> =>
      piecesOf({ text, broken, inPieces, leftMs, pause, failed }, maxCharacters);
    return {
      ...headOf(reply),
      chunks,
      async text(maxCharacters) {
        let whole = '';
        for await (const chunk of chunks(maxCharacters)) whole += chunk;
        listener.read(exchange, whole);
        return whole;
      },
      discard: () => undefined,
    };
  }
}

interface Body {
  readonly text: string;
  readonly broken: 'reset' | 'size' | 'trickle' | undefined;
  /** Characters of the first piece. */
  readonly inPieces: number;
  readonly leftMs: number;
  readonly pause: (ms: number) => Promise<void>;
  readonly failed: (code: Code) => ExchangeError;
}

/**
 * One function for every reply: a generator of each reply's own would cost the engine a prototype and hidden classes.
 */
async function* piecesOf(
  { text, broken, inPieces, leftMs, pause, failed }: Body,
  maxCharacters: number,
): AsyncGenerator<string, void, undefined> {
  if (broken === 'size' || text.length > maxCharacters) throw new ExchangeError({ kind: 'tooLarge' }, true);
  const bytes = text.startsWith('\uFEFF') ? new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text)) : text;
  yield bytes.slice(0, inPieces);
  if (broken === 'reset') throw failed('UND_ERR_SOCKET');
  if (broken === 'trickle') {
    await pause(leftMs);
    throw failed('UND_ERR_HEADERS_TIMEOUT');
  }
  if (inPieces >= bytes.length) return;
  await pause(pieceMs);
  yield bytes.slice(inPieces);
}

/** Asked to wait, in seconds. */
const busyFor = (seconds: number, status = 429): Reply => ({
  ...json(status, ''),
  headers: { 'retry-after': String(seconds) },
  waitMs: seconds * 1000,
});

const headOf = ({ status, type, headers = {} }: Reply): Pick<HttpReply, 'status' | 'header'> => ({
  status,
  header: (name) => (name === 'content-type' ? type : headers[name]),
});

/** An answer that comes whole and at once. */
const asHttp = (reply: Reply): HttpReply => ({
  ...headOf(reply),
  async *chunks() {
    yield reply.text;
  },
  text: async () => reply.text,
  discard: () => undefined,
});

/** What awaits it is gone with its process. */
const never = <T>(): Promise<T> => new Promise(() => undefined);

const failure = (code: Code, left: boolean, cancelled: boolean): ExchangeError =>
  networkFailure(Object.assign(new Error(code), { code }), { left, cancelled });

const userIn = (authorization: string): string =>
  Buffer.from(authorization.slice('Basic '.length), 'base64').toString('utf8').split(':')[0] ?? '';
