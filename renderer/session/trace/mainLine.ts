import type { MainTrace, NoteTrace, RequestTrace } from '#shared/ipc/trace.ts';
import type { TraceLevel, TraceLine } from '#shared/trace/line.ts';
import type { Problem } from '#shared/trace/problem.ts';

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
