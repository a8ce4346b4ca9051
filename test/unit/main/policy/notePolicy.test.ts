import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLog } from '#main/diagnostics/log.ts';
import { notePolicy, settlePolicy } from '#main/policy/settle.ts';
import { someFolder } from '../secrets/folder.ts';

test('S14 the log names the setting that is wrong, and writes nothing else of the policy (S7)', async () => {
  const folder = await someFolder();
  const settings = { lockMinutes: 'jamais', 'Poste de Claire': true };
  const policy = settlePolicy([
    { source: 'registry', settings },
    { source: 'file', fault: 'notProtected' },
  ]);
  notePolicy(policy, openLog(folder));
  const text = readFileSync(join(folder, 'carnet.log'), 'utf8');
  expect(
    text
      .trim()
      .split('\n')
      .map((line) => line.slice(line.indexOf(' ') + 1)),
  ).toEqual([
    'warning main - policy.problem source=registry, fault=wrong, setting=lockMinutes, isClosed=true',
    'warning main - policy.problem source=registry, fault=unknown, setting=other, isClosed=false',
    'warning main - policy.problem source=file, fault=notProtected, setting=all, isClosed=true',
  ]);
  expect(text).not.toMatch(/jamais|Claire/u);
});
