import { useMemo } from 'react';
import { useOutbox } from '#cache/queries/hooks.ts';
import type { InterviewView } from '#cache/queries/views.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { isInRows, useHeld } from '#ui/index.ts';

/** Rows as they may be drawn: nothing that others change moves under the hand; what the user did shows at once. `of`: which list. */
export function useHeldDay(
  interviews: readonly InterviewView[],
  of: string,
): ReturnType<typeof useHeld<InterviewView>> {
  const { shown } = useDayChoices();
  const { receipts } = useOutbox();
  // A walk-in comes back from the service under another id.
  const made = useMemo(
    () =>
      new Set(
        receipts
          .filter(({ entity, action }) => entity === 'Dossier' && action === 'create')
          .map(({ target }) => target),
      ),
    [receipts],
  );
  return useHeld(interviews, `${of} ${shown}`, isInRows, ({ id, mark }) => mark !== null || made.has(id));
}
