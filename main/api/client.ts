import { Semaphore } from 'async-mutex';
import type { EndpointName } from '#shared/endpoints/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { AnswerTo } from '#shared/ipc/call.ts';
import type { Probe } from '#shared/ipc/channels.ts';
import type { CompatibilityReport } from '#shared/ipc/compatibility.ts';
import type { CheckStep } from '#shared/ipc/diagnosis.ts';
import type {
  ActOrder,
  CreateOrder,
  LookOrder,
  ReplaceOrder,
  SettleOrder,
  Settlement,
  Verdict,
} from '#shared/ipc/write.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { defaultZone } from '#shared/time/defaultZone.mjs';
import { normaliseAddress } from './http/address.ts';
import type { Authenticator } from './http/authenticator.ts';
import type { Connection } from './http/connection.ts';
import { shareNameOf } from './http/contextName.ts';
import { defaultLimits } from './http/limits.ts';
import type { Limits } from './http/limits.ts';
import type { Network } from './http/network.ts';
import { paced } from './http/pace.ts';
import type { PaceClock, ServicePause } from './http/pace.ts';
import { waitFor } from './http/retryWhenBusy.ts';
import { Seen } from './http/seen.ts';
import { forStep, traced } from './http/traced.ts';
import type { OnRequest } from './http/traced.ts';
import { Transport } from './http/transport.ts';
import { recordingUnsent, unrecorded } from './http/unsent.ts';
import type { Unsent } from './http/unsent.ts';
import { settle } from './lookup/lookUpCreation.ts';
import { lookUpReplace } from './lookup/lookUpReplace.ts';
import { compatibility, compatibilitySteps } from './probe/compatibility.ts';
import { declaredBy } from './probe/declared.ts';
import type { GivenIds } from './probe/knownIds.ts';
import { ping, probe } from './probe/probe.ts';
import { ListedRows } from './read/listedRows.ts';
import type { PullBatch, PullEnd, PullRequest } from './read/pull.ts';
import { pull } from './read/pull.ts';
import { readOrGone } from './read/served.ts';
import { act } from './write/act.ts';
import { call } from './write/call.ts';
import type { RowInput } from './write/callInput.ts';
import type { Confirmation } from './write/confirmation.ts';
import { create } from './write/create.ts';
import { Maintained } from './write/maintained.ts';
import { replace } from './write/replace.ts';

export interface ServiceOptions {
  /** As the user typed it; it is checked (S10). */
  readonly baseUrl: string;
  readonly authenticator: Authenticator;
  /** The Directory share, used where Instance does not name it (R3.4). */
  readonly shareName?: string | undefined;
  /** How a read that carries a body is sent (R1.6); GET by default. */
  readonly bodyReadVerb?: 'GET' | 'POST';
  readonly limits?: Partial<Limits>;
  /** IANA name of the school's time zone; `defaultZone` by default (R2.4). */
  readonly schoolZone?: string;
  /** Monotonic clock, ms. */
  readonly monotonic?: () => number;
  /** Wall clock, epoch ms. */
  readonly now?: () => number;
  /** The timers with which requests wait for their turn (see pace.ts); the system's by default. */
  readonly paceClock?: PaceClock;
  /** From 0 to below 1, for the pace; Math.random by default. */
  readonly chance?: () => number;
  /** How it is reached; directly by default. */
  readonly network?: Network | undefined;
  /** What earlier runs saw of it, and where this one notes it; nothing by default. */
  readonly seen?: Seen | undefined;
  /** Where it notes which steps have not left; nothing by default. */
  readonly unsent?: Unsent | undefined;
  /** What the service asked other clients to wait; nothing by default. */
  readonly pause?: ServicePause | undefined;
  /** Called with the length in ms when the service requests a pause that the user would notice. */
  readonly onPause?: ((milliseconds: number) => void) | undefined;
  readonly onRequest?: OnRequest | undefined;
}

/** One service with the credentials of one user (I19). Reads throw FailureError; writes return a verdict. */
export interface ServiceClient {
  /** The part before /GraphV1, normalised. */
  readonly baseUrl: string;
  /** Resolves only when an authenticated answer of the service was parsed (S11). */
  ping(signal?: AbortSignal): Promise<void>;
  /** Waits when the service asks for a pause, two minutes at most each time. */
  probe(signal?: AbortSignal): Promise<Probe>;
  pull(
    request: PullRequest,
    idsByHash: ReadonlyMap<string, string>,
    signal?: AbortSignal,
  ): AsyncGenerator<PullBatch, PullEnd, undefined>;
  readOne(entity: EntityName, id: string): Promise<RawJson>;
  /** Like the two below, throws ConfirmationNeeded with what the user has to confirm (R4.3); nothing was sent then. */
  replace(order: ReplaceOrder, confirmation?: Confirmation, signal?: AbortSignal): Promise<Verdict>;
  create(order: CreateOrder, confirmation?: Confirmation, signal?: AbortSignal): Promise<Verdict>;
  act(order: ActOrder, confirmation?: Confirmation, signal?: AbortSignal): Promise<Verdict>;
  settle(order: SettleOrder): Promise<Settlement>;
  /** Whether a replace whose answer was lost was carried out: reads the row once (I20). */
  look(order: LookOrder): Promise<Settlement>;
  /** Calls any endpoint, once. Throws FailureError: see call.ts for what it proves of a write. */
  call<Name extends EndpointName>(name: Name, input: RowInput): Promise<AnswerTo<Name>>;
  /**
   * Which parts of the interface this service offers, and how; writes nothing. Throws FailureError when it cannot be
   * reached.
   */
  compatibility(ids?: GivenIds): Promise<CompatibilityReport>;
  compatibilitySteps(signal: AbortSignal): AsyncGenerator<CheckStep, CompatibilityReport, undefined>;
  /** Closes every connection; call it when the machine wakes (S10). */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** Throws FailureError `badAddress` or `insecureAddress`. Sends nothing. */
export function openClient(options: ServiceOptions): ServiceClient {
  const baseUrl = normaliseAddress(options.baseUrl);
  const limits = { ...defaultLimits, ...options.limits };
  const transport = new Transport(limits, options.network);
  return clientOn(
    connectionOver(transport, {
      monotonic,
      now: () => Date.now(),
      paceClock: { monotonic, wait: waitFor },
      chance: Math.random,
      ...options,
      baseUrl,
      limits,
    }),
    transport,
  );
}

const monotonic = (): number => performance.now();

type ConnectionOptions = ServiceOptions &
  Required<Pick<ServiceOptions, 'monotonic' | 'now' | 'paceClock' | 'chance'>> & { readonly limits: Limits };

/** A connection to one service over any transport; every request waits for its turn. */
export function connectionOver(transport: Connection['transport'], options: ConnectionOptions): Connection {
  const { baseUrl, authenticator, limits, now, unsent = unrecorded } = options;
  const connection: Connection = {
    baseUrl,
    authenticator,
    transport: paced(traced(recordingUnsent(transport, unsent), options), {
      limits,
      now,
      clock: options.paceClock,
      chance: options.chance,
      onPause: options.onPause,
      pause: options.pause,
    }),
    limits,
    reads: new Semaphore(limits.reads),
    lists: new Semaphore(Math.max(1, limits.reads - 1)),
    writes: new Semaphore(limits.writes),
    bodyReadVerb: options.bodyReadVerb ?? 'GET',
    seen: options.seen ?? new Seen(),
    unsent,
    declared: declaredBy(() => connection),
    maintained: new Maintained(),
    listed: new ListedRows(),
    monotonic: options.monotonic,
    now,
    wait: (milliseconds) => options.paceClock.wait(milliseconds),
    schoolZone: options.schoolZone ?? defaultZone,
    shareName: shareNameOf(() => connection, options.shareName),
  };
  return connection;
}

export function clientOn(connection: Connection, transport: Pick<Transport, 'reset' | 'close'>): ServiceClient {
  const begun = ({ step }: Pick<ActOrder, 'step'>): Connection => {
    if (step !== undefined) connection.unsent.begin(step);
    return forStep(connection, step);
  };
  return {
    baseUrl: connection.baseUrl,
    ping: (signal) => ping(connection, signal),
    probe: (signal) => probe(connection, signal),
    pull: (request, idsByHash, signal) => pull(connection, request, idsByHash, signal),
    async readOne(entity, id) {
      const read = await readOrGone(connection, entity, id);
      if (read.kind === 'row') return read.row;
      throw new FailureError({ kind: read.kind === 'notServed' ? 'refused' : 'gone' });
    },
    replace: (order, confirmation, signal) => replace(begun(order), order, confirmation, signal),
    create: (order, confirmation, signal) => create(begun(order), order, confirmation, signal),
    act: (order, confirmation, signal) => act(begun(order), order, confirmation, signal),
    settle: (order) => settle(forStep(connection, order.step), order),
    look: (order) => lookUpReplace(forStep(connection, order.step), order),
    call: (name, input) => call(connection, name, input),
    compatibility: (ids) => compatibility(connection, ids),
    compatibilitySteps: (signal) => compatibilitySteps(connection, { signal }),
    reset: () => transport.reset(),
    close: () => transport.close(),
  };
}
