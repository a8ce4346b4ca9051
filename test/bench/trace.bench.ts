import { expect, it } from 'vitest';
import { openTrace, traceCapacity } from '#shared/trace/line.ts';
import { advance, initialState } from '#sync/core/index.ts';
import type { SyncEvent, SyncState } from '#sync/core/index.ts';
import { transitionsOf } from '#sync/engine/transition.ts';
import { transitionLine } from '#sync/engine/transitionLine.ts';
import { change, Core, edit } from '../unit/renderer/sync/core/world.ts';
import { applied } from '../unit/renderer/sync/engine/bench.ts';
import { compare, report } from './compare.ts';

// What the trace adds to the core alone, without the disk, which takes far longer than both.
const rounds = 15;

/** An edit that is saved, sent and acknowledged, so many times. */
const events = (count: number): readonly SyncEvent[] =>
  Array.from({ length: count }, (_, at): readonly SyncEvent[] => {
    const id = `0f8fad5b-d9cb-469f-a165-${String(at).padStart(12, '0')}`;
    const verdict = applied(String(at));
    return [
      { kind: 'added', intentId: id, steps: [edit(id, String(at), change('Nom', 'A', 'B'))] },
      { kind: 'verdict', stepId: id, attempt: 1, verdict, known: false },
    ];
  }).flat();

/** An outbox in which so many steps wait behind others that need a decision. */
function outboxOf(waiting: number): SyncState {
  const core = new Core(initialState()).online();
  for (let at = 0; at < waiting; at += 1) core.add(edit(`w${at}`, 'held', change(`Field${at}`, 'A', 'B')));
  return core.state;
}

it.each([
  { waiting: 0, count: 4_000, goal: 1.5 },
  { waiting: 100, count: 400, goal: 1.1 },
])('trace beside the core, $waiting steps waiting', { timeout: 120_000 }, async ({ waiting, count, goal }) => {
  const begin = outboxOf(waiting);
  const script = events(count);
  const at = { now: 1_000_200, chance: 0.5 };
  const run =
    (trace: ((before: SyncState, event: SyncEvent, outcome: ReturnType<typeof advance>) => void) | null) =>
    async (): Promise<void> => {
      let state = begin;
      for (const event of script) {
        const outcome = advance(state, event, at);
        trace?.(state, event, outcome);
        ({ state } = outcome);
      }
      expect(state.steps.size).toBe(begin.steps.size);
    };
  const trace = openTrace(transitionLine);
  const traced = run((before, event, outcome) => {
    for (const transition of transitionsOf(before, event, outcome, at.now)) trace.push(transition);
  });
  report(`trace, ${waiting} steps waiting`, await compare(run(null), traced, rounds), goal);
  expect(trace.lines().length).toBe(traceCapacity);
});
