import { useDeferredValue, useMemo } from 'react';
import { knownEverybody } from '#cache/queries/alreadyKnown.ts';
import { useEverybodyRows, useImported } from '#cache/queries/importHooks.ts';
import { useFormat } from '#ui/index.ts';
import type { ImportDraft } from './draft.ts';
import { checkLines } from './lines.ts';
import type { LineContext, ImportLine } from './lines.ts';
import type { Columns } from './useColumns.ts';

export function useLines(draft: ImportDraft, { targets, read }: Columns): readonly ImportLine[] | null {
  const clock = useFormat();
  const here = useEverybodyRows();
  const stored = useImported(draft.id);
  // Together: a line that is stored must not be taken for a person who is known.
  const now = useMemo(() => ({ here, stored }), [here, stored]);
  // Behind what the user does: the outbox changes with every step that is stored or sent.
  const then = useDeferredValue(now);
  const found = useMemo(() => then.here && { everybody: knownEverybody(then.here.rows), stored: then.stored }, [then]);
  const context = useMemo(
    (): LineContext | null =>
      found && { ...found, read, clock, targets: new Map(targets.map((target) => [target.id, target])) },
    [found, read, clock, targets],
  );
  return useMemo(() => context && checkLines(draft, context), [draft, context]);
}
