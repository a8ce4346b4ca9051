import { callBridge } from '#gateway/bridge.ts';
import type { KeyProblem } from '#shared/ipc/profileOptions.ts';

/** The problem with a key for passwords (S12); a text that main cannot parse is no key. */
export async function checkKey(pem: string): Promise<KeyProblem | null> {
  const answer = await callBridge('service.checkKey', { pem });
  return answer.ok ? answer.value.problem : 'notAKey';
}
