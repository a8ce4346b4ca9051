import { RefreshCw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DatasetStatus } from '#cache/queries/views.ts';
import { isSignInKind } from '#shared/failures/failure.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import type { RunningPull } from '#stores/sync.ts';
import { IconButton, Mark, useFormat, useNow } from '#ui/index.ts';
import { FailureText } from '#wording/FailureText.tsx';
import { useCutWords } from '#wording/useCutWords.ts';

interface DatasetLineProps {
  readonly status: DatasetStatus;
  readonly running: RunningPull | undefined;
  readonly failure: FailureKind | undefined;
  readonly onRefresh: () => void;
  readonly onCancel: () => void;
}

/** One dataset of the service on this workstation: size, age, whether it is complete (I18). */
export function DatasetLine({ status, running, failure, onRefresh, onCancel }: DatasetLineProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const cutWords = useCutWords();
  const { last } = status;
  const label = t(`settings.data.dataset.${status.entity}`);
  const state = running
    ? t('settings.data.receiving', { received: format.number(running.received) })
    : !last
      ? t('settings.data.never')
      : last.complete
        ? t('settings.data.complete', { count: last.received, received: format.number(last.received) })
        : cutWords(last);
  return (
    <li className="flex min-h-9 items-center gap-3 border-b border-line-soft py-1">
      <span className="w-[180px] shrink-0 truncate-line text-text">{label}</span>
      <span className={`min-w-0 flex-1 ${last && !last.complete && !running ? 'text-ask' : 'text-text-2'}`}>
        {!last && !running && (
          <span className="mr-1.5 inline-block align-[-3px]">
            <Mark state="absent" label="" />
          </span>
        )}
        {state}
        {last && last.unreadable.length > 0 && (
          <span className="block text-help text-ask">
            {t('settings.data.unreadable', { count: last.unreadable.length })}
          </span>
        )}
        {/* That the password is needed is shown once, above. */}
        {failure && !isSignInKind(failure) && !running && (
          <span className="block text-help text-ask">
            <FailureText kind={failure} />
          </span>
        )}
      </span>
      <span className="shrink-0 text-help text-text-3">{last && format.moment(last.at, now)}</span>
      {running ? (
        <IconButton
          label={t('settings.data.stop', { dataset: label })}
          icon={<X size={14} aria-hidden />}
          onPress={onCancel}
        />
      ) : (
        <IconButton
          label={t('settings.data.refresh', { dataset: label })}
          icon={<RefreshCw size={14} aria-hidden />}
          onPress={onRefresh}
        />
      )}
    </li>
  );
}
