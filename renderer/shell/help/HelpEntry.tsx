import { classes } from '#ui/index.ts';

const bringIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'center' });

interface HelpEntryProps {
  /** The user asks about this one: it is marked, and in view. */
  readonly isAsked: boolean;
  readonly name: string;
  /** What it means or what is safe, and what the user can do. */
  readonly text: string;
}

/** One thing that the help explains: what it means, and what the user can do. */
export function HelpEntry({ isAsked, name, text }: HelpEntryProps) {
  return (
    <div
      ref={isAsked ? bringIntoView : null}
      {...(isAsked && { 'aria-current': true })}
      className={classes('border-b border-line-soft px-3 py-2', isAsked && 'rounded-box bg-accent-soft')}
    >
      <dt className="font-medium">{name}</dt>
      <dd className="text-text-2">{text}</dd>
    </div>
  );
}
