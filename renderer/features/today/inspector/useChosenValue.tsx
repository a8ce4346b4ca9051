import { useEffect } from 'react';
import type { SeenValues } from '#cache/queries/drafts.ts';
import { useEntityRow } from '#cache/queries/hooks.ts';
import { useDraft } from '#cache/queries/useDraft.ts';
import { ChangedMeanwhile } from '#forms/meanwhile/ChangedMeanwhile.tsx';
import { isChangedSince, seenNow, seenOf } from '#forms/meanwhile/meanwhile.ts';
import type { ShownRow } from '#forms/meanwhile/meanwhile.ts';
import { useBegun } from '#forms/meanwhile/useBegun.ts';
import { useServiceSaid } from '#forms/useServiceSaid.ts';
import type { Intent } from '#intents/intent.ts';
import { useFormDispatch } from '#wording/useFormDispatch.ts';

/** A member of the application whose field saves each choice at once. */
interface ChosenMember {
  readonly name: 'CreneauLibre' | 'AgentId';
  /** What is shown of it, as text; '' for none. */
  readonly value: string;
  readonly changeOf: (value: string) => ApplicationEdit;
  readonly wordsOf: (value: string) => string;
}

/**
 * What is chosen is saved at once, unless a colleague changed the value since the user began: then both are shown, and
 * what was chosen is a draft until one of them is taken (I12).
 */
export function useChosenValue(id: string, { name, value, changeOf, wordsOf }: ChosenMember) {
  const { error, edit } = useApplicationEdit(id);
  const saidOf = useServiceSaid('Dossier', id);
  const { text: held, seen, keep: hold } = useDraft(`member/${id}/${name}`);
  const here = useShownApplication(id);
  const isAsked = typeof held === 'string' && held !== value;
  const wanted = isAsked ? held : value;
  const { begun, typing, forget } = useBegun({ here, wanted });
  useEffect(() => {
    if (held === value) hold(null); // both are the same by now
  });
  const save = async (chosen: string, base: SeenValues): Promise<void> => {
    const known = here ? seenOf(here, base, name) : [];
    if (await edit({ ...changeOf(chosen), seen: known })) hold(null);
  };
  const words = (text: string): string | null => (text === '' ? null : wordsOf(text));
  return {
    /** What its field shows. */
    wanted,
    want: (chosenFrom: (shown: string) => string): void => {
      const first = begun();
      forget();
      const chosen = chosenFrom(first.wanted);
      const base = isAsked ? seen : first.here ? seenNow(first.here, name) : {};
      if (here && isChangedSince(here, base, name)) hold(chosen, base);
      else void save(chosen, base);
    },
    /** For the element around the field. */
    typing,
    error: error ?? (isAsked ? null : saidOf(name)),
    question: isAsked && here && (
      <ChangedMeanwhile
        mine={words(held)}
        theirs={words(value)}
        onMine={() => void save(held, seenNow(here, name))}
        onTheirs={() => hold(null)}
      />
    ),
  };
}

export function useShownApplication(id: string): ShownRow | null {
  const { current } = useEntityRow('Dossier', id);
  return current === undefined ? null : { entity: 'Dossier', id, row: current };
}

type ApplicationEdit = Omit<Extract<Intent, { kind: 'application.edit' }>, 'kind' | 'id'>;

/** Saves a change of one field of an application; `error` is why it was not saved, in words, or null. */
export function useApplicationEdit(id: string): {
  readonly error: string | null;
  readonly edit: (change: ApplicationEdit) => Promise<boolean>;
} {
  const { dispatch, error } = useFormDispatch((...intents) => JSON.stringify(intents));
  return {
    error,
    // The second activation of one wish was kept with the first.
    edit: async (change) => (await dispatch({ kind: 'application.edit', id, ...change })) !== null,
  };
}
