import type { Vault } from '#main/secrets/vault.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { CurrentService } from './currentService.ts';
import type { Family } from './handlers.ts';

type Writes = Family<'write' | 'read'>;

interface WhereParts {
  readonly current: Pick<CurrentService, 'profileId'>;
  readonly vault: Pick<Vault, 'isElsewhere'>;
}

/**
 * As long as the outbox is this workstation's: in a shared home another may have taken it over, beyond Chromium's own
 * lock, and both would send the same changes (E9, B19). Throws `locked`: nothing was sent.
 */
export function whileHere({ current, vault }: WhereParts, writes: Writes): Writes {
  const check = async ({ profileId }: { readonly profileId: string }): Promise<void> => {
    // Only of the open one (I19): a page may name any.
    const isOpen = current.profileId === profileId;
    if (!isOpen || (await vault.isElsewhere(profileId))) throw new FailureError({ kind: 'locked' });
  };
  return {
    ...writes,
    'write.replace': async (order, caller) => {
      await check(order);
      return writes['write.replace'](order, caller);
    },
    'write.create': async (order, caller) => {
      await check(order);
      return writes['write.create'](order, caller);
    },
    'write.act': async (order, caller) => {
      await check(order);
      return writes['write.act'](order, caller);
    },
  };
}
