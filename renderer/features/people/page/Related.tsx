import { CalendarDays, Folder, FolderOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDatasetStatus, useEventsNumbered } from '#cache/queries/hooks.ts';
import { useFoldersNamed } from '#cache/queries/named.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { Block } from '#pages/Block.tsx';
import { OpeningLine } from '#pages/OpeningLine.tsx';
import type { PersonEntity } from '#shared/entities/people.ts';
import { openFolderOf, showFolder } from '#stores/folderOf.ts';
import { go } from '#stores/place.ts';
import type { Page } from '#stores/place.ts';
import { Button, Mark, useFormat } from '#ui/index.ts';

const lineClass = 'grid min-h-9 grid-cols-[16px_minmax(0,1fr)_auto] items-center gap-2.5';

/** Interviews of their applications, and events that have the number of one. */
export function RelatedEvents({ applications }: { readonly applications: readonly RowView[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { last } = useDatasetStatus({ entity: 'Planification' });
  const events = useEventsNumbered(applications.map(({ fields }) => fields.text('Numero')));
  const lines = [
    ...applications.flatMap(({ id, fields, mark }) => {
      const at = fields.instant('CreneauLibre');
      if (at === null) return [];
      const text = t('people.events.interview', { number: fields.text('Numero') });
      return [
        {
          key: `application ${id}`,
          text,
          at,
          mark,
          place: { at: 'today', day: format.dayOf(at), selected: id } as const,
        },
      ];
    }),
    ...events.map(({ id, nom, typeName, debut, mark }) => ({
      key: id,
      text: nom || typeName,
      at: debut,
      mark,
      place: { at: 'calendar', day: format.dayOf(debut), of: null, selected: id } as const,
    })),
  ];
  return (
    <Block title={t('people.tab.dates')} at={last?.at ?? null} isWide>
      {lines.length === 0 && <p className="text-text-3">{t('people.events.none')}</p>}
      <ul>
        {lines.map(({ key, text, at, mark, place }) => (
          <OpeningLine key={key} className={lineClass} onOpen={() => go(place)}>
            <CalendarDays size={15} aria-hidden className="text-text-3" />
            <span className="truncate-line">{text}</span>
            <span className="flex items-center gap-2 text-text-2">
              {mark && <Mark state={mark} />}
              {format.dayTime(at)}
            </span>
          </OpeningLine>
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
        <Button size="sm" icon={<FolderOpen size={14} aria-hidden />} onPress={() => openFolderOf(whose)}>
          {t(folders.length === 0 ? 'people.folders.create' : 'people.folders.open')}
        </Button>
      }
    >
      {folders.length === 0 && <p className="text-text-3">{t('people.folders.none')}</p>}
      <ul>
        {folders.map(({ id, name: folder }) => (
          <OpeningLine key={id} className={lineClass} onOpen={() => showFolder(id)}>
            <Folder size={15} aria-hidden className="text-text-3" />
            <span className="truncate-line">{folder}</span>
          </OpeningLine>
        ))}
      </ul>
      <p className="mt-2 text-help text-text-3">{t('people.folders.how')}</p>
    </Block>
  );
}
