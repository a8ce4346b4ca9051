import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRow } from '#cache/queries/peopleHooks.ts';
import { EntityPage } from '#pages/EntityPage.tsx';
import { useReceived } from '#pages/useReceived.ts';
import type { PageOn } from '#stores/page.ts';
import { openPage } from '#stores/view.ts';
import { Button, useShortcut } from '#ui/index.ts';
import { agreementGroups } from '../fields/groups.ts';
import { agreementShortcuts } from '../shortcuts.ts';
import { AgreementForm } from './AgreementForm.tsx';
import { BillingTab } from './BillingTab.tsx';
import { CompanyTab } from './CompanyTab.tsx';
import { FundersTab } from './FundersTab.tsx';
import { InstalmentsTab } from './InstalmentsTab.tsx';
import { StateDialog } from './StateDialog.tsx';

/** The page of an agreement: its 108 fields in groups, company, funders, instalments, billing, history. */
export function AgreementPage({ page }: { readonly page: PageOn<'agreements'> }) {
  const { t } = useTranslation();
  const [isChanging, setIsChanging] = useState(false);
  const [isEditing, setIsEditing] = useState(false);
  const row = useRow('Convention', page.id);
  const learnerId = row?.fields.id('ApprenantId') ?? null;
  const sequenceId = row?.fields.id('SequenceId') ?? null;
  const companyId = row?.fields.id('EntrepriseId') ?? null;
  // What gives the references of the page their names.
  useReceived('Apprenant', learnerId === null ? [] : [learnerId]);
  useReceived('Entreprise', companyId === null ? [] : [companyId]);
  useReceived('Sequence', sequenceId === null ? [] : [sequenceId]);
  const name = row?.fields.text('Code') || row?.fields.text('Nom') || t('forms.numbered', { id: page.id });
  useShortcut(agreementShortcuts.edit, () => setIsEditing(true), {
    enabled: row !== null && !row.gone && !isEditing,
  });
  // Nothing is written into a row that the service no longer has (R3.1b): what was typed stays a draft.
  if (row && !row.gone && isEditing) return <AgreementForm row={row} name={name} onClose={() => setIsEditing(false)} />;
  return (
    <>
      <EntityPage
        page={page}
        groups={agreementGroups.map(({ id, fields }) => ({ id, title: t(`agreements.group.${id}`), fields }))}
        tabs={[
          {
            id: 'company',
            label: t('agreements.page.tab.company'),
            content: <CompanyTab companyId={companyId} />,
          },
          {
            id: 'funders',
            label: t('agreements.page.tab.funders'),
            content: <FundersTab agreementId={page.id} />,
          },
          {
            id: 'instalments',
            label: t('agreements.page.tab.instalments'),
            content: <InstalmentsTab agreementId={page.id} name={name} companyId={companyId} />,
          },
          {
            id: 'billing',
            label: t('agreements.page.tab.billing'),
            content: <BillingTab agreementId={page.id} name={name} />,
          },
        ]}
        actions={
          <>
            {learnerId !== null && (
              <Button onPress={() => openPage({ entity: 'Apprenant', id: learnerId })}>
                {t('agreements.page.learner')}
              </Button>
            )}
            <Button onPress={() => setIsChanging(true)}>{t('agreements.page.changeState')}</Button>
            <Button
              variant="primary"
              kbd="e"
              icon={<Pencil size={14} aria-hidden />}
              onPress={() => setIsEditing(true)}
            >
              {t('agreements.page.edit')}
            </Button>
          </>
        }
      />
      {isChanging && !row?.gone && (
        <StateDialog
          agreementId={page.id}
          name={name}
          stateId={row?.fields.id('EtatConventionId') ?? null}
          onClose={() => setIsChanging(false)}
        />
      )}
    </>
  );
}
