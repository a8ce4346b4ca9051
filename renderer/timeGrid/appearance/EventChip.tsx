import { Ban, Check, Link2, PencilLine, TriangleAlert, UserPen } from 'lucide-react';
import { memo } from 'react';
import type { SyncMark } from '#cache/queries/views.ts';
import { Mark } from '#ui/index.ts';
import type { Hue } from './hue.ts';

export interface Chip {
  readonly id: string;
  readonly name: string;
  /** Empty: it began on an earlier day. */
  readonly time: string;
  readonly label: string;
  readonly hue: Hue;
  readonly mark: SyncMark | null;
  readonly cancelled: boolean;
  readonly done: boolean;
  readonly linked: boolean;
  readonly clash: boolean;
  /** It changed elsewhere, and is still where it was. */
  readonly pinned: boolean;
}

interface EventChipProps extends Chip {
  readonly selected: boolean;
  readonly tabStop: boolean;
}

/** An event in one line; its container handles pointer and keys, and finds it by `data-event`. */
export const EventChip = memo(function EventChip(props: EventChipProps) {
  return (
    <button
      type="button"
      className="cal-chip"
      aria-label={props.label}
      aria-pressed={props.selected}
      tabIndex={props.tabStop ? 0 : -1}
      data-event={props.id}
      data-hue={props.hue}
      data-mark={props.mark ?? undefined}
      data-cancelled={props.cancelled ? '' : undefined}
      data-done={props.done ? '' : undefined}
      data-selected={props.selected ? '' : undefined}
    >
      {props.time !== '' && <span className="cal-chip-time">{props.time}</span>}{' '}
      <span className="cal-chip-name">{props.name}</span>
      <ChipIcons {...props} />
    </button>
  );
});

export function ChipIcons({
  linked,
  done,
  cancelled,
  clash,
  pinned = false,
  typedIn = false,
  mark,
}: Pick<Chip, 'linked' | 'done' | 'cancelled' | 'clash' | 'mark'> & {
  readonly pinned?: boolean;
  readonly typedIn?: boolean;
}) {
  return (
    <span className="cal-chip-marks" aria-hidden="true">
      {linked && <Link2 size={13} strokeWidth={1.5} />}
      {done && <Check size={13} strokeWidth={1.5} />}
      {cancelled && <Ban size={13} strokeWidth={1.5} />}
      {clash && <TriangleAlert size={13} strokeWidth={1.5} className="cal-event-clash" />}
      {pinned && <UserPen size={13} strokeWidth={1.75} className="text-accent" />}
      {typedIn && <PencilLine size={13} strokeWidth={1.5} className="text-wait" />}
      {mark && <Mark state={mark} label="" size={13} />}
    </span>
  );
}
