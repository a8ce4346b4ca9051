import { afterEach, expect, test, vi } from 'vitest';
import type { BridgeCall } from '#gateway/bridge.ts';
import { mainLine, readTrace, traceTransition } from '#session/trace/pageTrace.ts';
import { followUncaught } from '#session/trace/uncaught.ts';
import { channels } from '#shared/ipc/channels.ts';
import type { MainTrace, RequestTrace } from '#shared/ipc/trace.ts';
import { problemOf } from '#shared/trace/problem.ts';
import type { Transition } from '#sync/engine/transition.ts';

afterEach(() => vi.unstubAllGlobals());

const step = '0f8fad5b-d9cb-469f-a165-708677289501';
const request: RequestTrace = {
  kind: 'request',
  at: 20,
  step,
  verb: 'PUT',
  endpoint: 'Planification.replace',
  status: 200,
  failure: null,
  ms: 34,
  bytes: 512,
};
const sent: Transition = {
  at: 10,
  event: 'added',
  isConsequence: false,
  said: [],
  step: { id: step, entity: 'Planification', target: '7', action: 'replace' },
  from: null,
  to: 'sending',
  failure: null,
  effects: ['send'],
  connection: null,
  isKept: true,
};
const main = (entries: readonly MainTrace[]): BridgeCall =>
  (async () => ({ ok: true, value: { entries } })) as unknown as BridgeCall; // only trace.read is asked

test('the trace of both processes is one, in the order of time, and a step is followed through it', async () => {
  traceTransition(sent);
  traceTransition({
    ...sent,
    at: 30,
    event: 'verdict',
    said: ['applied'],
    from: 'sending',
    to: 'applied',
    effects: [],
  });
  const lines = await readTrace(main([request]));
  expect(lines.map((line) => [line.at, line.process, line.step, line.event, line.outcome])).toEqual([
    [10, 'page', step, 'added', 'replace Planification 7: new → sending, send'],
    [20, 'main', step, 'PUT Planification.replace', '200, 34 ms, 512 bytes'],
    [30, 'page', step, 'verdict applied', 'replace Planification 7: sending → applied'],
  ]);
});

test('where main cannot be asked, the page’s part is there', async () => {
  const broken = (async () => ({ ok: false, failure: { kind: 'storage' } })) as unknown as BridgeCall; // the same
  const lines = await readTrace(broken);
  expect(lines).not.toEqual([]);
  expect(lines.every((line) => line.process === 'page')).toBe(true);
});

test.each<[Partial<RequestTrace>, string, string]>([
  [{}, 'info', '200, 34 ms, 512 bytes'],
  [{ status: 403 }, 'warning', '403, 34 ms, 512 bytes'],
  [{ failure: 'timeout' }, 'warning', '200 timeout, 34 ms, 512 bytes'],
  [{ status: null, failure: 'offline', bytes: 0 }, 'warning', 'offline, 34 ms'],
  [{ status: null, failure: 'cancelled', bytes: 0 }, 'info', 'cancelled, 34 ms'],
])('a request as a line: %o', (more, level, outcome) => {
  expect(mainLine({ ...request, ...more })).toMatchObject({ level, outcome });
});

test('what the log notes is a line: a warning, or an error with the places of the code', () => {
  const note = { kind: 'note', at: 1, process: 'main', event: 'ipc.refused', facts: { reason: 'size' } } as const;
  expect(mainLine({ ...note, problem: null })).toMatchObject({ level: 'warning', outcome: 'reason=size' });
  const problem = { name: 'TypeError', places: ['a (b.js:1)', 'c (d.js:2)'], causes: [{ name: 'Error', places: [] }] };
  expect(mainLine({ ...note, facts: {}, problem })).toMatchObject({
    level: 'error',
    outcome: 'TypeError at a (b.js:1) < c (d.js:2), because of Error',
  });
});

test('S7 an uncaught error of the page is reported once each, without its message, and no more than a hundred times', () => {
  const call = vi.fn(async () => ({ ok: true, value: {} }));
  const page = new EventTarget();
  vi.stubGlobal('window', { carnet: { call } });
  const stop = followUncaught(page as Window); // only its events are used
  const error = new TypeError('Madame Canari');
  page.dispatchEvent(Object.assign(new Event('error'), { error }));
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
  expect(call.mock.calls).toEqual([
    ['trace.report', { event: 'page.error', problem: problemOf(error) }],
    ['trace.report', { event: 'page.rejection', problem: problemOf(error) }],
  ]);
  expect(channels['trace.report'].args.safeParse({ event: 'page.error', problem: problemOf(error) }).success).toBe(
    true,
  );
  expect(JSON.stringify(call.mock.calls)).not.toContain('Canari');
  for (let time = 0; time < 200; time += 1) page.dispatchEvent(Object.assign(new Event('error'), { error }));
  expect(call).toHaveBeenCalledTimes(100);
  stop();
});
