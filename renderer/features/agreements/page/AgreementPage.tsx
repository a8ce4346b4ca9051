import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRow, useRowsOf } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { useChoices, useReferences } from '#cache/queries/references.ts';
import { ChoiceOrNumber } from '#forms/ChoiceOrNumber.tsx';
import { FieldList } from '#forms/fields/FieldList.tsx';
import { useGroups } from '#forms/fields/groups.ts';
import { useFieldText } from '#forms/fields/useFieldText.ts';
import { EntityForm } from '#forms/form/EntityForm.tsx';
import { useForm } from '#forms/form/useForm.ts';
import { FormDialog } from '#forms/FormDialog.tsx';
import type { FieldInputs, OwnInput } from '#forms/FormField.tsx';
import { ReadOnly } from '#forms/Inputs.tsx';
import { ChangedMeanwhile } from '#forms/meanwhile/ChangedMeanwhile.tsx';
import { useSeen } from '#forms/meanwhile/useSeen.ts';
import { Block } from '#pages/Block.tsx';
import { EntityPage } from '#pages/EntityPage.tsx';
import { everyField } from '#pages/everyField.ts';
import { Lines } from '#pages/Lines.tsx';
import { useReceived, useReceivedList } from '#pages/useReceived.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { isId } from '#shared/entities/idForm.ts';
import { openPage } from '#stores/place.ts';
import type { PageOn } from '#stores/place.ts';
import { Button, Notice, useShortcut } from '#ui/index.ts';
import { agreementShortcuts } from '#wording/shortcuts.ts';
import { useSend } from '#wording/useSend.ts';
import { filled } from '../draft/draft.ts';
import { newFunder } from '../fields/created.ts';
import { NewEntityFields } from '../fields/TypedFields.tsx';
import { BillingTab } from './BillingTab.tsx';
import { InstalmentsTab } from './InstalmentsTab.tsx';

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
  const name = row?.fields.text('Code') || row?.fields.text('Nom') || t('common.numbered', { id: page.id });
  useShortcut(agreementShortcuts.edit, () => setIsEditing(true), {
    enabled: row !== null && !row.gone && !isEditing,
  });
  // Nothing is written into a row that the service no longer has (R3.1b): what was typed stays a draft.
  if (row && !row.gone && isEditing) return <AgreementForm row={row} name={name} onClose={() => setIsEditing(false)} />;
  return (
    <>
      <EntityPage
        page={page}
        tabs={[
          {
            id: 'company',
            label: t('agreements.page.tab.company'),
            content: <CompanyTab agreement={row} name={name} />,
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
              kbd="mod+e"
              icon={<Pencil size={14} aria-hidden />}
              onPress={() => setIsEditing(true)}
            >
              {t('keys.people.edit')}
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

const fields = everyField('Entreprise', ['Nom', 'SIRET', 'NAF', 'Effectif', 'AdresseId', 'TelephoneId', 'MailId']);

/** The company of an agreement, which is of this agreement alone (R4.2). */
function CompanyTab({ agreement, name }: { readonly agreement: RowView | null; readonly name: string }) {
  const { t } = useTranslation();
  const { send, isSending, error } = useSend();
  const companyId = agreement?.fields.id('EntrepriseId') ?? null;
  const createEmpty = ({ id }: RowView): void => {
    const link = { entity: 'Convention' as const, id, field: 'EntrepriseId', subject: name };
    const row = { entity: 'Entreprise' as const, members: {}, subject: name, link };
    void send({ kind: 'create', rows: [row] }, name);
  };
  const received = useReceived('Entreprise', companyId === null ? [] : [companyId]);
  const company = useRow('Entreprise', companyId);
  return (
    <Block
      title={t('agreements.page.tab.company')}
      {...(companyId !== null && { received })}
      isWide
      actions={
        companyId !== null ? (
          <Button size="sm" onPress={() => openPage({ entity: 'Entreprise', id: companyId })}>
            {t('agreements.page.openCompany')}
          </Button>
        ) : (
          agreement &&
          !agreement.gone &&
          !isProvisional(agreement.id) && (
            <Button size="sm" isDisabled={isSending} onPress={() => createEmpty(agreement)}>
              {t('agreements.page.emptyCompany')}
            </Button>
          )
        )
      }
    >
      {error !== null && <Notice tone="stop" title={error} />}
      {companyId === null ? (
        <p className="text-text-3">{t('agreements.page.noCompany')}</p>
      ) : company ? (
        <FieldList entity="Entreprise" row={company.fields} fields={fields} />
      ) : (
        <p className="text-text-3">{t('pages.absentHere')}</p>
      )}
      <p className="mt-3 max-w-[75ch] text-help text-text-3">{t('agreements.page.companyHow')}</p>
    </Block>
  );
}

interface AgreementFormProps {
  readonly row: RowView;
  readonly name: string;
  readonly onClose: () => void;
}

/** Every field of an agreement that may be written; its state is an action of its own (R4.3). */
function AgreementForm({ row, name, onClose }: AgreementFormProps) {
  const { t } = useTranslation();
  const state = useFieldText()('Convention', 'EtatConventionId', row.fields).text;
  const inputs: FieldInputs = { EtatConventionId: readOnly(state, t('agreements.page.stateApart')) };
  return (
    <EntityForm
      entity="Convention"
      row={row}
      groups={useGroups('Convention')}
      title={t('agreements.page.formTitle', { name })}
      name={name}
      inputs={inputs}
      onClose={onClose}
    />
  );
}

const readOnly =
  (text: string | null, why: string): OwnInput =>
  ({ label }) => <ReadOnly label={label} text={text} why={why} />;

interface StateDialogProps {
  readonly agreementId: string;
  readonly name: string;
  readonly stateId: string | null;
  readonly onClose: () => void;
}

/** Confirmed online, by itself: SAISIE deletes its documents (R4.3). */
export function StateDialog({ agreementId, name, stateId, onClose }: StateDialogProps) {
  const { t } = useTranslation();
  const nameOf = useReferences();
  const { choices, isListed, isWhole } = useChoices('Convention', 'EtatConventionId');
  const [wanted, setWanted] = useState('');
  const isNumber = isId(wanted.trim());
  const code = useRow('EtatConvention', wanted.trim() || null)?.fields.text('Code') ?? '';
  // A state whose code is not known here may be the one that deletes.
  const deletes = code === 'SAISIE' ? 'stateDeletes' : code === '' ? 'stateMayDelete' : null;
  const { send, error } = useSend();
  const { rows, changed, accept } = useSeen('Convention', [agreementId], ['EtatConventionId'], wanted !== '');
  const isAsked = changed.length > 0 && wanted.trim() !== stateId;
  const isReady = isNumber && wanted.trim() !== stateId;
  const form = useForm({
    isBlocked: !isReady || isAsked,
    onSave: () =>
      send(
        {
          kind: 'edit',
          rows: [
            {
              entity: 'Convention',
              id: agreementId,
              members: { EtatConventionId: wanted.trim() },
              isConfirmed: true,
              subject: name,
            },
          ],
          from: rows,
        },
        name,
        onClose,
      ),
  });
  const stateName = (id: string): string => nameOf('EtatConventionId', id) ?? t('common.numbered', { id });
  const now = stateId === null ? t('forms.empty') : stateName(stateId);
  return (
    <FormDialog
      form={form}
      title={t('agreements.page.stateTitle')}
      action={t('agreements.page.changeState')}
      isReady={isReady && !isAsked}
      error={error}
      onClose={onClose}
    >
      <p className="mb-3 text-text-2">
        {t('agreements.page.stateNow', { state: now })} {t('agreements.page.stateOnline')}
      </p>
      <ChoiceOrNumber
        label={t('agreements.page.stateNew')}
        value={wanted}
        onChange={setWanted}
        options={choices.filter(({ id }) => id !== stateId).map(({ id, name: label }) => ({ id, label }))}
        isWhole={isListed && isWhole}
      />
      {isAsked && (
        <ChangedMeanwhile mine={stateName(wanted.trim())} theirs={now} onMine={accept} onTheirs={() => setWanted('')} />
      )}
      {isNumber && deletes !== null && (
        <div className="mt-3">
          <Notice tone="stop" title={t(`agreements.page.${deletes}`)} />
        </div>
      )}
    </FormDialog>
  );
}

const columns = ['OrganismeFinanceurId', 'NumeroDossier', 'TypePriseCharge', 'TauxHoraire', 'DateEnvoi'];

/** Funders that Carnet attached: the service reads none back, so this workstation remembers what it created. */
function FundersTab({ agreementId }: { readonly agreementId: string }) {
  const { t } = useTranslation();
  const rows = useRowsOf('ConventionOrganismeFinanceur', 'ConventionId', [agreementId]);
  const [isAdding, setIsAdding] = useState(false);
  useReceivedList('OrganismeFinanceur');
  return (
    <Block
      title={t('agreements.page.tab.funders')}
      isWide
      actions={
        <Button size="sm" onPress={() => setIsAdding(true)}>
          {t('agreements.page.addFunder')}
        </Button>
      }
    >
      <Lines
        entity="ConventionOrganismeFinanceur"
        label={t('agreements.page.tab.funders')}
        columns={columns}
        rows={rows}
        empty={t('agreements.page.noFunder')}
      />
      <p className="mt-3 max-w-[75ch] text-help text-text-3">{t('agreements.page.fundersHow')}</p>
      {isAdding && <FunderDialog agreementId={agreementId} onClose={() => setIsAdding(false)} />}
    </Block>
  );
}

function FunderDialog({ agreementId, onClose }: { readonly agreementId: string; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const nameOf = useReferences();
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const { send, error } = useSend();
  const funderId = fields['OrganismeFinanceurId'] ?? '';
  const isReady = isId(funderId.trim());
  const form = useForm({
    isBlocked: !isReady,
    onSave: () => {
      const subject = nameOf('OrganismeFinanceurId', funderId) ?? funderId;
      const members = { ConventionId: agreementId, ...filled(fields) };
      const row = { entity: 'ConventionOrganismeFinanceur' as const, members, subject };
      return send({ kind: 'create', rows: [row] }, subject, onClose);
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('agreements.page.addFunder')}
      action={t('agreements.page.funderConfirm')}
      width="lg"
      isReady={isReady}
      error={error}
      onClose={onClose}
    >
      <p className="mb-3 text-text-2">{t('agreements.page.stateOnline')}</p>
      <NewEntityFields
        entity="ConventionOrganismeFinanceur"
        fields={newFunder}
        more={t('forms.others.title')}
        values={fields}
        onChange={setFields}
      />
    </FormDialog>
  );
}
