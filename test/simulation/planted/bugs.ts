import { describeEntity } from '#shared/entities/index.ts';
import { currentValue } from '#shared/merge/merge.ts';
import type { Advance, SyncEvent } from '../../../renderer/sync/core/index.ts';
import type { Commit } from '../../../renderer/sync/ports.ts';
import type { Step } from '../../../renderer/sync/step.ts';
import type { Planted } from '../model/station.ts';

interface Bug extends Planted {
  /** What the simulation must say of it. */
  readonly breach: RegExp;
}

/** The core hears something else than what happened. */
const hears =
  (change: (event: SyncEvent, steps: ReadonlyMap<string, Step>) => SyncEvent) =>
  (inner: Advance): Advance =>
  (state, event, at) =>
    inner(state, change(event, state.steps), at);

/** Mistakes that are easily made, each put where it would be made. */
export const bugs: Readonly<Record<string, Bug>> = {
  'takes the fresh value for the base': {
    breach: /^I12/u,
    gateway: (inner, service) => ({
      ...inner,
      replace: (order) => {
        const row = service.row(order.entity, order.id);
        const rebased = order.changes.map((change) =>
          Object.assign({}, change, { base: row ? currentValue(describeEntity(order.entity), row, change) : change.base }),
        );
        return inner.replace({ ...order, changes: rebased });
      },
    }),
  },
  'sends a creation again when the answer is lost': {
    breach: /^I[34]/u,
    advance: hears((event, steps) =>
      event.kind === 'verdict' && event.verdict.kind === 'doubt' && steps.get(event.stepId)?.action === 'create'
        ? { ...event, verdict: { kind: 'notSent', failure: event.verdict.failure } }
        : event,
    ),
  },
  'forgets to rewrite provisional ids': {
    breach: /^I6/u,
    advance: (inner) => (state, event, at) => {
      const outcome = inner(state, event, at);
      if (!outcome.commit?.putReceipts) return outcome;
      const old = (step: Step): Step => {
        const before = state.steps.get(step.id);
        return before ? { ...step, target: before.target, body: before.body, provisional: before.provisional } : step;
      };
      const steps = new Map([...outcome.state.steps].map(([id, step]) => [id, old(step)]));
      const commit: Commit = { ...outcome.commit, putSteps: [...steps.values()] };
      return { ...outcome, state: { ...outcome.state, steps }, commit };
    },
  },
  'sends before the entry is on the disk': {
    breach: /^I5/u,
    outbox: (inner, world) => ({
      load: () => inner.load(),
      commit: async (commit) => void world.after(50, () => void inner.commit(commit).catch(() => undefined)),
    }),
  },
  'takes what was on its way at a crash for not sent': {
    breach: /^I[34]/u,
    outbox: (inner) => ({
      ...inner,
      load: async () => {
        const read = await inner.load();
        const waiting = { kind: 'waiting', notBefore: null, failure: null } as const;
        const steps = read.steps.map((step) => (step.state.kind === 'sending' ? Object.assign({}, step, { state: waiting }) : step));
        return { ...read, steps };
      },
    }),
  },
  'believes absence before things went quiet': {
    breach: /^I[34]/u,
    advance: hears((event) => (event.kind === 'settlement' ? { ...event, conclusive: true } : event)),
  },
  'dates a pull by its end': {
    breach: /^I17/u,
    cache: (inner) => ({ ...inner, absorb: (request, rows) => inner.absorb(request, rows, inner.acknowledgements()) }),
  },
  'loses receipts': {
    breach: /^I2/u,
    outbox: (inner) => ({
      load: () => inner.load(),
      commit: ({ putReceipts: _lost, ...commit }) => inner.commit(commit),
    }),
  },
  'takes what was there before for its own': {
    breach: /^I16/u,
    gateway: (inner) => ({ ...inner, settle: (order) => inner.settle({ ...order, notThese: [] }) }),
  },
  'repeats a replace while the lost one may still arrive': {
    breach: /^I8/u,
    advance: hears((event) =>
      event.kind === 'verdict' && event.verdict.kind === 'doubt' && event.verdict.failure.kind === 'timeout'
        ? { ...event, verdict: { kind: 'doubt', failure: { kind: 'unreadable' } } }
        : event,
    ),
  },
};
