import { useTranslation } from 'react-i18next';
import { FieldMeanwhile } from '#forms/meanwhile/FieldMeanwhile.tsx';
import { meaningOf } from '#i18n/labels/index.ts';
import { isId } from '#shared/entities/idForm.ts';
import { nameId } from '#stores/idLabels.ts';
import { TextField, useFormat } from '#ui/index.ts';
import { roles } from '../draft.ts';
import { Part } from '../Part.tsx';
import { isOpen } from '../stages.ts';
import { partOf } from './partProps.ts';

/** Professionals by the number of their record: the interface shows no way to create or find one. */
export const PeoplePart = partOf(['people'], function PeoplePart({ draft, put, flow }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { people } = draft;
  const labelOf = (role: string): string => meaningOf('Convention', role, format.language).label;
  const isEditable = isOpen(flow.stages, 'people');
  const sent = roles.map((role) => ({
    label: labelOf(role),
    value: [people[role].id, people[role].note].filter(Boolean).join(' · '),
  }));
  const problem = flow.problem?.field ?? '';
  return (
    <Part
      title={t('agreements.draft.part.people')}
      note={t('agreements.draft.peopleHow')}
      sent={isEditable ? null : sent}
    >
      <div className="flex flex-col gap-3">
        {roles.map((role) => (
          <fieldset
            key={role}
            data-field={role}
            className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] items-start gap-x-5"
          >
            <legend className="mb-1 text-body font-medium">{labelOf(role)}</legend>
            <TextField
              label={t('agreements.draft.recordNumber')}
              value={people[role].id}
              onChange={(id) => put({ people: { ...people, [role]: { ...people[role], id } } })}
              inputMode="numeric"
              autoComplete="off"
              error={problem === `people.${role}` ? t(`agreements.draft.problem.${flow.problem?.problem}`) : null}
            />
            <TextField
              label={t('agreements.draft.note')}
              value={people[role].note}
              onChange={(note) => put({ people: { ...people, [role]: { ...people[role], note } } })}
              // The page of the agreement calls them so.
              onBlur={() => isId(people[role].id) && nameId('Professionnel', people[role].id, people[role].note)}
              autoComplete="off"
            />
            <div className="col-span-full">
              <FieldMeanwhile clash={flow.clashOf(role)} />
            </div>
          </fieldset>
        ))}
      </div>
    </Part>
  );
});
