import { Ban, Check, Link2, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { Mark } from '../../../ui/index.ts';
import type { Face } from '../look/face.ts';

interface EventBlockProps extends Face {
  readonly selected: boolean;
  /** Chosen with others. */
  readonly picked: boolean;
  /** An event of the same group has the focus. */
  readonly lit: boolean;
  readonly tabStop: boolean;
}

/**
 * One event of the grid. All its props are plain values, so a week's change redraws only what changed; pointer and keys
 * are heard by the grid, which finds the event by `data-event`.
 */
export const EventBlock = memo(function EventBlock(props: EventBlockProps) {
  const marks = [props.done, props.cancelled, props.group !== null, props.clash, props.mark !== null].filter(Boolean).length;
  return (
    <button
      type="button"
      className="cal-event"
      aria-label={props.label}
      aria-pressed={props.selected || props.picked}
      tabIndex={props.tabStop ? 0 : -1}
      style={{ top: props.top, height: props.height, left: `${props.left}%`, width: `calc(${props.width}% - 2px)` }}
      data-event={props.id}
      data-hue={props.hue}
      data-lines={props.lines}
      data-marks={Math.min(marks, props.narrow ? 2 : 3) || undefined}
      data-mark={props.mark ?? undefined}
      {...flags({
        interview: props.interview,
        narrow: props.narrow,
        slim: props.slim,
        starts: props.startsHere,
        ends: props.endsHere,
        done: props.done,
        cancelled: props.cancelled,
        selected: props.selected,
        picked: props.picked,
        lit: props.lit,
      })}
    >
      {props.name !== '' && <span className="cal-event-name">{props.name}</span>}
      {props.time !== '' && <span className="cal-event-time">{` ${props.time}`}</span>}
      {props.detail !== '' && <span className="cal-event-detail">{` ${props.detail}`}</span>}
      {marks > 0 && (
        // From the least to the most urgent: where there is no room, the first ones go.
        <span className="cal-event-marks" aria-hidden="true">
          {props.group !== null && <Link2 size={14} strokeWidth={1.5} />}
          {props.done && <Check size={14} strokeWidth={1.5} />}
          {props.cancelled && <Ban size={14} strokeWidth={1.5} />}
          {props.clash && <TriangleAlert size={14} strokeWidth={1.5} className="cal-event-clash" />}
          {props.mark && <Mark state={props.mark} />}
        </span>
      )}
    </button>
  );
});

/** Attributes without a value: there, or not there. */
const flags = (states: Readonly<Record<string, boolean>>): Record<string, ''> =>
  Object.fromEntries(Object.entries(states).flatMap(([name, on]) => (on ? [[`data-${name}`, ''] as const] : [])));
