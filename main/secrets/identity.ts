import { createHash, hkdfSync } from 'node:crypto';
import type { ServiceProfile } from '#shared/ipc/channels.ts';

export type Identity = Pick<ServiceProfile, 'baseUrl' | 'user'>;

/** The practice service uses another port at each start, so a fixed name represents its address. */
export const practiceAddress = 'practice:';

const spelled = ({ baseUrl, user }: Identity): string => JSON.stringify([baseUrl, user]);

/** The same (service, user) always has the same id, so a lost list of services loses no key. */
export const profileId = (identity: Identity): string =>
  createHash('sha256')
    .update(`carnet profile ${spelled(identity)}`)
    .digest('hex')
    .slice(0, 32);

/** Of the page's database, from the data key: it reveals nothing, and a new key never opens the old data (S8, S9). */
export const databaseName = (identity: Identity, dataKey: Buffer): string =>
  `carnet-${Buffer.from(hkdfSync('sha256', dataKey, '', `carnet database ${spelled(identity)}`, 16)).toString('hex')}`;
