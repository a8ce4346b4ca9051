import type { Profiles } from '#main/secrets/profiles.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { ServiceProfile } from '#shared/ipc/channels.ts';
import { usualOptions } from '#shared/ipc/profileOptions.ts';
import type { ProfileOptions } from '#shared/ipc/profileOptions.ts';
import type { PolicyValues } from '#shared/policy/settings.ts';

/** What is fixed of a service besides its address: its options and its campus (S14). The practice service is free. */
export interface Governing {
  options(options: ProfileOptions | undefined): ProfileOptions | undefined;
  profile(profile: ServiceProfile): ServiceProfile;
  /** Throws `policy` where that campus may not be opened. */
  refuseCampus(profile: Pick<ServiceProfile, 'practice' | 'campusId'>): void;
  /** The list as it is used on this workstation: nothing opens, or signs in, with what is not fixed. */
  profiles(profiles: Profiles): Profiles;
}

export function governing({ campus, serviceOptions }: PolicyValues): Governing {
  const hasCampus = ({ practice, campusId }: Pick<ServiceProfile, 'practice' | 'campusId'>): boolean =>
    practice || campus === undefined || campus === campusId;
  const options: Governing['options'] = (given) =>
    serviceOptions === undefined ? given : { ...(given ?? usualOptions), ...serviceOptions };
  const governed: Governing['profile'] = (profile) => {
    if (profile.practice) return profile;
    const fixed = options(profile.options);
    return {
      ...profile,
      ...(fixed && { options: fixed }),
      // The service names its campuses; the page shows that name once it has them.
      ...(campus !== undefined && !hasCampus(profile) && { campusId: campus, campusName: `Campus ${campus}` }),
    };
  };
  const orNull = (profile: ServiceProfile | null): ServiceProfile | null => profile && governed(profile);
  return {
    options,
    profile: governed,
    refuseCampus: (profile) => {
      if (!hasCampus(profile)) throw new FailureError({ kind: 'policy' });
    },
    profiles: (profiles) => ({
      ...profiles,
      all: async () => (await profiles.all()).map(governed),
      find: async (id) => orNull(await profiles.find(id)),
      lastOpened: async () => orNull(await profiles.lastOpened()),
    }),
  };
}
