import type { ProfileOptions } from '#shared/ipc/profileOptions.ts';
import { usualOptions } from '#shared/ipc/profileOptions.ts';

interface Unusual {
  readonly name: 'headers' | 'share' | 'root';
  readonly value: string;
}

/** What a person said of this deployment that others need not say (R1.7, R3.4, R5.5). */
export function unusual({ authentication, shareName, rootStreamid }: ProfileOptions = usualOptions): readonly Unusual[] {
  return [
    ...(authentication.kind === 'headers'
      ? [{ name: 'headers' as const, value: `${authentication.userHeader}, ${authentication.passwordHeader}` }]
      : []),
    ...(shareName === null ? [] : [{ name: 'share' as const, value: shareName }]),
    ...(rootStreamid === null ? [] : [{ name: 'root' as const, value: rootStreamid }]),
  ];
}
