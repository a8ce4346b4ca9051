import type { ProfileOptions } from '#shared/ipc/profileOptions.ts';
import { usualOptions } from '#shared/ipc/profileOptions.ts';

interface Unusual {
  /** Its words are under settings.options. */
  readonly name: 'headers' | 'share' | 'root' | 'key' | 'post' | 'reads' | 'writes' | 'quiet';
  readonly value: string;
}

/** What a person said of this deployment that others need not say (R1.6, R1.7, R3.4, R5.5, R5.7, S12). */
export function unusual(options: ProfileOptions = usualOptions): readonly Unusual[] {
  const { authentication, shareName, rootStreamid, passwordKey, bodyReadVerb, reads, writes, quietSeconds } = options;
  const found: readonly (Unusual | false)[] = [
    authentication.kind === 'headers' && {
      name: 'headers',
      value: `${authentication.userHeader}, ${authentication.passwordHeader}`,
    },
    shareName !== null && { name: 'share', value: shareName },
    rootStreamid !== null && { name: 'root', value: rootStreamid },
    passwordKey !== null && { name: 'key', value: paddingNames[passwordKey.padding] },
    bodyReadVerb === 'POST' && { name: 'post', value: 'POST' },
    reads !== usualOptions.reads && { name: 'reads', value: String(reads) },
    writes !== usualOptions.writes && { name: 'writes', value: String(writes) },
    quietSeconds !== usualOptions.quietSeconds && { name: 'quiet', value: `${Math.round(quietSeconds / 60)}\u00A0min` },
  ];
  return found.filter((one) => one !== false);
}

/** Names of the schemes, the same in both languages. */
const paddingNames = { pkcs1: 'PKCS1-v1_5', oaepSha1: 'OAEP SHA-1', oaepSha256: 'OAEP SHA-256' } as const;
