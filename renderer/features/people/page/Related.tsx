import { CalendarDays, Folder, FolderOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDatasetStatus } from '#cache/queries/hooks.ts';
import { useEventsNamed, useFoldersNamed } from '#cache/queries/named.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { Block } from '#pages/Block.tsx';
import type { PersonEntity } from '#shared/entities/people.ts';
import { openFolderOf, showFolder } from '#stores/folderOf.ts';
import { go } from '#stores/place.ts';
import type { Page } from '#stores/place.ts';
import { Button, Mark, useFormat } from '#ui/index.ts';

const rowClass =
  '-mx-2 grid min-h-9 w-[calc(100%+16px)] grid-cols-[16px_minmax(0,1fr)_auto] items-center gap-2.5 rounded-button px-2 text-left outline-offset-[-2px] hover:bg-hover';

/**
 * Interviews of their applications, and events whose name contains theirs: the service links neither to a person
 * (R4.7).
 */
export function RelatedEvents({
  name,
  applications,
}: {
  readonly name: string;
  readonly applications: readonly RowView[];
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { last } = useDatasetStatus({ entity: 'Planification' });
  const events = useEventsNamed(name);
  const interviews = applications.flatMap(({ id, fields, mark }) => {
    const at = fields.instant('CreneauLibre');
    return at === null ? [] : [{ id, at, mark, number: fields.text('Numero') }];
  });
  return (
    <Block title={t('people.tab.events')} at={last?.at ?? null} isWide>
      {interviews.length + events.length === 0 && <p className="text-text-3">{t('people.events.none')}</p>}
      <ul>
        {interviews.map(({ id, at, mark, number }) => (
          <li key={`application ${id}`} className="border-t border-line-soft first:border-0">
            <button
              type="button"
              className={rowClass}
              onClick={() => go({ at: 'today', day: format.dayOf(at), selected: id })}
            >
              <CalendarDays size={15} aria-hidden className="text-text-3" />
              <span className="truncate-line">{t('people.events.interview', { number })}</span>
              <span className="flex items-center gap-2 text-text-2">
                {mark && <Mark state={mark} />}
                {format.dayTime(at)}
              </span>
            </button>
          </li>
        ))}
        {events.map((event) => (
          <li key={event.id} className="border-t border-line-soft first:border-0">
            <button
              type="button"
              className={rowClass}
              onClick={() => go({ at: 'calendar', day: format.dayOf(event.debut), of: null, selected: event.id })}
            >
              <CalendarDays size={15} aria-hidden className="text-text-3" />
              <span className="truncate-line">{event.nom || event.typeName}</span>
              <span className="flex items-center gap-2 text-text-2">
                {event.mark && <Mark state={event.mark} />}
                {format.dayTime(event.debut)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-help text-text-3">{t('people.events.how')}</p>
    </Block>
  );
}

interface FoldersProps {
  readonly whose: Page<PersonEntity>;
  readonly name: string;
  readonly numbers: readonly string[];
}

/** Folders whose name contains their name or number, among those downloaded here. */
export function Folders({ whose, name, numbers }: FoldersProps) {
  const { t } = useTranslation();
  const folders = useFoldersNamed(name, ...numbers);
  return (
    <Block
      title={t('people.tab.folders')}
      isWide
      actions={
        <Button size="sm" kbd="o" icon={<FolderOpen size={14} aria-hidden />} onPress={() => openFolderOf(whose)}>
          {t(folders.length === 0 ? 'people.folders.create' : 'people.folders.open')}
        </Button>
      }
    >
      {folders.length === 0 && <p className="text-text-3">{t('people.folders.none')}</p>}
      <ul>
        {folders.map(({ id, name: folder }) => (
          <li key={id} className="border-t border-line-soft first:border-0">
            <button type="button" className={rowClass} onClick={() => showFolder(id)}>
              <Folder size={15} aria-hidden className="text-text-3" />
              <span className="truncate-line">{folder}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-help text-text-3">{t('people.folders.how')}</p>
    </Block>
  );
}
