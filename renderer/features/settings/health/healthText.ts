import type { TFunction } from 'i18next';
import type { MainHealth } from '#shared/ipc/health.ts';
import type { HealthFacts } from '#stores/health.ts';
import type { Format } from '#ui/index.ts';
import { datasetName } from '#wording/datasetName.ts';
import { pendingParts } from '#wording/pending.ts';
import type { ShownCheck } from '../CheckLine.tsx';
import type { HealthCheck, HealthContext, HealthId } from './checks.ts';

interface HealthRead {
  readonly facts: HealthFacts;
  readonly context: HealthContext;
}

type Lines = (t: TFunction, format: Format, shown: HealthRead) => readonly string[];

/** Of what main says; nothing where it did not answer. */
const ofMain =
  (lines: (t: TFunction, format: Format, main: MainHealth) => readonly string[]): Lines =>
  (t, format, { facts: { main } }) =>
    main ? lines(t, format, main) : [];

const linesOf: Readonly<Record<HealthId, Lines>> = {
  storage: (t, format, { facts }) => storageLines(t, format, facts),
  changes: (t, _format, { context: { unsent, toDecide, isRepaired } }) => [
    ...pendingParts({ waiting: unsent, toSend: 0, toDecide, isRepaired }).map(({ kind, count }) =>
      t(`health.found.${kind}`, { count }),
    ),
    ...(isRepaired ? [t('shell.status.repaired')] : []),
  ],
  journal: ofMain((t, format, main) => [journalLine(t, format, main)]),
  keyStore: ofMain((t, _format, { keyStore: { keeping, name } }) => [
    t(`health.keyStore.${keeping === 'system' ? name : keeping === 'session' ? 'none' : 'shut'}`),
  ]),
  clock: ofMain((t, format, { clock, at }) => (clock ? [clockLine(t, format, clock, at)] : [])),
  lists: (t, format, { facts }) => listLines(t, format, facts),
  incidents: ofMain(incidentLines),
  policy: (t, _format, { context: { policy } }) => [
    t('health.found.policy', { count: Object.keys(policy.values).length }),
    ...(policy.problems.length > 0 ? [t('health.found.policyWrong', { count: policy.problems.length })] : []),
  ],
  versions: (t, _format, { facts: { main, schema } }) => (main ? versionLines(t, main, schema) : []),
};

/** What was found of one part, as lines. */
export const foundLines = (t: TFunction, format: Format, shown: HealthRead, id: HealthId): readonly string[] =>
  linesOf[id](t, format, shown);

function storageLines(t: TFunction, format: Format, { main, storage }: HealthFacts): readonly string[] {
  const free = main?.disk.freeBytes ?? null;
  return [
    t('health.found.storage', { used: format.size(storage.used), quota: format.size(storage.quota) }),
    t(storage.isPersisted ? 'health.found.persisted' : 'health.found.notPersisted'),
    ...(free === null ? [] : [t('health.found.free', { free: format.size(free) })]),
  ];
}

function journalLine(t: TFunction, format: Format, { journal, at }: MainHealth): string {
  if (journal === null) return t('health.found.noJournal');
  const values = { size: format.size(journal.bytes), when: format.moment(journal.changedAt, at) };
  return t('health.found.journal', { count: journal.changes, ...values });
}

function clockLine(t: TFunction, format: Format, clock: NonNullable<MainHealth['clock']>, now: number): string {
  const apartMs = Math.abs(clock.aheadMs);
  // The service says whole seconds, and its answer has travelled.
  const finding = apartMs < 3_000 ? 'clockSame' : clock.aheadMs > 0 ? 'clockAhead' : 'clockBehind';
  return t(`health.found.${finding}`, { apart: format.duration(apartMs), when: format.moment(clock.at, now) });
}

function listLines(t: TFunction, format: Format, { main, lists }: HealthFacts): readonly string[] {
  const now = main?.at ?? Date.now();
  return lists.map(({ entity, at, isComplete, received, unreadable }) => {
    const list = datasetName(entity, t, format.language);
    if (at === null) return t('health.found.never', { list });
    const values = { list, when: format.moment(at, now), number: format.number(received) };
    return [
      t(isComplete ? 'health.found.list' : 'health.found.cutList', values),
      ...(unreadable > 0 ? [t('settings.data.unreadable', { count: unreadable })] : []),
    ].join(' ');
  });
}

function incidentLines(t: TFunction, format: Format, { incidents }: MainHealth): readonly string[] {
  if (incidents.length === 0) return [t('health.found.noIncident')];
  return incidents
    .slice(-3)
    .toReversed()
    .map(({ kind, at, version, cause }) =>
      t('health.found.incident', {
        when: format.dateTime(at),
        what: t(`shell.incident.what.${kind}`),
        about: [version, ...(cause === null ? [] : [cause])].join(', '),
      }),
    );
}

function versionLines(t: TFunction, { versions }: MainHealth, schema: number): readonly string[] {
  const { carnet, electron, chromium, node, platform, system, arch } = versions;
  const engine = [
    ...(electron === null ? [] : [`Electron ${electron}`]),
    ...(chromium === null ? [] : [`Chromium ${chromium}`]),
    `Node ${node}`,
  ];
  return [
    t('health.found.carnet', { version: carnet, schema }),
    engine.join(', '),
    t('health.found.system', { system: `${platform} ${system} ${arch}` }),
  ];
}

/** Each part, in words: no name, no address, no data of a person is in it. */
export const healthChecks = (
  t: TFunction,
  format: Format,
  shown: HealthRead,
  checks: readonly HealthCheck[],
): readonly ShownCheck[] =>
  checks.map(({ id, state, advice }) => ({
    id,
    state,
    word: t(`health.state.${state}`),
    title: t(`health.check.${id}`),
    found: foundLines(t, format, shown, id),
    advice: advice && t('health.todo', { todo: t(`health.advice.${advice}`) }),
  }));
