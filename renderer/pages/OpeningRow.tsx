import type { ReactNode } from 'react';
import { classes } from '#ui/index.ts';

interface OpeningRowProps {
  readonly className: string;
  /** Absent: the row shows all that there is. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** A row of a small table that opens by a click anywhere in it; by keys, the button of `OpenCell` does. */
export function OpeningRow({ className, onOpen, children }: OpeningRowProps) {
  if (!onOpen) return <tr className={className}>{children}</tr>;
  const openUnlessSelecting = (): void => {
    if (document.getSelection()?.isCollapsed !== false) onOpen(); // its texts can be selected and copied
  };
  return (
    // The button in its first cell is what keyboard and screen reader reach.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <tr onClick={openUnlessSelecting} className={classes(className, 'cursor-default hover:bg-hover')}>
      {children}
    </tr>
  );
}

/** The first cell of such a row, as its button. */
export function OpenCell({ onOpen, children }: { readonly onOpen: () => void; readonly children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={(event) => {
        event.stopPropagation(); // the row would open it a second time
        onOpen();
      }}
      className="rounded-[3px] text-left break-words text-accent hover:underline"
    >
      {children}
    </button>
  );
}
