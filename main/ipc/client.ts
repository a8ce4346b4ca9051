import type { ProfileOptions } from '#shared/ipc/profileOptions.ts';
import type { ServiceClient } from '../api/client.ts';

/** Where a service is and how to come in. */
export interface Endpoint {
  readonly baseUrl: string;
  readonly user: string;
  readonly password: string;
  readonly options?: ProfileOptions | undefined;
}

/** Uses a client for one question. */
export async function asking<Answer>(
  client: ServiceClient,
  ask: (client: ServiceClient) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask(client);
  } finally {
    await client.close();
  }
}

/** Throws `badAddress` or `insecureAddress`; nothing is sent yet. */
export type OpenClient = (endpoint: Endpoint) => ServiceClient;
