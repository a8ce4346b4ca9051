import { useTranslation } from 'react-i18next';
import { useQueuedCreation } from '#forms/creation/useQueuedCreation.ts';
import type { FieldGroup } from '#forms/fields/groups.ts';
import { FormFields } from '#forms/form/FormFields.tsx';
import { FormScreen } from '#forms/form/FormScreen.tsx';
import { mayCreateWith } from '#intents/fields.ts';
import { openPage, stopCreating } from '#stores/place.ts';
import { Notice } from '#ui/index.ts';
import { showKept } from '#wording/KeptText.tsx';
import { groups } from '../fields/groups.ts';

type Creatable = 'SessionRecrutement' | 'AutreLieuFormation';

/** Every member that may be given, in the groups of the page. */
export const askedOf = (entity: Creatable): readonly FieldGroup[] =>
  groups[entity]
    .map(({ id, fields }) => ({ id, fields: fields.filter(({ field }) => mayCreateWith(entity, field)) }))
    .filter(({ fields }) => fields.length > 0);

/** An admission path or another place: created whole, since the service never changes it afterwards (R3.1). */
export function CreateForm({ entity }: { readonly entity: Creatable }) {
  const { t } = useTranslation();
  const { form, create, isCreating, error } = useQueuedCreation({ entity, draftKey: `create/${entity}` });
  const save = async (): Promise<void> => {
    const id = await create(form.valueOf('Nom') || form.valueOf('Libelle') || form.valueOf('Code'));
    if (id === null) return;
    stopCreating();
    openPage({ entity, id });
    showKept({ text: t(`teaching.created.${entity}`), until: t('forms.leaves'), targets: [id] });
  };
  return (
    <FormScreen
      title={t(`teaching.create.${entity}`)}
      isNew
      form={form}
      isSaving={isCreating}
      error={error}
      onSave={() => void save()}
      onClose={stopCreating}
      notices={<Notice tone="neutral" title={t(`teaching.neverEdited.${entity}`)} />}
    >
      {askedOf(entity).map(({ id, fields }) => (
        <FormFields key={id} title={t(`teaching.group.${id}`)} entity={entity} row={null} fields={fields} form={form} />
      ))}
    </FormScreen>
  );
}
