import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { searchTerms, searchText } from '#shared/text/searchText.ts';
import { arrange } from '#stores/lists.ts';
import { Button, Checkbox, Dialog, IconButton, TextField } from '#ui/index.ts';
import type { ListColumn, ListRow } from './column.ts';
import { moved } from './layout.ts';

interface ColumnsDialogProps<Row extends ListRow> {
  readonly id: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly shown: readonly ListColumn<Row>[];
  readonly onClose: () => void;
}

/** More columns than that are found by typing: an agreement has about sixty. */
const manyColumns = 12;

/** Which columns a list shows, and in which order; applied at once, kept on this workstation. */
export function ColumnsDialog<Row extends ListRow>({ id, columns, shown, onClose }: ColumnsDialogProps<Row>) {
  const { t } = useTranslation();
  const ids = shown.map((column) => column.id);
  const [sought, setSought] = useState('');
  const terms = searchTerms(sought);
  const others = columns.filter((column) => !ids.includes(column.id));
  const found = others.filter(({ label }) => terms.every((term) => searchText(label).includes(term)));
  const show = (next: readonly string[]): void => arrange(id, { columns: next });
  return (
    <Dialog
      title={t('lists.columns')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={() => arrange(id, { columns: undefined, sort: undefined })}>{t('lists.usual')}</Button>
          <Button variant="primary" onPress={onClose}>
            {t('common.close')}
          </Button>
        </>
      }
    >
      <ul aria-label={t('lists.shown')} className="flex flex-col">
        {shown.map((column, at) => (
          <li key={column.id} className="flex min-h-8 items-center justify-between gap-2">
            <Checkbox
              isSelected
              // At least one column is shown.
              onChange={() => ids.length > 1 && show(ids.filter((each) => each !== column.id))}
            >
              {column.label}
            </Checkbox>
            <span className="flex">
              <IconButton
                label={t('lists.earlier', { column: column.label })}
                icon={<ArrowUp size={14} aria-hidden />}
                isDisabled={at === 0}
                onPress={() => show(moved(ids, column.id, -1))}
              />
              <IconButton
                label={t('lists.later', { column: column.label })}
                icon={<ArrowDown size={14} aria-hidden />}
                isDisabled={at === shown.length - 1}
                onPress={() => show(moved(ids, column.id, 1))}
              />
            </span>
          </li>
        ))}
      </ul>
      {others.length > manyColumns && (
        <div className="mt-3">
          <TextField
            label={t('lists.findColumn')}
            hideLabel
            type="search"
            placeholder={t('lists.findColumn')}
            value={sought}
            onChange={setSought}
            onSubmit={() => found[0] && show([...ids, found[0].id])}
          />
        </div>
      )}
      {found.length > 0 && (
        <ul aria-label={t('lists.hidden')} className="mt-2 flex flex-col border-t border-line pt-2">
          {found.map((column) => (
            <li key={column.id} className="flex min-h-8 items-center">
              <Checkbox isSelected={false} onChange={() => show([...ids, column.id])}>
                {column.label}
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
