import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { policyNames } from '#shared/policy/settings.ts';
import { schemaFile, schemaText } from '../../../interface/policySchema.ts';

test('S14 the schema and the page that IT reads name every setting', () => {
  expect(JSON.parse(readFileSync(schemaFile, 'utf8'))).toEqual(JSON.parse(schemaText()));
  const page = readFileSync(new URL('../../../../main/package/policy/README.md', import.meta.url), 'utf8');
  for (const name of policyNames) expect(page).toContain(`| \`${name}\` |`);
});
