import type { Intent } from '#intents/intent.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { useFormat, useNow } from '#ui/index.ts';
import { useSend } from '#wording/useSend.ts';
import type { Stored } from '#wording/useSend.ts';
import { useFormState } from '../form/useFormState.ts';
import type { FormState } from '../form/useFormState.ts';
import type { Typed } from '../values.ts';
import { problemInNew, problemsOfNew } from './creation.ts';

interface CreationRules {
  /** The place of its draft. */
  readonly draftKey: string;
  readonly entity: EntityName;
  readonly required: readonly string[];
  /** What the form begins with. */
  readonly initial?: Typed;
}

interface Creation {
  readonly form: FormState;
  /** What the fields hold: what was typed over what the form began with. */
  readonly typed: Typed;
  /** Judges what is typed, keeps it as a change and sends it; null where the form stays. */
  readonly create: (intentOf: (typed: Typed) => Intent, about: string) => Promise<Stored | null>;
  readonly isCreating: boolean;
  /** Why it was not kept, in words. */
  readonly error: string | null;
}

const nothing: Typed = {};

/** A form for something new whose creation leaves only when the user sends it (R3.0). */
export function useCreation({ draftKey, entity, required, initial = nothing }: CreationRules): Creation {
  const judged = { entity, required, now: useNow(), schoolZone: useFormat().zone };
  const form = useFormState({
    draftKey,
    shown: (field) => initial[field] ?? '',
    problemIn: (field, value) => problemInNew(field, value, judged),
    problemsOf: (changed) => problemsOfNew({ ...initial, ...changed }, judged),
  });
  const typed = { ...initial, ...form.typed };
  const { send, isSending, error } = useSend();
  const create: Creation['create'] = async (intentOf, about) => {
    if (isSending || !form.isValid()) return null;
    const stored = await send(intentOf(typed), about);
    if (stored) form.startOver();
    return stored;
  };
  return { form, typed, create, isCreating: isSending, error };
}
