import type { ReactNode } from 'react';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { FieldList } from '#forms/fields/FieldList.tsx';
import type { GroupedField } from '#forms/fields/groups.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { Dialog } from '#ui/index.ts';

interface RowDialogProps {
  readonly title: string;
  readonly entity: EntityName;
  readonly row: RowView;
  readonly fields: readonly GroupedField[];
  readonly actions: ReactNode;
  readonly onClose: () => void;
}

/** Every member of a row that has no page of its own. */
export function RowDialog({ title, entity, row, fields, actions, onClose }: RowDialogProps) {
  return (
    <Dialog title={title} isOpen isText onOpenChange={(isOpen) => !isOpen && onClose()} footer={actions}>
      <FieldList entity={entity} row={row.fields} fields={fields} isWhole />
    </Dialog>
  );
}
