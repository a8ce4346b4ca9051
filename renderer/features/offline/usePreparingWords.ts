import { useTranslation } from 'react-i18next';
import { namesOf } from '#i18n/labels/names.ts';
import type { Preparing } from '#stores/ready.ts';
import { useFormat } from '#ui/index.ts';

/** How far Carnet is, or where it stopped and why; null when neither. */
export function usePreparingWords({
  state,
  why,
  setsLeft,
  sets,
  foldersListed,
  folders,
  failed,
}: Preparing): string | null {
  const { t } = useTranslation();
  const { language, number } = useFormat();
  const [first] = setsLeft;
  if (state === 'running') {
    return first
      ? t('ready.verdict.receivingLists', { count: setsLeft.length, of: number(sets) })
      : t('ready.verdict.receivingFolders', { listed: number(foldersListed), known: number(folders) });
  }
  if (state !== 'stopped') return null;
  const foldersLeft = folders - foldersListed - failed.filter(({ request }) => request.entity === 'Directory').length;
  const where = [
    ...(first
      ? [t('ready.verdict.whereLists', { count: setsLeft.length, first: namesOf(first, language).other })]
      : []),
    ...(foldersLeft > 0 ? [t('ready.verdict.whereFolders', { count: foldersLeft })] : []),
  ].join(', ');
  if (why === null || why === 'person') return t('ready.verdict.stopped', { where });
  return t('ready.verdict.stoppedBecause', { reason: t(`common.failure.${why}`), where });
}
