import { ChosenBar } from '#lists/ChosenBar.tsx';
import { canUndo } from '#sync/rules/undo.ts';
import type { Step } from '#sync/step.ts';
import { Button, useFormat, useShortcut } from '#ui/index.ts';
import type { Wording } from '#wording/wording.ts';
import { changesShortcuts } from '../shortcuts.ts';

interface UndoBarProps {
  /** The chosen ones. */
  readonly steps: readonly Step[];
  readonly wording: Wording;
  /** `steps`: those that can be undone. */
  readonly onUndo: (steps: readonly Step[]) => void;
  readonly onClose: () => void;
}

/** Several changes are chosen: those that have not left are undone together, as one change that can be restored. */
export function UndoBar({ steps, wording: { t }, onUndo, onClose }: UndoBarProps) {
  const undoable = steps.filter(canUndo);
  const { number } = useFormat();
  const of = (count: number) => ({ count, number: number(count) });
  const count = undoable.length;
  const undo = (): void => onUndo(undoable);
  useShortcut(changesShortcuts.undoChosen, undo, { enabled: count > 0 });
  return (
    <ChosenBar
      count={t('changes.chosen.count', of(steps.length))}
      hint={count === steps.length ? '' : t('changes.chosen.left', of(count))}
      onClose={onClose}
    >
      <Button size="sm" kbd="u" isDisabled={count === 0} onPress={undo}>
        {t('changes.chosen.undo', of(count))}
      </Button>
    </ChosenBar>
  );
}
