import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressInput } from '#forms/address/addressInput.tsx';
import { filledIn, mailOf } from '#forms/creation/creation.ts';
import { OfflineNote } from '#forms/creation/OfflineNote.tsx';
import { useCreation } from '#forms/creation/useCreation.ts';
import { FormFields } from '#forms/form/FormFields.tsx';
import { FormScreen } from '#forms/form/FormScreen.tsx';
import type { FieldInputs, OwnInput } from '#forms/FormField.tsx';
import { TextInput } from '#forms/Inputs.tsx';
import { mailField } from '#forms/values.ts';
import type { Typed } from '#forms/values.ts';
import { namesOf } from '#i18n/labels/names.ts';
import { requiredFields } from '#intents/fields.ts';
import { newRow } from '#intents/intent.ts';
import type { NamedRow } from '#intents/intent.ts';
import { setOf } from '#shared/entities/context.ts';
import type { PersonEntity } from '#shared/entities/people.ts';
import { stopCreating } from '#stores/place.ts';
import { Notice, Segmented, useFormat } from '#ui/index.ts';

/** Who is created: with both names of usage the same request makes a learner (document: Learners and applicants). */
const createdInSelection = ['selection/Candidat', 'selection/Apprenant'] as const satisfies readonly PersonEntity[];
type CreatedInSelection = (typeof createdInSelection)[number];

/** What the form asks for, in order: NomUsage is sent in place of Nom, and Numero is not assigned here (R1.5). */
const fieldsInSelection: Readonly<Record<CreatedInSelection, readonly string[]>> = {
  'selection/Candidat': ['NomUsage', 'Prenoms', 'Numero', 'MailId', 'Login', 'CiviliteId', 'DateNaissance'],
  'selection/Apprenant': [
    'NomUsage',
    'Prenoms',
    'PrenomUsage',
    'Numero',
    'MailId',
    'Login',
    'CiviliteId',
    'DateNaissance',
    'Tuteur1Id',
  ],
};

/** The login is the address, unless another is typed: the service does not say what form it has. */
const askedInSelection = (entity: CreatedInSelection): readonly string[] => [
  ...requiredFields(entity).filter((field) => field !== 'Login'),
  ...(entity === 'selection/Apprenant' ? ['PrenomUsage'] : []),
];

const nameInSelection = (typed: Typed): string =>
  [typed['NomUsage']?.trim().toLocaleUpperCase('fr'), typed['Prenoms']?.trim()].filter(Boolean).join(' ');

/** The creation of a person in the Selection context, after that of their e-mail record. */
function rowInSelection(entity: CreatedInSelection, typed: Typed): NamedRow {
  const login = (typed['Login'] ?? '').trim() || (typed[mailField] ?? '').trim();
  const asked = Object.entries(typed).filter(([field]) => fieldsInSelection[entity].includes(field));
  const members = filledIn({ ...Object.fromEntries(asked), Login: login });
  return newRow(entity, members, { ...mailOf(typed), subject: nameInSelection(typed) });
}

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
