import { beforeAll, describe, expect, test } from 'vitest';
import { checkHealth, healthIds } from '#features/settings/health/checks.ts';
import type { HealthContext } from '#features/settings/health/checks.ts';
import { foundLines } from '#features/settings/health/healthText.ts';
import { words } from '#i18n/index.ts';
import type { MainHealth } from '#shared/ipc/health.ts';
import { ungoverned } from '#shared/policy/settings.ts';
import { languageNames } from '#shared/text/languages.ts';
import type { HealthFacts } from '#stores/health.ts';
import { startWords } from '#test/unit/renderer/words/start.ts';
import { createFormat } from '#ui/format/format.ts';

const now = Date.parse('2026-11-20T09:00:00Z');
const gigabyte = 1e9;

const main: MainHealth = {
  at: now,
  beganAt: now - 1_000,
  versions: {
    carnet: '1.2.3',
    electron: '45.0.0',
    chromium: '150.0.1',
    node: '24.1.0',
    platform: 'linux',
    system: '6.1.0-18-amd64',
    arch: 'x64',
  },
  keyStore: { name: 'secretService', keeping: 'system', status: 'whole' },
  journal: { bytes: 2_000, changedAt: now - 60_000, changes: 3 },
  disk: { freeBytes: 80 * gigabyte, logBytes: 1_000 },
  clock: { aheadMs: 400, at: now - 5_000 },
  incidents: [],
};
const facts: HealthFacts = {
  main,
  failure: null,
  storage: { used: 50e6, quota: 10 * gigabyte, isPersisted: true },
  schema: 1,
  lists: [{ entity: 'Dossier', at: now - 3_600_000, isComplete: true, received: 42, unreadable: 0 }],
};
const context: HealthContext = {
  unsent: 3,
  toDecide: 0,
  isRepaired: false,
  isStorageFailing: false,
  policy: ungoverned,
};

/** What is not in order, with what to do. */
const wrong = (given: HealthFacts, about: HealthContext = context): readonly string[] =>
  checkHealth(given, about)
    .filter(({ state }) => state !== 'ok')
    .map(({ id, state, advice }) => `${id} ${state} ${String(advice)}`);
const withMain = (given: Partial<MainHealth>): HealthFacts => ({ ...facts, main: { ...main, ...given } });

test('a Carnet in order needs nothing', () => {
  expect(wrong(facts)).toEqual([]);
  expect(wrong(withMain({ journal: null }), { ...context, unsent: 0 })).toEqual([]);
});

test.each<[string, HealthFacts, Partial<HealthContext>]>([
  ['storage failed storageRefuses', facts, { isStorageFailing: true }],
  ['storage warning diskNearlyFull', withMain({ disk: { freeBytes: 4e8, logBytes: 0 } }), {}],
  ['storage warning diskNearlyFull', { ...facts, storage: { used: 9, quota: 10, isPersisted: true } }, {}],
  ['storage warning notPersisted', { ...facts, storage: { ...facts.storage, isPersisted: false } }, {}],
  ['changes warning toDecide', facts, { toDecide: 1 }],
  ['changes warning toDecide', facts, { isRepaired: true }],
  ['journal failed journalMissing', withMain({ journal: null }), {}],
  ['journal warning journalDiffers', facts, { unsent: 4 }],
  ['keyStore warning noKeyStore', withMain({ keyStore: { name: 'none', keeping: 'session', status: 'whole' } }), {}],
  ['keyStore warning keyStoreShut', withMain({ keyStore: { ...main.keyStore, keeping: 'password' } }), {}],
  ['keyStore failed keyBroken', withMain({ keyStore: { ...main.keyStore, status: 'damaged' } }), {}],
  ['keyStore warning keyUnavailable', withMain({ keyStore: { ...main.keyStore, status: 'unavailable' } }), {}],
  ['clock warning clockApart', withMain({ clock: { aheadMs: -300_000, at: now } }), {}],
  ['clock untried clockUnknown', withMain({ clock: null }), {}],
  ['lists warning listsMissing', { ...facts, lists: [{ ...facts.lists[0]!, isComplete: false }] }, {}],
  ['lists warning listsMissing', { ...facts, lists: [{ ...facts.lists[0]!, at: null, isComplete: false }] }, {}],
  ['lists warning unreadableRows', { ...facts, lists: [{ ...facts.lists[0]!, unreadable: 2 }] }, {}],
  [
    'policy warning policyWrong',
    facts,
    { policy: { values: {}, problems: [{ source: 'file', fault: 'damaged', setting: null, isClosed: true }] } },
  ],
])('%s', (expected, given, about) => {
  expect(wrong(given, { ...context, ...about })).toEqual([expected]);
});

test('S15 an incident needs attention for a week, and is shown after that', () => {
  const incidentAt = (at: number): HealthFacts =>
    withMain({ incidents: [{ kind: 'killed', at, version: '1.2.2', cause: null, isSaid: true }] });
  expect(wrong(incidentAt(now - 86_400_000))).toEqual(['incidents warning incident']);
  expect(wrong(incidentAt(now - 8 * 86_400_000))).toEqual([]);
});

test('where main is silent, what the page knows is still said', () => {
  expect(wrong({ ...facts, main: null, failure: 'storage' })).toEqual(
    ['journal', 'keyStore', 'clock', 'incidents', 'versions'].map((id) => `${id} untried mainSilent`),
  );
});

describe.each(languageNames)('in %s', (language) => {
  beforeAll(() => startWords(language));

  test('I27 « nothing waits » is not said beside what is to be decided or verified', () => {
    const format = createFormat(language, 'Europe/Paris');
    const said = (about: Partial<HealthContext>) =>
      foundLines(words.t, format, { facts, context: { ...context, unsent: 0, ...about } }, 'changes');
    const [nothing] = said({});
    expect(said({ toDecide: 1 })).toEqual([words.t('health.found.toDecide', { count: 1 })]);
    expect(said({ isRepaired: true })).toEqual([words.t('shell.status.repaired')]);
    expect(nothing).toBe(words.t('health.found.waiting', { count: 0 }));
  });

  test('every part says in words what was found, and what to do', () => {
    const format = createFormat(language, 'Europe/Paris');
    const full: HealthFacts = withMain({
      incidents: [{ kind: 'pageGone', at: now, version: '1.2.3', cause: 'oom', isSaid: true }],
    });
    for (const id of healthIds) {
      const lines = foundLines(words.t, format, { facts: full, context }, id);
      expect(lines.length, id).toBeGreaterThan(0);
      for (const line of lines) expect(line).not.toMatch(/health\.|\{\{|undefined/u);
    }
  });
});
