import { callBridge } from '#gateway/bridge.ts';
import type { KeyProblem } from '#shared/ipc/profileOptions.ts';

/** What is wrong with a key for passwords (S12); what main cannot even read is none. */
export async function checkKey(pem: string): Promise<KeyProblem | null> {
  const answer = await callBridge('service.checkKey', { pem });
  return answer.ok ? answer.value.problem : 'notAKey';
}
