import { endpoint } from '#shared/endpoints/index.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { CallOrder, PasswordProblem } from '#shared/ipc/call.ts';
import type { PasswordKey } from '#shared/ipc/profileOptions.ts';
import { membersOf, parseRaw, rawOf, splice } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { encryptPassword, PasswordCipherError } from '../secrets/passwordCipher.ts';

type Encrypted =
  | { readonly ok: true; readonly order: CallOrder }
  | { readonly ok: false; readonly reason: PasswordProblem };

/**
 * The order as it may leave: passwords that a person typed, encrypted with the deployment's key (S12). One that cannot
 * be encrypted does not leave at all. Throws JsonTextError where the body is no object.
 */
export function encryptPasswords(order: CallOrder, key: PasswordKey | null): Encrypted {
  const { encrypted } = describeEntity(endpoint(order.endpoint).entity);
  if (order.body === undefined || encrypted.length === 0) return { ok: true, order };
  const typed = [...membersOf(order.body)].filter(([member, value]) => encrypted.includes(member) && value !== 'null');
  if (typed.length === 0) return { ok: true, order };
  if (key === null) return { ok: false, reason: 'noKey' };
  try {
    const hidden = typed.map(([member, value]) => [member, cipherOf(value, key)] as const);
    return { ok: true, order: { ...order, body: splice(order.body, new Map(hidden)) } };
  } catch (error) {
    if (error instanceof PasswordCipherError) return { ok: false, reason: error.reason };
    throw error;
  }
}

function cipherOf(value: RawJson, { pem, padding }: PasswordKey): RawJson {
  const password = parseRaw(value);
  if (typeof password !== 'string') throw new PasswordCipherError('notText', 'the password is no text');
  return rawOf(encryptPassword(password, pem, padding));
}
