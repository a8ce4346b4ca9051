import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ownAddress } from '#main/api/http/address.ts';
import { clientOf, collection, faultServer, json } from '../faultServer.ts';
import type { Answer, FaultServer } from '../faultServer.ts';

const base = 'https://ecole.example/gestion/v2';

describe('R1.7 B9 an address in an answer', () => {
  test.each([
    'https://ecole.example/gestion/v2/GraphV1/Dossier?$skiptoken=10',
    'https://ECOLE.example:443/gestion/v2/GraphV1/Dossier',
    'https://ecole.example/gestion/v2',
    'https://ecole.example/gestion//v2/GraphV1/Dossier',
    'https://ecole.example/%67estion/v2/GraphV1/Directory?$filter=path%20eq%20a%5C..%5Cb',
    'https://ecole.example/gestion/v2/x/../GraphV1/Dossier',
  ])('is of the service: %s', (href) => expect(ownAddress(base, new URL(href))?.href).toBe(new URL(href).href));

  test.each([
    'http://ecole.example/gestion/v2/GraphV1/Dossier?$skiptoken=10',
    'https://ecole.example:8443/gestion/v2/GraphV1/Dossier?$skiptoken=10',
    'http://app01.interne.local:8080/gestion/v2/GraphV1/Dossier?$skiptoken=10#page',
    'http://localhost/gestion/v2/GraphV1/Dossier?$skiptoken=10',
    'http://[::1]:5000/gestion/v2/GraphV1/Dossier?$skiptoken=10',
  ])('named as on the inside, it is at the origin of the service: %s', (href) =>
    expect(ownAddress(base, new URL(href))?.href).toBe(
      'https://ecole.example/gestion/v2/GraphV1/Dossier?$skiptoken=10',
    ),
  );

  test('two slashes at the beginning of a path name no other host', () => {
    const own = ownAddress('https://ecole.example', new URL('https://ecole.example//autre.example/x'));
    expect(own?.href).toBe('https://ecole.example//autre.example/x');
  });

  test.each([
    ['another origin and no path of the interface', 'https://autre.example/gestion/v2/login'],
    ['another origin and another base path', 'http://app01.interne.local/GraphV1/Dossier'],
    ['another port and no path of the interface', 'https://ecole.example:8443/gestion/v2/portail'],
    ['a scheme that is not of the web', 'ftp://ecole.example/gestion/v2/GraphV1/Dossier'],
    ['a script', 'javascript:alert(1)'],
    ['credentials for the inside', 'http://a:b@app01/gestion/v2/GraphV1/Dossier'],
    ['credentials in it', 'https://a:b@ecole.example/gestion/v2/GraphV1/Dossier'],
    ['the path above', 'https://ecole.example/gestion'],
    ['another path', 'https://ecole.example/portail/login'],
    ['a path that begins with the same letters', 'https://ecole.example/gestion/v22/GraphV1/Dossier'],
    ['other case', 'https://ecole.example/Gestion/v2/GraphV1/Dossier'],
    ['dots', 'https://ecole.example/gestion/v2/../v3/GraphV1'],
    ['encoded dots', 'https://ecole.example/gestion/v2/%2e%2e/v3/GraphV1'],
    ['dots encoded twice', 'https://ecole.example/gestion/v2/%252e%252e/v3/GraphV1'],
    ['dots with a parameter', 'https://ecole.example/gestion/v2/..;x=1/v3/GraphV1'],
    ['an encoded slash', 'https://ecole.example/gestion%2Fv2/GraphV1/Dossier'],
    ['an encoded slash behind dots', 'https://ecole.example/gestion/v2/..%2Fv3'],
    ['an encoded backslash', 'https://ecole.example/gestion/v2/..%5Cv3'],
    ['bytes that are no text', 'https://ecole.example/gestion/v2/%C0%AE%C0%AE/v3'],
    ['a per cent sign that encodes nothing', 'https://ecole.example/gestion/v2/%zz'],
    ['an encoding without end', `https://ecole.example/gestion/v2/%${'25'.repeat(20)}2e`],
  ])('is outside with %s', (_with, href) => expect(ownAddress(base, new URL(href))).toBeNull());

  test('never leads out of the base path, however a server in front decodes it', () => {
    const piece = fc.constantFrom(
      'gestion',
      'v2',
      'Gestion',
      'v3',
      'GraphV1',
      '..',
      '.',
      '%2e%2e',
      '%2E.',
      '%252e%252e',
      '..;a',
      '',
      '%2F',
      '%5C',
      '\\',
      '..%2f',
      '%00',
      '~',
      'é',
      ';',
      '%',
    );
    const separator = fc.constantFrom('/', '/', '/', '\\', '//', '%2f', '%252F');
    const path = fc.array(fc.tuple(separator, piece), { maxLength: 9 }).map((pieces) => pieces.flat().join(''));
    const start = fc.constantFrom(
      '',
      '/gestion/v2',
      'https://ecole.example',
      'https://ecole.example/gestion/v2',
      '//ecole.example/gestion/v2',
      '//autre.example',
      'https://autre.example/gestion/v2',
    );
    fc.assert(
      fc.property(start, path, (from, to) => {
        const named = URL.parse(from + to, `${base}/GraphV1/Dossier`);
        const url = named && ownAddress(base, named);
        if (url === null) return;
        expect(url.origin).toBe('https://ecole.example');
        for (const read of readings(url.pathname)) expect(read.slice(0, 2)).toEqual(['gestion', 'v2']);
      }),
      { numRuns: 20_000, seed: 15 },
    );
  });
});

/**
 * The path as servers read it: decoded so many times, slashes of both kinds, parameters cut off, dots resolved at the
 * end.
 */
function readings(pathname: string): readonly (readonly string[])[] {
  const texts = [pathname];
  for (let times = 0; times < 3; times += 1) texts.push(decodeURIComponent(texts.at(-1) ?? ''));
  return texts.map((text) => {
    const resolved: string[] = [];
    for (const segment of text.split(/[/\\]/u).map((part) => part.replace(/;.*$/u, ''))) {
      if (segment === '..') resolved.pop();
      else if (segment !== '' && segment !== '.') resolved.push(segment);
    }
    return resolved;
  });
}

async function serve(answer: Answer): Promise<{ server: FaultServer; client: ReturnType<typeof clientOf> }> {
  const server = await faultServer(answer);
  const client = clientOf({ baseUrl: `${server.baseUrl}/gestion` });
  return { server, client };
}

test('R1.7 R3.7 a redirect out of the base path is not followed: no request, so no credentials', async () => {
  const { server, client } = await serve((asked, response) => {
    const to = asked.path.startsWith('/gestion') ? '/portail/login' : '/gestion/GraphV1/Mail';
    response.writeHead(302, { location: to }).end();
  });
  await expect(client.ping()).rejects.toMatchObject({ failure: { kind: 'foreignAnswer', status: 302 } });
  expect(server.asked.map(({ path }) => path.split('?')[0])).toEqual(['/gestion/Mail']);
});

test('R1.4 R1.7 a nextLink out of the base path is not followed: the list is incomplete', async () => {
  const { server, client } = await serve((_asked, response) =>
    json(response, collection('Agent', ['{"Id":1,"Nom":"A"}'], ',"@odata.nextLink":"/portail/GraphV1/Agent?page=2"')),
  );
  expect(await client.call('Agent.list', {})).toMatchObject({
    kind: 'collection',
    complete: false,
    rows: ['{"Id":1,"Nom":"A"}'],
  });
  expect(server.asked).toHaveLength(1);
});
