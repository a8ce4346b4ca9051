import { useTranslation } from 'react-i18next';
import { customOf } from '#cache/queries/customOf.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { CustomFields } from '#forms/CustomFields.tsx';
import { consents, onlyApplicant, useGroups } from '#forms/fields/groups.ts';
import { EntityForm } from '#forms/form/EntityForm.tsx';
import { FormGroup } from '#forms/form/FormScreen.tsx';
import { ReadOnly } from '#forms/Inputs.tsx';
import { codeOf } from '#intents/fields.ts';
import { applicantOf, isLearner } from '#shared/entities/people.ts';
import type { ApplicationEntity, PersonEntity } from '#shared/entities/people.ts';
import { Notice, useFormat } from '#ui/index.ts';

interface PersonFormProps {
  readonly entity: PersonEntity;
  readonly row: RowView;
  readonly name: string;
  /** For a learner who is an applicant too: members that only the applicant's record has (R3.1). */
  readonly applicant: RowView | null;
  readonly onClose: () => void;
}

export function PersonForm({ entity, row, name, applicant, onClose }: PersonFormProps) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const theirs = applicant && { row: applicant, entity: applicantOf(entity), groups: onlyApplicant(entity, language) };
  return (
    <EntityForm
      entity={entity}
      row={row}
      groups={useGroups(entity)}
      title={t('people.form.person', { name })}
      name={name}
      alsoSaved={theirs}
      renderNotices={({ valueOf }) =>
        isLearner(entity) &&
        valueOf('DateNaissance') === '' && <Notice tone="neutral" title={t('people.form.guardianUnchecked')} />
      }
      renderMore={() => (
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
      onClose={onClose}
    />
  );
}

interface ApplicationFormProps {
  readonly entity: ApplicationEntity;
  readonly row: RowView;
  /** Of the applicant; '' where there is none. */
  readonly of: string;
  readonly onClose: () => void;
}

export function ApplicationForm({ entity, row, of, onClose }: ApplicationFormProps) {
  const { t } = useTranslation();
  const number = row.fields.text('Numero');
  const own = customOf(row.fields).map(({ code }) => code);
  return (
    <EntityForm
      entity={entity}
      row={row}
      groups={useGroups(entity)}
      title={t('people.form.application', { number })}
      name={of || number}
      renderMore={(form) => (
        <FormGroup title={t('common.word.customFields')}>
          <CustomFields
            codes={[...new Set([...own, ...Object.keys(form.typed).flatMap((each) => codeOf(each) ?? [])])]}
            form={form}
          />
        </FormGroup>
      )}
      onClose={onClose}
    />
  );
}
