import type { NamedRow } from '#intents/intent.ts';
import type { FormState } from '../form/useFormState.ts';
import type { Typed } from '../values.ts';
import { useNewForm } from './useNewForm.ts';
import type { NewFormRules } from './useNewForm.ts';
import { useSendCreation } from './useSendCreation.ts';

interface Creation {
  readonly form: FormState;
  /** Why it was not stored, in words. */
  readonly error: string | null;
}

/** A form for something new whose creation leaves only when the user sends it (R3.0); `rowOf` of what is typed. */
export function useCreation(rules: NewFormRules, rowOf: (typed: Typed) => NamedRow): Creation {
  const { sendCreation, error } = useSendCreation();
  const form = useNewForm(rules, (typed, startOver) => sendCreation(rowOf(typed), startOver));
  return { form, error };
}
