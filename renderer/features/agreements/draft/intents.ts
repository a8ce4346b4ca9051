import type { FieldWish, Intent } from '#intents/intent.ts';
import { decimalOf } from '#shared/entities/cents.ts';
import { parseCents } from '../schedule/cents.ts';
import { parseShares, percentOf } from '../schedule/schedule.ts';
import { roles } from './draft.ts';
import type { AgreementDraft, Instalment } from './draft.ts';
import type { Stage } from './stages.ts';

/** Ids from earlier stages, and the names of funders. */
export interface StageContext {
  /** Number of the agreement; null until it exists. */
  readonly agreementId: string | null;
  readonly mailId: string | null;
  readonly companyId: string | null;
  /** Names a funder in the outbox. */
  readonly funderName: (id: string) => string;
}

/** The company of the agreement: the one that was created, or the one that the user named. */
export function companyOf({ existing, company }: AgreementDraft, created: string | null): string | null {
  if (existing) return existing.companyId || null;
  return company.kind === 'new' ? created : company.id.trim() || null;
}

/** What a stage changes of the agreement's own row. */
export function editedBy(draft: AgreementDraft, { kind }: Stage, companyId: string | null): readonly FieldWish[] {
  if (kind === 'people') return roleValues(draft);
  if (kind !== 'attach') return [];
  const company = companyOf(draft, companyId);
  return [...(company === null ? [] : [wish('EntrepriseId', company)]), ...filled(draft.terms)];
}

/** The number of an instalment: it follows those that the agreement has. */
export const instalmentNumber = ({ existing }: AgreementDraft, index: number): number =>
  (existing?.lastNumber ?? 0) + index + 1;

/** The intent of a stage; null where an earlier one has no outcome yet. */
export function intentOf(draft: AgreementDraft, stage: Stage, context: StageContext): Intent | null {
  const { agreementId } = context;
  if (stage.kind === 'agreement') return create('Convention', draft.learnerName, agreementValues(draft));
  if (stage.kind === 'mail') return create('Mail', draft.company.mail.trim(), mailValues(draft));
  if (stage.kind === 'company')
    return create('Entreprise', draft.company.fields['Nom'] ?? '', companyValues(draft, context));
  if (agreementId === null) return null;
  switch (stage.kind) {
    case 'attach':
      if (companyOf(draft, context.companyId) === null) return null;
      return edit(draft, agreementId, editedBy(draft, stage, context.companyId));
    case 'people':
      return edit(draft, agreementId, editedBy(draft, stage, context.companyId));
    case 'funder': {
      const fields = draft.funders.find(({ key }) => key === stage.item)?.fields ?? {};
      return create('ConventionOrganismeFinanceur', context.funderName(fields['OrganismeFinanceurId'] ?? ''), [
        wish('ConventionId', agreementId),
        ...filled(fields),
      ]);
    }
    case 'synchronise':
      return {
        kind: 'entity.act',
        endpoint: 'Convention.synchroniseAffaire',
        id: agreementId,
        subject: draft.learnerName,
      };
    case 'instalment': {
      const index = draft.instalments.findIndex(({ key }) => key === stage.item);
      const instalment = draft.instalments[index];
      return instalment
        ? create(...instalmentCreation(instalment, instalmentNumber(draft, index), agreementId, draft, context))
        : null;
    }
  }
  return stage.kind satisfies never;
}

type Created = Extract<Intent, { readonly kind: 'entity.create' }>;
const create = (entity: Created['entity'], subject: string, values: readonly FieldWish[]): Created => ({
  kind: 'entity.create',
  entity,
  values,
  subject,
});
const edit = (draft: AgreementDraft, id: string, fields: readonly FieldWish[]): Intent => ({
  kind: 'entity.edit',
  entity: 'Convention',
  id,
  fields,
  subject: draft.learnerName,
});
const wish = (field: string, value: string): FieldWish => ({ field, value });

/** Fields that were filled in. */
export const filled = (typed: Readonly<Record<string, string>>): readonly FieldWish[] =>
  Object.entries(typed).flatMap(([field, value]) => (value.trim() === '' ? [] : [wish(field, value.trim())]));

const agreementValues = ({ learnerId, typeId, sequenceId }: AgreementDraft): readonly FieldWish[] => [
  wish('ApprenantId', learnerId),
  wish('TypeConventionId', typeId),
  wish('SequenceId', sequenceId),
];

const mailValues = ({ company }: AgreementDraft): readonly FieldWish[] => [
  wish('Adresse', company.mail.trim()),
  wish('IsDuplicate', 'false'),
];

const companyValues = ({ company }: AgreementDraft, { mailId }: StageContext): readonly FieldWish[] => [
  ...filled(company.fields),
  ...(mailId === null ? [] : [wish('MailId', mailId)]),
];

const roleValues = ({ people }: AgreementDraft): readonly FieldWish[] =>
  roles.flatMap((role) => (people[role].id.trim() === '' ? [] : [wish(role, people[role].id.trim())]));

function instalmentCreation(
  { label, day, amount, percent, fields = {} }: Instalment,
  number: number,
  agreementId: string,
  draft: AgreementDraft,
  context: StageContext,
): Parameters<typeof create> {
  const [share] = parseShares(percent) ?? [];
  const values = {
    EntrepriseId: companyOf(draft, context.companyId) ?? '',
    Numero: String(number),
    Nom: label,
    ...withoutEmpty(draft.everyInstalment ?? {}),
    ...withoutEmpty(fields),
    ConventionId: agreementId,
    Libelle: label,
    Date: day,
    Montant: decimalOf(parseCents(amount) ?? 0),
    Pourcentage: share === undefined ? '' : percentOf(share),
  };
  return ['EcheanceApprentissageConvention', label, filled(values)];
}

const withoutEmpty = (typed: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value.trim() !== ''));
