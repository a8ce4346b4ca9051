import { useTakenByAnother } from '#cache/queries/ofOneRow.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { useFormat, useNow } from '#ui/index.ts';
import { useFormState, useProblemWords } from '../form/useFormState.ts';
import type { FormState, StateRules } from '../form/useFormState.ts';
import type { Judged, Typed } from '../values.ts';
import { problemsOfNew } from './creation.ts';

export interface NewFormRules extends Pick<StateRules, 'isHeld'> {
  /** The place of its draft. */
  readonly draftKey: string;
  readonly entity: EntityName;
  readonly required: readonly string[];
  /** Which members may be typed, where it is not those that a form may change. */
  readonly isAllowed?: (entity: EntityName, field: string) => boolean;
  /** What the form begins with, and members that it does not ask for. */
  readonly initial?: Typed;
}

const nothing: Typed = {};

/**
 * The form of something new: what is typed is a draft until its creation is stored. `onSave` is given what the fields
 * hold: what was typed over what the form began with.
 */
export function useNewForm(
  { draftKey, initial = nothing, isHeld = false, ...rules }: NewFormRules,
  onSave: (typed: Typed, startOver: () => void) => unknown,
): FormState {
  const takenByAnother = useTakenByAnother(rules.entity);
  const taken: Judged['taken'] = (written) => takenByAnother({ id: null, ...written });
  const judged = { ...rules, now: useNow(), schoolZone: useFormat().zone, taken };
  const { wordsOf } = useProblemWords();
  return useFormState({
    draftKey,
    shown: (field) => initial[field] ?? '',
    problems: (changed) => wordsOf(problemsOfNew({ ...initial, ...changed }, judged)),
    isHeld,
    onSave: ({ typed, startOver }) => onSave({ ...initial, ...typed }, startOver),
  });
}
