import { useTranslation } from 'react-i18next';
import type { PersonRowView } from '#cache/queries/views.ts';
import { classes, Mark, Pill } from '#ui/index.ts';

/** One person or file of the list: who, by what number, where they stand. */
export function PersonLine({ row }: { readonly row: PersonRowView }) {
  const { t } = useTranslation();
  const { name, number, mail, pathName, stateName, mark, files } = row;
  const edge = mark === 'conflict' || mark === 'refused' ? 'shadow-[inset_2px_0_0_var(--stop)]' : '';
  return (
    <span
      className={classes(
        'grid h-full grid-cols-[min(38%,420px)_104px_minmax(0,1fr)_28px] items-center gap-3 border-b border-line px-2 max-[799.98px]:grid-cols-[min(34%,420px)_72px_minmax(0,1fr)_auto] max-[799.98px]:gap-2',
        edge,
      )}
    >
      <span className="min-w-0">
        <span className="truncate-line block leading-4 font-bold">{name || t('common.unnamed')}</span>
        <span className="truncate-line block text-mark leading-4 text-text-3">{mail ?? t('people.list.noMail')}</span>
      </span>
      <span className="truncate-line text-text-2">{number || t('people.list.noNumber')}</span>
      <span className="flex min-w-0 items-center gap-2">
        <span className="truncate-line text-text-2">
          {pathName || (row.kind === 'Candidat' && t('people.list.noFile'))}
        </span>
        {row.kind === 'Candidat' && files > 1 && (
          <span className="shrink-0 text-text-3">{t('people.list.more', { count: files - 1 })}</span>
        )}
        {stateName && <Pill tone="neutral">{stateName}</Pill>}
      </span>
      <span className="justify-self-end">{mark && <Mark state={mark} />}</span>
    </span>
  );
}
