import { Circle, CircleAlert, CircleCheck, CircleDashed, Hourglass, OctagonX } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { diagnosisChecks } from '#shared/ipc/diagnosis.ts';
import type { DiagnosisCheck, DiagnosisResult, DiagnosisState } from '#shared/ipc/diagnosis.ts';
import { useView } from '#stores/view.ts';
import {
  Button,
  listShortcuts,
  Notice,
  Progress,
  Screen,
  useCopy,
  useFormat,
  useNow,
  useShortcut,
  ViewHeader,
} from '#ui/index.ts';
import { FailureText } from '#wording/FailureText.tsx';
import { adviceText, diagnosisText, foundText, stateOf } from './findingText.ts';
import { useDiagnosis } from './useDiagnosis.ts';
import type { Diagnosis } from './useDiagnosis.ts';

const leave = (): void => useView.setState({ settingsPage: null });

/** « Connexion »: every step between this workstation and the service, tested in order, each with what to do. */
export function ConnectionScreen({ version }: { readonly version: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const copy = useCopy();
  const { again, stop, ...diagnosis } = useDiagnosis();
  const { results, isRunning, endedAt } = diagnosis;
  useShortcut(listShortcuts.close, leave);
  const next = isRunning ? diagnosisChecks[results.length] : undefined;
  return (
    <Screen
      header={
        <ViewHeader
          title={t('connection.title')}
          detail={endedAt !== null && t('connection.tested', { when: format.moment(endedAt, now) })}
          back={{ label: t('connection.back'), kbd: 'Escape', onPress: leave }}
        >
          <Button
            isDisabled={isRunning || results.length === 0}
            onPress={() => copy(diagnosisText(t, format, { version, at: endedAt ?? now, results }))}
          >
            {t('connection.copy')}
          </Button>
          <Button variant="primary" isDisabled={isRunning} onPress={again}>
            {t('connection.again')}
          </Button>
        </ViewHeader>
      }
    >
      <div className="scroll-thin min-h-0 min-w-0 flex-1 px-5 py-5">
        <div className="max-w-[860px]">
          <p className="mb-4 text-text-2">{t('connection.lead')}</p>
          {isRunning ? <Running check={next} done={results.length} onStop={stop} /> : <Outcome diagnosis={diagnosis} />}
          <ol aria-label={t('connection.list')} className="mt-4 border-t border-line-soft">
            {diagnosisChecks.map((check) => (
              <CheckLine
                key={check}
                check={check}
                result={results.find((result) => result.check === check)}
                isNext={check === next}
              />
            ))}
          </ol>
        </div>
      </div>
    </Screen>
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

interface CheckLineProps {
  readonly check: DiagnosisCheck;
  readonly result: DiagnosisResult | undefined;
  /** It is the one that runs. */
  readonly isNext: boolean;
}

/** One check: its state by shape and word, what was found, what to do. */
function CheckLine({ check, result, isNext }: CheckLineProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const state = result ? stateOf(result) : isNext ? 'running' : 'waiting';
  const { icon: Icon, ink } = looks[state];
  const advice = result && adviceText(t, result);
  return (
    <li
      data-check={check}
      data-state={state}
      className="grid grid-cols-[132px_minmax(0,1fr)] gap-x-3 border-b border-line-soft py-2.5 max-[699.98px]:grid-cols-1"
    >
      <span className={`flex items-start gap-1.5 ${ink}`}>
        <Icon size={15} aria-hidden className="mt-0.5 shrink-0" />
        {t(`connection.state.${state}`)}
      </span>
      <div className="min-w-0">
        <h2 className="font-medium text-text">{t(`connection.check.${check}`)}</h2>
        {result && <p className="selectable break-words text-text-2">{foundText(t, format, result)}</p>}
        {advice && <p className="selectable mt-0.5 break-words text-text">{advice}</p>}
      </div>
    </li>
  );
}

/** Distinguished by shape, not by colour alone. */
const looks: Readonly<
  Record<DiagnosisState | 'running' | 'waiting', { readonly icon: LucideIcon; readonly ink: string }>
> = {
  ok: { icon: CircleCheck, ink: 'text-ok' },
  warning: { icon: CircleAlert, ink: 'text-ask' },
  failed: { icon: OctagonX, ink: 'text-stop' },
  untried: { icon: CircleDashed, ink: 'text-text-3' },
  running: { icon: Hourglass, ink: 'text-accent' },
  waiting: { icon: Circle, ink: 'text-text-3' },
};
