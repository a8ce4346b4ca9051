import type { SyncEvent } from '../core/index.ts';
import type { OutboxCommands, Submission } from '../ports.ts';
import { splitAttended } from '../rules/attended.ts';
import type { Attempted } from '../rules/attended.ts';
import { whyNotThis } from '../rules/existing.ts';
import type { NotThis } from '../rules/existing.ts';
import { canUndo } from '../rules/undo.ts';
import type { Consequences, NewStep, Step } from '../step.ts';
import { attempted, isUnderWay, leavesSoon } from './attempt.ts';
import type { EnginePorts, KnownRow } from './enginePorts.ts';
import type { Pulls } from './pulls.ts';
import type { Runner } from './runner.ts';

type Dispatched<Rejection> =
  | {
      readonly ok: true;
      readonly intentId: string;
      readonly targets: readonly string[];
      readonly steps: readonly (NewStep & { readonly id: string })[];
      /** Steps of the outbox that contain it now: its own, or earlier ones that it was merged into. */
      readonly carriedBy: readonly string[];
      /** It was accepted before under the same id; nothing was done now. */
      readonly isRepeat?: true;
    }
  | { readonly ok: false; readonly rejection: Rejection | 'storage'; readonly consequences?: Consequences };

/** How long `attend` waits for a queued step, so that the attended step that depends on it can follow. */
const queuedStepWaitMs = 60_000;

export interface EngineCommands<Intent, Rejection> extends OutboxCommands {
  dispatch(intent: Intent, submission?: Submission): Promise<Dispatched<Rejection>>;
  /** The outbox now, in order of `seq`. */
  steps(): readonly Step[];
  undo(stepId: string): Promise<boolean>;
  /** Returns the steps that were undone; none when there was nothing to undo. */
  undoLast(): Promise<readonly Step[]>;
  /** Now, once; resolves when the attempt ended; see `attempt.ts`. A step that leaves by itself is only waited for. */
  attend(stepId: string, confirmation: string | null): Promise<Attempted>;
}

export function createCommands<Intent, Snapshot extends KnownRow, Rejection>(
  ports: EnginePorts<Intent, Snapshot, Rejection>,
  runner: Runner,
  pulls: Pulls,
): EngineCommands<Intent, Rejection> {
  /** Oldest first: the latest is the last one requested, not the last by the clock (I21). */
  const byIntent = new Map<string, Extract<Dispatched<Rejection>, { ok: true }>>();

  const storage = (): Dispatched<Rejection> => {
    runner.storageFailed();
    return { ok: false, rejection: 'storage' };
  };

  const dispatch = async (intent: Intent, submission?: Submission): Promise<Dispatched<Rejection>> => {
    const { id: intentId = ports.uuid(), holdMs } = submission ?? {};
    const before = byIntent.get(intentId);
    if (before && holdMs === undefined && !submission?.isMore) return { ...before, isRepeat: true };
    try {
      await runner.begun();
    } catch {
      return storage();
    }
    const snapshot = await ports.snapshot(ports.planner.needs(intent)).catch(() => null);
    if (snapshot === null) return storage();
    const plan = ports.planner.plan(intent, snapshot, (id) => runner.state.given.get(id)?.id ?? id);
    if (!plan.ok) return plan;
    const steps = plan.steps.flatMap((step) => splitAttended(step, () => ports.uuid()));
    try {
      await runner.take({
        kind: 'added',
        intentId,
        steps,
        ...(plan.takeBack && { takeBack: plan.takeBack }),
        ...(plan.givesUp && { givesUp: plan.givesUp }),
        ...(holdMs !== undefined && { holdMs }),
      });
    } catch {
      return storage(); // both the answer and the status show it to the user (I1)
    }
    const carriedBy = [...runner.state.steps.values()].filter((step) => step.intentId === intentId).map(({ id }) => id);
    const accepted = { ok: true, intentId, targets: plan.steps.map((step) => step.target), steps, carriedBy } as const;
    byIntent.delete(intentId); // the latest intent comes last
    byIntent.set(intentId, accepted);
    return accepted;
  };

  /** Returns false when the disk refused, which the status shows. */
  const exclusively = (work: () => Promise<boolean>): Promise<boolean> =>
    runner.mutex.runExclusive(async () => {
      try {
        await runner.begun();
        return await work();
      } catch {
        runner.storageFailed();
        return false;
      }
    });

  const takes = (event: SyncEvent): Promise<boolean> => exclusively(() => runner.take(event).then(() => true));

  const undoable = (): readonly Step[] => [...runner.state.steps.values()].filter(canUndo);

  /** The steps of the latest intent that can still be undone. */
  const latest = (): readonly Step[] => {
    const open = undoable();
    const intentId =
      [...byIntent.keys()].findLast((id) => open.some((step) => step.intentId === id)) ?? open.at(-1)?.intentId;
    return open.filter((step) => step.intentId === intentId);
  };

  return {
    steps: () => [...runner.state.steps.values()],
    dispatch: (intent, submission) => runner.mutex.runExclusive(() => dispatch(intent, submission)),
    letGo: (intentId) => void takes({ kind: 'letGo', intentId }),
    undo: (stepId) =>
      exclusively(async () => {
        if (!canUndo(runner.state.steps.get(stepId))) return false;
        await runner.take({ kind: 'undo', stepIds: [stepId] });
        return true;
      }),
    async undoLast() {
      let undone: readonly Step[] = [];
      await exclusively(async () => {
        const steps = latest();
        if (steps.length === 0) return false;
        await runner.take({ kind: 'undo', stepIds: steps.map((step) => step.id) });
        undone = steps;
        return true;
      });
      return undone;
    },
    retry: (stepId) => takes({ kind: 'retry', stepId: stepId ?? null }),
    async attend(stepId, confirmation) {
      if (!runner.hasBegun && !(await exclusively(async () => true))) return { kind: 'storage' };
      const step = runner.state.steps.get(stepId);
      if (!step) return { kind: 'gone' };
      if (step.attended !== true) {
        // It leaves by itself; what is built on it can be sent once it did.
        const isOver = runner.until((state) => !leavesSoon(state, stepId));
        await Promise.race([isOver, new Promise<void>((resolve) => ports.clock.after(queuedStepWaitMs, resolve))]);
        return attempted(runner.state, step);
      }
      if (!(await takes({ kind: 'confirmed', stepId, at: ports.clock.now(), confirmation })))
        return { kind: 'storage' };
      await runner.until((state) => !isUnderWay(state, stepId));
      return attempted(runner.state, step);
    },
    discard: (stepId) => takes({ kind: 'discard', stepId }),
    resolve: (decided) => takes({ kind: 'resolve', decided }),
    decideSecondRow: (stepId, rowId, decision) => takes({ kind: 'secondRowDecided', stepId, rowId, decision }),
    async settle(stepId, existing) {
      let why: NotThis | null = null;
      const done = await exclusively(async () => {
        why = existing && whyNotThis(runner.state, runner.state.steps.get(stepId), existing);
        if (why === null) await runner.take({ kind: 'settle', stepId, existing });
        return true;
      });
      return done ? (why ?? 'kept') : 'storage';
    },
    adopt: (steps) => takes({ kind: 'adopted', steps }),
    refresh: (request) => {
      // The user wants to see the service's version now: a lost service is pinged at once.
      if (runner.state.connection.kind !== 'online') runner.post({ kind: 'hint' });
      return pulls.receive(request, true);
    },
    cancelRefresh: (request) => pulls.cancel(request),
  };
}
