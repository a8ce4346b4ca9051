import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isEditable } from '#intents/fields.ts';
import { ChosenBar } from '#lists/ChosenBar.tsx';
import type { ListRow } from '#lists/column.ts';
import type { Choosing } from '#lists/useChoosing.ts';
import { endpointFor } from '#shared/endpoints/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { Button, useFormat, useShortcut } from '#ui/index.ts';
import { pageShortcuts } from '#wording/shortcuts.ts';
import { FieldBulkEdit, useBulkFields } from './FieldBulkEdit.tsx';

const nobody: ReadonlySet<string> = new Set();

/** For a list of rows of which several can be given one value; undefined where the service replaces none. */
export function useBulkEdit<Row extends ListRow>(
  entity: EntityName,
  fields: readonly string[],
): Choosing<Row> | undefined {
  const [chosen, setChosen] = useState(nobody);
  const asked = useBulkFields(entity, fields);
  if (endpointFor(entity, 'replace') === undefined || !asked.some((field) => isEditable(entity, field)))
    return undefined;
  const close = (): void => setChosen(nobody);
  return {
    chosen,
    onChoose: setChosen,
    renderBar: (rows) => <BulkBar entity={entity} fields={asked} rows={rows} onClose={close} />,
  };
}

function BulkBar({
  entity,
  fields,
  rows,
  onClose,
}: {
  readonly entity: EntityName;
  readonly fields: readonly string[];
  readonly rows: readonly ListRow[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const open = (): void => setIsOpen(true);
  useShortcut(pageShortcuts.together, open, { enabled: !isOpen });
  const count = { count: rows.length, number: format.number(rows.length) };
  return (
    <>
      <ChosenBar count={t('pages.bulk.chosen', count)} onClose={onClose}>
        <Button size="sm" kbd="mod+e" onPress={open}>
          {t('pages.bulk.open')}
        </Button>
      </ChosenBar>
      {isOpen && (
        <FieldBulkEdit
          entity={entity}
          fields={fields}
          rows={rows}
          onClose={() => setIsOpen(false)}
          onDone={() => {
            setIsOpen(false);
            onClose();
          }}
        />
      )}
    </>
  );
}
