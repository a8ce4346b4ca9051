import { requiredFields } from '#intents/fields.ts';
import { newRow } from '#intents/intent.ts';
import { useFormDispatch } from '#wording/useFormDispatch.ts';
import { filledIn } from './creation.ts';
import { useNewForm } from './useNewForm.ts';
import type { NewForm, NewFormRules } from './useNewForm.ts';

interface QueuedCreation extends Pick<NewForm, 'form'> {
  /** Stores the creation; the id of the new row, or null where the form stays. */
  readonly create: (subject: string) => Promise<string | null>;
  readonly isCreating: boolean;
  /** Why it was not stored, in words. */
  readonly error: string | null;
}

/** A form for something new that waits in the outbox like any other change and leaves by itself. */
export function useQueuedCreation(rules: Pick<NewFormRules, 'draftKey' | 'entity' | 'initial'>): QueuedCreation {
  const { entity } = rules;
  const { form, typed } = useNewForm({ ...rules, required: requiredFields(entity) });
  const { dispatch, isDispatching, error } = useFormDispatch();
  return {
    form,
    create: async (subject) => {
      if (!form.isValid()) return null;
      const row = newRow(entity, filledIn(typed), { subject });
      const [id] = (await dispatch({ kind: 'create', rows: [row] })) ?? [];
      if (id === undefined) return null;
      form.startOver();
      return id;
    },
    isCreating: isDispatching,
    error,
  };
}
