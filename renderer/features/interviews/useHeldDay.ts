import { useMemo } from 'react';
import { useOutbox } from '../../cache/queries/hooks.ts';
import type { InterviewView } from '../../cache/queries/views.ts';
import { useDayChoices } from '../../stores/interviewDay.ts';
import { useHeld } from '../../ui/index.ts';
import type { Day } from '../../ui/index.ts';

const isInList = (): boolean => Boolean(document.activeElement?.closest('[role=grid]'));

/** The rows of a day as they may be drawn: nothing that others change moves under the hand; what a person did shows at once. */
export function useHeldDay(interviews: readonly InterviewView[], day: Day): ReturnType<typeof useHeld<InterviewView>> {
  const { shown } = useDayChoices();
  const { receipts } = useOutbox();
  // A walk-in comes back from the service under another id.
  const made = useMemo(() => new Set(receipts.filter(({ entity, action }) => entity === 'Dossier' && action === 'create').map(({ target }) => target)), [receipts]);
  return useHeld(interviews, `${day} ${shown}`, isInList, ({ id, mark }) => mark !== null || made.has(id));
}
