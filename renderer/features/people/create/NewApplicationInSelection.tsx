import { useTranslation } from 'react-i18next';
import { filledIn } from '#forms/creation/creation.ts';
import { OfflineNote } from '#forms/creation/OfflineNote.tsx';
import { useCreation } from '#forms/creation/useCreation.ts';
import { MemberInputs } from '#forms/form/FormFields.tsx';
import { FormDialog } from '#forms/FormDialog.tsx';
import { requiredFields } from '#intents/fields.ts';
import { newRow } from '#intents/intent.ts';
import { stopCreating } from '#stores/place.ts';

const entity = 'selection/Dossier';
const asked = ['SessionRecrutementId', 'EtatCandidatureId', 'AgentId', 'CreneauLibre'];
const isAsked = (field: string): boolean => asked.includes(field);

interface NewApplicationInSelectionProps {
  readonly applicant: { readonly id: string; readonly name: string };
}

/** A file of an applicant of the Selection context, which leaves only when the user sends it (R1.5, R3.0). */
export function NewApplicationInSelection({ applicant: { id, name } }: NewApplicationInSelectionProps) {
  const { t } = useTranslation();
  const { form, error } = useCreation(
    { draftKey: `create/${entity}/${id}`, entity, required: requiredFields(entity).filter(isAsked), asked },
    (typed) => newRow(entity, { CandidatId: id, ...filledIn(typed) }, { subject: name }),
  );
  return (
    <FormDialog
      form={form}
      title={t('newApplication.titleFor', { name })}
      action={t('people.selection.create.action')}
      error={error}
      onClose={stopCreating}
    >
      <OfflineNote />
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-3 max-[639.98px]:grid-cols-1">
        <MemberInputs entity={entity} row={null} fields={asked} form={form} inputs={{}} />
      </div>
    </FormDialog>
  );
}
