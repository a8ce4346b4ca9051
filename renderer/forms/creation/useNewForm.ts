import { useTakenByAnother } from '#cache/queries/ofOneRow.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { useFormat, useNow } from '#ui/index.ts';
import { useFormState } from '../form/useFormState.ts';
import type { FormState } from '../form/useFormState.ts';
import type { Judged, Typed } from '../values.ts';
import { problemInNew, problemsOfNew } from './creation.ts';

export interface NewFormRules {
  /** The place of its draft. */
  readonly draftKey: string;
  readonly entity: EntityName;
  readonly required: readonly string[];
  /** Which members may be typed, where it is not those that a form may change. */
  readonly isAllowed?: (entity: EntityName, field: string) => boolean;
  /** What the form begins with, and members that it does not ask for. */
  readonly initial?: Typed;
}

export interface NewForm {
  readonly form: FormState;
  /** What the fields hold: what was typed over what the form began with. */
  readonly typed: Typed;
}

const nothing: Typed = {};

/** The form of something new: what is typed is a draft until its creation is stored. */
export function useNewForm({ draftKey, initial = nothing, ...rules }: NewFormRules): NewForm {
  const takenByAnother = useTakenByAnother(rules.entity);
  const taken: Judged['taken'] = (written) => takenByAnother({ id: null, ...written });
  const judged = { ...rules, now: useNow(), schoolZone: useFormat().zone, taken };
  const form = useFormState({
    draftKey,
    shown: (field) => initial[field] ?? '',
    problemIn: (field, value) => problemInNew(field, value, judged),
    problemsOf: (changed) => problemsOfNew({ ...initial, ...changed }, judged),
  });
  return { form, typed: { ...initial, ...form.typed } };
}
