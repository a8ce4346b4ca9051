import type { ReactNode } from 'react';
import { classes, Kbd } from '#ui/index.ts';

interface ChoiceButtonProps {
  readonly title: string;
  readonly kbd?: string;
  readonly expanded?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** One way out of a doubt or a refusal: its name, its key, and what it does. */
export function ChoiceButton({ title, kbd, expanded, onPress, children }: ChoiceButtonProps) {
  return (
    <button
      type="button"
      {...(expanded === undefined ? {} : { 'aria-expanded': expanded })}
      onClick={onPress}
      className={classes(
        'block w-full rounded-box border px-3 py-2.5 text-left',
        expanded ? 'border-accent bg-accent-soft' : 'border-line bg-surface hover:bg-hover',
      )}
    >
      <span className="flex items-center justify-between gap-2">
        <span className="font-medium text-text">{title}</span>
        {kbd && <Kbd keys={kbd} />}
      </span>
      <span className="block text-help text-text-2">{children}</span>
    </button>
  );
}
