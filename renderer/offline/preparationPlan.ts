import { describeEntity } from '#shared/entities/index.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import type { Preparing } from '#stores/offline.ts';
import type { PullRequest } from '#sync/ports.ts';

interface Task {
  readonly request: PullRequest;
  /** How often it timed out. */
  readonly late: number;
}

/** What is still to be received, what is being received, and what was. */
export interface Plan {
  readonly todo: readonly Task[];
  readonly underWay: readonly Task[];
  readonly received: { readonly sets: number; readonly folders: number };
  readonly failed: Preparing['failed'];
}

/** As many as the engine receives at once: more would wait there, ahead of what the user requests meanwhile. */
const atOnce = 2;
/** A list that times out this often is left out, so that the others are received. */
const mostLate = 3;
/** A service that lists a folder inside itself under other names would never end (R5.5, I24). */
const deepest = 40;

const isFolder = ({ entity }: PullRequest): boolean => describeEntity(entity).listedBy === 'parent';
const isInside = (path: readonly string[], other: readonly string[]): boolean =>
  other.length < path.length && other.every((name, at) => path[at] === name);

/** Everything to receive: the sets first, then the top of the share, then the folders with all that is below them. */
export function planOf(sets: readonly PullRequest[], folders: readonly (readonly string[])[]): Plan {
  const roots = folders.filter((path) => path.length > 0 && !folders.some((other) => isInside(path, other)));
  const requests = [
    ...sets,
    { entity: 'Directory' as const, path: [] },
    ...roots.map((path) => ({ entity: 'Directory' as const, path })),
  ];
  return { todo: requests.map(asTask), underWay: [], received: { sets: 0, folders: 0 }, failed: [] };
}

const asTask = (request: PullRequest): Task => ({ request, late: 0 });

/** Takes the next ones to receive now. */
export function begin(plan: Plan): { readonly plan: Plan; readonly begun: readonly PullRequest[] } {
  const begun = plan.todo.slice(0, Math.max(0, atOnce - plan.underWay.length));
  return {
    plan: { ...plan, todo: plan.todo.slice(begun.length), underWay: [...plan.underWay, ...begun] },
    begun: begun.map(({ request }) => request),
  };
}

/** A list was received; for a folder in the scope, `inside` are its folders. */
export function received(plan: Plan, request: PullRequest, inside: readonly string[]): Plan {
  const path = request.path ?? [];
  const walks = isFolder(request) && path.length > 0 && path.length < deepest;
  const below = walks ? inside.map((name) => asTask({ entity: 'Directory', path: [...path, name] })) : [];
  const { sets, folders } = plan.received;
  return {
    ...without(plan, request),
    todo: [...plan.todo, ...below],
    received: isFolder(request) ? { sets, folders: folders + 1 } : { sets: sets + 1, folders },
  };
}

/** A list could not be received; the others continue. */
export function leftOut(plan: Plan, request: PullRequest, kind: FailureKind): Plan {
  return { ...without(plan, request), failed: [...plan.failed, { request, kind }] };
}

/** Nothing more can be received for now: interrupted lists are requested again first. */
export function halted(plan: Plan, because?: { readonly request: PullRequest; readonly kind: FailureKind }): Plan {
  const late = (task: Task): Task =>
    because?.kind === 'timeout' && task.request === because.request ? { ...task, late: task.late + 1 } : task;
  const again = plan.underWay.map(late);
  const given = again.filter((task) => task.late >= mostLate);
  return {
    ...plan,
    todo: [...again.filter((task) => task.late < mostLate), ...plan.todo],
    underWay: [],
    failed: [...plan.failed, ...given.map(({ request }) => ({ request, kind: 'timeout' as const }))],
  };
}

export const isOver = ({ todo, underWay }: Plan): boolean => todo.length + underWay.length === 0;

/** For the screen. */
export function progressOf(plan: Plan): Pick<Preparing, 'setsLeft' | 'sets' | 'foldersListed' | 'folders' | 'failed'> {
  const left = [...plan.underWay, ...plan.todo].map(({ request }) => request);
  const setsLeft = left.filter((request) => !isFolder(request)).map(({ entity }) => entity);
  const failedFolders = plan.failed.filter(({ request }) => isFolder(request)).length;
  return {
    setsLeft,
    sets: setsLeft.length + plan.received.sets + plan.failed.length - failedFolders,
    foldersListed: plan.received.folders,
    folders: left.length - setsLeft.length + plan.received.folders + failedFolders,
    failed: plan.failed,
  };
}

const without = (plan: Plan, request: PullRequest): Plan => ({
  ...plan,
  underWay: plan.underWay.filter((task) => task.request !== request),
});
