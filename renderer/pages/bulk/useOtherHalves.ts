import { useEffect, useEffectEvent, useState } from 'react';
import { useHalvesRevision } from '#cache/queries/hooks.ts';
import type { IntentOf, RowEdit } from '#intents/intent.ts';
import { useSession } from '#stores/session.ts';

const none: readonly RowEdit[] = [];

interface OtherHalvesShown {
  readonly halves: readonly RowEdit[];
  /** What was shown was not what would be written: nothing was, and the user has yet to look again. */
  readonly isNews: boolean;
  /** Whether what would be written now is what is shown; it is shown from then on. */
  readonly areShown: () => Promise<boolean>;
}

/**
 * What an edit of the rows that change writes of the other halves of interviews (R4.7), read again with what the user
 * saw of these rows, and with every change of either half (I12).
 */
export function useOtherHalves(
  changing: readonly { readonly id: string }[],
  { rows, seen }: Required<Pick<IntentOf<'edit'>, 'rows' | 'seen'>>,
): OtherHalvesShown {
  const commands = useSession((session) => session.commands);
  const revision = useHalvesRevision();
  const [halves, setHalves] = useState(none);
  const [newsOf, setNewsOf] = useState<typeof changing | null>(null);
  const read = async (): Promise<readonly RowEdit[]> =>
    (rows.length > 0 && (await commands?.otherHalves({ kind: 'edit', rows, seen }))) || none;
  const readNow = useEffectEvent(read);
  useEffect(() => {
    let isLatest = true;
    const show = async (): Promise<void> => {
      const found = await readNow();
      if (isLatest) setHalves(found);
    };
    void show();
    return () => {
      isLatest = false;
    };
    // Read again with each of these.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [changing, seen, revision]);
  return {
    halves,
    isNews: newsOf === changing,
    areShown: async () => {
      const found = await read();
      const isSame = JSON.stringify(found) === JSON.stringify(halves);
      if (!isSame) {
        setHalves(found);
        setNewsOf(changing);
      }
      return isSame;
    },
  };
}
