import { openClient } from '#main/api/client.ts';
import { basicAuthenticator } from '#main/api/http/authenticator.ts';
import { receivedEntities } from '#sync/rules/received.ts';
import type { School } from './school.ts';

/** Rows in one record, about as many as a page has. */
const rowsARecord = 256;

/**
 * CPU, in ms, of what no start can do without: every list is streamed, split and hashed as main does it, and its texts
 * are sealed once. In this process, one list after the other.
 */
export async function receivingFloor({ baseUrl, user, password }: School): Promise<number> {
  const client = openClient({ baseUrl, authenticator: basicAuthenticator({ user, password }) });
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt']);
  const encoder = new TextEncoder();
  const seal = async (texts: readonly string[]): Promise<void> => {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, encoder.encode(texts.join('\n')));
  };
  const before = process.cpuUsage();
  for (const entity of receivedEntities) {
    let waiting: string[] = [];
    const request = entity === 'Directory' ? { entity, path: [] } : { entity };
    for await (const { rows } of client.pull(request, new Map())) {
      waiting.push(...rows.map(({ text }) => text));
      if (waiting.length < rowsARecord) continue;
      await seal(waiting);
      waiting = [];
    }
    await seal(waiting);
  }
  const { user: own, system } = process.cpuUsage(before);
  await client.close();
  return (own + system) / 1000;
}
