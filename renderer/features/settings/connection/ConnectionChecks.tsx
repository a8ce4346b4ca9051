import type { TFunction } from 'i18next';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { diagnosisChecks, stateOfFinding } from '#shared/ipc/diagnosis.ts';
import type { DiagnosisResult, DiagnosisState } from '#shared/ipc/diagnosis.ts';
import type { Commands, RunChecks } from '#stores/session.ts';
import { Button, Notice, useCopy, useFormat, useNow } from '#ui/index.ts';
import type { Format } from '#ui/index.ts';
import { FailureText } from '#wording/FailureText.tsx';
import { CheckLines, checkText } from '../CheckLine.tsx';
import type { ShownCheck } from '../CheckLine.tsx';
import { RunProgress } from '../RunProgress.tsx';
import { SettingsPage } from '../SettingsPage.tsx';
import { useRun } from '../useRun.ts';
import type { CheckRun } from '../useRun.ts';
import { OwnProxy } from './OwnProxy.tsx';

interface ConnectionOfNewServiceProps {
  readonly version: string;
  /** Tests what was typed; the same function at each render. */
  readonly checkConnection: RunChecks;
  readonly keepOwnSettings: Commands['keepOwnSettings'];
  readonly onBack: () => void;
}

/** The tests for a service that is being added, with the choice of a proxy, which the settings show elsewhere. */
export function ConnectionOfNewService({
  version,
  checkConnection,
  keepOwnSettings,
  onBack,
}: ConnectionOfNewServiceProps) {
  const whole = useRef<HTMLElement>(null);
  // The form below it had the focus: the next Tab starts at the top of this page (WCAG 2.4.3).
  useEffect(() => whole.current?.focus(), []);
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const copy = useCopy();
  const diagnosis = useRun(checkConnection, { isAtOnce: true });
  const { results, isRunning, endedAt, begin } = diagnosis;
  return (
    <main ref={whole} tabIndex={-1} aria-label={t('common.helpTopic.connection')} className="h-full outline-none">
      <SettingsPage
        back={{ label: t('connection.backToForm'), onPress: onBack }}
        title={t('common.helpTopic.connection')}
        detail={!isRunning && endedAt !== null && t('connection.tested', { when: format.moment(endedAt, now) })}
        lead={t('connection.lead')}
        help="connection"
        actions={
          <>
            <Button
              isDisabled={isRunning || results.length === 0}
              onPress={() => {
                const at = format.dateTime(endedAt ?? now);
                const lines = checkText(connectionChecks(t, format, results, { isNew: true }));
                copy([`${t('common.helpTopic.connection')}, Carnet ${version}, ${at}`, '', ...lines, ''].join('\n'));
              }}
            >
              {t('common.word.copy')}
            </Button>
            <Button variant="primary" isDisabled={isRunning} onPress={begin}>
              {t('health.again')}
            </Button>
          </>
        }
      >
        <ConnectionChecks diagnosis={diagnosis} isNew />
        <OwnProxy keep={keepOwnSettings} />
      </SettingsPage>
    </main>
  );
}

interface ConnectionChecksProps {
  readonly diagnosis: CheckRun;
  /** The service is not added yet: neither settings nor a status bar are there. */
  readonly isNew?: boolean;
}

export function ConnectionChecks({ diagnosis, isNew = false }: ConnectionChecksProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { results, isRunning, stop } = diagnosis;
  const next = isRunning ? diagnosisChecks[results.length] : undefined;
  const found = connectionChecks(t, format, results, { isNew });
  const others = diagnosisChecks.slice(results.length).map((check): ShownCheck => {
    const state = check === next ? 'running' : 'waiting';
    const [word, title] = [t(`connection.state.${state}`), t(`connection.check.${check}`)];
    return { id: check, state, word, title, found: [], advice: null };
  });
  return (
    <>
      {isRunning ? (
        <RunProgress
          label={t('connection.running')}
          text={next ? t('connection.runningAt', { check: t(`connection.check.${next}`) }) : t('connection.running')}
          done={results.length}
          total={diagnosisChecks.length}
          onStop={stop}
        />
      ) : (
        <Outcome diagnosis={diagnosis} isNew={isNew} />
      )}
      <CheckLines label={t('connection.list')} checks={[...found, ...others]} heading={isNew ? 'h2' : 'h3'} />
    </>
  );
}

function Outcome({
  diagnosis: { results, failure },
  isNew,
}: {
  readonly diagnosis: CheckRun;
  readonly isNew: boolean;
}) {
  const { t } = useTranslation();
  if (failure) {
    return failure.kind === 'cancelled' ? (
      <Notice tone="wait" title={t('connection.stopped')} live>
        {t('connection.stoppedMore')}
      </Notice>
    ) : (
      <Notice
        tone="ask"
        title={isNew ? t(`common.failure.${failure.kind}`) : <FailureText kind={failure.kind} />}
        live
      />
    );
  }
  const failed = results.find((result) => stateOf(result) === 'failed');
  if (failed) {
    return (
      <Notice tone="ask" title={t('connection.failed', { check: t(`connection.check.${failed.check}`) })} live>
        {t(isNew ? 'connection.failedMoreNew' : 'connection.failedMore')}
      </Notice>
    );
  }
  if (!isNew) return null; // the page says whether all is in order
  const isWarned = results.some((result) => stateOf(result) === 'warning');
  return (
    <Notice tone={isWarned ? 'wait' : 'ok'} title={t(isWarned ? 'connection.warned' : 'connection.fine')} live>
      {t(isWarned ? 'connection.warnedMore' : 'connection.fineMore')}
    </Notice>
  );
}

/** What was found of the connection, in words: address and issuer are in it, no password and no data of a person. */
export const connectionChecks = (
  t: TFunction,
  format: Format,
  results: readonly DiagnosisResult[],
  { isNew = false } = {},
): readonly ShownCheck[] =>
  results.map((result) => ({
    id: result.check,
    state: stateOf(result),
    word: t(`connection.state.${stateOf(result)}`),
    title: t(`connection.check.${result.check}`),
    found: [foundText(t, format, result)],
    advice: adviceText(t, result, isNew),
    status: result.facts.status,
  }));

const stateOf = ({ finding }: DiagnosisResult): DiagnosisState => stateOfFinding[finding];

function foundText(t: TFunction, format: Format, { finding, facts }: DiagnosisResult): string {
  const { from, until, here, ms, apartMs, list, issuer, after, ...plain } = facts;
  const moment = (at: number): string => format.dateTime(at);
  const values = {
    ...plain,
    ...(from !== undefined && { from: format.date(from) }),
    ...(until !== undefined && { until: format.date(until) }),
    ...(here !== undefined && { here: moment(here) }),
    ...(ms !== undefined && { ms: format.number(ms) }),
    ...(apartMs !== undefined && { apart: format.duration(apartMs) }),
    ...(list && { list: list.join(', ') }),
    ...(issuer !== undefined && { issuer: format.quote(issuer) }),
    ...(after && { check: t(`connection.check.${after}`) }),
  };
  const leadsElsewhere = finding === 'portalPage' && facts.host !== undefined;
  const found = t(`connection.found.${leadsElsewhere ? 'portalPageAt' : finding}`, values);
  return facts.ignored === undefined ? found : `${found} ${t('connection.ignoredVariable', values)}`;
}

/** `isNew`: the service is not added yet, so there are neither settings nor a status bar. */
function adviceText(t: TFunction, { finding }: DiagnosisResult, isNew: boolean): string | null {
  const usual = t(`connection.advice.${finding}`, { defaultValue: '' });
  const todo = isNew ? t(`connection.adviceNew.${finding}`, { defaultValue: usual }) : usual;
  return todo === '' ? null : t('health.todo', { todo });
}
