import { expect, test } from 'vitest';
import { Confirmation } from '#main/api/write/confirmation.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { json, serve } from '../faultServer.ts';

const ids = (...values: readonly string[]): string =>
  `{"@odata.context":"x/$metadata#Collection(Edm.Int64)","value":[${values.join(',')}]}`;

test.each([
  ['verified', ids('3', '4', '9'), 200],
  ['changed', ids('3', '9'), 200],
  ['unverifiable', '', 500],
] as const)('R3.8 R5.8 rights that were given are read back: %s', async (outcome, readBack, status) => {
  const { server, client } = await serve((asked, response) =>
    asked.verb === 'GET' ? json(response, readBack, status) : json(response, ids('3', '4')),
  );
  const verdict = await client.act(
    { endpoint: 'User.addAuthorizations', id: '7', body: rawJson('{"ids":[3,4]}') },
    new Confirmation('User.addAuthorizations', '7'),
  );
  expect(verdict).toMatchObject({ kind: 'applied', id: '7', receipt: { outcome } });
  expect(server.asked.map(({ verb, path }) => `${verb} ${path}`)).toEqual([
    'POST /User/7/AddAuthorizations',
    'GET /User/7/Authorizations',
  ]);
});
