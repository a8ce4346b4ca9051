import { useRowsById } from '#cache/queries/peopleHooks.ts';
import { FieldBulkEdit } from '#pages/bulk/FieldBulkEdit.tsx';
import { otherMembers } from '#shared/entities/planification.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import type { EventActs } from '../act/useEventActs.ts';

/** All but hours and campus: those are changed by moving events, which shows the clashes of the new place. */
const shared = ['Nom', 'TypePlanificationId', 'Enseignants', ...Object.keys(otherMembers)].filter(
  (field) => field !== 'EntiteJuridiqueId' && field !== 'ReferenceMultiple',
);

interface EditEventsProps {
  readonly events: readonly ShownEvent[];
  readonly acts: EventActs;
  readonly onClose: () => void;
}

/** Gives several events the same value of one member; what teachers would meet is said before they are given. */
export function EditEvents({ events, acts, onClose }: EditEventsProps) {
  const rows = useRowsById(
    'Planification',
    events.map(({ id }) => id),
  );
  return (
    <FieldBulkEdit
      entity="Planification"
      fields={shared}
      rows={rows}
      foresee={(field, value) => (field === 'Enseignants' ? acts.foreseen(events, value) : undefined)}
      onClose={onClose}
      onDone={onClose}
    />
  );
}
