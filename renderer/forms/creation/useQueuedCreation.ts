import { requiredFields } from '#intents/fields.ts';
import { newRow } from '#intents/intent.ts';
import { useFormDispatch } from '#wording/useFormDispatch.ts';
import type { FormState } from '../form/useFormState.ts';
import type { Typed } from '../values.ts';
import { filledIn } from './creation.ts';
import { useNewForm } from './useNewForm.ts';
import type { NewFormRules } from './useNewForm.ts';

interface QueuedCreation extends Pick<NewFormRules, 'draftKey' | 'entity' | 'initial'> {
  /** Its name for the outbox. */
  readonly subjectOf: (typed: Typed) => string;
  /** The id of the new row, once it is stored. */
  readonly onKept: (id: string) => void;
}

/** A form for something new that waits in the outbox like any other change and leaves by itself. */
export function useQueuedCreation({ subjectOf, onKept, ...rules }: QueuedCreation): {
  readonly form: FormState;
  /** Why it was not stored, in words. */
  readonly error: string | null;
} {
  const { entity } = rules;
  const { dispatch, error } = useFormDispatch();
  const form = useNewForm({ ...rules, required: requiredFields(entity) }, async (typed, startOver) => {
    const row = newRow(entity, filledIn(typed), { subject: subjectOf(typed) });
    const [id] = (await dispatch({ kind: 'create', rows: [row] })) ?? [];
    if (id === undefined) return false;
    startOver();
    onKept(id);
    return true;
  });
  return { form, error };
}
