import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpointNames } from '#shared/endpoints/index.ts';
import { endpointTable, tableFile } from './endpointTable.ts';

test('shared/endpoints/table.md is current: npm run tables writes it', () => {
  expect(readFileSync(tableFile, 'utf8')).toBe(endpointTable());
  expect(endpointTable().match(/^\| `/gmu)).toHaveLength(endpointNames.length);
});
