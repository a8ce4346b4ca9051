import type { ReactNode } from 'react';
import { classes } from '../ui/index.ts';

interface StatusItemProps {
  /** Something is wrong: where there is little room, it keeps its words longest. */
  readonly isWrong?: boolean;
  /** Read out at once. */
  readonly isAlert?: boolean;
  readonly className?: string;
  /** A drawing, `StatusText`s, and what can be done about it. */
  readonly children: ReactNode;
}

/** One fact of the bar, on one line: what is merely told gives way first. */
export function StatusItem({ isWrong = false, isAlert = false, className, children }: StatusItemProps) {
  return (
    <span
      {...(isAlert ? { role: 'alert' } : {})}
      {...(isWrong ? { 'data-wrong': '' } : {})}
      className={classes('flex min-w-0 items-center gap-1.5 [&>button]:shrink-0 [&>button]:whitespace-nowrap [&>svg]:shrink-0', isWrong ? 'shrink' : 'shrink-[99]', className)}
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
