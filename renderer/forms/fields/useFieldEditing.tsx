import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { meaningOf } from '#i18n/labels/index.ts';
import { isEditable } from '#intents/fields.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import type { PersonEntity } from '#shared/entities/people.ts';
import { showToast, useFormat, useRows, useShortcut } from '#ui/index.ts';
import { formShortcuts } from '#wording/shortcuts.ts';
import { isAddress } from '../values.ts';
import type { FieldEditing } from './EditableFields.tsx';
import { FieldInput } from './FieldInput.tsx';
import { useFollow } from './useFollow.ts';

/** A field that is shown, in its place among all of the page. */
interface ShownField {
  readonly entity: PersonEntity;
  readonly row: RowView;
  readonly field: string;
}

const idOf = (entity: PersonEntity, field: string): string => `${entity}/${field}`;

/** Edits fields of a page in their places: ↑ ↓ walk through all of them, Entrée or F2 edits the one with the focus. */
export function useFieldEditing(fields: readonly ShownField[]): {
  readonly list: ReturnType<typeof useRows>['list'];
  readonly editingOf: (entity: PersonEntity, row: RowView) => FieldEditing;
} {
  const { t } = useTranslation();
  const { language } = useFormat();
  const follow = useFollow();
  const [edited, setEdited] = useState<string | null>(null);
  const ids = fields.map(({ entity, field }) => idOf(entity, field));
  const edit = (id: string): void => {
    const one = fields.find(({ entity, field }) => idOf(entity, field) === id);
    if (!one) return;
    if (mayEdit(one)) setEdited(id);
    else showToast(whyNot(one));
  };
  const whyNot = ({ entity, row, field }: ShownField): string => {
    if (row.gone) return t('pages.gone');
    if (isAddress(entity, field)) return t('forms.person.mailLater');
    const { label, readOnly } = meaningOf(entity, field, language);
    return readOnly === null ? t('forms.notHere') : t('forms.readOnly', { label, why: readOnly });
  };
  const { list, focused, reachable } = useRows({ ids, selected: null, onSelect: nothing, onOpen: edit });
  useShortcut(formShortcuts.editField, () => focused !== null && edit(focused), { enabled: focused !== null });
  const close = (id: string, isByKey: boolean): void => {
    setEdited((now) => (now === id ? null : now));
    if (isByKey) document.querySelector<HTMLElement>(`main [data-row="${CSS.escape(id)}"]`)?.focus();
  };
  return {
    list,
    editingOf: (entity, row) => ({
      idOf: (field) => idOf(entity, field),
      mayEdit: (field) => mayEdit({ entity, row, field }),
      followOf: (field) => follow(entity, field, row.fields),
      reachable,
      edited,
      edit,
      renderInput: (field) => (
        <FieldInput
          entity={entity}
          row={row}
          field={field}
          onClose={(isByKey) => close(idOf(entity, field), isByKey)}
        />
      ),
    }),
  };
}

const nothing = (): void => undefined;

/**
 * Not of a row that is gone (R3.1b). The address of a person who exists only here belongs to another creation, and is
 * corrected there.
 */
const mayEdit = ({ entity, row, field }: ShownField): boolean =>
  !row.gone &&
  isEditable(entity, field) &&
  !(isAddress(entity, field) && isProvisional(row.id)) &&
  // What it is to refer to has no id yet, and is decided among the changes.
  !isProvisional(row.fields.text(field));
