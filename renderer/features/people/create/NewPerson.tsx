import { useTranslation } from 'react-i18next';
import { useDraft } from '#cache/queries/useDraft.ts';
import { addressInput } from '#forms/address/addressInput.tsx';
import { OfflineNote } from '#forms/creation/OfflineNote.tsx';
import { useCreation } from '#forms/creation/useCreation.ts';
import { FormFields, MemberInputs } from '#forms/form/FormFields.tsx';
import { FormScreen } from '#forms/form/FormScreen.tsx';
import { FormDialog } from '#forms/FormDialog.tsx';
import type { FieldInputs } from '#forms/FormField.tsx';
import { TextInput } from '#forms/Inputs.tsx';
import { readDraft } from '#forms/typed.ts';
import { namesOf } from '#i18n/labels/names.ts';
import { setOf } from '#shared/entities/context.ts';
import { stopCreating } from '#stores/place.ts';
import { DateInput, Notice, Segmented, useFormat } from '#ui/index.ts';
import { askedOf, loginOf, personRow, readPerson, requiredOf } from './createdPerson.ts';
import type { CreatedPerson } from './createdPerson.ts';

/** A new learner: the e-mail record first, then the learner, which leaves only when the user sends it (R3.0). */
export function NewLearner() {
  const { t } = useTranslation();
  const { form, error, inputs } = usePersonForm('Apprenant', 'learner');
  return (
    <FormDialog
      form={form}
      title={t('lists.create.learner')}
      width="lg"
      action={t('common.word.create')}
      error={error}
      onClose={stopCreating}
    >
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-3 max-[639.98px]:grid-cols-1">
        <MemberInputs entity="Apprenant" row={null} fields={askedOf.Apprenant} form={form} inputs={inputs} />
      </div>
      <p className="mt-4 text-help text-text-3">{t('people.learner.how')}</p>
    </FormDialog>
  );
}

const createdInSelection = ['selection/Candidat', 'selection/Apprenant'] as const satisfies readonly CreatedPerson[];
const selectionDraft = 'create/selection';
/** Which of them it is: a part of the draft, as what is typed is. */
const kindField = 'kind';

/** A new person of the Selection context, who leaves only when the user sends them (R1.5, R3.0). */
export function NewInSelection() {
  const { t } = useTranslation();
  const { language } = useFormat();
  const kind = readDraft(useDraft(selectionDraft).text ?? null)?.[kindField];
  const entity = createdInSelection.find((each) => each === kind) ?? createdInSelection[0];
  const { form, error, inputs } = usePersonForm(entity, selectionDraft);
  return (
    <FormScreen
      title={t('lists.create.selectionPerson')}
      isNew
      form={form}
      action={t('people.selection.create.action')}
      error={error}
      onClose={stopCreating}
      notices={
        <>
          <Notice tone="neutral" title={t('people.selection.create.how')} />
          <OfflineNote />
        </>
      }
    >
      <div className="border-b border-line py-4">
        <Segmented
          label={t('people.selection.create.kind')}
          value={entity}
          onChange={(chosen) => form.put(kindField, chosen === createdInSelection[0] ? '' : chosen)}
          options={createdInSelection.map((id) => ({ id, label: namesOf(setOf(id), language).one }))}
        />
      </div>
      <FormFields
        title={t('people.selection.create.identity')}
        entity={entity}
        row={null}
        fields={askedOf[entity].map((field) => ({ field }))}
        form={form}
        inputs={inputs}
      />
    </FormScreen>
  );
}

function usePersonForm(entity: CreatedPerson, draftKey: string) {
  const { t } = useTranslation();
  const creation = useCreation(
    { draftKey, entity, required: requiredOf(entity), asked: askedOf[entity], read: readPerson },
    (typed) => personRow(entity, typed),
  );
  const inputs: FieldInputs = {
    MailId: addressInput(t('people.create.mail')),
    Login: (input, valueOf) => <TextInput {...input} value={loginOf(valueOf)} help={t('newApplication.loginHint')} />,
    ...(entity === 'Apprenant' && {
      // Tab leads on to the next field: it is emptied as it was typed.
      DateNaissance: ({ help: _none, onLeave, ...input }) => (
        <DateInput {...input} onBlur={onLeave} mayBeEmpty isPast keepsUnread />
      ),
    }),
    ...(entity === 'selection/Apprenant' && { PrenomUsage: (input) => <TextInput {...input} isRequired /> }),
  };
  return { ...creation, inputs };
}
