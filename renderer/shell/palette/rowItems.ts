import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import type { EventView, FolderView, PersonRowView } from '#cache/queries/views.ts';
import { namesOf } from '#i18n/labels/names.ts';
import { useRowName } from '#pages/useRowName.ts';
import type { PagedEntity } from '#shared/ipc/pageScreens.ts';
import { filterList } from '#stores/lists.ts';
import { useFormat } from '#ui/index.ts';
import type { PaletteItem } from './item.ts';
import { weekItem } from './weekItem.ts';

/** How the palette writes what is on this workstation, in the language of now. */
export interface RowItems {
  readonly person: (line: PersonRowView) => PaletteItem;
  readonly page: (entity: PagedEntity, row: RowView) => PaletteItem;
  readonly teacherWeek: (row: RowView) => PaletteItem;
  readonly event: (event: EventView) => PaletteItem;
  readonly folder: (folder: Pick<FolderView, 'id' | 'name'>) => PaletteItem;
}

export function useRowItems(): RowItems {
  const { t } = useTranslation();
  const nameOf = useRowName();
  const format = useFormat();
  return useMemo(() => {
    const kindOf = (entity: PagedEntity): string => namesOf(entity, format.language).one;
    const detail = (...parts: readonly string[]): string => parts.filter(Boolean).join(' · ');
    return {
      person: ({ kind, id, name, number, admissionPathName, stateName }) => ({
        id: `${kind}/${id}`,
        group: kind === 'Dossier' ? 'application' : 'person',
        text: name || t('common.unnamed'),
        detail:
          kind === 'Dossier'
            ? detail(number, admissionPathName, stateName)
            : detail(kindOf(kind), number, admissionPathName),
        place: { at: 'row', entity: kind, id },
      }),
      page: (entity, row) => ({
        id: `${entity}/${row.id}`,
        group: 'page',
        text: nameOf(row),
        detail: detail(kindOf(entity), row.fields.text('Code')),
        place: { at: 'row', entity, id: row.id },
      }),
      teacherWeek: (row) => weekItem({ kind: 'teacher', id: row.id, name: nameOf(row) }, 'page', t),
      event: ({ id, nom, typeName, debut, enseignants }) => ({
        id: `event/${id}`,
        group: 'event',
        text: nom || typeName,
        detail: detail(format.dayTime(debut), nom && typeName, enseignants),
        place: { at: 'calendar', day: format.dayOf(debut), of: null, selected: id },
      }),
      folder: ({ id, name }) => ({
        id: `folder/${id}`,
        group: 'folder',
        text: name,
        place: { at: 'folder', id },
        run: () => filterList('directory', ''),
      }),
    };
  }, [t, nameOf, format]);
}
