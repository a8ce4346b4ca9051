import { parseCents } from '../schedule/cents.ts';
import { parseShares } from '../schedule/schedule.ts';
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
  /** A colleague changed what the stage would change: one of the values is to be chosen (I12). */
  | 'meanwhile';

/** A problem and the field of the draft that it is about. */
export interface Problem {
  readonly problem: DraftProblem;
  readonly field: string;
}

/** Reads which agreement already has a company. */
export interface CompanyUse {
  /** The agreement of this workstation that has a company already, other than the draft's own (R4.2). */
  readonly agreementOfCompany: (companyId: string) => string | null;
}

const isNumber = (text: string): boolean => /^[1-9]\d{0,18}$/u.test(text.trim());
const mailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

/** The first thing that keeps a stage from being sent; null when nothing does. */
export function problemOf(draft: AgreementDraft, stage: Stage, companyUse: CompanyUse): Problem | null {
  return find[stage.kind](draft, stage.item ?? '', companyUse);
}

type Find = (draft: AgreementDraft, item: string, companyUse: CompanyUse) => Problem | null;
const none: Find = () => null;

const find: Readonly<Record<Stage['kind'], Find>> = {
  agreement({ learnerId, typeId, sequenceId }) {
    if (!isNumber(learnerId)) return { problem: 'noLearner', field: 'learner' };
    if (!isNumber(typeId)) return { problem: 'noType', field: 'type' };
    return isNumber(sequenceId) ? null : { problem: 'noSequence', field: 'sequence' };
  },
  mail: ({ company }) => (mailForm.test(company.mail.trim()) ? null : { problem: 'badMail', field: 'company.mail' }),
  company: none,
  attach({ company }, _item, companyUse) {
    if (company.kind === 'new') return null;
    if (!isNumber(company.id)) return { problem: 'badNumber', field: 'company.id' };
    return companyUse.agreementOfCompany(company.id.trim()) === null
      ? null
      : { problem: 'companyTaken', field: 'company.id' };
  },
  people({ people }) {
    const wrong = roles.find((role) => people[role].id !== '' && !isNumber(people[role].id));
    if (wrong) return { problem: 'badNumber', field: `people.${wrong}` };
    const second = secondOfOne(people);
    return second ? { problem: 'sameProfessional', field: `people.${second}` } : null;
  },
  funder({ funders }, item) {
    const funder = funders.find(({ key }) => key === item);
    return isNumber(funder?.fields['OrganismeFinanceurId'] ?? '')
      ? null
      : { problem: 'noFunder', field: `funder.${item}` };
  },
  synchronise: none,
  instalment({ instalments }, item) {
    const instalment = instalments.find(({ key }) => key === item);
    if (!/^\d{4}-\d\d-\d\d$/u.test(instalment?.day ?? ''))
      return { problem: 'badDay', field: `instalment.${item}.day` };
    if (!parseCents(instalment?.amount ?? '')) return { problem: 'badAmount', field: `instalment.${item}.amount` };
    const percent = instalment?.percent ?? '';
    return percent === '' || parseShares(percent)?.length === 1
      ? null
      : { problem: 'badPercent', field: `instalment.${item}.percent` };
  },
};

/** A professional's record serves one role only, even for the same person (R4.2). */
function secondOfOne(people: AgreementDraft['people']): Role | undefined {
  return roles.find((role, index) => {
    const id = people[role].id.trim();
    return id !== '' && roles.slice(0, index).some((other) => people[other].id.trim() === id);
  });
}
