import { dependentsOf } from '#sync/rules/order.ts';
import { cannotHaveArrived } from '#sync/step.ts';
import { ConfirmDialog } from '#ui/index.ts';
import { fieldLabel } from '#wording/fields.ts';
import { sentence } from '#wording/summary.ts';
import type { PanelProps } from './actions.ts';
import { storyRows } from './story.ts';
import { useChanges } from './useChanges.ts';

interface DiscardDialogProps extends PanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Discarding loses work: the dialog says which, and the focus is on Annuler (I2). */
export function DiscardDialog({ step, isOpen, onClose }: DiscardDialogProps) {
  const { everything, wording, actions } = useChanges();
  const { t } = wording;
  const lost = dependentsOf(everything, step);
  const fields = storyRows(step, null).map((row) => fieldLabel(step.entity, row.unit, wording));
  return (
    <ConfirmDialog
      title={t('changes.discard.title')}
      action={t('common.word.discard')}
      isOpen={isOpen}
      onAnswer={(isAgreed) => {
        onClose();
        if (isAgreed) actions.onDiscard(step);
      }}
    >
      <p className="text-text">{t('changes.discard.lost', { sentence: sentence(step, wording) })}</p>
      {fields.length > 0 && <p>{t('changes.discard.lostFields', { fields: fields.join(', ') })}</p>}
      {lost.length > 0 && (
        <>
          <p className="font-medium text-stop">{t('changes.discard.heldLost', { count: lost.length })}</p>
          <ul className="list-disc pl-5">
            {lost.map((held) => (
              <li key={held.id}>{sentence(held, wording)}</li>
            ))}
          </ul>
        </>
      )}
      <p>
        {t(
          step.state.kind === 'doubt'
            ? 'changes.discard.finalDoubt'
            : `changes.discard.${cannotHaveArrived(step) ? 'canUndo' : 'final'}`,
        )}
      </p>
    </ConfirmDialog>
  );
}
