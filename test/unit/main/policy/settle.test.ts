import { describe, expect, test } from 'vitest';
import { settlePolicy } from '#main/policy/settle.ts';
import { hideableScreens, screens } from '#shared/ipc/screens.ts';
import { policyFacts, policyNames } from '#shared/policy/settings.ts';

const file = (settings: Readonly<Record<string, unknown>>) => settlePolicy([{ source: 'file', settings }]);

describe('S14 a policy', () => {
  test('no source: nothing is fixed, and nothing is wrong', () => {
    expect(settlePolicy([])).toEqual({ values: {}, problems: [] });
  });

  test('holds as it is written', () => {
    const settings = {
      serviceAddress: 'https://ecole.example/carnet',
      campus: '12',
      serviceOptions: { reads: 2, shareName: 'Ecole' },
      requestsPerSecond: 8,
      proxy: 'pac+https://wpad.ecole.fr/proxy.pac',
      lockMinutes: 3,
      hiddenScreens: ['finance', 'users'],
      updateFeed: 'https://miroir.ecole.fr/carnet/',
      updateChannel: 'essai',
    };
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
    ['proxy', 'pac+file:///etc/proxy.pac', 'none'],
    ['requestsPerSecond', 0, 5],
    ['hiddenScreens', 'finance', hideableScreens],
    ['updateFeed', 'http://miroir.ecole.fr', 'none'],
  ] as const)('a wrong %s (%j) closes: %j holds, and it is said', (setting, wrong, holds) => {
    expect(file({ [setting]: wrong })).toEqual({
      values: { [setting]: holds },
      problems: [{ source: 'file', fault: 'wrong', setting, isClosed: true }],
    });
  });

  test.each([
    ['campus', 'Lyon'],
    ['serviceOptions', { reads: 9 }],
    ['serviceOptions', { colour: 'red' }],
    ['updateChannel', 'Essai 2'],
    ['certificateFile', 'autorites.pem'],
  ])('a wrong %s (%j) counts as not set, and is said', (setting, wrong) => {
    expect(file({ [setting]: wrong })).toEqual({
      values: {},
      problems: [{ source: 'file', fault: 'wrong', setting, isClosed: false }],
    });
  });

  test('a wrong setting without a strict side counts as not set; the others hold', () => {
    expect(file({ practice: 'no', lockMinutes: 7 })).toEqual({
      values: { lockMinutes: 7 },
      problems: [{ source: 'file', fault: 'wrong', setting: 'practice', isClosed: false }],
    });
  });

  test('an entry that a list cannot hold is said, and costs only itself; an entry given twice counts once', () => {
    expect(file({ hiddenScreens: ['users', 'finances', 'finance', 'today', 'users', 7, 'x'.repeat(90)] })).toEqual({
      values: { hiddenScreens: ['finance', 'users'] },
      problems: ['finances', 'today', '7', 'x'.repeat(60)].map((entry) => ({
        source: 'file',
        fault: 'unknownEntry',
        setting: 'hiddenScreens',
        entry,
        isClosed: false,
      })),
    });
    expect(file({ hiddenScreens: ['finances'] }).values).toEqual({ hiddenScreens: [] });
  });

  test('every screen but the first one, the changes and the settings can be hidden', () => {
    expect(screens.filter((screen) => !hideableScreens.some((each) => each === screen))).toEqual([
      'today',
      'changes',
      'settings',
    ]);
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
