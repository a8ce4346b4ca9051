import type { TFunction } from 'i18next';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#shared/failures/failure.ts';
import { diagnosisChecks, stateOfFinding } from '#shared/ipc/diagnosis.ts';
import type { DiagnosisCheck, DiagnosisResult, DiagnosisState } from '#shared/ipc/diagnosis.ts';
import { useCommands } from '#stores/session.ts';
import type { Commands } from '#stores/session.ts';
import { Button, Notice, Progress, useCopy, useFormat, useNow } from '#ui/index.ts';
import type { Format } from '#ui/index.ts';
import { FailureText } from '#wording/FailureText.tsx';
import { CheckLine } from '../CheckLine.tsx';
import { SettingsPage } from '../SettingsPage.tsx';
import { OwnProxy } from './OwnProxy.tsx';

/** « Connexion » of the settings: the way to the open service. */
export function ConnectionScreen({ version }: { readonly version: string }) {
  return <ConnectionTests version={version} diagnose={useCommands().diagnose} />;
}

interface ConnectionOfNewServiceProps {
  readonly version: string;
  /** Tests what was typed; the same function at each render. */
  readonly diagnose: Commands['diagnose'];
  readonly keepOwnSettings: Commands['keepOwnSettings'];
  readonly onBack: () => void;
}

/** The same for a service that is being added, with the choice of a proxy, which the settings show elsewhere. */
export function ConnectionOfNewService({ keepOwnSettings, ...tests }: ConnectionOfNewServiceProps) {
  const whole = useRef<HTMLElement>(null);
  // The form below it had the focus: the next Tab starts at the top of this page (WCAG 2.4.3).
  useEffect(() => whole.current?.focus(), []);
  const { t } = useTranslation();
  return (
    <main ref={whole} tabIndex={-1} aria-label={t('common.helpTopic.connection')} className="h-full outline-none">
      <ConnectionTests {...tests} after={<OwnProxy keep={keepOwnSettings} />} />
    </main>
  );
}

interface ConnectionTestsProps {
  readonly version: string;
  readonly diagnose: Commands['diagnose'];
  /** Back to the form of a new service; without it to the settings. */
  readonly onBack?: () => void;
  /** Below the steps. */
  readonly after?: ReactNode;
}

/** Every step between this workstation and the service, tested in order, each with what to do. */
function ConnectionTests({ version, diagnose, onBack, after }: ConnectionTestsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const copy = useCopy();
  const { again, stop, ...diagnosis } = useDiagnosis(diagnose);
  const isNew = onBack !== undefined;
  const { results, isRunning, endedAt } = diagnosis;
  const next = isRunning ? diagnosisChecks[results.length] : undefined;
  return (
    <SettingsPage
      {...(onBack && { back: { label: t('connection.backToForm'), onPress: onBack } })}
      title={t('common.helpTopic.connection')}
      detail={endedAt !== null && t('connection.tested', { when: format.moment(endedAt, now) })}
      lead={t('connection.lead')}
      help="connection"
      actions={
        <>
          <Button
            isDisabled={isRunning || results.length === 0}
            onPress={() => copy(diagnosisText(t, format, { version, at: endedAt ?? now, results, isNew }))}
          >
            {t('common.word.copy')}
          </Button>
          <Button variant="primary" isDisabled={isRunning} onPress={again}>
            {t('connection.again')}
          </Button>
        </>
      }
    >
      {isRunning ? (
        <Running check={next} done={results.length} onStop={stop} />
      ) : (
        <Outcome diagnosis={diagnosis} isNew={isNew} />
      )}
      <ol aria-label={t('connection.list')} className="mt-4 border-t border-line-soft">
        {diagnosisChecks.map((check) => (
          <Check
            key={check}
            check={check}
            result={results.find((result) => result.check === check)}
            isNext={check === next}
            isNew={isNew}
          />
        ))}
      </ol>
      {after}
    </SettingsPage>
  );
}

interface CheckProps {
  readonly check: DiagnosisCheck;
  readonly result: DiagnosisResult | undefined;
  /** It is the one that runs. */
  readonly isNext: boolean;
  readonly isNew: boolean;
}

function Check({ check, result, isNext, isNew }: CheckProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const state = result ? stateOf(result) : isNext ? 'running' : 'waiting';
  return (
    <CheckLine
      id={check}
      state={state}
      word={t(`connection.state.${state}`)}
      title={t(`connection.check.${check}`)}
      found={result && foundText(t, format, result)}
      advice={result && adviceText(t, result, isNew)}
    />
  );
}

interface RunningProps {
  readonly check: DiagnosisCheck | undefined;
  readonly done: number;
  readonly onStop: () => void;
}

/** The progress, and the button to stop. */
function Running({ check, done, onStop }: RunningProps) {
  const { t } = useTranslation();
  return (
    <div className="flex items-center gap-4 py-2">
      <div className="min-w-0 flex-1">
        <p className="mb-1.5 text-help text-text-2">
          {check ? t('connection.runningAt', { check: t(`connection.check.${check}`) }) : t('connection.running')}
        </p>
        <Progress label={t('connection.running')} value={done} max={diagnosisChecks.length} />
      </div>
      <Button size="sm" onPress={onStop}>
        {t('common.slow.stop')}
      </Button>
    </div>
  );
}

/** What happened, what is safe, and where to look. */
function Outcome({
  diagnosis: { results, failure },
  isNew,
}: {
  readonly diagnosis: Diagnosis;
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
  const isWarned = results.some((result) => stateOf(result) === 'warning');
  return (
    <Notice tone={isWarned ? 'wait' : 'ok'} title={t(isWarned ? 'connection.warned' : 'connection.fine')} live>
      {t(isWarned ? 'connection.warnedMore' : 'connection.fineMore')}
    </Notice>
  );
}

interface Diagnosis {
  readonly results: readonly DiagnosisResult[];
  readonly isRunning: boolean;
  /** Why it ended before its last check. */
  readonly failure: Failure | null;
  /** When it ended, epoch ms. */
  readonly endedAt: number | null;
}

const begun: Diagnosis = { results: [], isRunning: true, failure: null, endedAt: null };

/** The tests of the connection: they begin with the page, and end with it. */
function useDiagnosis(
  diagnose: Commands['diagnose'],
): Diagnosis & { readonly again: () => void; readonly stop: () => void } {
  const [diagnosis, setDiagnosis] = useState(begun);
  const running = useRef<AbortController | null>(null);
  const run = useCallback((): void => {
    running.current?.abort();
    const mine = (running.current = new AbortController());
    const ask = async (): Promise<void> => {
      let results: readonly DiagnosisResult[] = [];
      const show = (found: Partial<Diagnosis>): void => {
        if (running.current === mine) setDiagnosis({ ...begun, results, ...found });
      };
      const failure = await diagnose((result) => {
        results = [...results, result];
        show({});
      }, mine.signal);
      // Main ended it as settings were saved: its results are of the connection as it was.
      if (failure?.kind === 'cancelled' && !mine.signal.aborted) return ask();
      show({ isRunning: false, failure, endedAt: Date.now() });
    };
    void ask();
  }, [diagnose]);
  useEffect(() => {
    run();
    return () => {
      running.current?.abort();
      running.current = null;
    };
  }, [run]);
  const again = (): void => {
    setDiagnosis(begun);
    run();
  };
  return { ...diagnosis, again, stop: () => running.current?.abort() };
}

const stateOf = ({ finding }: DiagnosisResult): DiagnosisState => stateOfFinding[finding];

/** What a check found, in a sentence. */
function foundText(t: TFunction, format: Format, { finding, facts }: DiagnosisResult): string {
  const { from, until, here, ms, apartMs, list, issuer, after, ...plain } = facts;
  const moment = (at: number): string => format.dateTime(at);
  const values = {
    ...plain,
    ...(from !== undefined && { from: moment(from) }),
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

/**
 * What to do about it; null where nothing is to be done. `isNew`: the service is not added yet, and neither settings
 * nor a status bar are there.
 */
function adviceText(t: TFunction, { finding }: DiagnosisResult, isNew: boolean): string | null {
  const usual = t(`connection.advice.${finding}`, { defaultValue: '' });
  const todo = isNew ? t(`connection.adviceNew.${finding}`, { defaultValue: usual }) : usual;
  return todo === '' ? null : t('health.todo', { todo });
}

/** The whole as a text for who helps: the address and the issuer are in it, no password and no data of a person. */
function diagnosisText(
  t: TFunction,
  format: Format,
  {
    version,
    at,
    results,
    isNew,
  }: {
    readonly version: string;
    readonly at: number;
    readonly results: readonly DiagnosisResult[];
    readonly isNew: boolean;
  },
): string {
  const lines = results.flatMap((result) => {
    const advice = adviceText(t, result, isNew);
    const parts = [
      t(`connection.check.${result.check}`),
      t(`connection.state.${stateOf(result)}`),
      foundText(t, format, result),
      // For who helps; the screen says it in words.
      ...(result.facts.status === undefined ? [] : [`HTTP ${result.facts.status}`]),
    ];
    return [parts.join(' · '), ...(advice === null ? [] : [`    ${advice}`])];
  });
  return [`${t('common.helpTopic.connection')}, Carnet ${version}, ${format.dateTime(at)}`, '', ...lines, ''].join(
    '\n',
  );
}
