import { describe, expect, test } from 'vitest';
import { settlePolicy } from '#main/policy/settle.ts';
import { policyFacts, policyNames } from '#shared/policy/settings.ts';

const file = (settings: Readonly<Record<string, unknown>>) => settlePolicy([{ source: 'file', settings }]);

describe('S14 a policy', () => {
  test('no source: nothing is fixed, and nothing is wrong', () => {
    expect(settlePolicy([])).toEqual({ values: {}, problems: [] });
  });

  test('holds as it is written', () => {
    const settings = { serviceAddress: 'https://ecole.example/carnet', proxy: 'http://proxy:8080', lockMinutes: 3 };
    expect(file(settings)).toEqual({ values: settings, problems: [] });
  });

  test.each([
    ['serviceAddress', 'http://ecole.example', 'none'],
    ['serviceAddress', 'https://claire:secret@ecole.example', 'none'],
    ['serviceAddress', 'https://300.300.300.300', 'none'],
    ['serviceAddress', ['https://ecole.example'], 'none'],
    ['proxy', 'http://user:secret@proxy:8080', 'none'],
    ['proxy', 'socks4://proxy', 'none'],
    ['proxy', 'http://proxy:99999', 'none'],
    ['lockMinutes', 0, 5],
    ['lockMinutes', '10', 5],
    ['requireKeyStore', 'false', true],
    ['exportLists', 'yes', false],
    ['exportPaper', 1, false],
    ['exportCalendar', null, false],
    ['noticesWithoutNames', 0, true],
    ['protectScreen', {}, true],
    ['sharedPc', 'no', true],
  ] as const)('a wrong %s (%j) closes: %j holds, and it is said', (setting, wrong, holds) => {
    expect(file({ [setting]: wrong })).toEqual({
      values: { [setting]: holds },
      problems: [{ source: 'file', fault: 'wrong', setting, isClosed: true }],
    });
  });

  test('a wrong setting without a strict side counts as not set; the others hold', () => {
    expect(file({ practice: 'no', lockMinutes: 7 })).toEqual({
      values: { lockMinutes: 7 },
      problems: [{ source: 'file', fault: 'wrong', setting: 'practice', isClosed: false }],
    });
  });

  test('a name that is no setting is said, cut, and changes nothing', () => {
    const { values, problems } = file({ ['x'.repeat(90)]: true, constructor: 1 });
    expect(values).toEqual({});
    expect(problems.map(({ fault, setting }) => [fault, setting])).toEqual([
      ['unknown', 'x'.repeat(60)],
      ['unknown', 'constructor'],
    ]);
  });

  test('the first source that has a setting decides, also with a wrong value', () => {
    const { values } = settlePolicy([
      { source: 'registry', settings: { lockMinutes: 'ever', exportLists: true } },
      { source: 'file', settings: { lockMinutes: 600, exportLists: false, practice: false } },
    ]);
    expect(values).toEqual({ lockMinutes: 5, exportLists: true, practice: false });
  });

  test.each(['damaged', 'notProtected'] as const)('a source that is %s closes what protects', (fault) => {
    const { values, problems } = settlePolicy([{ source: 'file', fault }]);
    const closed = policyNames.filter((name) => policyFacts[name].isClosedWithSource);
    expect(Object.keys(values).sort()).toEqual([...closed].sort());
    expect(values).toMatchObject({ lockMinutes: 5, requireKeyStore: true, exportLists: false });
    expect(problems).toEqual([{ source: 'file', fault, setting: null, isClosed: true }]);
  });

  test('a thousand problems are a hundred', () => {
    expect(file(Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`s${at}`, 1]))).problems).toHaveLength(100);
  });
});
