import type { NamedRow } from '#intents/intent.ts';
import type { Typed } from '../values.ts';
import { useNewForm } from './useNewForm.ts';
import type { NewForm, NewFormRules } from './useNewForm.ts';
import { useSendCreation } from './useSendCreation.ts';

interface Creation extends NewForm {
  /** Validates what is typed, stores it in the outbox and sends it; clears the form once it is stored. */
  readonly create: (rowOf: (typed: Typed) => NamedRow) => Promise<void>;
  readonly isCreating: boolean;
  /** Why it was not stored, in words. */
  readonly error: string | null;
}

/** A form for something new whose creation leaves only when the user sends it (R3.0). */
export function useCreation(rules: NewFormRules): Creation {
  const { form, typed } = useNewForm(rules);
  const { sendCreation, isSending, error } = useSendCreation();
  const create: Creation['create'] = async (rowOf) => {
    if (isSending || !form.isValid()) return;
    await sendCreation(rowOf(typed), form.startOver);
  };
  return { form, typed, create, isCreating: isSending, error };
}
