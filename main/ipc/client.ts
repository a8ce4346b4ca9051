import type { ProfileOptions } from '#shared/ipc/profileOptions.ts';
import type { ServiceClient } from '../api/client.ts';
import { noPause } from '../api/http/pace.ts';
import type { ServicePause } from '../api/http/pace.ts';
import type { Seen } from '../api/http/seen.ts';
import type { Unsent } from '../api/http/unsent.ts';

export interface Endpoint {
  readonly baseUrl: string;
  readonly user: string;
  readonly password: string;
  readonly options?: ProfileOptions | undefined;
  /** What earlier runs saw of it; nothing where nothing of it is stored. */
  readonly seen?: Seen;
  /** Where it notes which steps have not left. */
  readonly unsent?: Unsent;
  /** What it asked earlier clients to wait. */
  readonly pause?: ServicePause;
  /** The practice service of this process. */
  readonly isPractice?: true;
}

/** Opens a client for one question and closes it. */
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

/** Throws `badAddress` or `insecureAddress`; sends nothing. */
export type OpenClient = (endpoint: Endpoint) => ServiceClient;

/** What a service asked to wait counts for every client of it (R3.5), also one that only tries a password. */
export function sharingPauses(open: OpenClient): OpenClient {
  const pauses = new Map<string, ServicePause>();
  return (endpoint) => {
    const pause = pauses.get(endpoint.baseUrl) ?? noPause();
    pauses.set(endpoint.baseUrl, pause);
    return open({ ...endpoint, pause });
  };
}
