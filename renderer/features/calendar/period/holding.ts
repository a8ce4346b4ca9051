import { useMemo } from 'react';
import { useOutboxNow } from '#cache/queries/hooks.ts';
import type { EventView, InterviewView } from '#cache/queries/views.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { byStart } from '#timeGrid/appearance/shown.ts';
import type { Holding } from '#timeGrid/useHeldPlaces.ts';

/** What decides where an event is drawn, in every view. */
const placing = ['debut', 'fin', 'annule', 'gone', 'typeName', 'enseignants', 'campusId'] as const;

/** How events are held at their places. */
export function useEventHolding(): Holding<EventView> {
  const own = useOwnChanges('Planification');
  return useMemo(
    () => ({
      ...own,
      isSamePlace: (before, now) => placing.every((member) => before[member] === now[member]),
      order: byStart,
      isOwn: ({ mark }) => mark !== null,
    }),
    [own],
  );
}

/** The same of the interviews of applications. */
export function useInterviewHolding(): Holding<InterviewView> {
  const own = useOwnChanges('Dossier');
  return useMemo(
    () => ({
      ...own,
      isSamePlace: (before, now) => before.creneau === now.creneau && before.agentId === now.agentId,
      order: (a, b) => a.creneau - b.creneau || (a.id < b.id ? -1 : 1),
      isOwn: ({ mark }) => mark !== null,
    }),
    [own],
  );
}

/** The user's changes of one entity, at the time of the call. */
function useOwnChanges(entity: EntityName): Required<Pick<Holding<never>, 'changing' | 'isCreated'>> {
  const outboxNow = useOutboxNow();
  return useMemo(
    () => ({
      changing() {
        const { toDecide, waiting } = outboxNow();
        return [...toDecide, ...waiting].filter((step) => step.entity === entity).map(({ target }) => target);
      },
      // What was created has another id once the service has it.
      isCreated: (id) =>
        outboxNow().receipts.some((step) => step.action === 'create' && step.entity === entity && step.target === id),
    }),
    [outboxNow, entity],
  );
}
