import { classes } from '#ui/index.ts';
import { highlight } from '#wording/values.ts';

/** A value, with what differs from another value tinted. */
export function Difference({
  text,
  against,
  strong = false,
}: {
  readonly text: string;
  readonly against: string;
  readonly strong?: boolean;
}) {
  const [before, changed, after] = highlight(text, against);
  return (
    <span className="block">
      {before}
      {changed && (
        <mark
          className={classes(
            'rounded-[3px] text-text',
            strong ? 'bg-[color-mix(in_srgb,var(--accent)_22%,transparent)]' : 'bg-ask-soft',
          )}
        >
          {changed}
        </mark>
      )}
      {after}
    </span>
  );
}
