import { expect, test } from 'vitest';
import { openClient } from '#main/api/client.ts';
import { authenticatorFor } from '#main/api/http/authenticator.ts';
import { collection, faultServer, json } from '../faultServer.ts';

const credentials = { user: 'élise', password: 'm€t' };

test.each([
  ['a colon in the user name', { user: 'a:b', password: 'm' }, 'basic'],
  ['a line break in the user name', { user: 'a\r\nb', password: 'm' }, 'headers'],
  ['a control character in the password', { user: 'a', password: 'm\u0000' }, 'headers'],
  ['a control character in the password', { user: 'a', password: 'm\u007f' }, 'basic'],
] as const)('B9 credentials that cannot be sent (%s) are said, and nothing is sent', async (_what, given, kind) => {
  const server = await faultServer((_asked, response) => json(response, collection('Mail', [])));
  const authentication = kind === 'basic' ? { kind } : { kind, userHeader: 'X-User', passwordHeader: 'X-Password' };
  const open = () =>
    openClient({ baseUrl: server.baseUrl, authenticator: authenticatorFor(authentication, given) }).ping();
  await expect((async () => open())()).rejects.toMatchObject({ failure: { kind: 'password' } });
  expect(server.asked).toEqual([]);
});

test('B9 a colon in a password, or in a user name of its own header, is sent as it is', async () => {
  const server = await faultServer((_asked, response) => json(response, collection('Mail', [])));
  const authenticator = authenticatorFor({ kind: 'basic' }, { user: 'a', password: 'b:c' });
  await openClient({ baseUrl: server.baseUrl, authenticator }).ping();
  expect(server.asked[0]?.headers.authorization).toBe(`Basic ${Buffer.from('a:b:c').toString('base64')}`);
  expect(() =>
    authenticatorFor({ kind: 'headers', userHeader: 'X-User', passwordHeader: 'X-P' }, { user: 'a:b', password: 'c' }),
  ).not.toThrow();
});

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
