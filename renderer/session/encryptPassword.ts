import { callBridge } from '#gateway/bridge.ts';
import type { Failure } from '#shared/failures/failure.ts';
import type { EncryptedPassword } from '#shared/ipc/password.ts';

/** The cipher text of a typed password (S12): main has the key, and the page stores only the answer. */
export async function encryptPassword(
  password: string,
): Promise<EncryptedPassword | { readonly kind: 'failed'; readonly failure: Failure }> {
  const answer = await callBridge('service.encryptPassword', { password });
  return answer.ok ? answer.value : { kind: 'failed', failure: answer.failure };
}
