import { expect, test } from 'vitest';
import { parseRegistry } from '#main/policy/registry.ts';

const heading = String.raw`HKEY_LOCAL_MACHINE\Software\Policies\Carnet`;
/** As `reg.exe query … /s` prints it. */
const printed = (...lines: readonly string[]): string => ['', heading, ...lines, '', ''].join('\r\n');

test('S14 the registry of Windows is read as reg.exe prints it, in any case of the names', () => {
  const text = printed(
    '    serviceAddress    REG_SZ    https://ecole.example',
    '    LOCKMINUTES    REG_DWORD    0xa',
    '    exportLists    REG_DWORD    0x0',
    '    requireKeyStore    REG_DWORD    0x1',
  );
  expect(parseRegistry(text)).toEqual({
    serviceAddress: 'https://ecole.example',
    lockMinutes: 10,
    exportLists: false,
    requireKeyStore: true,
  });
  expect(parseRegistry(printed())).toEqual({});
});

test.each([
  ['REG_SZ    finance, users', ['finance', 'users']],
  [String.raw`REG_MULTI_SZ    finance\0users`, ['finance', 'users']],
  ['REG_SZ    ', []],
])('S14 a list: %s', (written, list) => {
  expect(parseRegistry(printed(`    hiddenScreens    ${written}`))).toEqual({ hiddenScreens: list });
});

test('S14 options are JSON', () => {
  expect(parseRegistry(printed('    serviceOptions    REG_SZ    {"reads":2}'))).toEqual({
    serviceOptions: { reads: 2 },
  });
});

test.each([
  ['a number as text', '    lockMinutes    REG_SZ    10', 'lockMinutes'],
  ['a switch that is neither 0 nor 1', '    exportLists    REG_DWORD    0x2', 'exportLists'],
  ['an address with variables', '    serviceAddress    REG_EXPAND_SZ    https://%SCHOOL%', 'serviceAddress'],
  ['options that are no JSON', '    serviceOptions    REG_SZ    reads=2', 'serviceOptions'],
  ['bytes', '    protectScreen    REG_BINARY    01', 'protectScreen'],
])('S14 %s is no value of its setting', (_what, line, name) => {
  expect(parseRegistry(printed(line))).toEqual({ [name]: { type: expect.any(String), data: expect.any(String) } });
});

test('S14 the nameless value, blanks in a name and keys below are none of our settings', () => {
  const text = printed(
    '    (par défaut)    REG_SZ    x',
    '    lock minutes    REG_DWORD    0x5',
    '',
    `${heading}\\Old`,
    '    exportLists    REG_DWORD    0x1',
  );
  expect(Object.keys(parseRegistry(text) ?? {})).toEqual(['(par défaut)', 'lock minutes', String.raw`Old\exportLists`]);
});

test.each([
  ['a text of two lines', printed('    serviceAddress    REG_SZ    https://a', 'https://b')],
  ['a value before its key', '    exportLists    REG_DWORD    0x1\r\n'],
  ['another key', 'HKEY_CURRENT_USER\\Software\\Policies\\Carnet\r\n    exportLists    REG_DWORD    0x1\r\n'],
  ['a message', 'ERROR: The system was unable to find the specified registry key or value.\r\n'],
])('S14 %s cannot be read: damaged', (_what, text) => {
  expect(parseRegistry(text)).toBeNull();
});
