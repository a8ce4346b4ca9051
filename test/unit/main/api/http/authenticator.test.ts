import { expect, test } from 'vitest';
import { openClient } from '#main/api/client.ts';
import { authenticatorFor } from '#main/api/http/authenticator.ts';
import { collection, faultServer, json } from '../faultServer.ts';

const credentials = { user: 'élise', password: 'm€t' };

test('R1.7 the profile decides how a request carries credentials, and adds no other header', async () => {
  const server = await faultServer((_asked, response) => json(response, collection('Mail', [])));
  const pair = { kind: 'headers', userHeader: 'X-User', passwordHeader: 'X-Password' } as const;
  for (const authentication of [{ kind: 'basic' } as const, pair]) {
    const client = openClient({
      baseUrl: server.baseUrl,
      authenticator: authenticatorFor(authentication, credentials),
    });
    await client.ping();
  }
  const [basic, headers] = server.asked.map((asked) => asked.headers);
  expect(basic?.authorization).toBe(`Basic ${Buffer.from('élise:m€t').toString('base64')}`);
  expect(basic?.['x-user']).toBeUndefined();
  expect(headers?.authorization).toBeUndefined();
  const bytes = (name: string): string => Buffer.from(String(headers?.[name]), 'latin1').toString('utf8');
  expect([bytes('x-user'), bytes('x-password')]).toEqual(['élise', 'm€t']);
});
