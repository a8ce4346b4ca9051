import { useTranslation } from 'react-i18next';
import { arrange } from '#stores/lists.ts';
import { showSavedView, useListViews, viewsOf } from '#stores/listViews.ts';
import { useScreenActions } from '#stores/screenActions.ts';
import type { ScreenAction } from '#stores/screenActions.ts';
import type { Sort } from '#ui/index.ts';
import type { ListColumn, ListRow } from './column.ts';
import { sortedBy } from './order.ts';
import { pressQuick } from './quickFilters.ts';
import type { NamedFilter } from './quickFilters.ts';

interface ListOffer<Row extends ListRow> {
  readonly id: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly shown: readonly ListColumn<Row>[];
  readonly sort: Sort | null;
  readonly quick: readonly NamedFilter[];
  readonly onExport: (ending: 'csv' | 'xlsx') => void;
  readonly onKeepView: () => void;
}

export function useListOffer<Row extends ListRow>(list: ListOffer<Row>): void {
  const { t } = useTranslation();
  useScreenActions(() => {
    const { id, columns, shown, sort } = list;
    const action = (name: string, text: string, run: () => void): ScreenAction => ({
      id: `list/${id}/${name}`,
      text,
      run,
    });
    const { own } = viewsOf(useListViews.getState().views, id);
    return [
      ...list.quick.map((each) => action(`quick/${each.id}`, each.label, () => pressQuick(id, each))),
      ...shown.map((column) =>
        action(`sort/${column.id}`, t('lists.sortBy', { column: column.label }), () =>
          arrange(id, { sort: sortedBy(sort, column) }),
        ),
      ),
      ...columns.map((column) =>
        action(`group/${column.id}`, t('lists.groupBy', { column: column.label }), () =>
          arrange(id, { group: column.id }),
        ),
      ),
      action('group', t('lists.noGroup'), () => arrange(id, { group: '' })),
      ...own.map((view) =>
        action(`view/${view.name}`, t('lists.showView', { name: view.name }), () => showSavedView(view)),
      ),
      action('keepView', t('lists.keepView'), list.onKeepView),
      action('export', t('lists.export'), () => list.onExport('csv')),
      action('exportXlsx', t('lists.exportXlsx'), () => list.onExport('xlsx')),
    ];
  });
}
