import type { ServiceClient } from '../api/client.ts';

/** Where a service is and how to come in. */
export interface Endpoint {
  readonly baseUrl: string;
  readonly user: string;
  readonly password: string;
}

/** Throws `badAddress` or `insecureAddress`; nothing is sent yet. */
export type OpenClient = (endpoint: Endpoint) => ServiceClient;
