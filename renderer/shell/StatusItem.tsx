import type { ReactNode } from 'react';
import { classes } from '#ui/index.ts';

interface StatusItemProps {
  /** Something is wrong: where there is little room, it keeps its words longest. */
  readonly isWrong?: boolean;
  /** Another place of the window says it too: it gives way first. */
  readonly isSaidTwice?: boolean;
  /** Read out at once. */
  readonly isAlert?: boolean;
  readonly className?: string;
  /** A drawing, `StatusText`s, and what can be done about it. */
  readonly children: ReactNode;
}

/** One fact of the bar, on one line. Each kind gives way a thousand times more than the next: by turns, not together. */
export function StatusItem({
  isWrong = false,
  isSaidTwice = false,
  isAlert = false,
  className,
  children,
}: StatusItemProps) {
  return (
    <span
      {...(isAlert ? { role: 'alert' } : {})}
      {...(isWrong ? { 'data-wrong': '' } : {})}
      className={classes(
        'flex items-center gap-1.5 [&>button]:shrink-0 [&>button]:whitespace-nowrap [&>svg]:shrink-0',
        isWrong ? 'min-w-0 shrink' : isSaidTwice ? 'min-w-24 shrink-[1000000]' : 'min-w-0 shrink-[1000]',
        className,
      )}
    >
      {children}
    </span>
  );
}

/** Its words: whole where there is room, and under the pointer where there is not. */
export function StatusText({ className, children }: { readonly className?: string; readonly children: string }) {
  return (
    <span className={classes('truncate-line', className)} title={children}>
      {children}
    </span>
  );
}
