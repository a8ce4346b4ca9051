import { describe, expect, test } from 'vitest';
import { profileOptionsSchema, usualOptions } from '#shared/ipc/profileOptions.ts';

const reads = (options: object): boolean => profileOptionsSchema.safeParse({ ...usualOptions, ...options }).success;
const headers = (userHeader: string, passwordHeader: string): boolean =>
  reads({ authentication: { kind: 'headers', userHeader, passwordHeader } });

describe('R1.7 a pair of headers', () => {
  test('has names that are tokens', () => {
    expect(headers('X-User', 'X_Password.2')).toBe(true);
    for (const name of ['', 'X User', 'X:User', 'X-Usér', 'X-User\r\nX-Other', 'x'.repeat(129)]) {
      expect([name, headers(name, 'X-Password')]).toEqual([name, false]);
      expect([name, headers('X-User', name)]).toEqual([name, false]);
    }
  });

  test('takes no header that the exchange itself needs', () => {
    for (const name of [
      'authorization',
      'Host',
      'COOKIE',
      'Content-Type',
      'content-length',
      'Transfer-Encoding',
      'Connection',
      'Accept',
      'Proxy-Authorization',
    ]) {
      expect([name, headers(name, 'X-Password')]).toEqual([name, false]);
    }
    expect(headers('X-Authorization', 'Hostess')).toBe(true);
  });

  test('are two', () => {
    expect(headers('X-Login', 'x-login')).toBe(false);
  });
});

test('R3.4 R1.3 a share is one name', () => {
  expect(reads({ shareName: 'École 2026' })).toBe(true);
  for (const shareName of ['', 'a\\b', 'a/b', 'a\nb', 'x'.repeat(256)])
    expect([shareName, reads({ shareName })]).toEqual([shareName, false]);
});

test('R5.7 as many requests at a time as the readings allow, and at least one', () => {
  for (const [reads_, writes] of [
    [1, 1],
    [4, 2],
  ])
    expect(reads({ reads: reads_, writes })).toBe(true);
  for (const wrong of [{ reads: 0 }, { reads: 5 }, { writes: 0 }, { writes: 3 }, { reads: 1.5 }, { writes: '1' }])
    expect(reads(wrong)).toBe(false);
});

test('R1.6 S12 a read with a body goes by GET or POST, a password by one of three schemes', () => {
  expect(reads({ bodyReadVerb: 'POST', passwordKey: { pem: 'x', padding: 'oaepSha256' } })).toBe(true);
  for (const wrong of [
    { bodyReadVerb: 'PUT' },
    { passwordKey: { pem: '', padding: 'pkcs1' } },
    { passwordKey: { pem: 'x', padding: 'none' } },
  ])
    expect(reads(wrong)).toBe(false);
  expect(reads({ passwordKey: { pem: 'x'.repeat(16 * 1024 + 1), padding: 'pkcs1' } })).toBe(false);
});

test('R5.5 the root folder is a GUID', () => {
  expect(reads({ rootStreamid: 'AAAAAAAA-0000-4000-8000-00000000000a' })).toBe(true);
  for (const rootStreamid of ['', 'root', '{aaaaaaaa-0000-4000-8000-000000000000}'])
    expect(reads({ rootStreamid })).toBe(false);
});
