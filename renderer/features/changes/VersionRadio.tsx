import { classes } from '#ui/index.ts';
import { Difference } from './Difference.tsx';

interface VersionRadioProps {
  /** Of the row's radio group. */
  readonly name: string;
  /** « Ma version », « Version du service ». */
  readonly title: string;
  readonly lines: readonly string[];
  /** The other version, to tint what differs. */
  readonly against: readonly string[];
  readonly isChecked: boolean;
  readonly onPick: () => void;
}

/** One side of a conflict, as a box to choose; arrows up and down walk the rows, left and right the sides. */
export function VersionRadio({ name, title, lines, against, isChecked, onPick }: VersionRadioProps) {
  return (
    <div className="py-1.5">
      <label
        className={classes(
          'flex items-start gap-2.5 rounded-button border px-2.5 py-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent',
          isChecked
            ? 'border-accent bg-accent-soft shadow-[inset_0_0_0_1px_var(--accent)]'
            : 'border-line bg-surface hover:bg-hover',
        )}
      >
        <input
          type="radio"
          name={name}
          checked={isChecked}
          aria-label={`${title}, ${lines.join(', ')}`}
          onChange={onPick}
          onKeyDown={(event) => {
            // Up and down belong to the rows: leave them to the shortcut, without the browser's own choice of a radio.
            if (event.key === 'ArrowUp' || event.key === 'ArrowDown') event.currentTarget.blur();
          }}
          className="peer sr-only"
        />
        <span
          aria-hidden
          className={classes(
            'mt-[3px] size-[14px] shrink-0 rounded-full bg-surface',
            isChecked ? 'border-[4px] border-accent' : 'border border-control',
          )}
        />
        <span className="min-w-0 break-words text-text">
          {lines.map((line, index) => (
            <Difference key={line} text={line} against={against[index] ?? ''} strong={isChecked} />
          ))}
        </span>
      </label>
    </div>
  );
}
