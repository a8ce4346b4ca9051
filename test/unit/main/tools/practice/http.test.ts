import { request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { basic, errorOf, password, user, withPractice } from './client.ts';

const practice = withPractice();

describe('practice service: requests', () => {
  it.each([
    ['no header', ''],
    ['a wrong password', basic(user, 'autre')],
    ['a wrong user', basic('autre', password)],
    ['another scheme', 'Bearer abc'],
    ['what is no base64', 'Basic ***'],
  ])('R1.7 Authentication.1 refuses %s with 401 and WWW-Authenticate: Basic', async (_, header) => {
    for (const path of ['/Instance', '/$metadata', '/Nowhere']) {
      const reply = await practice().send('GET', path, undefined, { Authorization: header });
      expect(reply.status).toBe(401);
      expect(reply.headers.get('WWW-Authenticate')).toMatch(/^Basic realm=/u);
      expect(errorOf(reply).code).toBe('Unauthorized');
    }
  });

  it('R1.7 accepts a UTF-8 password with a colon in it', async () => {
    expect((await practice().get('/Instance')).status).toBe(200);
  });

  it.each(['/Nowhere', '/', '', '/Planification/', '/Planification/abc', '/Mail/1', '/selection/Mail', '/Dossier/1/x'])(
    'Conventions.1 Versioning.1 answers 404 for the unknown path "%s"',
    async (path) => {
      const reply = await practice().get(path);
      expect(reply.status).toBe(404);
      expect(errorOf(reply).message).toContain(path);
    },
  );

  it.each([
    ['DELETE', '/Planification/40001', 'PUT, GET'],
    ['POST', '/Planification/40001', 'PUT, GET'],
    ['PUT', '/Dossier/5001', 'GET, POST'],
    ['PATCH', '/Candidat', 'GET, POST'],
    ['POST', '/$metadata', 'GET'],
  ])('R3.1 answers 405 with Allow for %s %s', async (verb, path, allow) => {
    const reply = await practice().send(verb, path, '{}');
    expect(reply.status).toBe(405);
    expect(reply.headers.get('Allow')).toBe(allow);
  });

  it.each(['/Planification/1', '/Dossier/1', '/Candidat/99999999999999999'])(
    'answers 404 for the unknown id %s',
    async (path) => {
      const reply = await practice().get(path);
      expect(reply.status).toBe(404);
      expect(errorOf(reply).code).toBe('NotFound');
    },
  );

  it.each(['{', '', '[]', '"x"', 'null', '{"Adresse":"a@b.fr",}', '{"Adresse":"a@b.fr","Adresse":"c@d.fr"}'])(
    'answers 400 for the body %s',
    async (body) => {
      const before = (await practice().get('/Mail')).rows.length;
      const reply = await practice().post('/Mail', body);
      expect(reply.status).toBe(400);
      expect(errorOf(reply).code).toBe('InvalidBody');
      expect((await practice().get('/Mail')).rows).toHaveLength(before);
    },
  );

  it('Conventions.2 answers 415 for a body that is not declared as JSON', async () => {
    const reply = await practice().send('POST', '/Mail', '{"Adresse":"a@b.fr"}', { 'Content-Type': 'text/plain' });
    expect(reply.status).toBe(415);
  });

  it('answers 415 that names the coding of a body that is compressed', async () => {
    const reply = await practice().send('POST', '/Mail', '{}', { 'Content-Encoding': 'gzip' });
    expect([reply.status, errorOf(reply).message]).toEqual([415, expect.stringContaining('Content-Encoding: gzip')]);
  });

  it('Entreprise.1 a company needs no body at all', async () => {
    const reply = await practice().send('POST', '/Entreprise');
    expect(reply.status).toBe(201);
    expect(reply.json).toMatchObject({ Nom: '', TauxEntreprise: 0 });
  });

  it('answers 431, readably, for an address that is far too long, and 400 for what is no request', async () => {
    const tooLong = await practice().get(`/Mail?$filter=Adresse%20eq%20'${'a'.repeat(200_000)}'`);
    expect([tooLong.status, errorOf(tooLong).code]).toEqual([431, 'RequestHeaderFieldsTooLarge']);
    expect(await said('ceci n’est pas une demande\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [^]*\r\n\r\n\{"error":/u);
    expect((await practice().get('/Instance')).status).toBe(200);
  });

  it('answers 413 for a body that is too large', async () => {
    const reply = await practice().post('/Mail', { Adresse: 'x'.repeat(5_000_000) });
    expect(reply.status).toBe(413);
  });

  it('compresses when asked, and only then', async () => {
    const plain = await raw({});
    const zipped = await raw({ 'Accept-Encoding': 'br;q=1, gzip;q=0.8' });
    const refused = await raw({ 'Accept-Encoding': 'gzip;q=0' });
    expect(plain.encoding).toBeUndefined();
    expect(refused.encoding).toBeUndefined();
    expect(zipped.encoding).toBe('gzip');
    expect(zipped.bytes).toBeLessThan(plain.bytes / 4);
  });

  it('listens on loopback only', () => {
    expect(practice().baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/u);
  });
});

/** All that a connection answers to a text. */
function said(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(practice().baseUrl).port), '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('utf8')));
    socket.on('end', () => resolve(answer)).on('error', reject);
  });
}

function raw(headers: Record<string, string>): Promise<{ encoding: string | undefined; bytes: number }> {
  return new Promise((resolve, reject) => {
    const url = `${practice().baseUrl}/GraphV1/Planification`;
    request(url, { headers: { Authorization: basic(user, password), ...headers } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve({ encoding: response.headers['content-encoding'], bytes }));
    })
      .on('error', reject)
      .end();
  });
}
