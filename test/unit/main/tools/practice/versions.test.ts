import { afterEach, describe, expect, it } from 'vitest';
import { openClient } from '#main/api/client.ts';
import { basicAuthenticator } from '#main/api/http/authenticator.ts';
import type { Differences } from '#main/tools/practice/differences.ts';
import { startPractice } from '#main/tools/practice/index.ts';
import type { ReplaceOrder } from '#shared/ipc/write.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { clientOf, errorOf, options, password, user } from './client.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** The service, asked by itself and through Carnet's client. */
async function withDifferences(differences: Partial<Differences>) {
  const practice = await startPractice({ ...options, differences });
  const carnet = openClient({ baseUrl: practice.baseUrl, authenticator: basicAuthenticator({ user, password }) });
  ends.push(
    () => carnet.close(),
    () => practice.close(),
  );
  const direct = clientOf(practice.baseUrl);
  const path = '/Planification/40001';
  const { '@odata.context': _context, ...event } = (await direct.get(path)).json;
  const put = (nom: string, ifMatch?: string, at = path) =>
    direct.send(
      'PUT',
      at,
      JSON.stringify({ ...event, Nom: nom }),
      ifMatch === undefined ? {} : { 'If-Match': ifMatch },
    );
  const renamed: ReplaceOrder = {
    entity: 'Planification',
    id: '40001',
    changes: [{ field: 'Nom', base: rawJson(JSON.stringify(event['Nom'])), mine: rawJson('"Jury"') }],
    base: null,
  };
  return { direct, carnet, event, put, renamed };
}

describe('practice service: versions of rows (R5.9), and updates that create (R3.1b)', () => {
  it.each(['optional', 'required', 'weak'] as const)(
    '%s tags are in every row that is read, and change with it',
    async (rowTags) => {
      const { direct, event, put } = await withDifferences({ rowTags });
      const tag = String(event['@odata.etag']);
      expect(tag).toMatch(rowTags === 'weak' ? /^W\/"/u : /^"/u);
      expect((await direct.get('/Planification')).rows.some((row) => row.includes(JSON.stringify(tag)))).toBe(true);
      expect((await put('Autre', '"une autre"')).status).toBe(412);
      expect((await put('Autre', tag)).status).toBe(200);
      expect((await put('Encore', tag)).status).toBe(412);
      expect((await put('Encore', '*')).status).toBe(200);
      const without = await put('Sans');
      expect([without.status, without.status === 428 && errorOf(without).code]).toEqual(
        rowTags === 'required' ? [428, 'PreconditionRequired'] : [200, false],
      );
    },
  );

  it.each([
    ['none', 'none'],
    ['optional', 'strong'],
    ['weak', 'weak'],
  ] as const)('the report on a service with %s tags says so', async (rowTags, tags) => {
    const { carnet } = await withDifferences({ rowTags });
    expect((await carnet.compatibility()).tags).toBe(tags);
  });

  it('a PUT of an event that is not there makes one, with 201; with If-Match it does not', async () => {
    const { put, direct } = await withDifferences({ upserts: 'yes' });
    const made = await put('Revenu', undefined, '/Planification/999999');
    expect(made.status).toBe(201);
    expect((await direct.get(`/Planification/${String(made.json['Id'])}`)).json['Nom']).toBe('Revenu');
    expect((await put('Revenu', '*', '/Planification/999999')).status).toBe(412);
    const { put: plain } = await withDifferences({});
    expect((await plain('Revenu', undefined, '/Planification/999999')).status).toBe(404);
  });
});
