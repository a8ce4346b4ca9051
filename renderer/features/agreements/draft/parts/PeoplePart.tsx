import { useTranslation } from 'react-i18next';
import { useChoices } from '#cache/queries/references.ts';
import { Others } from '#forms/creation/Others.tsx';
import { Listed } from '#forms/Inputs.tsx';
import { FieldMeanwhile } from '#forms/meanwhile/FieldMeanwhile.tsx';
import { meaningOf } from '#i18n/labels/index.ts';
import { isId } from '#shared/entities/idForm.ts';
import { nameId, useIdLabels } from '#stores/idLabels.ts';
import { TextField, useFormat } from '#ui/index.ts';
import { FieldGrid } from '../../fields/TypedFields.tsx';
import { roles } from '../draft.ts';
import type { AgreementDraft, Role } from '../draft.ts';
import { Part } from '../Part.tsx';
import { isOpen } from '../stages.ts';
import { partOf } from './partProps.ts';

type Person = AgreementDraft['people'][Role];

/**
 * Chosen from those named here. The interface can neither create nor find one: of another its number is given, for IT.
 */
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
  const set = (role: Role, changed: Partial<Person>): void =>
    put({ people: { ...people, [role]: { ...people[role], ...changed } } });
  return (
    <Part
      title={t('agreements.draft.part.people')}
      note={t('agreements.draft.peopleHow')}
      sent={isEditable ? null : sent}
    >
      <div className="flex flex-col gap-3">
        {roles.map((role) => (
          <fieldset key={role}>
            <legend className="mb-1 text-body font-medium">{labelOf(role)}</legend>
            <FieldGrid>
              <KnownPerson role={role} person={people[role]} onChange={(person) => set(role, person)} />
              <TextField
                label={t('agreements.draft.note')}
                value={people[role].note}
                onChange={(note) => set(role, { note })}
                // The page of the agreement calls them so.
                onBlur={() => isId(people[role].id) && nameId('Professionnel', people[role].id, people[role].note)}
                autoComplete="off"
              />
            </FieldGrid>
            <FieldMeanwhile clash={flow.clashOf(role)} />
          </fieldset>
        ))}
        <Others
          title={t('forms.technical')}
          fields={roles}
          valueOf={(role) => people[role as Role].id} // one of `fields`
          isWrong={problem.startsWith('people.')}
        >
          <FieldGrid>
            {roles.map((role) => (
              <div key={role} data-field={role}>
                <TextField
                  label={t('forms.givenByNumber', { what: labelOf(role) })}
                  value={people[role].id}
                  onChange={(id) => set(role, { id })}
                  inputMode="numeric"
                  autoComplete="off"
                  error={problem === `people.${role}` ? t(`agreements.draft.problem.${flow.problem?.problem}`) : null}
                />
              </div>
            ))}
          </FieldGrid>
        </Others>
      </div>
    </Part>
  );
});

interface KnownPersonProps {
  readonly role: Role;
  readonly person: Person;
  readonly onChange: (person: Person) => void;
}

function KnownPerson({ role, person, onChange }: KnownPersonProps) {
  const { t } = useTranslation();
  const names = useIdLabels()['Professionnel'] ?? {};
  const known = useChoices('Convention', role).choices.filter(({ id }) => names[id] !== undefined);
  if (known.length === 0) return null;
  return (
    <Listed
      label={t('agreements.draft.known')}
      value={person.id}
      onChange={(id) => onChange({ id, note: names[id] ?? person.note })}
      onLeave={() => undefined}
      error={null}
      help={null}
      isRequired={false}
      choices={known}
    />
  );
}
