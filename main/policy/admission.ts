import type { OpenClient } from '#main/ipc/client.ts';
import type { Profiles } from '#main/secrets/profiles.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { PolicyValues } from '#shared/policy/settings.ts';
import { normaliseAddress } from '../api/http/address.ts';

interface Service {
  readonly practice: boolean;
  /** The part before /GraphV1. */
  readonly baseUrl: string;
}

/** Which services the policy lets be asked, added and opened on this workstation (S14). */
export interface Admission {
  admits(service: Service): boolean;
  /** Throws `policy` or `keyStoreRequired` where the service may not be added or opened here. */
  refuse(service: Service): Promise<void>;
  /** The same client; it throws `policy` before it connects to a service that is not admitted. */
  guard(openClient: OpenClient): OpenClient;
  /** The list without the services that are not admitted: none of them is opened by itself, or locks the others out. */
  admitted(profiles: Profiles): Profiles;
}

/** `keeping`: whether this system keeps passwords, or only the session does (S7). */
export function openAdmission(
  { serviceAddress, practice = true, requireKeyStore = false }: PolicyValues,
  keeping: () => Promise<'system' | 'session'>,
): Admission {
  const only = serviceAddress === undefined || serviceAddress === 'none' ? null : normaliseAddress(serviceAddress);
  const admits = (service: Service): boolean =>
    service.practice ? practice : serviceAddress === undefined || service.baseUrl === only;
  return {
    admits,
    refuse: async (service) => {
      if (!admits(service)) refuse();
      if (requireKeyStore && (await keeping()) === 'session') throw new FailureError({ kind: 'keyStoreRequired' });
    },
    guard: (openClient) => (endpoint) =>
      admits({ practice: endpoint.isPractice ?? false, baseUrl: endpoint.baseUrl }) ? openClient(endpoint) : refuse(),
    admitted: (profiles) => {
      const all = async () => (await profiles.all()).filter(admits);
      const find = async (id: string) => (await all()).find((profile) => profile.id === id) ?? null;
      return {
        ...profiles,
        all,
        find,
        lastOpened: async () => {
          const last = await profiles.lastOpened();
          return last === null || admits(last) ? last : ((await all())[0] ?? null);
        },
        lockedFor: async () => {
          const id = await profiles.lockedFor();
          return id === null || (await find(id)) === null ? null : id;
        },
      };
    },
  };
}

function refuse(): never {
  throw new FailureError({ kind: 'policy' });
}
