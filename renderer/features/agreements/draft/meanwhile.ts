import type { SeenValues } from '#cache/queries/drafts.ts';
import { isChangedSince, seenNow } from '#forms/meanwhile/meanwhile.ts';
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
 * screen of the draft shows nothing else of the agreement (I12).
 */
export const seenAtFirst = (shown: ShownRow): SeenValues =>
  Object.assign({}, ...['EntrepriseId', ...terms, ...roles].map((name) => seenNow(shown, name)));

/** Whether an agreement has the value that is wanted. */
export function holds(row: RawJson, wanted: TypedValue, schoolZone: string): boolean {
  const newValue = newValueOf('Convention', wanted, { schoolZone });
  const description = describeEntity('Convention');
  return (
    typeof newValue !== 'string' &&
    isAlike(description, newValue, currentValue(description, row, newValue), newValue.mine)
  );
}

/**
 * What is to be changed of the agreement and is another value by now than its draft began from. `theirs` writes a
 * member as the draft does. Nothing typed is lost where there was no value: of a draft without a base only a value is
 * asked about.
 */
export const changedMeanwhile = (
  newValues: readonly TypedValue[],
  { shown, seen, schoolZone }: { readonly shown: ShownRow; readonly seen: SeenValues; readonly schoolZone: string },
  theirs: (name: string) => string,
): readonly TypedValue[] =>
  newValues.filter(
    (newValue) =>
      !holds(shown.row, newValue, schoolZone) &&
      isChangedSince(shown, seen, newValue.field) &&
      (seen[newValue.field] !== undefined || theirs(newValue.field) !== ''),
  );

/** The draft with a value of the agreement in place of its own. */
export function withTheirs(draft: AgreementDraft, field: string, theirs: string): Partial<AgreementDraft> {
  const role = roles.find((each) => each === field);
  if (role) return { people: { ...draft.people, [role]: { ...draft.people[role], id: theirs } } };
  if (field === 'EntrepriseId') return { company: { ...draft.company, kind: 'existing', id: theirs } };
  return { terms: { ...draft.terms, [field]: theirs } };
}
