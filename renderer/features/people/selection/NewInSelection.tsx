import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { addressInput } from '#forms/address/addressInput.tsx';
import { OfflineNote } from '#forms/creation/OfflineNote.tsx';
import { useCreation } from '#forms/creation/useCreation.ts';
import { FormFields } from '#forms/form/FormFields.tsx';
import { FormScreen } from '#forms/form/FormScreen.tsx';
import type { FieldInputs, OwnInput } from '#forms/FormField.tsx';
import { TextInput } from '#forms/Inputs.tsx';
import { mayCreateInSelection } from '#intents/fields.ts';
import { stopCreating } from '#stores/creating.ts';
import { useView } from '#stores/view.ts';
import { Notice } from '#ui/index.ts';
import { askedInSelection, fieldsInSelection, intentInSelection } from './newInSelection.ts';
import { useSelectionReads } from './useSelectionReads.ts';

const fields = fieldsInSelection.map((field) => ({ field }));
const helped =
  (help: string, isRequired: boolean): OwnInput =>
  (input) => <TextInput {...input} help={help} isRequired={isRequired} />;
const asked: OwnInput = (input) => <TextInput {...input} isRequired />;

/** A new person of the Selection context, who leaves only when the user sends them (R1.5, R3.0). */
export function NewInSelection() {
  const { t } = useTranslation();
  const { find } = useSelectionReads();
  const { form, create, isCreating, error } = useCreation({
    draftKey: 'create/selection',
    entity: 'Candidat',
    required: askedInSelection,
    isAllowed: mayCreateInSelection,
  });
  // What the form leaves behind is the list of its own context.
  useEffect(() => useView.setState({ peopleContext: 'selection' }), []);
  // This context has a cache of its own, which no answer of a creation fills.
  const save = (): void => void create(intentInSelection, (id) => void find(id));
  const address = addressInput(t('people.selection.create.mail'));
  const inputs: FieldInputs = {
    NomUsage: asked,
    Numero: helped(t('people.selection.create.numero'), true),
    MailId: address,
    Login: helped(t('newApplication.loginHint'), false),
  };
  return (
    <FormScreen
      title={t('people.selection.create.title')}
      isNew
      form={form}
      action={t('people.selection.create.action')}
      isSaving={isCreating}
      error={error}
      onSave={save}
      onClose={stopCreating}
      notices={
        <>
          <Notice tone="neutral" title={t('people.selection.create.how')} />
          <OfflineNote />
        </>
      }
    >
      <FormFields
        title={t('people.selection.create.identity')}
        entity="Candidat"
        row={null}
        fields={fields}
        form={form}
        inputs={inputs}
      />
    </FormScreen>
  );
}
