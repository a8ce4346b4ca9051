import { isAbsolute, relative, resolve, sep } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rendererFile } from '#main/app/serveRenderer.ts';

const root = resolve('/srv/carnet/out/renderer');
const at = (path: string): string | null => rendererFile(root, `app://carnet${path}`);

/** Decided by counting, independently of `path.relative`'s spelling rules. */
const isInside = (file: string): boolean =>
  file.startsWith(root + sep) && !relative(root, file).split(sep).includes('..') && isAbsolute(file);

describe('S3 app://carnet serves the built page only', () => {
  test('names files below the page', () => {
    expect(at('/')).toBe(resolve(root, 'index.html'));
    expect(at('/index.html')).toBe(resolve(root, 'index.html'));
    expect(at('/assets/a%20b.js?v=1#x')).toBe(resolve(root, 'assets/a b.js'));
  });

  test.each([
    '/..%2f..%2fpackage.json',
    '/%2e%2e%2fmain/index.js',
    '/assets/..%2f..%2fmain/index.js',
    '/..%5c..%5cpackage.json',
    '/C:%5cWindows%5cwin.ini',
    '/index.html%00.png',
    '/index.html::$DATA',
    '/%E0%A4%A',
  ])('refuses %s', (path) => {
    expect(at(path)).toBeNull();
  });

  test('an invalid address names nothing', () => {
    expect(rendererFile(root, 'not an address')).toBeNull();
  });

  test('a folder whose name begins like the page’s is not inside it', () => {
    expect(at('/..%2frenderer-other/index.html')).toBeNull();
  });

  test('no address leads outside', () => {
    const piece = fc.constantFrom(
      '..',
      '.',
      '%2e%2e',
      '%2E.',
      '/',
      '%2f',
      '%5c',
      '\\',
      '%00',
      ':',
      'a',
      'main',
      '%25',
      '%c0%af',
      ' ',
      '~',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece, { maxLength: 14 }).map((parts) => parts.join('')),
          fc.string(),
        ),
        (path) => {
          const file = at(`/${path}`);
          return file === null || isInside(file);
        },
      ),
      { numRuns: 5000 },
    );
  });
});
