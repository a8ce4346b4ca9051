import { afterEach, expect, test, vi } from 'vitest';
import { pageTrace } from '#session/trace/pageTrace.ts';
import { followUncaught } from '#session/trace/uncaught.ts';
import { channels } from '#shared/ipc/channels.ts';
import { problemOf } from '#shared/trace/problem.ts';
import type { Transition } from '#sync/engine/transition.ts';

afterEach(() => vi.unstubAllGlobals());

const step = '0f8fad5b-d9cb-469f-a165-708677289501';
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
test('a step is followed through the trace of the page', () => {
  pageTrace.push(sent);
  const verdict = { event: 'verdict', said: ['applied'], from: 'sending', to: 'applied', effects: [] } as const;
  pageTrace.push({ ...sent, at: 30, ...verdict });
  expect(pageTrace.lines()).toEqual([
    `1970-01-01T00:00:00.010Z info page ${step} added replace Planification 7: new → sending, send`,
    `1970-01-01T00:00:00.030Z info page ${step} verdict applied replace Planification 7: sending → applied`,
  ]);
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
