import type { FailureKind } from '#shared/failures/failure.ts';
import { notPreparing, useReadiness } from '#stores/offline.ts';
import type { Preparing, ToReceive } from '#stores/offline.ts';
import type { PullRequest, PullStatus } from '#sync/ports.ts';
import { reactions } from '#sync/rules/reactions.ts';
import { begin, halted, isOver, joined, leftOut, planOf, progressOf, received, wantedOf } from './preparationPlan.ts';
import type { Plan, PlannedRead } from './preparationPlan.ts';

interface PreparationParts {
  /** Resolves when the dataset was received, or that failed. */
  refresh(request: PullRequest): Promise<void>;
  cancel(request: PullRequest): void;
  /** When a dataset was last received: a new object after every pull. */
  last(request: PullRequest): PullStatus | null;
  /** Why a dataset was not received the last time. */
  failure(request: PullRequest): FailureKind | null;
  /** Requests that follow from a received list: subfolders, rows that belong to a row. */
  below(request: PullRequest): readonly PlannedRead[];
  /** Epoch ms. */
  now(): number;
}

/** Receives the scope while one service is open; continues while other screens are shown. */
export interface Preparation {
  /** Starts, or resumes. `isPart`: something that the user asked for by itself, joined to what is under way. */
  start(all: ToReceive, isPart?: boolean): void;
  /** Receives these rows too, unless the user stopped it. */
  take(rows: readonly PullRequest[]): void;
  /** The user stops it; what was received stays. */
  stop(): void;
  /** The service answered: resumes what a failure stopped. */
  found(): void;
  /** The scope changed: the next start begins from the first list. */
  forget(): void;
  /** Discards the plan when the service closes. */
  close(): void;
}

export function preparation(parts: PreparationParts): Preparation {
  let plan: Plan | null = null;
  /** The run under way; results of an older one are ignored. */
  let run: object | null = null;
  /** The plan is of a part: after it, the whole scope begins from its first list. */
  let isOfPart = false;

  const tell = (state: Preparing['state'], why: Preparing['why'] = null): void => {
    if (plan) useReadiness.setState({ preparing: { state, why, at: parts.now(), ...progressOf(plan) } });
  };

  const halt = (why: FailureKind | 'person', request?: PullRequest): void => {
    if (!plan || !run) return;
    run = null;
    const underWay = plan.underWay.map((task) => task.request);
    plan = halted(plan, request && why !== 'person' ? { request, kind: why } : undefined);
    tell('stopped', why);
    for (const each of underWay) parts.cancel(each);
  };

  const receive = async (request: PullRequest, mine: object): Promise<void> => {
    const before = parts.last(request);
    await parts.refresh(request);
    if (run !== mine || !plan) return;
    const failure = parts.last(request) === before ? (parts.failure(request) ?? 'cancelled') : null;
    if (failure === null) plan = received(plan, request, parts.below(request));
    else if (endsAll(failure)) return halt(failure, request);
    else plan = leftOut(plan, request, failure);
    goOn(mine);
  };

  const goOn = (mine: object): void => {
    if (!plan) return;
    const next = begin(plan);
    plan = next.plan;
    if (isOver(plan)) {
      run = null;
      tell('done');
      return;
    }
    tell('running');
    for (const request of next.begun) void receive(request, mine);
  };

  const resume = (): void => {
    run = {};
    goOn(run);
  };

  return {
    start(all, isPart = false) {
      if (run && plan) {
        plan = joined(plan, wantedOf(all));
        isOfPart &&= isPart;
        return goOn(run);
      }
      if (!plan || isOver(plan) || isPart || isOfPart) plan = planOf(all);
      isOfPart = isPart;
      resume();
    },
    take(rows) {
      const isOpen = plan !== null && !isOver(plan);
      if (isOpen && plan)
        plan = joined(
          plan,
          rows.map((request) => ({ request })),
        );
      if (isOpen || run) return;
      plan = planOf({ rows });
      resume();
    },
    stop: () => halt('person'),
    found() {
      const { state, why } = useReadiness.getState().preparing;
      if (!run && plan && state === 'stopped' && why !== 'person') resume();
    },
    forget() {
      if (run) return;
      plan = null;
      useReadiness.setState({ preparing: notPreparing });
    },
    close() {
      run = null;
      plan = null;
    },
  };
}

/** Whether the other lists would fail too (R3.5). */
const endsAll = (kind: FailureKind): boolean => ['connection', 'signIn', 'service'].includes(reactions[kind].wait);
