import { useTranslation } from 'react-i18next';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { useFieldText } from '#forms/fields/useFieldText.ts';
import { EntityForm } from '#forms/form/EntityForm.tsx';
import type { FieldInputs, OwnInput } from '#forms/FormField.tsx';
import { ReadOnly } from '#forms/Inputs.tsx';
import { agreementGroups } from '../fields/groups.ts';

interface AgreementFormProps {
  readonly row: RowView;
  readonly name: string;
  readonly onClose: () => void;
}

/** Every field of an agreement that may be written; its state is an action of its own (R4.3). */
export function AgreementForm({ row, name, onClose }: AgreementFormProps) {
  const { t } = useTranslation();
  const state = useFieldText()('Convention', 'EtatConventionId', row.fields).text;
  const inputs: FieldInputs = { EtatConventionId: readOnly(state, t('agreements.page.stateApart')) };
  return (
    <EntityForm
      entity="Convention"
      row={row}
      groups={agreementGroups.map(({ id, fields }) => ({ id, title: t(`agreements.group.${id}`), fields }))}
      title={t('agreements.page.formTitle', { name })}
      name={name}
      inputs={inputs}
      onClose={onClose}
    />
  );
}

/** A field that is shown and not edited here. */
const readOnly =
  (text: string | null, why: string): OwnInput =>
  ({ label }) => <ReadOnly label={label} text={text} why={why} />;
