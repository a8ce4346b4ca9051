import { useTranslation } from 'react-i18next';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { useAgentsOfAdmissionPath } from '#cache/queries/references.ts';
import { meaningOf } from '#i18n/labels/index.ts';
import { fieldKind, isEditable, requiredFields } from '#intents/fields.ts';
import type { EditedEntity } from '#intents/fields.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { useFormat } from '#ui/index.ts';
import { useFieldText } from './fields/useFieldText.ts';
import { DayInput, FlagInput, InstantInput, Listed, ReadOnly, ReferenceInput, TextInput } from './Inputs.tsx';
import type { InputProps } from './Inputs.tsx';
import { mailField } from './values.ts';

interface FormFieldProps {
  readonly entity: EditedEntity;
  readonly field: string;
  readonly row: RowView;
  readonly valueOf: (field: string) => string;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
  readonly error: string | null;
}

/** One member in the way it is written. */
export function FormField({ entity, field, row, valueOf, onChange, onLeave, error }: FormFieldProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const fieldText = useFieldText();
  const { label, help } = meaningOf(entity, field, format.language);
  const input: InputProps = {
    label,
    help,
    value: valueOf(field),
    onChange,
    onLeave,
    error,
    isRequired: requiredFields(entity).includes(field),
  };
  if (field === 'CandidatId' || !isEditable(entity, field)) {
    return (
      <ReadOnly
        label={label}
        text={fieldText(entity, field, row.fields).text}
        why={field === 'CandidatId' ? t('forms.ownApplicant') : (help ?? t('forms.assigned'))}
      />
    );
  }
  if (field === mailField && isProvisional(row.id))
    return <ReadOnly label={label} text={input.value || null} why={t('people.form.mailLater')} />;
  if (field === mailField) return <TextInput {...input} help={t('people.form.newMail')} type="email" />;
  if (field === 'AgentId') return <AgentInput {...input} admissionPathId={valueOf('SessionRecrutementId')} />;
  const kind = fieldKind(entity, field);
  if (kind === 'reference') return <ReferenceInput {...input} entity={entity} field={field} />;
  if (kind === 'flag') return <FlagInput {...input} />;
  if (kind === 'day') return <DayInput {...input} />;
  return kind === 'instant' ? <InstantInput {...input} /> : <TextInput {...input} />;
}

/** Agents of the campus of the path's programme; where that is not known here, all of them, unchecked (R4.5). */
function AgentInput({ admissionPathId, ...input }: InputProps & { readonly admissionPathId: string }) {
  const { t } = useTranslation();
  const { agents, isChecked } = useAgentsOfAdmissionPath(admissionPathId);
  return <Listed {...input} choices={agents} {...(isChecked ? {} : { note: t('people.form.agentUnchecked') })} />;
}
