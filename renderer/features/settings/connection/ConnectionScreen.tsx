import { useTranslation } from 'react-i18next';
import { diagnosisChecks } from '#shared/ipc/diagnosis.ts';
import type { DiagnosisCheck, DiagnosisResult } from '#shared/ipc/diagnosis.ts';
import { Button, Notice, Progress, useCopy, useFormat, useNow } from '#ui/index.ts';
import { FailureText } from '#wording/FailureText.tsx';
import { CheckLine } from '../CheckLine.tsx';
import { SettingsPage } from '../SettingsPage.tsx';
import { adviceText, diagnosisText, foundText, stateOf } from './findingText.ts';
import { useDiagnosis } from './useDiagnosis.ts';
import type { Diagnosis } from './useDiagnosis.ts';

/** « Connexion »: every step between this workstation and the service, tested in order, each with what to do. */
export function ConnectionScreen({ version }: { readonly version: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const copy = useCopy();
  const { again, stop, ...diagnosis } = useDiagnosis();
  const { results, isRunning, endedAt } = diagnosis;
  const next = isRunning ? diagnosisChecks[results.length] : undefined;
  return (
    <SettingsPage
      title={t('connection.title')}
      detail={endedAt !== null && t('connection.tested', { when: format.moment(endedAt, now) })}
      lead={t('connection.lead')}
      actions={
        <>
          <Button
            isDisabled={isRunning || results.length === 0}
            onPress={() => copy(diagnosisText(t, format, { version, at: endedAt ?? now, results }))}
          >
            {t('connection.copy')}
          </Button>
          <Button variant="primary" isDisabled={isRunning} onPress={again}>
            {t('connection.again')}
          </Button>
        </>
      }
    >
      {isRunning ? <Running check={next} done={results.length} onStop={stop} /> : <Outcome diagnosis={diagnosis} />}
      <ol aria-label={t('connection.list')} className="mt-4 border-t border-line-soft">
        {diagnosisChecks.map((check) => (
          <Check
            key={check}
            check={check}
            result={results.find((result) => result.check === check)}
            isNext={check === next}
          />
        ))}
      </ol>
    </SettingsPage>
  );
}

interface CheckProps {
  readonly check: DiagnosisCheck;
  readonly result: DiagnosisResult | undefined;
  /** It is the one that runs. */
  readonly isNext: boolean;
}

function Check({ check, result, isNext }: CheckProps) {
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
      advice={result && adviceText(t, result)}
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
        {t('connection.stop')}
      </Button>
    </div>
  );
}

/** What happened, what is safe, and where to look. */
function Outcome({ diagnosis: { results, failure } }: { readonly diagnosis: Diagnosis }) {
  const { t } = useTranslation();
  if (failure) {
    return failure.kind === 'cancelled' ? (
      <Notice tone="wait" title={t('connection.stopped')} live>
        {t('connection.stoppedMore')}
      </Notice>
    ) : (
      <Notice tone="ask" title={<FailureText kind={failure.kind} />} live />
    );
  }
  const failed = results.find((result) => stateOf(result) === 'failed');
  if (failed) {
    return (
      <Notice tone="ask" title={t('connection.failed', { check: t(`connection.check.${failed.check}`) })} live>
        {t('connection.failedMore')}
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
