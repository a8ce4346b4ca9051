import { useTranslation } from 'react-i18next';
import { useRow } from '#cache/queries/peopleHooks.ts';
import { FieldMeanwhile } from '#forms/meanwhile/FieldMeanwhile.tsx';
import { UnsharedInput } from '#forms/UnsharedInput.tsx';
import { meaningOf } from '#i18n/labels/index.ts';
import { useReceived } from '#pages/useReceived.ts';
import { isId } from '#shared/entities/idForm.ts';
import { Checkbox, Segmented, TextField, useFormat } from '#ui/index.ts';
import { newCompany } from '../../fields/created.ts';
import { FieldGrid, NewEntityFields } from '../../fields/TypedFields.tsx';
import { filled } from '../draft.ts';
import type { AgreementDraft } from '../draft.ts';
import { Part } from '../Part.tsx';
import { isOpen } from '../stages.ts';
import { partOf } from './partProps.ts';

const kinds = ['new', 'existing'] as const;
const companyStages = ['mail', 'company', 'attach'] as const;

/** The company of the agreement: a new record, or an existing one by its number; one for each agreement (R4.2). */
export const CompanyPart = partOf(['company'], function CompanyPart({ draft, put, flow }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { company } = draft;
  const isEditable = companyStages.every((kind) => isOpen(flow.stages, kind));
  const set = (changed: Partial<typeof company>): void => put({ company: { ...company, ...changed } });
  const sent = [
    { label: t('agreements.draft.companyNumber'), value: flow.companyId ?? '' },
    ...[...newCompany.usual, ...newCompany.others].map((field) => ({
      label: meaningOf('Entreprise', field, format.language).label,
      value: company.kind === 'new' ? (company.fields[field] ?? '') : '',
    })),
    { label: t('agreements.draft.companyMail'), value: company.kind === 'new' ? company.mail : '' },
  ];
  return (
    <Part
      title={t('agreements.page.tab.company')}
      note={t('agreements.draft.companyHow')}
      sent={isEditable ? null : sent}
    >
      <div className="mb-4">
        <Segmented
          label={t('agreements.draft.companyKind')}
          value={company.kind}
          onChange={(kind) => set({ kind })}
          options={kinds.map((id) => ({
            id,
            label: t(id === 'new' ? 'agreements.draft.companyNew' : 'agreements.draft.companyExisting'),
          }))}
        />
      </div>
      {company.kind === 'existing' ? (
        <Existing id={company.id} agreementId={flow.agreementId} onChange={(id) => set({ id })} />
      ) : (
        <NewCompany company={company} set={set} />
      )}
      <FieldMeanwhile clash={flow.clashOf('EntrepriseId')} />
    </Part>
  );
});

type Company = AgreementDraft['company'];

function NewCompany({
  company,
  set,
}: {
  readonly company: Company;
  readonly set: (changed: Partial<Company>) => void;
}) {
  const { t } = useTranslation();
  const isBlank = company.mail.trim() === '' && Object.keys(filled(company.fields)).length === 0;
  return (
    <>
      {isBlank && (
        <div className="mb-4">
          <Checkbox isSelected={company.isEmpty === true} onChange={(isEmpty) => set({ isEmpty })}>
            {t('agreements.draft.companyEmpty')}
          </Checkbox>
        </div>
      )}
      <NewEntityFields
        entity="Entreprise"
        fields={newCompany}
        more={t('agreements.draft.moreCompany')}
        values={company.fields}
        onChange={(changed) => set({ fields: changed })}
      />
      <div data-field="company.mail" className="mt-4 max-w-[420px]">
        <TextField
          label={t('agreements.draft.companyMail')}
          type="email"
          value={company.mail}
          onChange={(mail) => set({ mail })}
          description={t('agreements.draft.companyMailHow')}
          autoComplete="off"
        />
      </div>
    </>
  );
}

function Existing({
  id,
  agreementId,
  onChange,
}: {
  readonly id: string;
  readonly agreementId: string | null;
  readonly onChange: (id: string) => void;
}) {
  const { t } = useTranslation();
  const number = isId(id.trim()) ? id.trim() : null;
  useReceived('Entreprise', number === null ? [] : [number]);
  const row = useRow('Entreprise', number);
  const name = row?.fields.text('Nom') ?? '';
  return (
    <FieldGrid>
      <div data-field="company.id">
        <UnsharedInput
          entity="Convention"
          field="EntrepriseId"
          id={agreementId}
          label={t('agreements.draft.companyNumber')}
          value={id}
          onChange={onChange}
          onLeave={() => undefined}
          error={null}
          isRequired
          help={
            number === null
              ? null
              : row
                ? t('agreements.draft.companyName', { name })
                : t('agreements.draft.companyUnknown')
          }
        />
      </div>
    </FieldGrid>
  );
}
