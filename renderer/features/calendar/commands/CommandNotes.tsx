import { LinkedNote } from '../LinkedNote.tsx';
import { CopyQuestion } from './CopyQuestion.tsx';
import { PickedNote } from './PickedNote.tsx';
import type { Doing } from './useCalendarCommands.ts';

/** What the calendar asks or says of what was just done. */
export function DoingNotes({ doing }: { readonly doing: Doing }) {
  const { linked, copying, picked } = doing;
  const { leftBehind } = linked;
  return (
    <>
      {picked.size > 0 && (
        <PickedNote count={picked.size} onCancelEvents={doing.cancelPicked} onClose={() => doing.choose(null)} />
      )}
      {leftBehind && (
        <LinkedNote
          count={leftBehind.events.length}
          onFollow={() => void doing.follow(leftBehind)}
          onClose={() => linked.forget()}
        />
      )}
      {copying && (
        <CopyQuestion
          count={copying.all.places.size}
          onOne={() => void doing.keepCopy(copying.alone)}
          onAll={() => void doing.keepCopy(copying.all)}
          onClose={() => doing.setCopying(null)}
        />
      )}
    </>
  );
}
