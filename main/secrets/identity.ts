import { createHash, hkdfSync } from 'node:crypto';
import type { ServiceProfile } from '#shared/ipc/channels.ts';

/** What makes a service "the same": where it is and who asks (S9). */
export type Identity = Pick<ServiceProfile, 'baseUrl' | 'user'>;

/** The practice service answers on another port at each start, so its address is a name of its own. */
export const practiceAddress = 'practice:';

const spelled = ({ baseUrl, user }: Identity): string => JSON.stringify([baseUrl, user]);

/** The same (service, user) has the same id for ever, so a lost list of services loses no key. */
export const profileId = (identity: Identity): string =>
  createHash('sha256')
    .update(`carnet profile ${spelled(identity)}`)
    .digest('hex')
    .slice(0, 32);

/**
 * Name of the page's database. Derived with the data key: it tells nothing about service or person, and a new key after
 * a sign-out never opens what an older key sealed (S8, S9).
 */
export const databaseName = (identity: Identity, dataKey: Buffer): string =>
  `carnet-${Buffer.from(hkdfSync('sha256', dataKey, '', `carnet database ${spelled(identity)}`, 16)).toString('hex')}`;
