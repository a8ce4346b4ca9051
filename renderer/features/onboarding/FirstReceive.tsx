import { useTranslation } from 'react-i18next';
import { useDatasetStatus } from '#cache/queries/hooks.ts';
import type { Probe } from '#shared/ipc/channels.ts';
import { usualScope, useReadiness } from '#stores/offline.ts';
import type { Scope } from '#stores/offline.ts';
import { useCommands, useSession } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import type { PullRequest } from '#sync/ports.ts';
import { requestKey } from '#sync/rules/request.ts';
import { Button, CheckList, LoadingAfter, Mark, Progress, Select, classes, useFormat } from '#ui/index.ts';
import { Frame } from './Frame.tsx';

/** What an interview day needs, in order of importance. */
const sets = [
  { entity: 'Planification' },
  { entity: 'Dossier' },
  { entity: 'Candidat' },
  { entity: 'Directory', path: [] },
  { entity: 'Agent' },
] as const satisfies readonly PullRequest[];

interface FirstReceiveProps {
  /** As received when the service was added: loading them later would move the layout below. */
  readonly campuses: Probe['campuses'];
  readonly onDone: () => void;
}

/** The third step: what is included, and the progress of the first download, which continues in the background. */
export function FirstReceive({ campuses, onDone }: FirstReceiveProps) {
  const { t } = useTranslation();
  const commands = useCommands();
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const offline = useSyncStatus(({ connection }) => (connection.kind === 'offline' ? connection.cause : null));
  const chosen = useReadiness((readiness) => readiness.scope);
  const keep = (next: Scope): void => void commands.takeAlong(next);
  return (
    <Frame step={3} title={t('onboarding.receive.title')} lead={t('onboarding.receive.lead')}>
      <Choices campuses={campuses} scope={chosen ?? usualScope(campusId)} onChange={keep} />
      <ul aria-label={t('onboarding.receive.lists')}>
        {sets.map((request) => (
          <Line key={request.entity} request={request} />
        ))}
      </ul>
      <div className="flex items-center gap-3">
        <Button variant="primary" onPress={onDone}>
          {t('onboarding.receive.start')}
        </Button>
        <output className={classes('min-w-0 flex-1 text-help', offline ? 'text-text-2' : 'text-text-3')}>
          {offline
            ? `${t(`common.failure.${offline}`)} ${t('onboarding.receive.later')}`
            : t('onboarding.receive.goesOn')}
        </output>
      </div>
    </Frame>
  );
}

const weeks = [0, 1, 2, 3, 4] as const;

interface ChoicesProps extends Pick<FirstReceiveProps, 'campuses'> {
  readonly scope: Scope;
  readonly onChange: (scope: Scope) => void;
}

function Choices({ campuses, scope, onChange }: ChoicesProps) {
  const { t } = useTranslation();
  const options = weeks.map((count) => ({ id: String(count), label: t('onboarding.receive.weeks', { count }) }));
  return (
    <div className="flex flex-col gap-3">
      {campuses.length > 1 && (
        <div>
          <p className="mb-1 text-help font-medium text-text-2">{t('onboarding.receive.campuses')}</p>
          <CheckList
            label={t('onboarding.receive.campuses')}
            value={scope.campusIds}
            onChange={(campusIds) => onChange({ ...scope, campusIds: [...campusIds] })}
            options={campuses.map(({ id, name }) => ({ id, label: name }))}
          />
        </div>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={t('onboarding.receive.before')}
          value={String(scope.weeksBefore)}
          onChange={(id) => onChange({ ...scope, weeksBefore: Number(id) })}
          options={options}
        />
        <Select
          label={t('onboarding.receive.after')}
          value={String(scope.weeksAfter)}
          onChange={(id) => onChange({ ...scope, weeksAfter: Number(id) })}
          options={options}
        />
      </div>
    </div>
  );
}

function Line({ request }: { readonly request: PullRequest }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { last } = useDatasetStatus(request);
  const running = useSyncStatus((sync) => sync.pulls[requestKey(request)]);
  const failure = useSyncStatus((sync) => sync.pullFailures[requestKey(request)]);
  const label = t(`onboarding.receive.set.${request.entity}`);
  const received = running?.received ?? last?.received ?? 0;
  return (
    <li className="flex min-h-9 items-center gap-3 border-b border-line-soft last:border-0">
      <span className="flex w-4 shrink-0">{last && !running && <Mark state="verified" label="" />}</span>
      <span className="mr-auto max-w-1/2 shrink-0">{label}</span>
      {running && (
        <span className="w-24 shrink-0">
          <LoadingAfter>
            <Progress label={label} />
          </LoadingAfter>
        </span>
      )}
      {/* A reason has up to two lines, for which there is space. */}
      <span className="min-w-0 text-right text-help text-text-3">
        {failure && !running
          ? t(`common.failure.${failure}`)
          : last || running
            ? t('common.word.received', { count: received, received: format.number(received) })
            : t('onboarding.receive.waits')}
      </span>
    </li>
  );
}
