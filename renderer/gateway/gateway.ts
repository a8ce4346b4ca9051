import type { Failure, FailureKind } from '#shared/failures/failure.ts';
import type { Verdict } from '#shared/ipc/write.ts';
import type { Gateway } from '#sync/ports.ts';
import { callBridge } from './bridge.ts';
import type { BridgeCall } from './bridge.ts';
import { pullBy } from './pull.ts';

/** The port to the service, through the bridge; its writes belong to this profile (I19). */
export function createGateway(profileId: string, call: BridgeCall = callBridge): Gateway {
  return {
    async replace(order) {
      const answer = await call('write.replace', { ...order, profileId });
      return answer.ok ? answer.value : verdictWithout(answer.failure);
    },
    async create(order) {
      const answer = await call('write.create', { ...order, profileId });
      return answer.ok ? answer.value : verdictWithout(answer.failure);
    },
    async act(order) {
      const answer = await call('write.act', { ...order, profileId });
      return answer.ok ? answer.value : verdictWithout(answer.failure);
    },
    async settle(order) {
      const answer = await call('write.settle', { ...order, profileId });
      return answer.ok ? answer.value : { kind: 'failed', failure: answer.failure };
    },
    async look(order) {
      const answer = await call('write.look', { ...order, profileId });
      return answer.ok ? answer.value : { kind: 'failed', failure: answer.failure };
    },
    async unsent(steps) {
      const answer = await call('journal.unsent', { profileId, steps: [...steps] });
      return answer.ok ? answer.value.unsent : []; // then each of them may have left
    },
    async ping() {
      const answer = await call('service.ping', {});
      return answer.ok ? null : answer.failure;
    },
    pull: pullBy(call),
  };
}

/** Main rejects these before it sends anything. A password that the service refused arrives in a verdict. */
const turnedAway: ReadonlySet<FailureKind> = new Set(['badRequest', 'locked', 'noPassword', 'password']);
const isTurnedAway = ({ kind }: Failure): boolean => turnedAway.has(kind);

/** Main returned no verdict. Only a rejection before sending proves that nothing left (I4). */
const verdictWithout = (failure: Failure): Verdict =>
  isTurnedAway(failure) ? { kind: 'notSent', failure } : { kind: 'doubt', failure };
