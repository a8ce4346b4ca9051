import { useTranslation } from 'react-i18next';
import { useEntityRow } from '#cache/queries/hooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { useFieldText } from '#forms/fields/useFieldText.ts';
import { FormFields } from '#forms/form/FormFields.tsx';
import { FormScreen } from '#forms/form/FormScreen.tsx';
import { useFormState } from '#forms/form/useFormState.ts';
import type { FieldInputs, OwnInput } from '#forms/FormField.tsx';
import { ReadOnly } from '#forms/Inputs.tsx';
import { problemIn, problemsOf, typedText, wishesOf } from '#forms/values.ts';
import { showToast, useFormat, useNow } from '#ui/index.ts';
import { useFormDispatch } from '#wording/useFormDispatch.ts';
import { agreementGroups } from '../fields/groups.ts';

interface AgreementFormProps {
  readonly row: RowView;
  readonly name: string;
  readonly onClose: () => void;
}

const entity = 'Convention';

/** Every field of an agreement that may be written; its state is an action of its own (R4.3). */
export function AgreementForm({ row, name, onClose }: AgreementFormProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const fieldText = useFieldText();
  const { current } = useEntityRow(entity, row.id);
  const { dispatch, isDispatching, error } = useFormDispatch();
  const schoolZone = format.zone;
  const form = useFormState({
    draftKey: `edit/${entity}/${row.id}`,
    shown: (field) => typedText(entity, field, row.fields, format.dayOf),
    problemIn: (field, value) => problemIn(field, value, { entity, schoolZone }),
    problemsOf: (changed) =>
      current === undefined ? new Map() : problemsOf(changed, { entity, current, now, schoolZone }),
  });
  const keep = async (): Promise<void> => {
    if (current === undefined || !form.isValid()) return;
    const fields = wishesOf(form.changed);
    const isKept =
      fields.length === 0 || (await dispatch({ kind: 'entity.edit', entity, id: row.id, fields, subject: name }));
    if (!isKept) return;
    form.startOver();
    onClose();
    if (form.isChanged) showToast(t('forms.kept'));
  };
  const state = fieldText(entity, 'EtatConventionId', row.fields).text;
  const inputs: FieldInputs = { EtatConventionId: readOnly(state, t('agreements.page.stateApart')) };
  return (
    <FormScreen
      title={t('agreements.page.formTitle', { name })}
      form={form}
      isSaving={isDispatching}
      error={error}
      onSave={() => void keep()}
      onClose={onClose}
    >
      {agreementGroups.map(({ id, fields }) => (
        <FormFields
          key={id}
          title={t(`agreements.group.${id}`)}
          entity={entity}
          row={row}
          fields={fields}
          form={form}
          inputs={inputs}
        />
      ))}
    </FormScreen>
  );
}

/** A field that is shown and not edited here. */
const readOnly =
  (text: string | null, why: string): OwnInput =>
  ({ label }) => <ReadOnly label={label} text={text} why={why} />;
