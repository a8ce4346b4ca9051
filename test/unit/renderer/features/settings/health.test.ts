import { beforeAll, describe, expect, test } from 'vitest';
import { checkHealth } from '#features/settings/health/checks.ts';
import { words } from '#i18n/index.ts';
import type { Health } from '#shared/ipc/health.ts';
import { languageNames } from '#shared/text/languages.ts';
import { startWords } from '#test/unit/renderer/words/start.ts';
import { createFormat } from '#ui/format/format.ts';

const now = Date.parse('2026-11-20T09:00:00Z');
const gigabyte = 1e9;

const health: Health = {
  at: now,
  beganAt: now - 1_000,
  versions: {
    carnet: '1.2.3',
    electron: '45.0.0',
    chromium: '150.0.1',
    node: '24.1.0',
    platform: 'linux',
    system: '6.1.0',
    arch: 'x64',
  },
  keyStore: { name: 'secretService', keeping: 'system', status: 'whole' },
  journal: { bytes: 2_000, changedAt: now - 60_000, changes: 3 },
  freeBytes: 80 * gigabyte,
  incidents: [],
  schema: 1,
  storage: { used: 50e6, quota: 10 * gigabyte, isPersisted: true, isFailing: false },
  changes: { unsent: 3, toDecide: 0, isRepaired: false },
  lists: [{ entity: 'Dossier', at: now - 3_600_000, isComplete: true, received: 42, unreadable: 0 }],
  policy: { fixed: [], problems: 0 },
};
const { keyStore, storage, changes, lists } = health;
const list = lists[0]!;

describe.each(languageNames)('in %s', (language) => {
  beforeAll(() => startWords(language));
  const run = (given: Partial<Health>) =>
    checkHealth(words.t, createFormat(language, 'Europe/Paris'), { ...health, ...given });
  /** What is not in order, with what to do. */
  const wrong = (given: Partial<Health>): readonly string[] =>
    run(given).flatMap(({ id, state, advice }) => (state === 'ok' ? [] : `${id} ${state} ${advice ?? ''}`));

  test('a Carnet in order needs nothing', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ journal: null, changes: { ...changes, unsent: 0 } })).toEqual([]);
  });

  test.each<[string, Partial<Health>]>([
    ['storage failed storageRefuses', { storage: { ...storage, isFailing: true } }],
    ['storage warning diskNearlyFull', { freeBytes: 4e8 }],
    ['storage warning diskNearlyFull', { storage: { ...storage, used: 9, quota: 10 } }],
    ['changes warning toDecide', { changes: { ...changes, toDecide: 1 } }],
    ['changes warning toDecide', { changes: { ...changes, isRepaired: true } }],
    ['changes failed journalShort', { journal: null }],
    ['changes failed journalShort', { changes: { ...changes, unsent: 4 } }],
    ['keyStore warning noKeyStore', { keyStore: { name: 'none', keeping: 'session', status: 'whole' } }],
    ['keyStore warning keyStoreShut', { keyStore: { ...keyStore, keeping: 'password' } }],
    ['keyStore warning keyStoreShut', { keyStore: { ...keyStore, status: 'unavailable' } }],
    ['keyStore failed keyBroken', { keyStore: { ...keyStore, status: 'damaged' } }],
    ['lists warning listsMissing', { lists: [{ ...list, isComplete: false }] }],
    ['lists warning listsMissing', { lists: [{ ...list, at: null, isComplete: false }] }],
    ['lists warning unreadableRows', { lists: [{ ...list, unreadable: 2 }] }],
    ['policy warning policyWrong', { policy: { fixed: [], problems: 1 } }],
  ])('%s', (expected, given) => {
    const [id, state, advice] = expected.split(' ');
    const todo = words.t('health.todo', { todo: words.t(`health.advice.${advice ?? ''}`) });
    expect(wrong(given)).toEqual([`${id} ${state} ${todo}`]);
  });

  test('S15 an incident needs attention for a week, and is shown after that', () => {
    const incidentAt = (at: number): Partial<Health> => ({
      incidents: [{ kind: 'killed', at, version: '1.2.2', cause: null, isSaid: true }],
    });
    expect(wrong(incidentAt(now - 86_400_000))).toHaveLength(1);
    expect(wrong(incidentAt(now - 8 * 86_400_000))).toEqual([]);
  });

  test('I27 « nothing waits » is not said beside what is to be decided or verified', () => {
    const said = (about: Partial<Health['changes']>): readonly string[] =>
      run({ journal: null, changes: { ...changes, unsent: 0, ...about } }).find(({ id }) => id === 'changes')?.found ??
      [];
    expect(said({})).toEqual([words.t('health.found.waiting', { count: 0 })]);
    expect(said({ toDecide: 1 })).toEqual([words.t('health.found.toDecide', { count: 1 })]);
    expect(said({ isRepaired: true })).toEqual([words.t('shell.status.repaired')]);
  });

  test('every part says in words what was found, and what to do', () => {
    const incidents = [{ kind: 'pageGone', at: now, version: '1.2.3', cause: 'oom', isSaid: true }] as const;
    for (const { id, found } of run({ incidents })) {
      expect(found.length, id).toBeGreaterThan(0);
      for (const line of found) expect(line).not.toMatch(/health\.|\{\{|undefined/u);
    }
  });
});
