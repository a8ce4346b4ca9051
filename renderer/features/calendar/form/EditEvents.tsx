import { useRowsById } from '#cache/queries/peopleHooks.ts';
import { FieldBulkEdit } from '#pages/bulk/FieldBulkEdit.tsx';
import { otherMembers } from '#shared/entities/planification.ts';

/** All but hours and campus: those are changed by moving events, which shows the clashes of the new place. */
const shared = ['Nom', 'TypePlanificationId', 'Enseignants', ...Object.keys(otherMembers)].filter(
  (field) => field !== 'EntiteJuridiqueId' && field !== 'ReferenceMultiple',
);

/** Gives several events the same value of one member. */
export function EditEvents({ ids, onClose }: { readonly ids: readonly string[]; readonly onClose: () => void }) {
  const rows = useRowsById('Planification', ids);
  return <FieldBulkEdit entity="Planification" fields={shared} rows={rows} onClose={onClose} onDone={onClose} />;
}
