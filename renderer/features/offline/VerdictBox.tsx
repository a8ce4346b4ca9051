import { AlertTriangle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { namesOf } from '#i18n/labels/names.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { useOnePlace } from '#stores/commit.ts';
import type { Preparing } from '#stores/offline.ts';
import { Button, Mark, Progress, useFormat } from '#ui/index.ts';
import type { Missing } from './missing.ts';
import { useMissingWords } from './MissingList.tsx';
import type { Verdict } from './verdict.ts';

interface VerdictBoxProps {
  readonly verdict: Verdict;
  readonly missing: readonly Missing[];
  readonly preparing: Preparing;
  readonly onPrepare: () => void;
  readonly onStop: () => void;
}

/** Of what will be missing, so much is named in the sentence: the list below it has all. */
const mostNamed = 4;

/** Whether the user can leave the network now, and the one button that helps. */
export function VerdictBox({ verdict, missing, preparing, onPrepare, onStop }: VerdictBoxProps) {
  const { t } = useTranslation();
  const { state, foldersListed, folders, rowsReceived, rows, sets, setsLeft } = preparing;
  const isRunning = state === 'running';
  const press = useOnePlace();
  const words = useMissingWords();
  const { level, ready, of, isEmpty } = verdict;
  const isReady = level === 'ready';
  const underWay = usePreparingWords(preparing, isReady);
  const statusWords = (): string => {
    if (isReady)
      return missing.length === 0
        ? t('offline.verdict.allHere')
        : t('offline.verdict.allBut', { what: someOf(missing.map((line) => words(line).title)) });
    if (level === 'notReady') return t(isEmpty ? 'offline.verdict.nothing' : 'offline.verdict.essential');
    return ready === of ? t('offline.verdict.unpromised') : t('offline.verdict.someHere', { count: ready, of });
  };
  const someOf = (titles: readonly string[]): string => {
    const all = [...new Set(titles)];
    const [shown, rest] = [all.slice(0, mostNamed), all.length - mostNamed];
    return [...shown, ...(rest > 0 ? [t('common.word.andOthers', { count: rest })] : [])].join(', ');
  };
  return (
    <section
      aria-label={t('offline.verdict.progress')}
      className="flex flex-wrap items-center gap-4 rounded-hero border border-line bg-canvas px-5 py-4"
    >
      <span className="flex size-6 shrink-0 items-center justify-center">
        {isRunning ? (
          <Turning size={24} />
        ) : isReady ? (
          <Mark state="verified" label="" size={24} />
        ) : (
          <AlertTriangle size={22} aria-hidden className="text-ask" />
        )}
      </span>
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-subject font-bold" data-verdict={level}>
          {t(isRunning ? 'shell.preparation.running' : `offline.verdict.${level}`)}
        </h2>
        <output className="block text-text-2">
          {underWay === null || (isReady && !isRunning)
            ? [statusWords(), underWay].filter(Boolean).join(' ')
            : underWay}
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
        <Button kbd="Escape" onPress={press('stop', onStop)}>
          {t('common.slow.stop')}
        </Button>
      ) : (
        <Button variant={isReady ? 'secondary' : 'primary'} onPress={press('begin', onPrepare)}>
          {t(state === 'stopped' ? 'common.word.resume' : 'offline.verdict.prepare')}
        </Button>
      )}
    </section>
  );
}

/** The progress, or where it stopped and why; null when neither. `isReady`: all of it was received before. */
function usePreparingWords(preparing: Preparing, isReady: boolean): string | null {
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
  const stopped = isReady ? 'again' : 'stopped';
  if (why === null || why === 'person') return t(`offline.verdict.${stopped}`, { where });
  return t(`offline.verdict.${stopped}Because`, { reason: t(`common.failure.${why}`), where });
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
