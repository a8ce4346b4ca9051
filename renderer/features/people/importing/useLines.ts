import { useEffect, useMemo, useRef, useState } from 'react';
import { useEverybodyRows, useImported } from '#cache/queries/importHooks.ts';
import { knownEverybody } from '#cache/queries/knownPeople.ts';
import { useFormat } from '#ui/index.ts';
import type { ImportDraft } from './draft.ts';
import { checkLines } from './lines.ts';
import type { Beside, ImportLine } from './lines.ts';
import type { Columns } from './useColumns.ts';

/** How often the lines are checked again while the outbox is sent. */
const everyMs = 1_000;

/** The value as it was a moment ago: it is taken over every so often while it changes, and not while frozen. */
function useSlowly<Value>(value: Value, isFrozen: boolean): Value {
  const [slow, setSlow] = useState(value);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  useEffect(() => {
    if (!isFrozen) setSlow(latest.current);
  }, [isFrozen]);
  const isBehind = slow !== value && !isFrozen;
  useEffect(() => {
    if (!isBehind) return undefined;
    const timer = setInterval(() => setSlow(latest.current), everyMs);
    return () => clearInterval(timer);
  }, [isBehind]);
  return slow;
}

/**
 * Every line of an import with what becomes of it; null until all that it is checked against is here. `isFrozen`: lines
 * are being stored, and are not looked at again before all are.
 */
export function useLines(
  draft: ImportDraft,
  { targets, read }: Columns,
  isFrozen: boolean,
): readonly ImportLine[] | null {
  const clock = useFormat();
  const here = useEverybodyRows();
  const stored = useImported(draft.id);
  // Together: a line that is stored must not be taken for a person who is known.
  const now = useMemo(() => ({ here, stored }), [here, stored]);
  const slow = useSlowly(now, isFrozen);
  // The first time at once: the user waits for it.
  const then = slow.here === null ? now : slow;
  const found = useMemo(() => then.here && { everybody: knownEverybody(then.here.rows), stored: then.stored }, [then]);
  const beside = useMemo(
    (): Beside | null =>
      found && { ...found, read, clock, targets: new Map(targets.map((target) => [target.id, target])) },
    [found, read, clock, targets],
  );
  return useMemo(() => beside && checkLines(draft, beside), [draft, beside]);
}
