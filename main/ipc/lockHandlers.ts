import { FailureError } from '#shared/failures/failure.ts';
import type { Vault } from '../secrets/vault.ts';
import { asking } from './client.ts';
import type { OpenClient } from './client.ts';
import type { Handlers } from './handlers.ts';
import type { ServiceLock } from './serviceLock.ts';

export type LockFamily = Pick<Handlers, 'service.lock' | 'service.locked' | 'service.unlock'>;

interface Parts {
  readonly lock: ServiceLock;
  readonly vault: Vault;
  readonly openClient: OpenClient;
}

/** Locking, and what a person has to show to come back (S9). */
export function lockHandlers({ lock, vault, openClient }: Parts): LockFamily {
  return {
    'service.lock': async () => {
      await lock.shut();
      return {};
    },
    'service.locked': async () => ({ profile: await lock.holder() }),
    'service.unlock': async ({ profileId, password }) => {
      const holder = await lock.holder();
      if (holder?.id !== profileId) throw new FailureError({ kind: 'locked' });
      const { baseUrl, user, options } = holder;
      // Practice has no secret. The password known here needs no network; another one may be newer: the service knows.
      // Where the secrets cannot be read, only the service can tell; what becomes of the key is asked once it is open.
      const isWhole = (await vault.standing(profileId)) === 'whole';
      if (!holder.practice && !(isWhole && (await vault.proves(profileId, password)))) {
        await asking(openClient({ baseUrl, user, password, options }), (client) => client.ping());
        if (isWhole) await vault.keepPassword(profileId, password);
      }
      await lock.open();
      return {};
    },
  };
}
