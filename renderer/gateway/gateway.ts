import type { Failure, FailureKind } from '#shared/failures/failure.ts';
import type { Verdict } from '#shared/ipc/write.ts';
import type { Gateway, KnownRows, PullEnd, PullRequest } from '#sync/ports.ts';
import { callBridge } from './bridge.ts';
import type { BridgeCall } from './bridge.ts';

/** The port to the service, through the bridge; its writes belong to this profile (I19). */
export function createGateway(profileId: string, call: BridgeCall = callBridge): Gateway {
  return {
    replace: async (order) => verdictOf(await call('write.replace', { ...order, profileId })),
    create: async (order) => verdictOf(await call('write.create', { ...order, profileId })),
    act: async (order) => verdictOf(await call('write.act', { ...order, profileId })),
    settle: async (order) => orFailed(await call('write.settle', { ...order, profileId })),
    look: async (order) => orFailed(await call('write.look', { ...order, profileId })),
    async unsent(steps) {
      const answer = await call('journal.unsent', { profileId, steps: [...steps] });
      return answer.ok ? answer.value.unsent : []; // then each of them may have left
    },
    async ping() {
      const answer = await call('service.ping', {});
      return answer.ok ? null : answer.failure;
    },
    pull: pullBy(call),
  };
}

/** Main rejects these before it sends anything. A password that the service refused arrives in a verdict. */
const turnedAway: ReadonlySet<FailureKind> = new Set(['badRequest', 'locked', 'noPassword', 'password']);
const isTurnedAway = ({ kind }: Failure): boolean => turnedAway.has(kind);

type Answer<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Failure };

const orFailed = <Value>(answer: Answer<Value>): Value | { readonly kind: 'failed'; readonly failure: Failure } =>
  answer.ok ? answer.value : { kind: 'failed', failure: answer.failure };

/** Where main returned no verdict, only a rejection before sending proves that nothing left (I4). */
function verdictOf(answer: Answer<Verdict>): Verdict {
  if (answer.ok) return answer.value;
  const { failure } = answer;
  return isTurnedAway(failure) ? { kind: 'notSent', failure } : { kind: 'doubt', failure };
}

/** Said of one list: what the bridge takes (I24, S6). Rows beyond it come at each pull, and are not due. */
const mostKnown = 100_000;

const failed = (failure: Failure): PullEnd => ({ kind: 'failed', failure });
const cancelled: PullEnd = failed({ kind: 'cancelled' });

/** How often one list is asked for again. Main drops running lists when it opens the service with saved settings. */
const mostDrops = 3;

/** Reads a list; one that main dropped is asked for again at once. */
const pullBy =
  (call: BridgeCall): Gateway['pull'] =>
  async (request, held, onRows, signal) => {
    for (let drops = 0; drops <= mostDrops; drops += 1) {
      const end = await pullOnce(call, request, held, onRows, signal);
      if (signal.aborted || end.kind === 'done' || end.failure.kind !== 'cancelled') return end;
    }
    return failed({ kind: 'timeout' });
  };

/** Batch by batch: main sends the next rows only when the previous ones are stored. */
async function pullOnce(call: BridgeCall, ...[request, held, onRows, signal]: PullArgs): Promise<PullEnd> {
  if (signal.aborted) return cancelled;
  const begun = await begin(call, request, held);
  if (!begun.ok) return failed(begun.failure);

  const { pullId } = begun;
  // Main may have ended it already, so the result is ignored.
  const cancel = (): void => void call('pull.cancel', { pullId });
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const end = await readAll(call, pullId, onRows, signal);
    if (end.kind === 'failed' && !signal.aborted) cancel();
    return end;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

type PullArgs = Parameters<Gateway['pull']>;

type Begun = { readonly ok: true; readonly pullId: string } | { readonly ok: false; readonly failure: Failure };

/** Begins a pull: main returns the rows that differ from the known ones. */
async function begin(call: BridgeCall, request: PullRequest, held: KnownRows): Promise<Begun> {
  const known = [...held.known].slice(0, mostKnown);
  const begun = await call('pull.begin', {
    entity: request.entity,
    ...(request.path && { path: [...request.path] }),
    ...(request.of !== undefined && { of: request.of }),
    ...(request.by !== undefined && { by: request.by }),
    known: { ids: known.map(([id]) => id), hashes: known.map(([, hash]) => hash) },
    ...dueAsked(held),
  });
  return begun.ok ? { ok: true, pullId: begun.value.pullId } : begun;
}

/** Usually every row that a list gave is due, so that only the others are named. */
function dueAsked({ known, due }: KnownRows): { readonly dueKnown: boolean; readonly due: string[] } {
  const others = [...due].filter((id) => !known.has(id));
  const dueKnown = known.size > 0 && due.size - others.length === known.size;
  return { dueKnown, due: (dueKnown ? others : [...due]).slice(0, mostKnown) };
}

async function readAll(call: BridgeCall, pullId: string, onRows: PullArgs[2], signal: AbortSignal): Promise<PullEnd> {
  while (!signal.aborted) {
    const next = await call('pull.next', { pullId });
    if (signal.aborted) break;
    if (!next.ok) return failed(next.failure);
    const { rows, received, end } = next.value;
    try {
      await onRows(rows, received);
    } catch (error) {
      return failed({ kind: 'storage', detail: error instanceof Error ? error.message : 'rows were not stored' });
    }
    if (end) return { kind: 'done', received, ...end };
  }
  return cancelled;
}
