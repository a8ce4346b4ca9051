import type { ServiceClient } from '#main/api/client.ts';
import type { Connection } from '#main/api/http/connection.ts';
import type { Verdict } from '#shared/ipc/write.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Advance, SyncEvent, SyncState } from '#sync/core/index.ts';
import type { Step } from '#sync/step.ts';
import type { Planted } from '../simulation/station/station.ts';

/** One production function replaced by a mistaken one. */
interface Bug extends Planted {
  /** What the simulation must say of it. */
  readonly breach: RegExp;
}
export type Bugs = Readonly<Record<string, Bug>>;

type Outcome = ReturnType<Advance>;

/** The core receives something else than what happened. */
export const hears =
  (change: (event: SyncEvent, state: SyncState) => SyncEvent) =>
  (inner: Advance): Advance =>
  (state, event, at) =>
    inner(state, change(event, state), at);

/** The core does something else than it decided. */
export const does =
  (change: (outcome: Outcome, state: SyncState, event: SyncEvent, at: Parameters<Advance>[2]) => Outcome) =>
  (inner: Advance): Advance =>
  (state, event, at) =>
    change(inner(state, event, at), state, event, at);

/** The outcome with a step put, on the disk too. */
export function withStep(outcome: Outcome, step: Step): Outcome {
  const steps = new Map(outcome.state.steps).set(step.id, step);
  const putSteps = [...(outcome.commit?.putSteps ?? []).filter(({ id }) => id !== step.id), step];
  return { ...outcome, state: { ...outcome.state, steps }, commit: { ...outcome.commit, putSteps } };
}

/** The outcome without a step, which went without leaving anything. */
export function withoutStep(outcome: Outcome, id: string): Outcome {
  const steps = new Map(outcome.state.steps);
  steps.delete(id);
  const putSteps = (outcome.commit?.putSteps ?? []).filter((step) => step.id !== id);
  return {
    ...outcome,
    state: { ...outcome.state, steps },
    commit: { ...outcome.commit, putSteps, removeSteps: [...(outcome.commit?.removeSteps ?? []), id] },
  };
}

/** Main's client ends a write otherwise. */
export const ends =
  (op: 'replace' | 'create', change: (verdict: Verdict, order: { readonly id?: string }) => Verdict) =>
  (inner: ServiceClient): ServiceClient =>
    op === 'replace'
      ? {
          ...inner,
          replace: async (order, yes, signal) => change(await inner.replace(order, yes, signal), order),
        }
      : { ...inner, create: async (order, yes, signal) => change(await inner.create(order, yes, signal), {}) };

type Open = Connection['transport']['open'];

/** The connection opens requests otherwise. */
export const opens =
  (change: (open: Open) => Open) =>
  (inner: Connection): Connection => ({
    ...inner,
    transport: {
      get generation() {
        return inner.transport.generation;
      },
      open: change((request) => inner.transport.open(request)),
    },
  });

/** A replace carries another body. */
export const replacesWith = (change: (body: RawJson) => string): NonNullable<Planted['connection']> =>
  opens((open) => (request) => {
    const isReplace = request.body !== undefined && /\/\d+$/u.test(request.url.pathname);
    return open(isReplace ? { ...request, body: change(request.body as RawJson) } : request); // main splices raw JSON
  });
