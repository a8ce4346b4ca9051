import { describeEntity } from '#shared/entities/index.ts';
import { mayBeOfOneList } from '#shared/failures/failure.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import type { Preparing, ToReceive } from '#stores/offline.ts';
import type { PullRequest } from '#sync/ports.ts';
import { requestKey } from '#sync/rules/request.ts';

/** A list, folder or row to receive. `isLeaf`: receive only this, nothing that belongs to it. */
export interface PlannedRead {
  readonly request: PullRequest;
  readonly isLeaf?: boolean;
}

interface Task extends PlannedRead {
  /** How often it failed while the service may have answered others. */
  readonly failures: number;
}

/** What is still to be received, what is being received, and what was. */
export interface Plan {
  readonly todo: readonly Task[];
  readonly underWay: readonly Task[];
  /** How many were received. */
  readonly received: Readonly<Record<Kind, number>>;
  readonly failed: Preparing['failed'];
  /** Everything it ever held: what several rows refer to is received once. */
  readonly known: ReadonlySet<string>;
}

/** Whole lists, what belongs to rows that were kept one by one, and the folders that were chosen with those below. */
type Kind = 'sets' | 'rows' | 'folders';

/** As many as the engine receives at once: more would wait there, ahead of what the user requests meanwhile. */
const atOnce = 2;
/** A list that fails alone this often is left out, so that the others are received. */
const mostFailures = 3;
/** Greatest folder depth, in case the service lists a folder inside itself (R5.5, I24). */
const deepest = 40;

/** The first level of the share is received with the lists; folders that were chosen, and those below, count apart. */
const kindOf = ({ entity, of, path = [] }: PullRequest): Kind =>
  describeEntity(entity).listedBy === 'parent' && path.length > 0 ? 'folders' : of === undefined ? 'sets' : 'rows';
const isInside = (path: readonly string[], other: readonly string[]): boolean =>
  other.length < path.length && other.every((name, at) => path[at] === name);

/**
 * Everything to receive: the sets first, then rows with what belongs to them, then the top of the share and the folders
 * with all that is below them.
 */
export function planOf(all: ToReceive): Plan {
  const empty = {
    todo: [],
    underWay: [],
    received: { sets: 0, rows: 0, folders: 0 },
    failed: [],
    known: new Set<string>(),
  };
  return joined(empty, wantedOf(all));
}

export function wantedOf({ sets = [], rows = [], folders = [] }: ToReceive): readonly PlannedRead[] {
  const roots = folders.filter((path) => path.length > 0 && !folders.some((other) => isInside(path, other)));
  const isOfShare = sets.length + folders.length > 0;
  const requests = [
    ...sets,
    ...rows,
    ...(isOfShare ? [{ entity: 'Directory' as const, path: [] }] : []),
    ...roots.map((path) => ({ entity: 'Directory' as const, path })),
  ];
  return requests.map((request) => ({ request }));
}

/** With more to receive: rows before the folders, what is below a folder last. */
export function joined(plan: Plan, more: readonly PlannedRead[]): Plan {
  const known = new Set(plan.known);
  const fresh = more.filter(({ request }) => known.size < known.add(requestKey(request)).size);
  const added = fresh.map(({ request, isLeaf = false }): Task => ({ request, isLeaf, failures: 0 }));
  const todo = [...plan.todo, ...added];
  const byKind = Object.groupBy(todo, ({ request }) => kindOf(request));
  return { ...plan, todo: [...(byKind.sets ?? []), ...(byKind.rows ?? []), ...(byKind.folders ?? [])], known };
}

/** Takes the next ones to receive now. */
export function begin(plan: Plan): { readonly plan: Plan; readonly begun: readonly PullRequest[] } {
  const begun = plan.todo.slice(0, Math.max(0, atOnce - plan.underWay.length));
  return {
    plan: { ...plan, todo: plan.todo.slice(begun.length), underWay: [...plan.underWay, ...begun] },
    begun: begun.map(({ request }) => request),
  };
}

/** A list was received; `below`: what is received because of what it holds. */
export function received(plan: Plan, request: PullRequest, below: readonly PlannedRead[]): Plan {
  const task = plan.underWay.find((each) => each.request === request);
  const { length } = request.path ?? [];
  const kind = kindOf(request);
  const walks = task?.isLeaf !== true && length < deepest;
  const done = { ...without(plan, request), received: { ...plan.received, [kind]: plan.received[kind] + 1 } };
  return walks ? joined(done, below) : done;
}

/** A list could not be received; the others continue. */
export function leftOut(plan: Plan, request: PullRequest, kind: FailureKind): Plan {
  return { ...without(plan, request), failed: [...plan.failed, { request, kind }] };
}

/** Nothing more can be received for now: interrupted lists are requested again first. */
export function halted(plan: Plan, because?: { readonly request: PullRequest; readonly kind: FailureKind }): Plan {
  const counted = because && mayBeOfOneList.has(because.kind) ? because : undefined;
  const again = plan.underWay.map((task) =>
    task.request === counted?.request ? { ...task, failures: task.failures + 1 } : task,
  );
  const given = again.filter(({ failures }) => failures >= mostFailures);
  return {
    ...plan,
    todo: [...again.filter((task) => !given.includes(task)), ...plan.todo],
    underWay: [],
    failed: [...plan.failed, ...given.flatMap(({ request }) => (counted ? [{ request, kind: counted.kind }] : []))],
  };
}

export const isOver = ({ todo, underWay }: Plan): boolean => todo.length + underWay.length === 0;

/** For the screen. */
export function progressOf(
  plan: Plan,
): Pick<Preparing, 'setsLeft' | 'sets' | 'rowsReceived' | 'rows' | 'foldersListed' | 'folders' | 'failed'> {
  const left = [...plan.underWay, ...plan.todo].map(({ request }) => request);
  const failed = plan.failed.map(({ request }) => request);
  const total = (kind: Kind): number =>
    plan.received[kind] + [...left, ...failed].filter((request) => kindOf(request) === kind).length;
  return {
    setsLeft: left.filter((request) => kindOf(request) === 'sets').map(({ entity }) => entity),
    sets: total('sets'),
    rowsReceived: plan.received.rows,
    rows: total('rows'),
    foldersListed: plan.received.folders,
    folders: total('folders'),
    failed: plan.failed,
  };
}

const without = (plan: Plan, request: PullRequest): Plan => ({
  ...plan,
  underWay: plan.underWay.filter((task) => task.request !== request),
});
