import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CompatibilityReport } from '#shared/ipc/compatibility.ts';
import { Button, Notice, useFormat } from '#ui/index.ts';
import { FailureText } from '#wording/FailureText.tsx';
import { CheckLines } from '../CheckLine.tsx';
import { RunProgress } from '../RunProgress.tsx';
import type { CheckRun } from '../useRun.ts';
import { missed, serviceChecks, summaryLines } from './reportText.ts';

/** What the service serves of the interface, checked on request, and what differs in it (R3.4, R5.5). */
export function CompatibilityChecks({
  run: { steps, isRunning, end: report, failure, begin, stop },
}: {
  readonly run: CheckRun;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { done, total } = steps.at(-1) ?? { done: 0, total: 0 };
  const progress = { done: format.number(done), total: format.number(total) };
  return (
    <>
      <p className="mb-3 text-text-2">{t('settings.compatibility.lead')}</p>
      <Button isDisabled={isRunning} onPress={begin}>
        {t(report ? 'settings.compatibility.again' : 'settings.compatibility.check')}
      </Button>
      {isRunning && (
        <RunProgress
          label={t('common.slow.asking')}
          text={total === 0 ? t('common.slow.asking') : t('settings.compatibility.askingOf', progress)}
          done={done}
          total={total}
          onStop={stop}
        />
      )}
      {failure && (
        <div className="mt-3">
          <Notice
            tone={failure.kind === 'cancelled' ? 'wait' : 'ask'}
            icon={<CircleAlert size={16} aria-hidden />}
            title={<FailureText kind={failure.kind} />}
            live
          >
            {t(report ? 'settings.compatibility.failedKept' : 'settings.compatibility.failed')}
            {failure.detail && ` ${t('settings.compatibility.said', { words: format.quote(failure.detail) })}`}
          </Notice>
        </div>
      )}
      {report && <Report report={report} />}
    </>
  );
}

function Report({ report }: { readonly report: CompatibilityReport }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className="mt-3">
      <Notice
        tone={report.compatible ? 'ok' : 'ask'}
        title={t(report.compatible ? 'settings.compatibility.good' : 'settings.compatibility.missed', {
          count: missed(report),
        })}
        live
      >
        {t(report.compatible ? 'settings.compatibility.goodMore' : 'settings.compatibility.missedMore')}
      </Notice>
      {summaryLines(t, format, report).map((line) => (
        <p key={line} className="mt-2 text-text-2">
          {line}
        </p>
      ))}
      <CheckLines label={t('settings.compatibility.showNotable')} checks={serviceChecks(t, format, report)} />
    </div>
  );
}
