import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpoint } from '#shared/endpoints/index.ts';
import { ruleIds, statements } from '../interface/rules.ts';
import { sharedRuleIds } from './proofTable.ts';
import { statementTable, tableFile } from './statementTable.ts';

test('the table of statements is current: npm run tables writes it', () => {
  expect(readFileSync(tableFile, 'utf8')).toBe(statementTable());
});

test('each statement cites rules of shared/rules, and endpoints that the document shows or that stand in for its gaps', () => {
  const rules: ReadonlySet<string> = new Set(sharedRuleIds);
  for (const id of ruleIds) {
    const statement = statements[id];
    if ('silent' in statement) continue;
    expect(statement.readings, id).not.toEqual([]);
    expect(
      statement.readings.filter((rule) => !rules.has(rule)),
      id,
    ).toEqual([]);
    const assumed = (statement.at ?? []).filter((name) => endpoint(name).assumed);
    if (assumed.length > 0) expect(statement.readings, id).toContain('R3.4');
  }
});
