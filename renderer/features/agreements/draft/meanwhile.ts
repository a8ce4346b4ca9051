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
 * What the service made of a new agreement: the base of all that its draft changes later, whenever that was typed. The
 * screen of the draft shows nothing else of the agreement (I12). Nothing typed is lost where there was no value: of a
 * draft without a base only a value is asked about. `theirs` writes a member as the draft does.
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
