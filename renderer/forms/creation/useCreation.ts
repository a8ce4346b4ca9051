import type { Intent } from '#intents/intent.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { useFormat, useNow } from '#ui/index.ts';
import { useFormState } from '../form/useFormState.ts';
import type { FormState } from '../form/useFormState.ts';
import type { Typed } from '../values.ts';
import { problemInNew, problemsOfNew } from './creation.ts';
import { useSendCreation } from './useSendCreation.ts';

interface CreationRules {
  /** The place of its draft. */
  readonly draftKey: string;
  readonly entity: EntityName;
  readonly required: readonly string[];
  /** Which members may be typed, where it is not those that a form may change. */
  readonly isAllowed?: (entity: EntityName, field: string) => boolean;
  /** What the form begins with. */
  readonly initial?: Typed;
}

interface Creation {
  readonly form: FormState;
  /** What the fields hold: what was typed over what the form began with. */
  readonly typed: Typed;
  /** Judges what is typed, keeps it as a change and sends it; the form is over once it is kept. */
  readonly create: (
    intentOf: (typed: Typed) => Extract<Intent, { readonly kind: 'entity.create' }>,
    onApplied?: (id: string) => void,
  ) => Promise<void>;
  readonly isCreating: boolean;
  /** Why it was not kept, in words. */
  readonly error: string | null;
}

const nothing: Typed = {};

/** A form for something new whose creation leaves only when the user sends it (R3.0). */
export function useCreation({ draftKey, initial = nothing, ...rules }: CreationRules): Creation {
  const judged = { ...rules, now: useNow(), schoolZone: useFormat().zone };
  const form = useFormState({
    draftKey,
    shown: (field) => initial[field] ?? '',
    problemIn: (field, value) => problemInNew(field, value, judged),
    problemsOf: (changed) => problemsOfNew({ ...initial, ...changed }, judged),
  });
  const typed = { ...initial, ...form.typed };
  const { sendCreation, isSending, error } = useSendCreation();
  const create: Creation['create'] = async (intentOf, onApplied) => {
    if (isSending || !form.isValid()) return;
    await sendCreation(intentOf(typed), form.startOver, onApplied);
  };
  return { form, typed, create, isCreating: isSending, error };
}
