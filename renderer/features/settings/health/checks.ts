import type { TFunction } from 'i18next';
import type { Health } from '#shared/ipc/health.ts';
import { healthChecks } from '#shared/support/supportFile.ts';
import type { SupportFile } from '#shared/support/supportFile.ts';
import type { Format } from '#ui/index.ts';
import { datasetName } from '#wording/datasetName.ts';
import { pendingParts } from '#wording/pending.ts';
import type { ShownCheck } from '../CheckLine.tsx';

type Check = SupportFile['checks'][number];

/** What is to be done: its words are the catalogue's `health.advice`. */
type Advice =
  | 'storageRefuses'
  | 'diskNearlyFull'
  | 'toDecide'
  | 'journalShort'
  | 'keyBroken'
  | 'noKeyStore'
  | 'keyStoreShut'
  | 'listsMissing'
  | 'unreadableRows'
  | 'incident'
  | 'policyWrong';

type Outcome = readonly [Check['state'], Advice | null];
const fine: Outcome = ['ok', null];

/** Less is soon full: a year of a large school takes some hundred megabytes. */
const littleBytes = 500 * 1000 * 1000;
/** Of what Chromium grants. */
const muchOfQuota = 0.8;
const weekMs = 7 * 86_400_000;

const checks: Readonly<
  Record<
    Check['check'],
    {
      readonly run: (health: Health) => Outcome;
      readonly lines: (t: TFunction, format: Format, health: Health) => readonly string[];
    }
  >
> = {
  storage: {
    run({ storage: { isFailing, used, quota }, freeBytes }) {
      if (isFailing) return ['failed', 'storageRefuses'];
      const isShort = (freeBytes !== null && freeBytes < littleBytes) || used > quota * muchOfQuota;
      return isShort ? ['warning', 'diskNearlyFull'] : fine;
    },
    lines: (t, format, { storage: { used, quota, isPersisted }, freeBytes }) => [
      t('health.found.storage', { used: format.size(used), quota: format.size(quota) }),
      ...(isPersisted ? [] : [t('health.found.notPersisted')]),
      ...(freeBytes === null ? [] : [t('health.found.free', { free: format.size(freeBytes) })]),
    ],
  },
  changes: {
    run({ changes: { unsent, toDecide, isRepaired }, journal }) {
      // Receipts of what was sent lie in the outbox too, so it may hold more than the changes that wait.
      if (unsent > (journal?.changes ?? 0)) return ['failed', 'journalShort'];
      return toDecide > 0 || isRepaired ? ['warning', 'toDecide'] : fine;
    },
    lines: (t, format, { changes: { unsent, toDecide, isRepaired }, journal, at }) => [
      ...pendingParts({ waiting: unsent, toSend: 0, toDecide, isRepaired }).map(({ kind, count }) =>
        t(`health.found.${kind}`, { count }),
      ),
      ...(isRepaired ? [t('shell.status.repaired')] : []),
      ...(journal
        ? [t('health.found.journal', { count: journal.changes, when: format.moment(journal.changedAt, at) })]
        : []),
    ],
  },
  keyStore: {
    run({ keyStore: { status, keeping } }) {
      if (keeping === 'password' || status === 'unavailable') return ['warning', 'keyStoreShut'];
      if (status !== null && status !== 'whole') return ['failed', 'keyBroken'];
      return keeping === 'session' ? ['warning', 'noKeyStore'] : fine;
    },
    lines: (t, _format, { keyStore: { keeping, name } }) => [
      t(`health.keyStore.${keeping === 'system' ? name : keeping === 'session' ? 'none' : 'shut'}`),
    ],
  },
  lists: {
    run({ lists }) {
      if (lists.some(({ unreadable }) => unreadable > 0)) return ['warning', 'unreadableRows'];
      return lists.some(({ at, isComplete }) => at !== null && !isComplete) || lists.every(({ at }) => at === null)
        ? ['warning', 'listsMissing']
        : fine;
    },
    lines: (t, format, health) =>
      health.lists.map(({ entity, at, isComplete, received, unreadable }) => {
        const list = datasetName(entity, t, format.language);
        if (at === null) return t('health.found.never', { list });
        const values = { list, when: format.moment(at, health.at), number: format.number(received) };
        return [
          t(isComplete ? 'health.found.list' : 'health.found.cutList', values),
          ...(unreadable > 0 ? [t('settings.data.unreadable', { count: unreadable })] : []),
        ].join(' ');
      }),
  },
  incidents: {
    run({ incidents, at }) {
      const last = incidents.at(-1);
      return last !== undefined && at - last.at < weekMs ? ['warning', 'incident'] : fine;
    },
    lines: (t, format, { incidents }) =>
      incidents.length === 0
        ? [t('health.found.noIncident')]
        : incidents
            .slice(-3)
            .toReversed()
            .map(({ kind, at, version, cause }) =>
              t('health.found.incident', {
                when: format.dateTime(at),
                what: t(`shell.incident.what.${kind}`),
                about: [version, cause].filter((part) => part !== null).join(', '),
              }),
            ),
  },
  policy: {
    run: ({ policy: { problems } }) => (problems > 0 ? ['warning', 'policyWrong'] : fine),
    lines: (t, _format, { policy: { fixed, problems } }) => [
      t('health.found.policy', { count: fixed.length }),
      ...(problems > 0 ? [t('health.found.policyWrong', { count: problems })] : []),
    ],
  },
  versions: {
    run: () => fine,
    lines(t, _format, { versions: { carnet, electron, chromium, node, platform, system, arch }, schema }) {
      const engine = { Electron: electron, Chromium: chromium, Node: node };
      return [
        t('health.found.carnet', { version: carnet, schema }),
        Object.entries(engine)
          .flatMap(([name, version]) => (version === null ? [] : `${name} ${version}`))
          .join(', '),
        t('health.found.system', { system: [platform, system, arch].filter((part) => part !== null).join(' ') }),
      ];
    },
  },
};

/** The condition of this workstation, part by part: no name, no address, no data of a person is in it. */
export const checkHealth = (
  t: TFunction,
  format: Format,
  health: Health,
): readonly (ShownCheck & { readonly id: Check['check']; readonly state: Check['state'] })[] =>
  healthChecks.map((id) => {
    const [state, advice] = checks[id].run(health);
    return {
      id,
      state,
      word: t(`health.state.${state}`),
      title: t(`health.check.${id}`),
      found: checks[id].lines(t, format, health),
      advice: advice && t('health.todo', { todo: t(`health.advice.${advice}`) }),
    };
  });
