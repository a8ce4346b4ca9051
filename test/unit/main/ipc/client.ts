import type { ServiceClient } from '#main/api/client.ts';
import type { PullBatch, PullEnd } from '#main/api/read/pull.ts';
import type { Endpoint } from '#main/ipc/client.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { Failure } from '#shared/failures/failure.ts';
import type { CompatibilityReport } from '#shared/ipc/compatibility.ts';
import type { CheckStep } from '#shared/ipc/diagnosis.ts';

const fails = (kind: Failure['kind']): never => {
  throw new FailureError({ kind });
};

/** A service that accepts one password and has two campuses. Every client that was opened is recorded. */
export function someService(password: string) {
  const opened: { readonly endpoint: Endpoint; closed: boolean; resets: number }[] = [];
  /** `writing`: what a replace waits for; `pinging`: what a ping does. */
  const state = { offline: false, writing: Promise.resolve(), pinging: Promise.resolve() };
  /** The user of each question, in order. */
  const askedAs: string[] = [];
  const openClient = (endpoint: Endpoint): ServiceClient => {
    const record = { endpoint, closed: false, resets: 0 };
    opened.push(record);
    const answer = <Value>(value: Value): Promise<Value> =>
      new Promise((resolve) => {
        askedAs.push(endpoint.user);
        if (state.offline) fails('offline');
        if (endpoint.password !== password) fails('password');
        resolve(value);
      });
    return {
      baseUrl: endpoint.baseUrl,
      ping: () => state.pinging.then(() => answer(undefined)),
      probe: () =>
        answer({
          baseUrl: endpoint.baseUrl,
          campuses: [
            { id: '1', name: 'Lyon' },
            { id: '2', name: 'Nantes' },
          ],
          name: null,
          shareName: null,
          assumed: [],
        }),
      pull: () => batches([]),
      readOne: () => answer('{"Id":1}' as never), // raw text whose reader is not under test
      replace: () => state.writing.then(() => answer({ kind: 'notSent', failure: { kind: 'offline' } })),
      create: () => answer({ kind: 'notSent', failure: { kind: 'offline' } }),
      act: () => answer({ kind: 'notSent', failure: { kind: 'offline' } }),
      settle: () => answer({ kind: 'absent' }),
      look: () => answer({ kind: 'absent' }),
      compatibility: () =>
        answer({
          baseUrl: endpoint.baseUrl,
          metadata: { standing: 'works', entities: [], failure: null },
          endpoints: [],
          tags: 'none',
          compatible: true,
        }),
      compatibilitySteps: () => steps(endpoint.baseUrl),
      call: () => answer({ kind: 'nothing' } as never), // no answer that is read
      reset: () => {
        record.resets += 1;
        return Promise.resolve();
      },
      close: () => {
        record.closed = true;
        return Promise.resolve();
      },
    };
  };
  return { openClient, opened, state, askedAs };
}

async function* steps(baseUrl: string): AsyncGenerator<CheckStep, CompatibilityReport, undefined> {
  await Promise.resolve();
  yield { done: 0, total: 1, result: null };
  return {
    baseUrl,
    metadata: { standing: 'works', entities: [], failure: null },
    endpoints: [],
    tags: 'none',
    compatible: true,
  };
}

export async function* batches(given: readonly PullBatch[]): AsyncGenerator<PullBatch, PullEnd, undefined> {
  await Promise.resolve();
  yield* given;
  return endOf(given.at(-1)?.received ?? 0);
}

/** The end of a whole list. */
export const endOf = (received: number): PullEnd => ({
  received,
  complete: true,
  coverage: { known: 0, came: 0 },
  gone: [],
  provenGone: [],
  unreadable: [],
});
