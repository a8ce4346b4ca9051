import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { afterAll, beforeAll } from 'vitest';
import { openClient } from '#main/api/client.ts';
import type { ServiceClient } from '#main/api/client.ts';
import { basicAuthenticator } from '#main/api/http/authenticator.ts';
import type { Differences } from '#main/tools/practice/differences.ts';
import { startPractice } from '#main/tools/practice/index.ts';
import type { Practice } from '#main/tools/practice/index.ts';

/** Letters beyond ASCII, which a header must carry. */
export const credentials = { user: 'élise', password: 'm€t de passe' };

/** A request as it came to the service. */
export interface WireRequest {
  /** `GET /GraphV1/Mail?$filter=…`: as it went over the wire. */
  readonly line: string;
  readonly headers: IncomingHttpHeaders;
}

interface OnPractice {
  readonly client: () => ServiceClient;
  readonly practice: () => Practice;
  /** Every request that the service has received, in order. */
  readonly asked: () => readonly WireRequest[];
}

/** For a whole test file: the practice service, always with the same campus, and a client of it. */
export function onPractice(differences: Partial<Differences> = {}): OnPractice {
  let practice: Practice;
  let client: ServiceClient;
  const asked: WireRequest[] = [];
  const note = (message: unknown): void => {
    const { request } = message as { request: IncomingMessage }; // as Node documents the channel
    const { method = '', url = '', headers } = request;
    if (practice.baseUrl.endsWith(`:${request.socket.localPort}`)) asked.push({ line: `${method} ${url}`, headers });
  };
  beforeAll(async () => {
    practice = await startPractice({ port: 0, ...credentials, seed: 7, today: '2026-11-20', differences });
    client = openClient({ baseUrl: practice.baseUrl, authenticator: basicAuthenticator(credentials) });
    subscribe('http.server.request.start', note);
  });
  afterAll(async () => {
    unsubscribe('http.server.request.start', note);
    await client.close();
    await practice.close();
  });
  return { client: () => client, practice: () => practice, asked: () => asked };
}
