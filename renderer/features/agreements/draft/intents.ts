import type { IntentOf, TypedValue, Intent, Members, NewRow } from '#intents/intent.ts';
import { decimalOf } from '#shared/entities/cents.ts';
import { parseCents, parseShares, percentOf } from '../schedule/schedule.ts';
import { filled, roles } from './draft.ts';
import type { AgreementDraft, Instalment } from './draft.ts';
import { stagesOf } from './stages.ts';
import type { Stage } from './stages.ts';

export interface StageContext {
  /** Number of the agreement; null until it exists. */
  readonly agreementId: string | null;
  readonly mailId: string | null;
  readonly companyId: string | null;
  readonly funderName: (id: string) => string;
}

export function companyOf({ existing, company }: AgreementDraft, created: string | null): string | null {
  if (existing) return existing.companyId || null;
  return company.kind === 'new' ? created : company.id.trim() || null;
}

export const editedBy = (draft: AgreementDraft, stage: Stage, companyId: string | null): readonly TypedValue[] =>
  Object.entries(changedBy(draft, stage, companyId)).map(([field, value]) => ({ field, value }));

function changedBy(draft: AgreementDraft, { kind }: Stage, companyId: string | null): Readonly<Record<string, string>> {
  if (kind === 'people') return roleValues(draft);
  if (kind === 'terms') return filled(draft.terms);
  if (kind !== 'attach') return {};
  const company = companyOf(draft, companyId);
  return { ...(company !== null && { EntrepriseId: company }), ...attachedTerms(draft) };
}

/** Those that go with the company. Those sent by themselves may have been changed by a colleague since (I12). */
export const attachedTerms = ({ terms, outcomes }: AgreementDraft): Readonly<Record<string, string>> =>
  outcomes['terms'] === undefined ? filled(terms) : {};

export const instalmentNumber = ({ existing }: Pick<AgreementDraft, 'existing'>, index: number): number =>
  (existing?.lastNumber ?? 0) + index + 1;

/** The intent of a stage; null where an earlier one has no outcome yet. */
export function intentOf(draft: AgreementDraft, stage: Stage, context: StageContext): Intent | null {
  const { agreementId } = context;
  const { company } = draft;
  if (stage.kind === 'agreement')
    return create({ entity: 'Convention', members: agreementValues(draft), subject: draft.learnerName });
  if (stage.kind === 'mail') {
    const members = { Adresse: company.mail.trim(), IsDuplicate: 'false' };
    return create({ entity: 'Mail', members, subject: company.mail.trim() });
  }
  if (stage.kind === 'company')
    return create({
      entity: 'Entreprise',
      members: companyValues(draft, context),
      subject: company.fields['Nom'] || draft.learnerName,
    });
  if (agreementId === null) return null;
  switch (stage.kind) {
    case 'attach':
      if (companyOf(draft, context.companyId) === null) return null;
      return edit(draft, agreementId, changedBy(draft, stage, context.companyId));
    case 'terms':
    case 'people':
      return edit(draft, agreementId, changedBy(draft, stage, context.companyId));
    case 'funder': {
      const fields = draft.funders.find(({ key }) => key === stage.item)?.fields ?? {};
      return create({
        entity: 'ConventionOrganismeFinanceur',
        members: { ConventionId: agreementId, ...filled(fields) },
        subject: context.funderName(fields['OrganismeFinanceurId'] ?? ''),
      });
    }
    case 'synchronise':
      return {
        kind: 'act',
        endpoint: 'Convention.synchroniseAffaire',
        id: agreementId,
        subject: draft.learnerName,
      };
    case 'instalment': {
      const index = draft.instalments.findIndex(({ key }) => key === stage.item);
      const instalment = draft.instalments[index];
      return instalment
        ? create(newInstalment(instalment, instalmentNumber(draft, index), agreementId, draft, context))
        : null;
    }
  }
  return stage.kind satisfies never;
}

/** The same for two versions that would send the same, however much of it was sent. */
export function contentOf(draft: AgreementDraft): string {
  const typed = { ...draft, outcomes: {} };
  return JSON.stringify(stagesOf(typed).map((stage) => [stage.key, intentOf(typed, stage, anyContext)]));
}
const anyContext: StageContext = { agreementId: '1', mailId: '1', companyId: '1', funderName: (id) => id };

const create = (row: NewRow): IntentOf<'create'> => ({ kind: 'create', rows: [row] });
const edit = (draft: AgreementDraft, id: string, members: Members<'Convention'>): IntentOf<'edit'> => ({
  kind: 'edit',
  rows: [{ entity: 'Convention', id, members, subject: draft.learnerName }],
});

const agreementValues = ({ learnerId, typeId, sequenceId }: AgreementDraft): Members<'Convention'> => ({
  ApprenantId: learnerId,
  TypeConventionId: typeId,
  SequenceId: sequenceId,
});

const companyValues = ({ company }: AgreementDraft, { mailId }: StageContext): Members<'Entreprise'> => ({
  ...filled(company.fields),
  ...(mailId !== null && { MailId: mailId }),
});

const roleValues = ({ people }: AgreementDraft): Readonly<Record<string, string>> =>
  filled(Object.fromEntries(roles.map((role) => [role, people[role].id])));

function newInstalment(
  { label, day, amount, percent, fields = {} }: Instalment,
  number: number,
  agreementId: string,
  draft: AgreementDraft,
  context: StageContext,
): NewRow {
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
  return { entity: 'EcheanceApprentissageConvention', members: filled(values), subject: label };
}

const withoutEmpty = (typed: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value.trim() !== ''));
