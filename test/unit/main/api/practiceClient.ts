import { afterAll, beforeAll } from 'vitest';
import { basicAuthenticator } from '../../../../main/api/authenticator.ts';
import { openClient } from '../../../../main/api/client.ts';
import type { ServiceClient } from '../../../../main/api/client.ts';
import { startPractice } from '../../../../main/practice/index.ts';
import type { Practice } from '../../../../main/practice/index.ts';

/** Letters beyond ASCII, which a header must carry. */
export const credentials = { user: 'élise', password: 'm€t de passe' };

/** For a whole test file: the practice service, always with the same campus, and a client of it. */
export function onPractice(): { readonly client: () => ServiceClient; readonly practice: () => Practice } {
  let practice: Practice;
  let client: ServiceClient;
  beforeAll(async () => {
    practice = await startPractice({ port: 0, ...credentials, seed: 7, today: '2026-11-20' });
    client = openClient({ baseUrl: practice.baseUrl, authenticator: basicAuthenticator(credentials) });
  });
  afterAll(async () => {
    await client.close();
    await practice.close();
  });
  return { client: () => client, practice: () => practice };
}
