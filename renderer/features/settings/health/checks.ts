import type { MainHealth } from '#shared/ipc/health.ts';
import type { Governed } from '#shared/policy/settings.ts';
import type { HealthFacts } from '#stores/health.ts';

/** What « État de Carnet » looks at, in this order. */
export const healthIds = [
  'storage',
  'changes',
  'journal',
  'keyStore',
  'clock',
  'lists',
  'incidents',
  'policy',
  'versions',
] as const;
export type HealthId = (typeof healthIds)[number];

type HealthState = 'ok' | 'warning' | 'failed' | 'untried';

/** What was found, by a word of `findings`: its words are the catalogue's `health.advice.<finding>`. */
export interface HealthCheck {
  readonly id: HealthId;
  readonly state: HealthState;
  /** Null: nothing is to be done. */
  readonly advice: HealthAdvice | null;
}

const advices = [
  'storageRefuses',
  'diskNearlyFull',
  'notPersisted',
  'toDecide',
  'journalMissing',
  'journalDiffers',
  'keyUnavailable',
  'keyBroken',
  'noKeyStore',
  'keyStoreShut',
  'clockApart',
  'clockUnknown',
  'listsMissing',
  'unreadableRows',
  'incident',
  'policyWrong',
  'mainSilent',
] as const;
type HealthAdvice = (typeof advices)[number];

/** What the page knows besides the facts. */
export interface HealthContext {
  /** Changes that no service has yet. */
  readonly unsent: number;
  readonly toDecide: number;
  /** What became of the outbox is still to be read in « Modifications ». */
  readonly isRepaired: boolean;
  readonly isStorageFailing: boolean;
  readonly policy: Governed;
}

/** Less is soon full: a year of a large school takes some hundred megabytes. */
const littleBytes = 500 * 1000 * 1000;
/** Of what Chromium grants. */
const muchOfQuota = 0.8;
/** As the tests of the connection (`main/api/probe/diagnose`). */
const farMs = 2 * 60_000;
const weekMs = 7 * 86_400_000;

type Outcome = readonly [HealthState, HealthAdvice | null];
const fine: Outcome = ['ok', null];

/** Each part, whether it is in order, and what to do. Pure. */
export function checkHealth(facts: HealthFacts, context: HealthContext): readonly HealthCheck[] {
  const { main } = facts;
  const outcomes: Readonly<Record<HealthId, Outcome>> = {
    storage: storageOutcome(facts, context),
    changes: context.toDecide > 0 || context.isRepaired ? ['warning', 'toDecide'] : fine,
    journal: main ? journalOutcome(main, context) : silent,
    keyStore: main ? keyOutcome(main) : silent,
    clock: main ? clockOutcome(main) : silent,
    lists: listsOutcome(facts),
    incidents: main ? incidentOutcome(main) : silent,
    policy: context.policy.problems.length > 0 ? ['warning', 'policyWrong'] : fine,
    versions: main ? fine : silent,
  };
  return healthIds.map((id) => ({ id, state: outcomes[id][0], advice: outcomes[id][1] }));
}

const silent: Outcome = ['untried', 'mainSilent'];

function storageOutcome({ main, storage }: HealthFacts, { isStorageFailing }: HealthContext): Outcome {
  if (isStorageFailing) return ['failed', 'storageRefuses'];
  const free = main?.disk.freeBytes ?? null;
  const isShort = (free !== null && free < littleBytes) || storage.used > storage.quota * muchOfQuota;
  if (isShort) return ['warning', 'diskNearlyFull'];
  return storage.isPersisted ? fine : ['warning', 'notPersisted'];
}

function journalOutcome({ journal }: MainHealth, { unsent }: HealthContext): Outcome {
  if (journal === null) return unsent > 0 ? ['failed', 'journalMissing'] : fine;
  // Receipts of what was sent lie in the outbox too, so it may hold more than the changes that wait.
  return journal.changes < unsent ? ['warning', 'journalDiffers'] : fine;
}

function keyOutcome({ keyStore }: MainHealth): Outcome {
  if (keyStore.status === 'unavailable') return ['warning', 'keyUnavailable'];
  if (keyStore.status !== null && keyStore.status !== 'whole') return ['failed', 'keyBroken'];
  if (keyStore.keeping === 'password') return ['warning', 'keyStoreShut'];
  return keyStore.keeping === 'session' ? ['warning', 'noKeyStore'] : fine;
}

function clockOutcome({ clock }: MainHealth): Outcome {
  if (clock === null) return ['untried', 'clockUnknown'];
  return Math.abs(clock.aheadMs) > farMs ? ['warning', 'clockApart'] : fine;
}

function listsOutcome({ lists }: HealthFacts): Outcome {
  if (lists.some(({ unreadable }) => unreadable > 0)) return ['warning', 'unreadableRows'];
  return lists.some(({ at, isComplete }) => at !== null && !isComplete) || lists.every(({ at }) => at === null)
    ? ['warning', 'listsMissing']
    : fine;
}

function incidentOutcome({ incidents, at }: MainHealth): Outcome {
  const last = incidents.at(-1);
  return last !== undefined && at - last.at < weekMs ? ['warning', 'incident'] : fine;
}
