import type { Asked } from './actions/action.ts';
import { DecisionDialog } from './dialogs/DecisionDialog.tsx';
import { MapFieldDialog } from './dialogs/MapFieldDialog.tsx';
import { MoveDialog } from './dialogs/MoveDialog.tsx';
import { WhoDialog } from './dialogs/WhoDialog.tsx';
import { WalkInDialog } from './walkIn/WalkInDialog.tsx';

interface DialogsProps {
  readonly asked: Asked | null;
  readonly onClose: () => void;
  /** The file of a walk-in that was just kept. */
  readonly onWalkIn: (id: string) => void;
}

/** The dialog that an action asked for. */
export function Dialogs({ asked, onClose, onWalkIn }: DialogsProps) {
  if (asked === null) return null;
  switch (asked.kind) {
    case 'move':
      return <MoveDialog key={asked.interview.id} interview={asked.interview} onClose={onClose} />;
    case 'decide':
      return <DecisionDialog key={asked.interview.id} interview={asked.interview} onClose={onClose} />;
    case 'map':
      return <MapFieldDialog field={asked.field} onChosen={asked.onChosen} onClose={onClose} />;
    case 'who':
      return <WhoDialog onClose={onClose} />;
    case 'walkIn':
      return <WalkInDialog correct={asked.correct} onClose={onClose} onKept={onWalkIn} />;
  }
  return asked satisfies never;
}
