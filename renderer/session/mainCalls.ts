import type { ProxyCalls } from '#forms/ProxyForm.tsx';
import { callBridge, refusalOf } from '#gateway/bridge.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import type { KeyProblem } from '#shared/ipc/profileOptions.ts';
import type { OwnSettings } from '#shared/policy/settings.ts';
import { useOwnSettings } from '#stores/ownSettings.ts';

/** The problem with a key for passwords (S12); a text that main cannot parse is no key. */
export async function checkKey(pem: string): Promise<KeyProblem | null> {
  const answer = await callBridge('service.checkKey', { pem });
  return answer.ok ? answer.value.problem : 'notAKey';
}

/** Also before a service is open: without its proxy, none may be reached. Returns null or the failure. */
export async function keepOwnSettings(chosen: OwnSettings): Promise<FailureKind | null> {
  const refusal = await refusalOf('app.keepOwnSettings', chosen);
  if (refusal === null) useOwnSettings.setState(chosen, true);
  return refusal;
}

export const proxyCalls: ProxyCalls = {
  asked: async () => {
    const answer = await callBridge('proxy.asked', {});
    return answer.ok ? answer.value.asked : null;
  },
  signIn: (login) => refusalOf('proxy.signIn', login),
};
