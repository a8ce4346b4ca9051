import { expect, test } from 'vitest';
import { Confirmation, ConfirmationNeeded } from '#main/api/write/confirmation.ts';
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

test('R4.3 I15 a call that the user has not confirmed asks for it and sends nothing; another call’s confirmation is none', async () => {
  const { server, client } = await serve((_asked, response) => json(response, '{}'));
  const order = { endpoint: 'User.applyTemplate', id: '7', body: rawJson('{"templateId":3}') } as const;
  for (const confirmation of [undefined, new Confirmation('User.applyTemplate', '8')]) {
    const asked = client.act(order, confirmation);
    await expect(asked).rejects.toBeInstanceOf(ConfirmationNeeded);
    await expect(asked).rejects.toMatchObject({ because: ['resetsRights'] });
  }
  expect(server.asked).toEqual([]);
});

test.each([
  ['doubt', 500, { kind: 'serviceError', status: 500 }],
  ['refused', 400, { kind: 'refused', status: 400 }],
  ['notSent', 429, { kind: 'busy' }],
] as const)('R3.2 a call that fails is %s after %i, never an error that is thrown', async (kind, status, failure) => {
  const { client } = await serve((_asked, response) => json(response, '{}', status));
  const order = { endpoint: 'User.applyTemplate', id: '7', body: rawJson('{"templateId":3}') } as const;
  const verdict = await client.act(order, new Confirmation('User.applyTemplate', '7'));
  expect(verdict).toMatchObject({ kind, failure });
});
