import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Intent } from '#intents/intent.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { useFormat, useNow } from '#ui/index.ts';
import { useSendNow } from '#wording/useSendNow.ts';
import type { Sent } from '#wording/useSendNow.ts';
import { useFormState } from '../form/useFormState.ts';
import type { FormState } from '../form/useFormState.ts';
import type { Typed } from '../values.ts';
import { problemInNew, problemsOfNew } from './creation.ts';

/** How a creation that was kept ended; the form stays for every other end. */
export type Created = Exclude<Sent, { readonly kind: 'rejected' | 'nothing' | 'storage' }>;

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
  readonly create: (intentOf: (typed: Typed) => Intent, about: string) => Promise<Created | null>;
  readonly isCreating: boolean;
  /** Why it was not kept, in words. */
  readonly error: string | null;
}

const nothing: Typed = {};

/** A form for something new whose creation leaves only when the user sends it (R3.0). */
export function useCreation({ draftKey, entity, required, initial = nothing }: CreationRules): Creation {
  const { t } = useTranslation();
  const judged = { entity, required, now: useNow(), schoolZone: useFormat().zone };
  const form = useFormState({
    draftKey,
    shown: (field) => initial[field] ?? '',
    problemIn: (field, value) => problemInNew(field, value, judged),
    problemsOf: (changed) => problemsOfNew({ ...initial, ...changed }, judged),
  });
  const typed = { ...initial, ...form.typed };
  const sendNow = useSendNow();
  const [isCreating, setIsCreating] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const create: Creation['create'] = async (intentOf, about) => {
    setError(null);
    if (isCreating || !form.isValid()) return null;
    setIsCreating(true);
    const sent = await sendNow(intentOf(typed), about).finally(() => setIsCreating(false));
    if (sent === null || sent.kind === 'nothing') return null;
    if (sent.kind === 'rejected' || sent.kind === 'storage') {
      setError(t(`common.rejection.${sent.kind === 'rejected' ? sent.rejection : 'storage'}`));
      return null;
    }
    form.startOver();
    return sent;
  };
  return { form, typed, create, isCreating, error };
}
