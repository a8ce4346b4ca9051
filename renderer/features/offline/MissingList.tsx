import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { namesOf } from '#i18n/labels/names.ts';
import { Button, TextAction, useFormat } from '#ui/index.ts';
import { useCutWords } from '#wording/useCutWords.ts';
import { partName } from './checks.ts';
import type { Missing } from './missing.ts';

interface MissingListProps {
  readonly missing: readonly Missing[];
  /** Folders are being downloaded: they cannot be requested again now. */
  readonly isPreparing: boolean;
  readonly onRetry: (line: Missing) => void;
  /** Shows the application of an interview among those of the day, or the page of the applicant. */
  readonly onOpen: (applicationId: string, where: 'day' | 'person') => void;
  /** Leads to the choice of folders. */
  readonly onChoose: () => void;
}

/** Lines that are drawn at once. */
const page = 50;

/** « Il manquera hors ligne »: one line each, with the one action that helps. */
export function MissingList({ missing, isPreparing, onRetry, onOpen, onChoose }: MissingListProps) {
  const { t } = useTranslation();
  const words = useMissingWords();
  const [shown, setShown] = useState(page);
  return (
    <section data-list="row" tabIndex={-1} aria-labelledby="ready-missing" className="mt-6">
      <h2 id="ready-missing" className="text-body font-medium text-text-2">
        {t('offline.missing.title')}
      </h2>
      {missing.length === 0 && <p className="py-2 text-text-3">{t('offline.missing.nothing')}</p>}
      <ul className="mt-1">
        {missing.slice(0, shown).map((line) => {
          const { title, what } = words(line);
          return (
            <li
              key={line.id}
              data-row={line.id}
              data-missing={line.kind}
              className="flex min-h-10 flex-wrap items-center gap-x-4 border-b border-line py-1.5"
            >
              <span className="w-[38%] min-w-40 font-medium break-words">{title}</span>
              <span className="min-w-0 flex-1 basis-48 text-text-2">{what}</span>
              {'interview' in line && (
                <TextAction onPress={() => onOpen(line.interview.view.id, line.kind === 'campus' ? 'day' : 'person')}>
                  {t(line.kind === 'campus' ? 'common.sent.see' : 'common.word.openTheRecord')}
                </TextAction>
              )}
              {line.kind === 'folderTop' && (
                <TextAction onPress={onChoose}>{t('offline.missing.chooseFolders')}</TextAction>
              )}
              {('retry' in line || ('walk' in line && line.walk.length > 0 && !isPreparing)) && (
                <TextAction onPress={() => onRetry(line)}>{t('common.retry')}</TextAction>
              )}
            </li>
          );
        })}
      </ul>
      {missing.length > shown && (
        <div className="py-3">
          <Button onPress={() => setShown(shown + page)}>{t('offline.missing.more')}</Button>
        </div>
      )}
    </section>
  );
}

export function useMissingWords(): (line: Missing) => { readonly title: string; readonly what: string } {
  const { t } = useTranslation();
  const format = useFormat();
  const cutWords = useCutWords();
  return (line) => {
    const what =
      line.kind === 'cut'
        ? cutWords(line.last)
        : 'count' in line
          ? t(`offline.missing.${line.kind}`, { count: line.count })
          : t(`offline.missing.${line.kind}`);
    switch (line.kind) {
      case 'storage':
        return { title: t('offline.missing.storageTitle'), what };
      case 'never':
      case 'cut':
      case 'unreadable':
      case 'old':
        return {
          title: namesOf(line.entity, format.language).other,
          what:
            line.failure === null
              ? what
              : t('offline.missing.because', { what, reason: t(`common.failure.${line.failure}`) }),
        };
      case 'rowsNever':
      case 'rowsCut':
      case 'rowsUnreadable':
      case 'rowsOld':
        return { title: partName(line.part, t, format.language), what };
      case 'rowsUnkept':
        return { title: line.parts.map((part) => partName(part, t, format.language)).join(', '), what };
      case 'folderTop':
      case 'folderGone':
        return { title: t('common.word.folders'), what };
      case 'folderUnlisted':
      case 'folderCut':
      case 'folderOld':
        return { title: t('offline.missing.folder', { path: line.path.join(' › ') }), what };
      case 'campus':
        return { title: t('offline.missing.application', { numero: line.interview.view.numero }), what };
      case 'applicant':
      case 'applicantCut':
      case 'noContact':
      case 'unreadContact':
        break;
    }
    const { applicantName, creneau } = line.interview.view;
    return { title: t('offline.missing.person', { name: applicantName, time: format.time(creneau) }), what };
  };
}
