import { canUndo, isDecided } from '../core/index.ts';
import type { PullRequest } from '../ports.ts';
import type { Choice, Step } from '../step.ts';
import type { EnginePorts, Known } from './ports.ts';
import type { Pulls } from './pulls.ts';
import type { Runner } from './runner.ts';

export type Dispatched<Rejection> =
  | { readonly ok: true; readonly intentId: string; readonly targets: readonly string[] }
  | { readonly ok: false; readonly rejection: Rejection | 'storage' };

/** What a person can ask of the road; see Commands in stores/session.ts. */
export interface EngineCommands<Intent, Rejection> {
  dispatch(intent: Intent): Promise<Dispatched<Rejection>>;
  undo(stepId: string): Promise<boolean>;
  undoLast(): Promise<string | null>;
  retry(stepId?: string): Promise<void>;
  discard(stepId: string): Promise<void>;
  resolve(stepId: string, choices: ReadonlyMap<string, Choice>): Promise<void>;
  settle(stepId: string, existingId: string | null): Promise<void>;
  adopt(steps: readonly Step[]): Promise<boolean>;
  refresh(request: PullRequest): Promise<void>;
  cancelRefresh(request: PullRequest): void;
}

export function createCommands<Intent, Snapshot extends Known, Rejection>(
  ports: EnginePorts<Intent, Snapshot, Rejection>,
  runner: Runner,
  pulls: Pulls,
): EngineCommands<Intent, Rejection> {
  /** Intents of this run, oldest first: the latest change is the last one asked for, not the last by the clock (I21). */
  const asked: string[] = [];

  const storage = (): Dispatched<Rejection> => {
    runner.storageFailed();
    return { ok: false, rejection: 'storage' };
  };

  const dispatch = async (intent: Intent): Promise<Dispatched<Rejection>> => {
    const snapshot = await ports.snapshot(ports.planner.needs(intent)).catch(() => null);
    if (snapshot === null) return storage();
    const plan = ports.planner.plan(intent, snapshot, (id) => runner.state.given.get(id)?.id ?? id);
    if (!plan.ok) return plan;
    const intentId = ports.uuid();
    const steps = plan.steps.map((step) => Object.assign({ id: ports.uuid() }, step));
    try {
      await runner.take({ kind: 'added', intentId, steps });
    } catch {
      return storage(); // told to the person by both the answer and the status (I1)
    }
    asked.push(intentId);
    return { ok: true, intentId, targets: plan.steps.map((step) => step.target) };
  };

  /** False when the disk refused, which the status tells. */
  const inTurn = (work: () => Promise<boolean>): Promise<boolean> =>
    runner.mailbox.post(async () => {
      try {
        return await work();
      } catch {
        runner.storageFailed();
        return false;
      }
    });

  const undoable = (): readonly Step[] => [...runner.state.steps.values()].filter(canUndo);

  /** The steps of the latest intent that can still be taken back. */
  const latest = (): readonly Step[] => {
    const open = undoable();
    const intentId =
      asked.findLast((id) => open.some((step) => step.intentId === id)) ?? open.at(-1)?.intentId;
    return open.filter((step) => step.intentId === intentId);
  };

  return {
    dispatch: (intent) => runner.mailbox.post(() => dispatch(intent)),
    undo: (stepId) =>
      inTurn(async () => {
        if (!canUndo(runner.state.steps.get(stepId))) return false;
        await runner.take({ kind: 'undo', stepIds: [stepId] });
        return true;
      }),
    async undoLast() {
      let undone: string | null = null;
      await inTurn(async () => {
        const steps = latest();
        const [first] = steps;
        if (!first) return false;
        await runner.take({ kind: 'undo', stepIds: steps.map((step) => step.id) });
        undone = first.id;
        return true;
      });
      return undone;
    },
    async retry(stepId) {
      await inTurn(() => runner.take({ kind: 'retry', stepId: stepId ?? null }).then(() => true));
    },
    async discard(stepId) {
      await inTurn(() => runner.take({ kind: 'discard', stepId }).then(() => true));
    },
    async resolve(stepId, choices) {
      if (!isDecided(runner.state.steps.get(stepId), choices)) throw new Error('every unit in conflict needs a choice');
      await inTurn(() => runner.take({ kind: 'resolve', stepId, choices }).then(() => true));
    },
    async settle(stepId, existingId) {
      await inTurn(() => runner.take({ kind: 'settle', stepId, existingId }).then(() => true));
    },
    adopt: (steps) => inTurn(() => runner.take({ kind: 'adopted', steps }).then(() => true)),
    refresh: (request) => pulls.receive(request, true),
    cancelRefresh: (request) => pulls.cancel(request),
  };
}
