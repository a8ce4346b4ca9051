import type { SeenValues } from '#cache/queries/drafts.ts';
import { isChangedSince, seenNow } from '#forms/meanwhile/meanwhile.ts';
import type { ShownRow } from '#forms/meanwhile/meanwhile.ts';
import { wishOf } from '#intents/fields.ts';
import type { FieldWish } from '#intents/intent.ts';
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
export function holds(row: RawJson, wanted: FieldWish, schoolZone: string): boolean {
  const wish = wishOf('Convention', wanted, { schoolZone });
  const description = describeEntity('Convention');
  return typeof wish !== 'string' && isAlike(description, wish, currentValue(description, row, wish), wish.mine);
}

/**
 * What is to be changed of the agreement and is another value by now than its draft began from. `theirs` writes a member
 * as the draft does. Nothing typed is lost where there was no value: of a draft without a base only a value is asked
 * about.
 */
export const changedMeanwhile = (
  wishes: readonly FieldWish[],
  { shown, seen, schoolZone }: { readonly shown: ShownRow; readonly seen: SeenValues; readonly schoolZone: string },
  theirs: (name: string) => string,
): readonly FieldWish[] =>
  wishes.filter(
    (wish) =>
      !holds(shown.row, wish, schoolZone) &&
      isChangedSince(shown, seen, wish.field) &&
      (seen[wish.field] !== undefined || theirs(wish.field) !== ''),
  );

/** The draft with a value of the agreement in place of its own. */
export function withTheirs(draft: AgreementDraft, field: string, theirs: string): Partial<AgreementDraft> {
  const role = roles.find((each) => each === field);
  if (role) return { people: { ...draft.people, [role]: { ...draft.people[role], id: theirs } } };
  if (field === 'EntrepriseId') return { company: { ...draft.company, kind: 'existing', id: theirs } };
  return { terms: { ...draft.terms, [field]: theirs } };
}
