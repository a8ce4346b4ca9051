import { CircleAlert } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { stateOfFinding } from '#shared/ipc/diagnosis.ts';
import type { DiagnosisState } from '#shared/ipc/diagnosis.ts';
import type { Health } from '#shared/ipc/health.ts';
import type { SupportFile } from '#shared/support/supportFile.ts';
import { unsaidOf, useIncidents } from '#stores/incidents.ts';
import { useCommands } from '#stores/session.ts';
import type { RunEnd } from '#stores/session.ts';
import { Button, Loading, Notice, useCopy, useFormat, useNow } from '#ui/index.ts';
import { FailureText } from '#wording/FailureText.tsx';
import { useSafeWords } from '#wording/useSafeWords.ts';
import { CheckLines, checkText } from '../CheckLine.tsx';
import { CompatibilityChecks } from '../compatibility/CompatibilityChecks.tsx';
import { serviceChecks, summaryLines } from '../compatibility/reportText.ts';
import { ConnectionChecks, connectionChecks } from '../connection/ConnectionChecks.tsx';
import { SettingsPage } from '../SettingsPage.tsx';
import { useRun } from '../useRun.ts';
import { checkHealth } from './checks.ts';
import { SupportDialog } from './SupportDialog.tsx';

export function HealthScreen() {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const copy = useCopy();
  const commands = useCommands();
  const [read, setRead] = useState<RunEnd<Health> | null>(null);
  const refresh = useCallback((): void => void commands.readHealth().then(setRead), [commands]);
  useEffect(refresh, [refresh]);
  const health = read?.ok ? read.value : null;
  const here = health && checkHealth(t, format, health);
  const diagnosis = useRun(commands.checkConnection, { isAtOnce: true });
  const compatibility = useRun(commands.checkService);
  const [file, setFile] = useState<SupportFile | null>(null);
  const { end: report } = compatibility;
  const states = [
    ...(here ?? []).map(({ state }) => state),
    ...diagnosis.results.map(({ finding }) => stateOfFinding[finding]),
    ...(report && !report.compatible ? (['warning'] as const) : []),
  ];
  const copyAll = (): void => {
    const parts = [
      [t('health.part.here'), ...checkText(here ?? [])],
      [t('common.helpTopic.connection'), ...checkText(connectionChecks(t, format, diagnosis.results))],
      ...(report
        ? [
            [
              t('settings.nav.compatibility'),
              ...summaryLines(t, format, report),
              ...checkText(serviceChecks(t, format, report)),
            ],
          ]
        : []),
    ];
    copy(
      [[`${t('common.helpTopic.health')}, ${format.dateTime(now)}`], ...parts]
        .map((part) => `${part.join('\n')}\n`)
        .join('\n'),
    );
  };
  const prepare = async (): Promise<void> => {
    if (health === null || here === null) return;
    setFile(
      await commands.prepareSupport({
        health,
        checks: here.map(({ id, state }) => ({ check: id, state })),
        connection: diagnosis.results,
        compatibility: report,
      }),
    );
  };
  return (
    <SettingsPage
      title={t('common.helpTopic.health')}
      detail={health && t('health.read', { when: format.moment(health.at, now) })}
      lead={t('health.lead')}
      help="health"
      actions={
        <>
          <Button isDisabled={health === null} onPress={copyAll}>
            {t('common.word.copy')}
          </Button>
          <Button
            isDisabled={diagnosis.isRunning}
            onPress={() => {
              refresh();
              diagnosis.begin();
            }}
          >
            {t('health.again')}
          </Button>
          <Button variant="primary" isDisabled={health === null} onPress={() => void prepare()}>
            {t('health.support.title')}
          </Button>
        </>
      }
    >
      <IncidentNotice />
      {read === null && <Loading />}
      {here && !diagnosis.isRunning && diagnosis.failure === null && <Verdict states={states} />}
      {read?.ok === false && <Notice tone="ask" title={<FailureText kind={read.failure.kind} />} />}
      <Part title={t('common.helpTopic.connection')}>
        <ConnectionChecks diagnosis={diagnosis} />
      </Part>
      {here && (
        <Part title={t('health.part.here')}>
          <CheckLines label={t('health.list')} checks={here} />
        </Part>
      )}
      <Part title={t('settings.nav.compatibility')}>
        <CompatibilityChecks run={compatibility} />
      </Part>
      {file && <SupportDialog file={file} onClose={() => setFile(null)} />}
    </SettingsPage>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-7">
      <h2 className="mb-2 text-panel font-bold text-text">{title}</h2>
      {children}
    </section>
  );
}

function Verdict({ states }: { readonly states: readonly DiagnosisState[] }) {
  const { t } = useTranslation();
  const count = states.filter((state) => state === 'warning' || state === 'failed').length;
  const isFailed = states.includes('failed');
  return (
    <Notice tone={isFailed ? 'ask' : count > 0 ? 'wait' : 'ok'} title={t('health.verdict', { count })} live>
      {t(count > 0 ? 'health.verdictMore' : 'health.fineMore')}
    </Notice>
  );
}

/** What the user had not read when the page opened: what happened, what is safe, what to do (S15). */
function IncidentNotice() {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const { markIncidentsSaid } = useCommands();
  const [unsaid] = useState(() => unsaidOf(useIncidents.getState()));
  const safe = useSafeWords();
  useEffect(() => {
    if (unsaid.length > 0) void markIncidentsSaid();
  }, [unsaid, markIncidentsSaid]);
  const last = unsaid.at(-1);
  if (last === undefined) return null;
  return (
    <div className="mb-4">
      <Notice
        tone="ask"
        icon={<CircleAlert size={16} aria-hidden />}
        title={unsaid.length === 1 ? t(`shell.incident.what.${last.kind}`) : t('health.incident.several')}
      >
        {unsaid.length > 1 && (
          <ul className="list-disc pl-4">
            {unsaid.map(({ kind, at }) => (
              <li key={`${kind} ${at}`}>
                {t('health.incident.at', { when: format.moment(at, now), what: t(`shell.incident.what.${kind}`) })}
              </li>
            ))}
          </ul>
        )}
        <p>{safe(last.at)}</p>
        <p>
          {t(
            last.kind === 'diskFull' || last.kind === 'lockNotKept'
              ? `health.incident.todo.${last.kind}`
              : 'health.incident.todo.usual',
          )}
        </p>
      </Notice>
    </div>
  );
}
