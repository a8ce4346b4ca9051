import type { DraftBase } from '#cache/queries/drafts.ts';
import { begunFrom, isChangedSince } from '#forms/meanwhile/meanwhile.ts';
import { newValueOf } from '#intents/fields.ts';
import type { ShownRow } from '#intents/intent.ts';
import type { TypedValue } from '#intents/intent.ts';
import { isAlike } from '#intents/replaceStep.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { currentValue } from '#shared/merge/merge.ts';
import { roles, terms } from './draft.ts';
import type { AgreementDraft } from './draft.ts';

/**
 * The base of all that the draft changes later, since its screen shows nothing else of the agreement (I12). Of a draft
 * without one only a value is asked about: elsewhere nothing typed is lost. `theirs` writes a member as the draft does.
 */
export const begunOf = (shown: ShownRow, base: DraftBase, theirs: (name: string) => string): ShownRow =>
  begunFrom(
    shown,
    base,
    ['EntrepriseId', ...terms, ...roles].filter(
      (name) => theirs(name) !== '' || (base && 'seen' in base && base.seen[name] !== undefined),
    ),
  );

export function holds(row: RawJson, wanted: TypedValue, schoolZone: string): boolean {
  const newValue = newValueOf('Convention', wanted, { schoolZone });
  const description = describeEntity('Convention');
  return (
    typeof newValue !== 'string' &&
    isAlike(description, newValue, currentValue(description, row, newValue), newValue.mine)
  );
}

/** What is to be changed of the agreement and is another value by now than its draft began from. */
export const changedMeanwhile = (
  newValues: readonly TypedValue[],
  begun: ShownRow,
  shown: ShownRow,
  schoolZone: string,
): readonly TypedValue[] =>
  newValues.filter(
    (newValue) => !holds(shown.row, newValue, schoolZone) && isChangedSince(begun, shown, newValue.field),
  );

export function withTheirs(draft: AgreementDraft, field: string, theirs: string): Partial<AgreementDraft> {
  const role = roles.find((each) => each === field);
  if (role) return { people: { ...draft.people, [role]: { ...draft.people[role], id: theirs } } };
  if (field === 'EntrepriseId') return { company: { ...draft.company, kind: 'existing', id: theirs } };
  return { terms: { ...draft.terms, [field]: theirs } };
}
