import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressInput } from '#forms/address/addressInput.tsx';
import { OfflineNote } from '#forms/creation/OfflineNote.tsx';
import { useCreation } from '#forms/creation/useCreation.ts';
import { FormFields } from '#forms/form/FormFields.tsx';
import { FormScreen } from '#forms/form/FormScreen.tsx';
import type { FieldInputs, OwnInput } from '#forms/FormField.tsx';
import { TextInput } from '#forms/Inputs.tsx';
import { namesOf } from '#i18n/labels/names.ts';
import { setOf } from '#shared/entities/context.ts';
import { stopCreating } from '#stores/place.ts';
import { Notice, Segmented, useFormat } from '#ui/index.ts';
import { askedInSelection, createdInSelection, fieldsInSelection, rowInSelection } from './newInSelection.ts';
import type { CreatedInSelection } from './newInSelection.ts';

const helped =
  (help: string, isRequired: boolean): OwnInput =>
  (input) => <TextInput {...input} help={help} isRequired={isRequired} />;
const asked: OwnInput = (input) => <TextInput {...input} isRequired />;

/** A new person of the Selection context, who leaves only when the user sends them (R1.5, R3.0). */
export function NewInSelection() {
  const { t } = useTranslation();
  const { language } = useFormat();
  const [entity, setEntity] = useState<CreatedInSelection>('selection/Candidat');
  const { form, error } = useCreation(
    { draftKey: 'create/selection', entity, required: askedInSelection(entity) },
    (typed) => rowInSelection(entity, typed),
  );
  const address = addressInput(t('people.selection.create.mail'));
  const inputs: FieldInputs = {
    NomUsage: asked,
    PrenomUsage: asked,
    Numero: helped(t('people.selection.create.numero'), true),
    MailId: address,
    Login: helped(t('newApplication.loginHint'), false),
  };
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
          onChange={setEntity}
          options={createdInSelection.map((id) => ({ id, label: namesOf(setOf(id), language).one }))}
        />
      </div>
      <FormFields
        title={t('people.selection.create.identity')}
        entity={entity}
        row={null}
        fields={fieldsInSelection[entity].map((field) => ({ field }))}
        form={form}
        inputs={inputs}
      />
    </FormScreen>
  );
}
