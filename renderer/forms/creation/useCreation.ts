import { useState } from 'react';
import { useBegin } from '#acts/useBegin.ts';
import { useTakenByAnother } from '#cache/queries/ofOneRow.ts';
import { mayCreateWith, requiredFields } from '#intents/fields.ts';
import { newRow } from '#intents/intent.ts';
import type { NamedRow } from '#intents/intent.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { useFormat, useNow } from '#ui/index.ts';
import { useFormState, useProblemWords } from '../form/useFormState.ts';
import type { FormState, StateRules } from '../form/useFormState.ts';
import { ownMailField } from '../values.ts';
import type { Judged, Typed } from '../values.ts';
import { filledIn, problemsOfNew } from './creation.ts';
import { useSendCreation } from './useSendCreation.ts';

interface NewFormRules extends Pick<StateRules, 'isBlocked' | 'read'> {
  readonly draftKey: string;
  readonly entity: EntityName;
  readonly required: readonly string[];
  /** The members that it asks for; by default all that the entity may be created with. */
  readonly asked?: readonly string[];
  /** What the form begins with, and members that it does not ask for. */
  readonly initial?: Typed;
}

const nothing: Typed = {};

/** A draft until the creation is stored. `onSave` gets what was typed over what the form began with. */
function useNewForm(
  { draftKey, initial = nothing, asked, isBlocked = false, read, ...rules }: NewFormRules,
  onSave: (typed: Typed, startOver: () => void) => unknown,
): FormState {
  const takenByAnother = useTakenByAnother(rules.entity);
  const taken: Judged['taken'] = (written) => takenByAnother({ id: null, ...written });
  const judged = { ...rules, now: useNow(), schoolZone: useFormat().zone, taken };
  const { wordsOf } = useProblemWords();
  return useFormState({
    draftKey,
    ...(read && { read }),
    shown: (field) => initial[field] ?? '',
    asks: (field) => field === ownMailField || (asked?.includes(field) ?? mayCreateWith(rules.entity, field)),
    problems: (changed) => wordsOf(problemsOfNew({ ...initial, ...changed }, judged)),
    isBlocked,
    onSave: ({ changed, startOver }) => onSave({ ...initial, ...changed }, startOver),
  });
}

interface NewForm {
  readonly form: FormState;
  readonly error: string | null;
}

/** A form for something new whose creation leaves only when the user sends it (R3.0); `rowOf` of what is typed. */
export function useCreation(rules: NewFormRules, rowOf: (typed: Typed) => NamedRow): NewForm {
  const { sendCreation, error } = useSendCreation();
  const form = useNewForm(rules, (typed, startOver) => sendCreation(rowOf(typed), startOver));
  return { form, error };
}

interface QueuedCreation extends Pick<NewFormRules, 'draftKey' | 'entity' | 'initial'> {
  readonly subjectOf: (typed: Typed) => string;
  readonly onKept: (id: string) => void;
}

/** A form for something new that waits in the outbox like any other change and leaves by itself. */
export function useQueuedCreation({ subjectOf, onKept, ...rules }: QueuedCreation): NewForm {
  const { entity } = rules;
  const begin = useBegin();
  const [error, setError] = useState<string | null>(null);
  const form = useNewForm({ ...rules, required: requiredFields(entity) }, async (typed, startOver) => {
    const row = newRow(entity, filledIn(typed), { subject: subjectOf(typed) });
    const [id] = (await begin([]).keep({ kind: 'create', rows: [row] }, { onRejected: setError })) ?? [];
    if (id === undefined) return false;
    startOver();
    onKept(id);
    return true;
  });
  return { form, error };
}
