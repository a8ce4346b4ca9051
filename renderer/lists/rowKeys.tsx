import { useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ContextMenu, menuPointOf, rowAt, rowIn, useTargetShortcut } from '#ui/index.ts';
import type { MenuPoint, Shortcut } from '#ui/index.ts';
import type { ListRow } from './column.ts';

/** What is done with a row: its menu has it, and the palette for the row with the focus. */
export interface RowKey<Row extends ListRow> {
  readonly shortcut: Shortcut;
  readonly label: string;
  /** `shown`: every row that the list shows, in its order. */
  readonly run: (row: Row, shown: readonly Row[]) => void;
}

interface RowKeyShortcutProps<Row extends ListRow> {
  readonly of: RowKey<Row>;
  readonly row: Row | undefined;
  readonly shown: readonly Row[];
  readonly nameOf: (row: Row) => string;
}

export function RowKeyShortcut<Row extends ListRow>({ of, row, shown, nameOf }: RowKeyShortcutProps<Row>) {
  useTargetShortcut(of.shortcut, () => row && of.run(row, shown), {
    enabled: row !== undefined,
    target: () => (row ? { name: nameOf(row), element: rowIn(document.querySelector('main'), row.id) } : null),
  });
  return null;
}

interface RowMenuOptions<Row extends ListRow> {
  readonly rows: readonly Row[];
  readonly keys: readonly RowKey<Row>[];
  readonly nameOf: (row: Row) => string;
  readonly onOpen: (id: string) => void;
}

/** The menu of a row, by right click, « , », Maj F10 or the menu key; its letters choose in it. */
export function useRowMenu<Row extends ListRow>({
  rows,
  keys,
  nameOf,
  onOpen,
}: RowMenuOptions<Row>): {
  readonly onContextMenu: (event: MouseEvent) => void;
  readonly menu: ReactNode;
} {
  const { t } = useTranslation();
  const [open, setOpen] = useState<{ readonly row: Row; readonly at: MenuPoint } | null>(null);
  const onContextMenu = (event: MouseEvent): void => {
    const at = rowAt(event.target);
    const row = rows.find(({ id }) => id === at);
    if (!row || keys.length === 0) return;
    event.preventDefault();
    // The keys act on the same row afterwards, and the focus comes back to it.
    rowIn(event.currentTarget, row.id)?.focus();
    setOpen({ row, at: menuPointOf(event) });
  };
  return {
    onContextMenu,
    menu: open && (
      <ContextMenu
        at={open.at}
        title={nameOf(open.row)}
        onClose={() => setOpen(null)}
        entries={[
          { id: 'open', label: t('common.word.open'), kbd: 'Enter', onAction: () => onOpen(open.row.id) },
          ...keys.map((key) => ({
            id: key.shortcut.id,
            label: key.label,
            kbd: key.shortcut.keys[0],
            onAction: () => key.run(open.row, rows),
          })),
        ]}
      />
    ),
  };
}
