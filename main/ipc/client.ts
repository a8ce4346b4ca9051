import type { ProfileOptions } from '#shared/ipc/profileOptions.ts';
import type { ServiceClient } from '../api/client.ts';

/** Where a service is and how to come in. */
export interface Endpoint {
  readonly baseUrl: string;
  readonly user: string;
  readonly password: string;
  readonly options?: ProfileOptions | undefined;
}

/** Throws `badAddress` or `insecureAddress`; nothing is sent yet. */
export type OpenClient = (endpoint: Endpoint) => ServiceClient;
