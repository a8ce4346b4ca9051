import { describe, expect, test } from 'vitest';
import { isAppAddress } from '#main/app/appOrigin.ts';
import { opensDebugger } from '#main/app/commandLine.ts';
import { mayHave, mayNavigate, mayOpenOutside, mayRequest, outsideAddresses } from '#main/app/guards.ts';
import { noticeBody } from '#main/app/noticeBody.ts';
import { pagePreferences } from '#main/app/pagePreferences.ts';

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

test('B7 S13 a name with signs of markup is shown as it is written, where the system reads markup', () => {
  const text = 'Entretien de <b>Zoé</b> & Paul';
  expect(noticeBody(text, 'linux')).toBe('Entretien de &lt;b&gt;Zoé&lt;/b&gt; &amp; Paul');
  expect(noticeBody(text, 'win32')).toBe(text);
  expect(noticeBody(text, 'darwin')).toBe(text);
});

test('B9 E11 what the page may: no inspector once it is installed, and timers that keep their time in the background', () => {
  expect(pagePreferences(false)).toMatchObject({ devTools: false, backgroundThrottling: false });
  expect(pagePreferences(true)).toMatchObject({ devTools: true, sandbox: true });
});

test('B9 an installed Carnet refuses every switch that opens it to a debugger', () => {
  const refused = (...switches: readonly string[]): boolean => opensDebugger((name) => switches.includes(name));
  for (const name of ['remote-debugging-port', 'remote-debugging-pipe', 'inspect', 'inspect-brk', 'inspect-port'])
    expect([name, refused(name)]).toEqual([name, true]);
  expect(refused('lang', 'profile', 'no-sandbox')).toBe(false);
});
