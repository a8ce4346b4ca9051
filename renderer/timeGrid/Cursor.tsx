import { useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawnHours } from './layout/geometry.ts';
import { minuteOf, yOf } from './layout/geometry.ts';

/** The hour at which availability is shown. */
export interface Cursor {
  /** Of the day. */
  readonly minute: number;
  /** How many people are free then. */
  readonly count: number;
  readonly onMove: (minute: number) => void;
}

interface WithHours {
  readonly hours: DrawnHours;
}

const step = 15;
const keys: Readonly<Record<string, number>> = { ArrowUp: -step, ArrowDown: step, PageUp: -60, PageDown: 60 };

const within = ({ from, to }: DrawnHours, minute: number): number =>
  Math.min(to * 60 - step, Math.max(from * 60, Math.round(minute / step) * step));

export function CursorHandle({ hours, minute, count, onMove }: Cursor & WithHours) {
  const { t } = useTranslation();
  const grip = useRef<{ readonly y: number; readonly minute: number } | null>(null);
  const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = keys[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onMove(within(hours, minute + by));
  };
  const onPointerMove = (event: PointerEvent): void => {
    if (!grip.current) return;
    onMove(within(hours, grip.current.minute + minuteOf(event.clientY - grip.current.y, hours) - hours.from * 60));
  };
  return (
    // An input has a track of its own: here the hours of the day are the track.
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="slider"
      tabIndex={0}
      className="cal-cursor-handle"
      style={{ top: yOf(minute, hours) }}
      aria-label={t('timeGrid.columns.cursor')}
      aria-orientation="vertical"
      aria-valuemin={hours.from * 60}
      aria-valuemax={hours.to * 60 - step}
      aria-valuenow={minute}
      aria-valuetext={t('timeGrid.columns.cursorAt', { time, count })}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { y: event.clientY, minute };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        grip.current = null;
      }}
      onPointerCancel={() => {
        grip.current = null;
      }}
    >
      {time}
    </div>
  );
}

export const CursorLine = ({ hours, minute }: Pick<Cursor, 'minute'> & WithHours) => (
  <div className="cal-cursor" aria-hidden="true" style={{ top: yOf(minute, hours) }} />
);
