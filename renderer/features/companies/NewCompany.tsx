import { useTranslation } from 'react-i18next';
import { addressInput } from '#forms/address/addressInput.tsx';
import { OfflineNote } from '#forms/creation/OfflineNote.tsx';
import { useCreation } from '#forms/creation/useCreation.ts';
import { useGroups } from '#forms/fields/groups.ts';
import { FormFields } from '#forms/form/FormFields.tsx';
import { FormScreen } from '#forms/form/FormScreen.tsx';
import type { FieldInputs, OwnInput } from '#forms/FormField.tsx';
import { TextInput } from '#forms/Inputs.tsx';
import { stopCreating } from '#stores/place.ts';
import { Notice } from '#ui/index.ts';
import { newCompany } from './company.ts';

/** The service requires nothing of a company; without a name it could not be found here. */
const required = ['Nom'];

const nameInput: OwnInput = (input) => <TextInput {...input} isRequired />;

/** Everything is asked at once: the interface shows no change of a company (R3.1). */
export function NewCompany() {
  const { t } = useTranslation();
  const groups = useGroups('Entreprise');
  const { form, error } = useCreation({ draftKey: 'create/Entreprise', entity: 'Entreprise', required }, newCompany);
  const inputs: FieldInputs = {
    Nom: nameInput,
    MailId: addressInput(t('companies.form.mail')),
  };
  return (
    <FormScreen
      title={t('keys.companies.create')}
      isNew
      form={form}
      action={t('companies.create')}
      error={error}
      onClose={stopCreating}
      notices={
        <>
          <Notice tone="neutral" title={t('companies.form.lead')} />
          <OfflineNote />
        </>
      }
    >
      {groups.map(({ id, title, fields }) => (
        <FormFields
          key={id}
          title={title}
          note={id === 'contact' ? t('companies.form.records') : undefined}
          entity="Entreprise"
          row={null}
          fields={fields}
          form={form}
          inputs={inputs}
        />
      ))}
    </FormScreen>
  );
}
