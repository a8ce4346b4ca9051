import { describe, expect, test } from 'vitest';
import { directoryRow } from '#main/api/read/folderRow.ts';
import { rawJson } from '#shared/json/rawJson.ts';

const row = (name: string, path: string | null, more = ''): string =>
  `{"Streamid":"g","Name":${JSON.stringify(name)},"Path":${JSON.stringify(path)}${more}}`;
const kept = (folders: readonly string[], text: string): boolean =>
  directoryRow({ share: 'Partage', folders }, rawJson(text)) !== null;

describe('directoryRow', () => {
  test.each([
    [[], 'A', 'Partage\\A'],
    [[], 'A', '\\\\srv\\Partage\\A'],
    [['A'], 'B', 'partage\\a\\b'],
    [['A'], 'B', 'A\\B'],
    [['A'], 'B', 'Partage\\A'],
    [['A'], 'A', 'Partage\\A\\A'],
    [['A'], 'B', null],
    [['A'], 'B', ''],
    [[], 'A', '\\'],
    [[], 'A', '/'],
  ])('R1.3 a direct child is kept: %j %s at %s', (folders, name, path) =>
    expect(kept(folders, row(name, path))).toBe(true),
  );

  test.each([
    [['A'], 'A', 'Partage\\A'],
    [['A'], 'A', 'A'],
    [[], 'Partage', 'Partage'],
    [[], 'Partage', '\\\\srv\\Partage'],
    [['A'], 'C', 'Partage\\A\\B\\C'],
    [['A'], 'B', 'Partage\\Z\\B'],
    [[], 'B', 'Partage\\A\\B'],
    [['A', 'B'], 'B', '\\\\srv\\Partage\\A\\B'],
  ])('R1.3 and R5.5 directory-self: rejects the folder itself and rows elsewhere: %j %s at %s', (folders, name, path) =>
    expect(kept(folders, row(name, path))).toBe(false),
  );

  test('R1.3 a deleted row is hidden', () => {
    expect(kept([], row('A', null, ',"Delete_time":"2026-01-01T00:00:00+01:00"'))).toBe(false);
    expect(kept([], row('A', null, ',"Delete_time":null'))).toBe(true);
  });

  test('R1.3 never stores stream', () => {
    const text = directoryRow({ share: 'P', folders: [] }, rawJson('{"Name":"A", "stream":"AAAA","Size": 12.0}'));
    expect(text).toBe('{"Name":"A","Size": 12.0}');
  });
});
