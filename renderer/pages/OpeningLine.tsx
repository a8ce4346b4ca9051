import type { ReactNode } from 'react';
import { classes } from '#ui/index.ts';

interface OpeningLineProps {
  /** The id of what it opens. */
  readonly row?: string;
  /** How its content is laid out: `grid` or `flex`, the least height, columns. */
  readonly className: string;
  /** What it opens is shown beside it. */
  readonly isCurrent?: boolean;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** A line of a list within a page, which opens what it is about. */
export const OpeningLine = ({ row, className, isCurrent = false, onOpen, children }: OpeningLineProps) => (
  <li className="border-t border-line-soft first:border-0">
    <button
      type="button"
      data-row={row}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onOpen}
      className={classes(
        '-mx-2 w-[calc(100%+16px)] rounded-button px-2 text-left outline-offset-[-2px]',
        isCurrent ? 'bg-selected' : 'hover:bg-hover',
        className,
      )}
    >
      {children}
    </button>
  </li>
);
