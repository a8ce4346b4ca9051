import { describe, expect, test } from 'vitest';
import { isAppAddress } from '#main/app/appOrigin.ts';
import { mayHave, mayNavigate, mayOpenOutside, mayRequest, outsideAddresses } from '#main/app/guards.ts';

describe('S4 S5 what the page may reach', () => {
  const foreign = [
    'https://example.org/',
    'http://127.0.0.1:8080/',
    'file:///etc/passwd',
    'data:text/html,x',
    'blob:app://carnet/1',
    'app://carnet.example.org/',
    'app://carnet:81/',
    'app://user:word@carnet/',
    'application://carnet/',
    'javascript:alert(1)',
    'devtools://devtools/x',
    'about:blank',
    '',
  ];

  test.each(foreign)('not %s', (address) => {
    expect([isAppAddress(address), mayRequest(address, false), mayNavigate(address)]).toEqual([false, false, false]);
  });

  test('itself', () => {
    const own = 'app://carnet/index.html#calendar';
    expect([isAppAddress(own), mayRequest(own, false), mayNavigate(own)]).toEqual([true, true, true]);
  });

  test('the inspector in development only', () => {
    expect(mayRequest('devtools://devtools/bundled/x.js', true)).toBe(true);
    expect(mayRequest('https://example.org/', true)).toBe(false);
  });

  test('S5 I2 the page may have persistent storage and write to the clipboard, and nothing else', () => {
    expect(mayHave('persistent-storage', 'app://carnet/')).toBe(true);
    expect(mayHave('persistent-storage', 'https://example.org/')).toBe(false);
    expect(mayHave('clipboard-sanitized-write', 'app://carnet/')).toBe(true);
    expect(mayHave('clipboard-sanitized-write', 'https://example.org/')).toBe(false);
    for (const other of ['clipboard-read', 'media', 'notifications', 'geolocation', 'usb'])
      expect(mayHave(other, 'app://carnet/')).toBe(false);
  });

  test('S5 outside: only https addresses that equal one of the list, which is empty', () => {
    const list = new Set(['https://example.org/help', 'http://example.org/plain']);
    expect(mayOpenOutside('https://example.org/help', list)).toBe(true);
    expect(mayOpenOutside('https://example.org/help?x', list)).toBe(false);
    expect(mayOpenOutside('http://example.org/plain', list)).toBe(false);
    expect(outsideAddresses.size).toBe(0);
  });
});
