import { useTranslation } from 'react-i18next';
import { useQueuedCreation } from '#forms/creation/useCreation.ts';
import { groupsOf } from '#forms/fields/groups.ts';
import type { TitledGroup } from '#forms/fields/groups.ts';
import { MemberGroups } from '#forms/form/FormFields.tsx';
import { FormScreen } from '#forms/form/FormScreen.tsx';
import { mayCreateWith } from '#intents/fields.ts';
import type { Language } from '#shared/text/languages.ts';
import { openPage, stopCreating } from '#stores/place.ts';
import { Notice, useFormat } from '#ui/index.ts';
import { showKept } from '#wording/KeptText.tsx';

/** What is created, by the entity, as the form that is open is named. */
export const creatable = { SessionRecrutement: 'admissionPath', AutreLieuFormation: 'otherPlace' } as const;
type Creatable = keyof typeof creatable;

/** Every member that may be given, in the groups of the page. */
export const askedOf = (entity: Creatable, language: Language): readonly TitledGroup[] =>
  groupsOf(entity, language, (field) => mayCreateWith(entity, field));

/** An admission path or another place: created whole, since the service never changes it afterwards (R3.1). */
export function CreateForm({ entity }: { readonly entity: Creatable }) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const { form, error } = useQueuedCreation({
    entity,
    draftKey: `create/${entity}`,
    subjectOf: (typed) => ['Nom', 'Libelle', 'Code'].map((field) => typed[field]).find(Boolean) ?? '',
    onKept: (id) => {
      stopCreating();
      openPage({ entity, id });
      showKept({ text: t(`teaching.created.${entity}`), until: t('forms.leaves'), targets: [id] });
    },
  });
  return (
    <FormScreen
      title={t(`lists.create.${creatable[entity]}`)}
      isNew
      form={form}
      error={error}
      onClose={stopCreating}
      notices={<Notice tone="neutral" title={t(`teaching.neverEdited.${entity}`)} />}
    >
      <MemberGroups entity={entity} row={null} groups={askedOf(entity, language)} form={form} />
    </FormScreen>
  );
}
