import { callBridge } from '#gateway/bridge.ts';
import type { BridgeCall } from '#gateway/bridge.ts';
import { traceCapacity } from '#shared/trace/line.ts';
import { Ring } from '#shared/trace/ring.ts';
import type { TraceReading } from '#stores/session.ts';
import type { Transition } from '#sync/engine/transition.ts';
import { transitionLine } from '#sync/engine/transitionLine.ts';
import { mainLine } from './mainLine.ts';

const transitions = new Ring<Transition>(traceCapacity);

/** Records what the sync engine of this page did; made into text only when it is read. */
export const traceTransition = (transition: Transition): void => transitions.push(transition);

/** The trace of both processes, oldest first. Where main cannot be reached, the entries of the page, and the failure. */
export async function readTrace(call: BridgeCall = callBridge): Promise<TraceReading> {
  const main = await call('trace.read', {});
  const lines = [...transitions.entries().map(transitionLine), ...(main.ok ? main.value.entries.map(mainLine) : [])];
  return { lines: lines.toSorted((a, b) => a.at - b.at), failure: main.ok ? null : main.failure.kind };
}
