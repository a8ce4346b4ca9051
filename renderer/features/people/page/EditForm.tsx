import { useTranslation } from 'react-i18next';
import { useEntityRow } from '#cache/queries/hooks.ts';
import { lastName } from '#cache/queries/labels.ts';
import { useMailOf } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { refusedCreation, useSendCreation } from '#forms/creation/useSendCreation.ts';
import { CustomFields } from '#forms/CustomFields.tsx';
import { customOf } from '#forms/fields/customOf.ts';
import { consents, groupsOf, onlyApplicant } from '#forms/fields/groups.ts';
import type { TitledGroup } from '#forms/fields/groups.ts';
import type { Split } from '#forms/fields/technical.ts';
import { useIsNumberInput, withoutTechnical } from '#forms/fields/technical.ts';
import { FormFields } from '#forms/form/FormFields.tsx';
import { FormGroup, FormScreen } from '#forms/form/FormScreen.tsx';
import { useFormState, useProblemWords } from '#forms/form/useFormState.ts';
import { ReadOnly } from '#forms/Inputs.tsx';
import type { ShownRow } from '#forms/meanwhile/meanwhile.ts';
import { editsOf, useSave } from '#forms/useSave.ts';
import { useServiceSaid } from '#forms/useServiceSaid.ts';
import { mailField, ownMailField, problemsOf, typedText } from '#forms/values.ts';
import { codeOf } from '#intents/fields.ts';
import type { EditedEntity } from '#intents/fields.ts';
import { setOf } from '#shared/entities/context.ts';
import { applicantOf, isLearner } from '#shared/entities/people.ts';
import { Notice, useFormat, useNow } from '#ui/index.ts';
import { showKept } from '#wording/KeptText.tsx';

interface EditFormProps {
  readonly entity: EditedEntity;
  readonly row: RowView;
  /** For a learner who is an applicant too: members that only the applicant's record has (R3.1). */
  readonly applicant: RowView | null;
  readonly onClose: () => void;
}

/** Every member of a person or an application that may be written, with the address and the custom fields. */
export function EditForm({ entity, row, applicant, onClose }: EditFormProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const mail = useMailOf(row);
  const { current } = useEntityRow(entity, row.id);
  const theirEntity = entity === 'Dossier' ? 'Candidat' : applicantOf(entity);
  const ofApplicantNow = useEntityRow(theirEntity, applicant?.id ?? '').current;
  const saidOfRow = useServiceSaid(entity, row.id);
  const saidOfApplicant = useServiceSaid(theirEntity, applicant?.id ?? '');
  const { save, error } = useSave(entity, row.id, applicant);
  const { sendCorrection, error: correctionError } = useSendCreation();
  const refused = refusedCreation(row);
  const custom = entity === 'Dossier' ? customOf(row.fields) : [];
  const theirGroups = applicant && entity !== 'Dossier' ? onlyApplicant(entity, format.language) : [];
  const ofApplicant = new Set(theirGroups.flatMap(({ fields }) => fields.map(({ field }) => field)));
  const entityOf = (name: string): EditedEntity => (ofApplicant.has(name) ? theirEntity : entity);
  const shown = (name: string): string => {
    const code = codeOf(name);
    if (code !== null) return custom.find((own) => own.code === code)?.value ?? '';
    if (name === mailField) return mail ?? '';
    const { fields } = applicant && ofApplicant.has(name) ? applicant : row;
    return typedText(entityOf(name), name, fields, format.dayOf);
  };
  const rowOf = (name: string): ShownRow | null => {
    if (name === ownMailField) return null; // of the record that is to be created
    const isOfApplicant = applicant !== null && ofApplicant.has(name);
    const text = isOfApplicant ? ofApplicantNow : current;
    return text === undefined ? null : { entity: entityOf(name), id: isOfApplicant ? applicant.id : row.id, row: text };
  };
  const schoolZone = format.zone;
  const { wordsOf } = useProblemWords();
  const form = useFormState({
    draftKey: `edit/${entity}/${row.id}`,
    shown,
    rowOf,
    saidOf: (name) => (applicant && ofApplicant.has(name) ? saidOfApplicant : saidOfRow)(name),
    problems: (changed) =>
      current === undefined ? {} : wordsOf(problemsOf(changed, { entity, current, now, schoolZone, entityOf })),
    onSave: async ({ changed, seen, startOver }) => {
      if (current === undefined) return false;
      const isChanged = Object.keys(changed).length > 0;
      const end = (): void => {
        startOver();
        onClose();
      };
      if (refused !== undefined) {
        const rows = editsOf({ entity, id: row.id, applicant }, changed, entityOf);
        return sendCorrection({ kind: 'edit', rows, seen }, { entity, name, refused }, end);
      }
      const kept = isChanged ? await save(changed, entityOf, seen) : [];
      if (!kept) return false;
      end();
      if (isChanged) showKept({ text: t('forms.kept'), until: t('forms.leaves'), targets: kept });
      return true;
    },
  });

  const isNumberInput = useIsNumberInput();
  const own = withoutTechnical(groupsOf(entity, format.language), (field) => isNumberInput(entity, field));
  const more = withoutTechnical(theirGroups, (field) => isNumberInput(theirEntity, field));
  const technical = (fields: Split<TitledGroup>['technical'], of: EditedEntity, view: RowView) =>
    fields.length > 0 && (
      <FormFields
        title={t('forms.technical')}
        note={t('forms.technicalNote')}
        entity={of}
        row={view}
        fields={fields}
        form={form}
      />
    );
  const fieldsOf = (group: TitledGroup, of: EditedEntity, view: RowView) => (
    <FormFields
      key={`${of} ${group.id}`}
      title={group.title}
      entity={of}
      row={view}
      fields={group.fields}
      form={form}
    />
  );
  const name =
    entity === 'Dossier'
      ? row.fields.text('Numero')
      : [lastName(entity, row.fields).toLocaleUpperCase('fr'), row.fields.text('Prenoms')].join(' ');
  const codes = [
    ...new Set([...custom.map(({ code }) => code), ...Object.keys(form.typed).flatMap((each) => codeOf(each) ?? [])]),
  ];
  return (
    <FormScreen
      title={t(`people.form.title.${setOf(entity)}`, { name })}
      form={form}
      {...(refused !== undefined && { action: t('forms.saveAndSend') })}
      error={error ?? correctionError}
      onClose={onClose}
      notices={
        isLearner(entity) &&
        form.valueOf('DateNaissance') === '' && <Notice tone="neutral" title={t('people.form.guardianUnchecked')} />
      }
    >
      {own.groups.map((group) => fieldsOf(group, entity, row))}
      {applicant && more.groups.map((group) => fieldsOf(group, theirEntity, applicant))}
      {entity === 'Dossier' ? (
        <FormGroup title={t('common.word.customFields')}>
          <CustomFields codes={codes} form={form} />
        </FormGroup>
      ) : (
        <FormGroup title={t('people.group.consents')}>
          {consents.map((field) => (
            <ReadOnly
              key={field}
              label={t(`people.consent.label.${field}`)}
              text={t(row.fields.flag(field) ? 'people.consent.given' : 'people.consent.none')}
              why={t('people.consent.online')}
            />
          ))}
        </FormGroup>
      )}
      {technical(own.technical, entity, row)}
      {applicant && technical(more.technical, theirEntity, applicant)}
    </FormScreen>
  );
}
