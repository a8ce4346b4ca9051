import { callBridge } from '#gateway/bridge.ts';
import type { BridgeCall } from '#gateway/bridge.ts';
import type { MainTrace, NoteTrace, RequestTrace } from '#shared/ipc/trace.ts';
import { traceCapacity } from '#shared/trace/line.ts';
import type { TraceLevel, TraceLine } from '#shared/trace/line.ts';
import type { Problem } from '#shared/trace/problem.ts';
import { Ring } from '#shared/trace/ring.ts';
import type { Transition } from '#sync/engine/transition.ts';
import { transitionLine } from '#sync/engine/transitionLine.ts';

const transitions = new Ring<Transition>(traceCapacity);

/** Records what the sync engine of this page did; made into text only when it is read. */
export const traceTransition = (transition: Transition): void => transitions.push(transition);

/** The trace of both processes, oldest first; the page's alone where main cannot be reached. */
export async function readTrace(call: BridgeCall = callBridge): Promise<readonly TraceLine[]> {
  const main = await call('trace.read', {});
  const lines = [...transitions.entries().map(transitionLine), ...(main.ok ? main.value.entries.map(mainLine) : [])];
  return lines.toSorted((a, b) => a.at - b.at);
}

/** An entry of main's trace as a readable line: `GET Mail.list` · `200, 34 ms, 1234 bytes`. */
export const mainLine = (entry: MainTrace): TraceLine =>
  entry.kind === 'request' ? requestLine(entry) : noteLine(entry);

const requestLine = (request: RequestTrace): TraceLine => {
  const { at, step, verb, endpoint, status, failure, ms, bytes } = request;
  const end = [status, failure].filter((part) => part !== null).join(' ');
  const outcome = `${end}, ${ms} ms${status === null ? '' : `, ${bytes} bytes`}`;
  return { at, process: 'main', level: requestLevel(request), step, event: `${verb} ${endpoint}`, outcome };
};

function requestLevel({ status, failure }: RequestTrace): TraceLevel {
  if (failure === 'cancelled') return 'info';
  return failure !== null || (status !== null && status >= 400) ? 'warning' : 'info';
}

const noteLine = ({ at, process, event, facts, problem }: NoteTrace): TraceLine => ({
  at,
  process,
  level: problem ? 'error' : 'warning',
  step: null,
  event,
  outcome: [...Object.entries(facts).map(([name, fact]) => `${name}=${String(fact)}`), ...problemWords(problem)].join(
    ', ',
  ),
});

function problemWords(problem: Problem | null): readonly string[] {
  if (!problem) return [];
  const [first, ...causes] = [problem, ...(problem.causes ?? [])].map(({ name, code, kind, status, places }) => {
    const what = [name, code, kind, status].filter((part) => part !== undefined).join(' ');
    return places.length > 0 ? `${what} at ${places.join(' < ')}` : what;
  });
  return [first ?? '', ...causes.map((cause) => `because of ${cause}`)];
}
