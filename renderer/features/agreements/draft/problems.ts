import { problemInNew } from '#forms/creation/creation.ts';
import { mailForm } from '#intents/applicant/problems.ts';
import { isId } from '#shared/entities/idForm.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { parseCents, parseShares } from '../schedule/schedule.ts';
import { roles } from './draft.ts';
import type { AgreementDraft, Role } from './draft.ts';
import type { Stage } from './stages.ts';

/** Why a stage cannot be sent yet; the words are `agreements.draft.problem.<id>`. */
type DraftProblem =
  | 'noLearner'
  | 'noType'
  | 'noSequence'
  | 'badMail'
  | 'badNumber'
  | 'companyTaken'
  | 'sameProfessional'
  | 'noFunder'
  | 'badAmount'
  | 'badDay'
  | 'badPercent'
  /** One of the other fields of a company, funder or instalment does not have the form of its kind. */
  | 'badField'
  /** A term of the contract does not have the form of its kind. */
  | 'badTerm'
  /** A colleague changed what the stage would change: one of the values is to be chosen (I12). */
  | 'meanwhile';

export interface Problem {
  readonly problem: DraftProblem;
  readonly field: string;
}

export interface OutsideDraft {
  /** The school's zone: a day is read in it (R2.4). */
  readonly schoolZone: string;
  /** The agreement of this workstation that has a company already, other than the draft's own (R4.2). */
  readonly agreementOfCompany: (companyId: string) => string | null;
}

const isNumber = (text: string): boolean => isId(text.trim());

export function problemOf(draft: AgreementDraft, stage: Stage, known: OutsideDraft): Problem | null {
  return find[stage.kind](draft, stage.item ?? '', known);
}

type Find = (draft: AgreementDraft, item: string, known: OutsideDraft) => Problem | null;
const none: Find = () => null;

const find: Readonly<Record<Stage['kind'], Find>> = {
  agreement({ learnerId, typeId, sequenceId }) {
    if (!isNumber(learnerId)) return { problem: 'noLearner', field: 'learner' };
    if (!isNumber(typeId)) return { problem: 'noType', field: 'type' };
    return isNumber(sequenceId) ? null : { problem: 'noSequence', field: 'sequence' };
  },
  mail: ({ company }) => (mailForm.test(company.mail.trim()) ? null : { problem: 'badMail', field: 'company.mail' }),
  company: ({ company }, _item, known) =>
    badField('Entreprise', company.fields, known) ? { problem: 'badField', field: 'company' } : null,
  attach({ company, terms }, _item, known) {
    if (company.kind === 'new') return badTerm(terms, known);
    if (!isNumber(company.id)) return { problem: 'badNumber', field: 'company.id' };
    return known.agreementOfCompany(company.id.trim()) === null
      ? badTerm(terms, known)
      : { problem: 'companyTaken', field: 'company.id' };
  },
  people({ people }) {
    const wrong = roles.find((role) => people[role].id !== '' && !isNumber(people[role].id));
    if (wrong) return { problem: 'badNumber', field: `people.${wrong}` };
    const second = secondOfOne(people);
    return second ? { problem: 'sameProfessional', field: `people.${second}` } : null;
  },
  funder({ funders }, item, known) {
    const fields = funders.find(({ key }) => key === item)?.fields ?? {};
    if (!isNumber(fields['OrganismeFinanceurId'] ?? '')) return { problem: 'noFunder', field: `funder.${item}` };
    return badField('ConventionOrganismeFinanceur', fields, known)
      ? { problem: 'badField', field: `funder.${item}` }
      : null;
  },
  terms: ({ terms }, _item, known) => badTerm(terms, known),
  synchronise: none,
  instalment({ instalments, everyInstalment }, item, known) {
    const instalment = instalments.find(({ key }) => key === item);
    if (!/^\d{4}-\d\d-\d\d$/u.test(instalment?.day ?? ''))
      return { problem: 'badDay', field: `instalment.${item}.day` };
    if (!parseCents(instalment?.amount ?? '')) return { problem: 'badAmount', field: `instalment.${item}.amount` };
    const percent = instalment?.percent ?? '';
    if (percent !== '' && parseShares(percent)?.length !== 1)
      return { problem: 'badPercent', field: `instalment.${item}.percent` };
    return badField('EcheanceApprentissageConvention', { ...everyInstalment, ...instalment?.fields }, known)
      ? { problem: 'badField', field: `instalment.${item}` }
      : null;
  },
};

type Typed = Readonly<Record<string, string>>;

const badField = (entity: EntityName, typed: Typed, { schoolZone }: OutsideDraft): string | undefined =>
  Object.keys(typed).find((field) => problemInNew(field, typed[field] ?? '', { entity, schoolZone }) !== null);

function badTerm(terms: Typed, known: OutsideDraft): Problem | null {
  const field = badField('Convention', terms, known);
  return field === undefined ? null : { problem: 'badTerm', field };
}

/** A professional's record serves one role only, even for the same person (R4.2). */
function secondOfOne(people: AgreementDraft['people']): Role | undefined {
  return roles.find((role, index) => {
    const id = people[role].id.trim();
    return id !== '' && roles.slice(0, index).some((other) => people[other].id.trim() === id);
  });
}
