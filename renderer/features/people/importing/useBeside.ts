import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSeenInApplications } from '#cache/queries/hooks.ts';
import { useEverybodyRows, useImported, useNamedChoices } from '#cache/queries/importHooks.ts';
import { knownEverybody } from '#cache/queries/knownPeople.ts';
import { meaningOf } from '#i18n/labels/index.ts';
import { useInSlices } from '#lists/useInSlices.ts';
import { languages } from '#shared/text/languages.ts';
import type { Language } from '#shared/text/languages.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { useSession } from '#stores/session.ts';
import { useFormat, useNow } from '#ui/index.ts';
import { withAsked } from './asked.ts';
import type { ReadAddresses } from './asked.ts';
import type { Choice } from './cells.ts';
import type { ImportDraft } from './draft.ts';
import { checkLines } from './lines.ts';
import type { Beside, ImportLine } from './lines.ts';
import { targetsFor } from './targets.ts';
import type { Target } from './targets.ts';

/** What columns can be taken as here: the service's members, and the custom fields that are known. */
export function useTargets(): readonly Target[] {
  const { codes } = useSeenInApplications();
  const { fieldMapping } = useDayChoices();
  return useMemo(() => {
    const chosen = Object.values(fieldMapping).filter((code) => code !== null);
    return targetsFor([...new Set([...codes, ...chosen])]);
  }, [codes, fieldMapping]);
}

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

const languageNames = Object.keys(languages) as readonly Language[]; // keys loses the names

/** Names of the two values of a flag, in every language, and their first letters. */
function flagNames({ entity, field }: Target): readonly Choice[] {
  const named = languageNames.flatMap((language) => Object.entries(meaningOf(entity, field, language).values ?? {}));
  return ['true', 'false'].map((id) => ({
    id,
    names: named.flatMap(([value, name]) => (value === id ? [name, name.slice(0, 1)] : [])),
  }));
}

/**
 * Every line of an import with what becomes of it; null until all that it is checked against is here. `isFrozen`: lines
 * are being stored, and are not looked at again before all are.
 */
export function useLines(
  draft: ImportDraft,
  targets: readonly Target[],
  asked: ReadAddresses,
  isFrozen: boolean,
): readonly ImportLine[] | null {
  const format = useFormat();
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const namedBy = useNamedChoices(campusId);
  const here = useEverybodyRows();
  const stored = useImported(draft.id);
  // Together: a line that is stored must not be taken for a person who is known.
  const now = useMemo(() => ({ here, stored }), [here, stored]);
  const slow = useSlowly(now, isFrozen);
  // The first time at once: the user waits for it.
  const then = slow.here === null ? now : slow;
  const found = useInSlices(useCallback(() => everybodyIn(then), [then])).value;
  const today = format.dayOf(useNow());
  const beside = useMemo(
    (): Beside | null =>
      found && {
        ...found,
        everybody: withAsked(found.everybody, asked),
        today,
        clock: format,
        targets: new Map(targets.map((target) => [target.id, target])),
        choicesOf: (target) =>
          target.kind === 'flag' ? flagNames(target) : target.isCustom ? [] : namedBy(target.field),
      },
    [found, asked, today, format, targets, namedBy],
  );
  return useInSlices(useCallback(() => checkedBeside(draft, beside), [draft, beside])).value;
}

function* everybodyIn({
  here,
  stored,
}: {
  readonly here: ReturnType<typeof useEverybodyRows>;
  readonly stored: Beside['stored'];
}): Generator<void, Pick<Beside, 'everybody' | 'stored'> | null> {
  return here && { everybody: yield* knownEverybody(here.rows), stored };
}

function* checkedBeside(draft: ImportDraft, beside: Beside | null): Generator<void, readonly ImportLine[] | null> {
  return beside && (yield* checkLines(draft, beside));
}
