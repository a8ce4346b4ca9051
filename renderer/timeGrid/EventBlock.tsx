import { PencilLine, UserPen } from 'lucide-react';
import { memo } from 'react';
import { Mark, classes } from '#ui/index.ts';
import type { Face } from './appearance/face.ts';

interface EventBlockProps extends Face {
  readonly selected: boolean;
  /** Selected with others. */
  readonly picked: boolean;
  /** An event of the same group has the focus. */
  readonly lit: boolean;
  readonly tabStop: boolean;
}

/**
 * Lucide's shapes in one path each: there may be a mark on each of hundreds of blocks, where the library's component
 * makes four elements with fifteen attributes.
 */
const shapes = {
  linked: 'M9 17H7A5 5 0 0 1 7 7h2M15 7h2a5 5 0 1 1 0 10h-2M8 12h8',
  done: 'M20 6 9 17l-5-5',
  cancelled: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M4.9 4.9l14.2 14.2',
  clash: 'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
} as const;

const icon = (of: keyof typeof shapes) => (
  <svg className={`cal-icon cal-event-${of}`} viewBox="0 0 24 24">
    <path d={shapes[of]} />
  </svg>
);

/**
 * One event of the grid. All its props are plain values, so a week's change redraws only what changed; the grid handles
 * pointer and keys, and finds the event by `data-event`. In a full week each attribute is set five hundred times: there
 * is one class, and no attribute for the default state. Its position is plain lengths, which are faster to parse than
 * `calc()`.
 */
export const EventBlock = memo(function EventBlock(props: EventBlockProps) {
  const { done, cancelled, group, clash, typedIn, held, mark } = props;
  const marks = [done, cancelled, group !== null, clash, typedIn, held, mark !== null].filter(Boolean).length;
  return (
    <button
      type="button"
      className={classes(
        'cal-event',
        `cal-hue-${props.hue}`,
        `cal-lines-${props.lines}`,
        props.tall && 'cal-tall',
        props.narrow && 'cal-narrow',
        props.slim && 'cal-slim',
        props.over && 'cal-over',
        props.covered > 0 && 'cal-covered',
        props.isLine && 'cal-line',
        props.isGround && 'cal-ground',
        marks > 0 && `cal-marks-${Math.min(marks, props.narrow ? 2 : 3)}`,
      )}
      aria-label={props.label}
      aria-pressed={props.selected || props.picked}
      tabIndex={props.tabStop ? 0 : -1}
      style={{
        inset: `${props.top}px ${props.right}% ${props.bottom}px ${props.left}%`,
        zIndex: props.z,
        ...(props.covered > 0 && { '--covered': `${props.covered}px` }),
      }}
      data-event={props.id}
      data-mark={mark ?? undefined}
      data-unkept={flag(props.unkept)}
      data-interview={flag(props.interview)}
      data-comes={flag(!props.startsHere)}
      data-goes={flag(!props.endsHere)}
      data-done={flag(done)}
      data-cancelled={flag(cancelled)}
      data-selected={flag(props.selected)}
      data-picked={flag(props.picked)}
      data-lit={flag(props.lit)}
    >
      {props.name !== '' && <span className="cal-event-name">{props.name}</span>}
      {props.time !== '' && <span className="cal-event-time">{` ${props.time}`}</span>}
      {props.detail !== '' && <span className="cal-event-detail">{` ${props.detail}`}</span>}
      {marks > 0 && !props.isLine && (
        // From the least to the most urgent: where space is short, the first ones are dropped.
        <span className="cal-event-marks" aria-hidden="true">
          {group !== null && icon('linked')}
          {done && icon('done')}
          {cancelled && icon('cancelled')}
          {clash && icon('clash')}
          {held && <UserPen size={14} strokeWidth={1.75} className="text-accent" />}
          {typedIn && <PencilLine size={14} strokeWidth={1.5} className="text-wait" />}
          {mark && <Mark state={mark} />}
        </span>
      )}
    </button>
  );
});

/** An attribute without a value: present or absent. */
const flag = (on: boolean): '' | undefined => (on ? '' : undefined);
