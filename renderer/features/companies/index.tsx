import { useTranslation } from 'react-i18next';
import { useRowsOf } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { useReferences } from '#cache/queries/references.ts';
import { addressInput } from '#forms/address/addressInput.tsx';
import { filledIn, mailOf } from '#forms/creation/creation.ts';
import { OfflineNote } from '#forms/creation/OfflineNote.tsx';
import { useCreation } from '#forms/creation/useCreation.ts';
import type { FieldLine } from '#forms/fields/FieldList.tsx';
import { useGroups } from '#forms/fields/groups.ts';
import { MemberGroups } from '#forms/form/FormFields.tsx';
import { FormScreen } from '#forms/form/FormScreen.tsx';
import type { FieldInputs, OwnInput } from '#forms/FormField.tsx';
import { TextInput } from '#forms/Inputs.tsx';
import type { Typed } from '#forms/values.ts';
import { meaningOf } from '#i18n/labels/index.ts';
import type { NamedRow } from '#intents/intent.ts';
import { Block } from '#pages/Block.tsx';
import { CreateButton } from '#pages/CreateButton.tsx';
import { EntityPage } from '#pages/EntityPage.tsx';
import { EntityRows } from '#pages/EntityRows.tsx';
import { RowLinks } from '#pages/RowLinks.tsx';
import { startCreating, stopCreating, useOpenForm, usePage } from '#stores/place.ts';
import type { Page } from '#stores/place.ts';
import { Notice, Screen, useFormat, ViewHeader } from '#ui/index.ts';
import { companiesShortcuts } from '#wording/shortcuts.ts';

const create = (): boolean => startCreating({ what: 'company' });

export const newCompany = (typed: Typed): NamedRow => ({
  entity: 'Entreprise',
  members: filledIn(typed),
  ...mailOf(typed),
  subject: (typed['Nom'] ?? '').trim(),
});

/** The service requires nothing of a company; without a name it could not be found here. */
const required = ['Nom'];

const nameInput: OwnInput = (input) => <TextInput {...input} isRequired />;

/** Everything is asked at once: the interface shows no change of a company (R3.1). */
function NewCompany() {
  const { t } = useTranslation();
  const { form, error } = useCreation({ draftKey: 'create/Entreprise', entity: 'Entreprise', required }, newCompany);
  const inputs: FieldInputs = { Nom: nameInput, MailId: addressInput(t('companies.form.mail')) };
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
      <MemberGroups
        entity="Entreprise"
        row={null}
        groups={useGroups('Entreprise')}
        notes={{ contact: t('companies.form.records') }}
        form={form}
        inputs={inputs}
      />
    </FormScreen>
  );
}

/** Companies known on this workstation: the service reads one by its number and lists none (R3.4). */
export function CompaniesScreen() {
  const page = usePage('companies');
  const isCreating = useOpenForm()?.what === 'company';
  if (page) return <CompanyPage key={page.id} page={page} />;
  return isCreating ? <NewCompany /> : <CompanyList />;
}

function CompanyPage({ page }: { readonly page: Page<'Entreprise'> }) {
  const { t } = useTranslation();
  const agreements = useRowsOf('Convention', 'EntrepriseId', [page.id]);
  return (
    <EntityPage
      page={page}
      contact={useContacts(agreements)}
      tabs={[
        {
          id: 'agreements',
          label: t('shell.screen.agreements'),
          count: agreements.length,
          content: (
            <Block title={t('shell.screen.agreements')}>
              <RowLinks
                entity="Convention"
                label={t('shell.screen.agreements')}
                columns={['Code', 'ApprenantId', 'EtatConventionId', 'DateDebut']}
                rows={agreements}
                empty={t('companies.agreements.none')}
              />
              <p className="mt-2 max-w-[75ch] text-help text-text-3">{t('companies.agreements.how')}</p>
            </Block>
          ),
        },
      ]}
    />
  );
}

/** Tutors, signatories and other contacts of agreements whom people named here: the service gives numbers alone. */
function useContacts(agreements: readonly RowView[]): readonly FieldLine[] {
  const { language } = useFormat();
  const nameOf = useReferences();
  return roles.flatMap((field) => {
    const ids = new Set(agreements.flatMap(({ fields }) => fields.id(field) ?? []));
    const names = new Set([...ids].flatMap((id) => nameOf(field, id, 'Convention') ?? []));
    const { label } = meaningOf('Convention', field, language);
    return names.size === 0 ? [] : [{ field, label, text: [...names].join(', '), isAbsent: false, readOnly: null }];
  });
}
const roles = ['MaitreId', 'MaitreBisId', 'SignataireId', 'ReferentId'] as const;

function CompanyList() {
  const { t } = useTranslation();
  return (
    <Screen
      header={
        <ViewHeader title={t('shell.screen.companies')}>
          <CreateButton shortcut={companiesShortcuts.create} onPress={create}>
            {t('keys.companies.create')}
          </CreateButton>
        </ViewHeader>
      }
    >
      <EntityRows entity="Entreprise" />
    </Screen>
  );
}
