import { useTranslation } from 'react-i18next';
import { useRow } from '#cache/queries/peopleHooks.ts';
import type { PersonRowView } from '#cache/queries/views.ts';
import { openPerson } from '#stores/view.ts';
import { classes, Mark, Pill, useFormat } from '#ui/index.ts';
import { Block } from './Block.tsx';

/** Application files of a person, the newest first; each opens beside the page. */
export function FilesBlock({
  files,
  open,
  at,
}: {
  readonly files: readonly PersonRowView[];
  readonly open: string | null;
  readonly at: number | null;
}) {
  const { t } = useTranslation();
  return (
    <Block title={t('people.files.title')} at={at} isWide>
      {files.length === 0 ? (
        <p className="text-text-3">{t('people.files.none')}</p>
      ) : (
        <ul aria-label={t('people.files.title')}>
          {files.map((file) => (
            <li key={file.id} className="border-t border-line-soft first:border-0">
              <FileLine file={file} isOpen={file.id === open} />
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}

function FileLine({ file, isOpen }: { readonly file: PersonRowView; readonly isOpen: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const interview = useRow('Dossier', file.id)?.fields.instant('CreneauLibre') ?? null;
  return (
    <button
      type="button"
      data-row={file.id}
      {...(isOpen ? { 'aria-current': 'true' as const } : {})}
      onClick={() => openPerson({ entity: 'Dossier', id: file.id })}
      className={classes(
        '-mx-2 grid min-h-11 w-[calc(100%+16px)] grid-cols-[104px_minmax(0,1fr)_auto] items-center gap-3 rounded-button px-2 text-left outline-offset-[-2px]',
        isOpen ? 'bg-selected' : 'hover:bg-hover',
      )}
    >
      <span className="truncate-line text-text-2">{file.number || t('people.list.noNumber')}</span>
      <span className="min-w-0">
        <span className="truncate-line block leading-4 font-bold">{file.pathName || t('people.files.noPath')}</span>
        <span className="truncate-line block text-mark leading-4 text-text-3">
          {interview === null
            ? t('people.files.noInterview')
            : t('people.files.interview', { when: format.dayTime(interview) })}
        </span>
      </span>
      <span className="flex items-center gap-2">
        {file.mark && <Mark state={file.mark} />}
        {file.stateName && <Pill tone="neutral">{file.stateName}</Pill>}
      </span>
    </button>
  );
}
