import { AlertTriangle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { inSentence, namesOf } from '#i18n/labels/names.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { Preparing } from '#stores/offline.ts';
import { Button, Mark, Progress, useFormat } from '#ui/index.ts';
import { partName } from './checks.ts';
import type { Missing } from './missing.ts';

interface VerdictBoxProps {
  /** Its first instant, epoch ms. */
  readonly day: number;
  readonly campus: string;
  readonly missing: readonly Missing[];
  readonly isEmpty: boolean;
  /** Chromium promised to keep the data when the disk is full (S9). */
  readonly isPersisted: boolean;
  /** Something of what is missing can be received. */
  readonly canReceive: boolean;
  readonly preparing: Preparing;
  readonly onPrepare: () => void;
  readonly onStop: () => void;
}

/** Of what is missing, so much is named in the sentence. */
const mostNamed = 4;

/** Ready only when nothing that the sentence names is missing: the user leaves the network on the strength of it. */
export function VerdictBox(props: VerdictBoxProps) {
  const { day, campus, missing, isEmpty, isPersisted, canReceive, preparing, onPrepare, onStop } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const { state, foldersListed, folders, rowsReceived, rows, sets, setsLeft } = preparing;
  const isRunning = state === 'running';
  const underWay = usePreparingWords(preparing);
  const isReady = missing.length === 0 && isPersisted;
  const titleOf = (line: Missing): string => {
    if (line.kind === 'part')
      return t(`offline.missing.${line.how}`, { part: inSentence(partName(line.id, t, format.language)) });
    if (line.kind === 'branch') return t('offline.missing.branch', { campus });
    const { applicantName, creneau } = line.view;
    return t('offline.missing.applicant', { name: applicantName, time: format.time(creneau) });
  };
  const someOf = (titles: readonly string[]): string => {
    const rest = titles.length - mostNamed;
    const shown = titles.slice(0, mostNamed).join(', ');
    return rest > 0 ? `${shown} ${t('common.word.andOthers', { count: rest })}` : shown;
  };
  const about = { day: inSentence(format.dayLong(day)), campus };
  const sentence = isEmpty
    ? t('offline.verdict.nothing', about)
    : missing.length === 0
      ? t('offline.verdict.allHere', about)
      : t('offline.verdict.allBut', { ...about, what: someOf(missing.map(titleOf)) });
  return (
    <section
      aria-label={t('offline.verdict.progress')}
      className="flex flex-wrap items-center gap-4 rounded-hero border border-line bg-canvas px-5 py-4"
    >
      <span className="flex size-6 shrink-0 items-center justify-center">
        {isRunning ? (
          <Turning size={24} />
        ) : isReady ? (
          <Mark state="verified" label={t('offline.verdict.ready')} size={24} />
        ) : (
          <AlertTriangle size={22} aria-hidden className="text-ask" />
        )}
      </span>
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-subject font-bold" data-verdict={isReady ? 'ready' : isEmpty ? 'nothing' : 'missing'}>
          {isRunning ? t('shell.preparation.running') : sentence}
        </h2>
        <output className="block text-text-2">
          {underWay ?? (missing.length === 0 && !isPersisted ? t('offline.verdict.unpromised') : null)}
        </output>
        {isRunning && (
          <div className="mt-2 max-w-[480px]">
            <Progress
              label={t('offline.verdict.progress')}
              value={sets - setsLeft.length + rowsReceived + foldersListed}
              max={Math.max(1, sets + rows + folders)}
            />
          </div>
        )}
      </div>
      {isRunning ? (
        <Button kbd="Escape" onPress={onStop}>
          {t('common.slow.stop')}
        </Button>
      ) : (
        <Button variant={isReady ? 'secondary' : 'primary'} onPress={onPrepare}>
          {state === 'stopped'
            ? t('common.word.resume')
            : t(canReceive && !isEmpty ? 'offline.verdict.receive' : 'offline.verdict.prepare')}
        </Button>
      )}
    </section>
  );
}

/** The progress, or where it stopped and why; null when neither. */
function usePreparingWords(preparing: Preparing): string | null {
  const { state, why, setsLeft, sets, rowsReceived, rows, foldersListed, folders, failed } = preparing;
  const { t } = useTranslation();
  const { language, number } = useFormat();
  const [first] = setsLeft;
  const isFolder = ({ request }: Preparing['failed'][number]): boolean =>
    describeEntity(request.entity).listedBy === 'parent' && (request.path ?? []).length > 0;
  const isOfRow = ({ request }: Preparing['failed'][number]): boolean => request.of !== undefined;
  const rowsLeft = rows - rowsReceived - failed.filter(isOfRow).length;
  if (state === 'running') {
    if (first) return t('offline.verdict.receivingLists', { count: setsLeft.length, of: number(sets) });
    return rowsLeft > 0
      ? t('offline.verdict.receivingRows', { received: number(rowsReceived), count: rows })
      : t('offline.verdict.receivingFolders', { listed: number(foldersListed), count: folders });
  }
  if (state !== 'stopped') return null;
  const foldersLeft = folders - foldersListed - failed.filter(isFolder).length;
  const where = [
    ...(first
      ? [t('offline.verdict.whereLists', { count: setsLeft.length, first: namesOf(first, language).other })]
      : []),
    ...(rowsLeft > 0 ? [t('offline.verdict.whereRows', { count: rowsLeft })] : []),
    ...(foldersLeft > 0 ? [t('folders.folderCount', { count: foldersLeft })] : []),
  ].join(', ');
  if (why === null || why === 'person') return t('offline.verdict.stopped', { where });
  return t('offline.verdict.stoppedBecause', { reason: t(`common.failure.${why}`), where });
}

/** Something is being downloaded. With reduced motion it does not move; words beside it say the same. */
export function Turning({ size = 16 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" fill="none" aria-hidden className="turning shrink-0">
      <circle cx="8" cy="8" r="6.5" stroke="var(--line)" strokeWidth="1.5" />
      <path d="M8 1.5a6.5 6.5 0 0 1 6.5 6.5" stroke="var(--accent)" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  );
}
