import { ProgressBar } from 'react-aria-components';
import { classes } from './classes.ts';

/** The progress of something; without `value`, only that it is running. */
export function Progress({
  label,
  value,
  max = 100,
}: {
  readonly label: string;
  readonly value?: number;
  readonly max?: number;
}) {
  return (
    <ProgressBar
      aria-label={label}
      minValue={0}
      maxValue={max}
      {...(value === undefined ? { isIndeterminate: true } : { value })}
      className="block w-full"
    >
      {({ percentage }) => (
        <span className="block h-1 overflow-hidden rounded-full bg-sunken">
          <span
            className={classes(
              'block h-full rounded-full bg-accent',
              percentage === undefined && 'w-1/3 animate-pulse',
            )}
            style={percentage === undefined ? {} : { width: `${percentage}%` }}
          />
        </span>
      )}
    </ProgressBar>
  );
}
