import { useAllTexts } from '#cache/queries/peopleHooks.ts';
import { mayChange, requiredFields, wishOf } from '#intents/fields.ts';
import type { Intent } from '#intents/intent.ts';
import { secondOfAKind } from '#shared/checks/secondOfAKind.ts';
import { endpointFor } from '#shared/endpoints/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { objectOf } from '#shared/json/rawJson.ts';
import { useFormat, useNow } from '#ui/index.ts';
import { useFormDispatch } from '#wording/useFormDispatch.ts';
import { useFormState } from '../form/useFormState.ts';
import type { FormState } from '../form/useFormState.ts';
import { problemIn, problemsOf, wishesOf } from '../values.ts';
import type { Problem, Typed } from '../values.ts';

interface QueuedCreation {
  readonly form: FormState;
  /** Stores the creation; the id of the new row, or null where the form stays. */
  readonly create: (subject: string) => Promise<string | null>;
  readonly isCreating: boolean;
  /** Why it was not stored, in words. */
  readonly error: string | null;
}

const nothing: Typed = {};

const inOrder = (
  problems: ReadonlyMap<string, Problem>,
  fields: readonly string[],
): readonly (readonly [string, Problem])[] =>
  [...problems].toSorted(([a], [b]) => fields.indexOf(a) - fields.indexOf(b));

/**
 * A form for something new that waits in the outbox like any other change and leaves by itself. What the service
 * accepts once only is looked for on this workstation first (R4.2). `fields`: in the order of the form. `given`:
 * members that it does not ask for.
 */
export function useQueuedCreation(
  entity: EntityName,
  draftKey: string,
  fields: readonly string[],
  given: Typed = nothing,
): QueuedCreation {
  const { zone: schoolZone } = useFormat();
  const now = useNow();
  const rows = useAllTexts(entity);
  const { dispatch, isDispatching, error } = useFormDispatch();
  const all = (typed: Typed): Typed =>
    Object.fromEntries(Object.entries({ ...typed, ...given }).filter(([, value]) => value.trim() !== ''));
  const second = (typed: Typed): readonly (readonly [string, Problem])[] => {
    const name = endpointFor(entity, 'create');
    const body = objectOf(
      wishesOf(all(typed)).flatMap((wish) => {
        const written = wishOf(entity, wish, { schoolZone }, mayChange);
        return typeof written === 'string' ? [] : [[written.field, written.mine] as const];
      }),
    );
    const broken = name === undefined ? null : secondOfAKind(name, body, rows);
    return broken ? [[broken.field, broken.rule]] : [];
  };
  const form = useFormState({
    draftKey,
    shown: () => '',
    problemIn: (field, value) => problemIn(field, value, { entity, schoolZone }),
    problemsOf: (changed) => {
      const required = requiredFields(entity);
      const problems = problemsOf(all(changed), { entity, current: null, now, schoolZone, required });
      return problems.size === 0 ? new Map(second(changed)) : new Map(inOrder(problems, fields));
    },
  });
  return {
    form,
    create: async (subject) => {
      if (!form.isValid()) return null;
      const intent: Intent = { kind: 'entity.create', entity, values: wishesOf(all(form.typed)), subject };
      const [id] = (await dispatch(intent)) ?? [];
      if (id === undefined) return null;
      form.startOver();
      return id;
    },
    isCreating: isDispatching,
    error,
  };
}
