import { memo } from 'react';
import type { ReactNode } from 'react';
import type { AgreementDraft } from '../draft.ts';
import type { Flow, PutDraft } from '../useFlow.ts';

export interface PartProps<Member extends keyof AgreementDraft> {
  readonly draft: Pick<AgreementDraft, Member>;
  readonly put: PutDraft;
  readonly flow: Pick<Flow, 'stages' | 'problem' | 'clashOf' | 'agreementId' | 'companyId'>;
}

/** Drawn where something that it reads changed: each key in one of forty fields makes a new draft. */
export const partOf = <const Member extends keyof AgreementDraft>(
  members: readonly Member[],
  draw: (props: PartProps<Member>) => ReactNode,
) =>
  memo(
    draw,
    (before, now) =>
      before.put === now.put &&
      members.every((member) => isSame(before.draft[member], now.draft[member])) &&
      isSameFlow(before.flow, now.flow),
  );

function isSameFlow(before: PartProps<never>['flow'], now: PartProps<never>['flow']): boolean {
  return (
    before.agreementId === now.agreementId &&
    before.companyId === now.companyId &&
    before.clashOf === now.clashOf &&
    isSame(before.problem, now.problem) &&
    before.stages.length === now.stages.length &&
    before.stages.every(({ key, state }, index) => {
      const stage = now.stages[index];
      return stage?.key === key && isSameState(state, stage.state);
    })
  );
}

/** Steps and receipts are the same objects until they change. */
function isSameState(before: object, now: object): boolean {
  const values = new Map<string, unknown>(Object.entries(now));
  const former = Object.entries(before);
  return former.length === values.size && former.every(([name, value]) => values.get(name) === value);
}

/** The draft is read from its text, so equal members are other objects. */
const isSame = (before: unknown, now: unknown): boolean =>
  before === now || JSON.stringify(before) === JSON.stringify(now);
