import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Intent, Rejection } from '#intents/intent.ts';
import { useCommit } from '#stores/commit.ts';

type FileEdit = Omit<Extract<Intent, { kind: 'file.edit' }>, 'kind' | 'id'>;

/** Keeps a change of one field of a file; `error` is why it was not kept, in words, or null. */
export function useFileEdit(id: string): {
  readonly error: string | null;
  readonly edit: (change: FileEdit) => Promise<boolean>;
} {
  const { t } = useTranslation();
  const [rejection, setRejection] = useState<Rejection | 'storage' | null>(null);

  const { commit } = useCommit(async (commands, change: FileEdit) => {
    const answer = await commands.dispatch({ kind: 'file.edit', id, ...change });
    // The same value typed again is no mistake.
    const refused = answer.ok || answer.rejection === 'nothingChanged' ? null : answer.rejection;
    setRejection(refused);
    return refused === null;
  }, JSON.stringify);
  return {
    error: rejection && t(`common.rejection.${rejection}`),
    edit: async (change) => (await commit(change)) ?? true,
  };
}
