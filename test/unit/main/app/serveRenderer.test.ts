import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openingPage } from '#main/app/opening.ts';
import { contentSecurityPolicy, serveRenderer } from '#main/app/serveRenderer.ts';

let folder: string;
let serve: (url: string, method?: string) => Promise<Response>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carnet-page-'));
  await mkdir(join(folder, 'renderer', 'assets'), { recursive: true });
  await writeFile(join(folder, 'renderer', 'index.html'), '<title>Carnet</title>');
  await writeFile(join(folder, 'renderer', 'assets', 'a.js'), 'export {}');
  await writeFile(join(folder, 'renderer', 'notes.map'), 'not part of the page');
  await writeFile(join(folder, 'secret.json'), '{}');
  const handle = serveRenderer(join(folder, 'renderer'), { mayPrint: () => true, opening: openingPage('fr') });
  serve = (url, method = 'GET') => handle({ url, method });
});
afterAll(() => rm(folder, { recursive: true }));

describe('S3 S4 the page over app://', () => {
  test('is served with its type and every protection', async () => {
    const page = await serve('app://carnet/');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Carnet');
    expect(Object.fromEntries(page.headers)).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect((await serve('app://carnet/assets/a.js')).headers.get('content-type')).toBe(
      'text/javascript; charset=utf-8',
    );
  });

  test('S14 where the policy forbids paper, Chromium lets the page open no printing dialog', async () => {
    const governed = serveRenderer(join(folder, 'renderer'), { mayPrint: () => false, opening: '' });
    const { headers } = await governed({ url: 'app://carnet/', method: 'GET' });
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy.startsWith(contentSecurityPolicy)).toBe(true);
    expect(policy).toMatch(/; sandbox allow-scripts allow-same-origin allow-forms$/u);
  });

  test('E7 what the window shows before the policy is read is a page without a script, under the same protections', async () => {
    const page = await serve('app://carnet/opening');
    expect(page.headers.get('content-security-policy')).toBe(contentSecurityPolicy);
    const text = await page.text();
    expect(text).toContain('Carnet s’ouvre');
    expect(text).not.toContain('<script');
  });

  test.each([
    ['app://carnet/none.js', 404],
    ['app://carnet/assets', 404],
    ['app://carnet/notes.map', 404],
    ['app://carnet/..%2fsecret.json', 404],
    ['app://other/index.html', 403],
    ['app://user@carnet/index.html', 403],
    ['https://carnet/index.html', 403],
  ])('%s → %i, with the policy', async (url, status) => {
    const answer = await serve(url);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-security-policy')).toBe(contentSecurityPolicy);
    expect(await answer.text()).toBe('');
  });

  test('is read only', async () => {
    expect((await serve('app://carnet/index.html', 'POST')).status).toBe(405);
    const head = await serve('app://carnet/index.html', 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test('S4 the policy allows nothing inline, nothing evaluated, no other origin', () => {
    const directives = new Map(
      contentSecurityPolicy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]),
    );
    expect(directives.get('default-src')).toEqual(["'none'"]);
    // No text becomes markup or script, and no policy may say otherwise.
    expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
    directives.delete('require-trusted-types-for');
    for (const sources of directives.values()) expect(["'none'", "'self'"]).toContain(sources.join(' '));
  });
});
