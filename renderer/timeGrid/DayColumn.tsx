import { PencilLine, UserPen } from 'lucide-react';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventView, SyncMark } from '#cache/queries/views.ts';
import { classes, Mark, useFormat } from '#ui/index.ts';
import type { Face } from './appearance/face.ts';
import { Faces } from './appearance/faces.ts';
import { mostUrgent } from './appearance/shown.ts';
import type { ShownEvent, ShownKind } from './appearance/shown.ts';
import { useFaceWords } from './appearance/useFaceWords.ts';
import type { CampusNames } from './appearance/useFaceWords.ts';
import { moveWhole } from './blocks.ts';
import { heightOf, lengthOf, yOf } from './layout/geometry.ts';
import type { DrawnHours } from './layout/geometry.ts';
import type { DayLayout, Slice, TimeColumn } from './layout/layoutDay.ts';
import { minuteAt } from './layout/schoolDay.ts';

interface EventBlockProps extends Face {
  readonly selected: boolean;
  readonly picked: boolean;
  /** An event of the same group has the focus. */
  readonly lit: boolean;
  readonly tabStop: boolean;
}

/** Lucide's shapes in one path each: its components would make four elements for each of hundreds of marks. */
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
 * Plain values, so that only what changed is redrawn; the grid handles pointer and keys, by `data-event`. With five
 * hundred blocks: one class, no attribute for the default state, and lengths without `calc()`.
 */
const EventBlock = memo(function EventBlock(props: EventBlockProps) {
  const { done, cancelled, group, clash, typedIn, pinned, mark } = props;
  const marks = [done, cancelled, group !== null, clash, typedIn, pinned, mark !== null].filter(Boolean).length;
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
          {pinned && <UserPen size={14} strokeWidth={1.75} className="text-accent" />}
          {typedIn && <PencilLine size={14} strokeWidth={1.5} className="text-wait" />}
          {mark && <Mark state={mark} />}
        </span>
      )}
    </button>
  );
});

/** An attribute without a value: present or absent. */
const flag = (on: boolean): '' | undefined => (on ? '' : undefined);

interface OverflowBlockProps {
  readonly id: string;
  readonly text: string;
  readonly label: string;
  /** The most urgent of the events behind it. */
  readonly mark: SyncMark | null;
  readonly tabStop: boolean;
  /** In pixels from the edges of the day. */
  readonly top: number;
  readonly height: number;
  /** Per cent of the day's width, from its edges. */
  readonly left: number;
  readonly right: number;
}

/** « +2 »: events for which their day has no room. The grid opens their list, and finds it by `data-overflow`. */
const OverflowBlock = memo(function OverflowBlock(props: OverflowBlockProps) {
  return (
    <button
      type="button"
      className="cal-overflow"
      aria-haspopup="listbox"
      aria-label={props.label}
      tabIndex={props.tabStop ? 0 : -1}
      style={{ top: props.top, height: props.height, left: `${props.left}%`, right: `${props.right}%` }}
      data-overflow={props.id}
    >
      {props.text}
      {props.mark && <Mark state={props.mark} label="" size={13} />}
    </button>
  );
});

interface DayColumnProps extends Omit<TimeColumn<ShownEvent>, 'id' | 'events' | 'weight'> {
  readonly of: ShownKind;
  readonly layout: DayLayout<ShownEvent>;
  /** The first of several columns of its day. */
  readonly begins: boolean;
  readonly share: number;
  /** False: its blocks are counted, and not drawn yet. */
  readonly areDrawn: boolean;
  readonly hours: DrawnHours;
  readonly clashes: ReadonlyMap<string, EventView>;
  /** Epoch ms when this day is today, else null. */
  readonly now: number | null;
  readonly selectedId: string | null;
  readonly picked: ReadonlySet<string>;
  readonly tabStopId: string | null;
  readonly litGroup: string | null;
  readonly otherCampuses?: CampusNames | undefined;
  /** Where the service still has the selected event, when it was moved from this day. */
  readonly base: Slice | null;
}

export const DayColumn = memo(function DayColumn(props: DayColumnProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { of, day, layout, areDrawn, hours, clashes, now, base } = props;
  const { blocks, overflows, width } = layout;
  const count = blocks.length + overflows.reduce((sum, { events }) => sum + events.length, 0);
  const words = useFaceWords(day, props.otherCampuses);
  const known = useMemo(() => new Faces(), []);
  const faces = useMemo(
    () => (areDrawn ? known.read(blocks, { hours, width, words }, clashes) : []),
    [known, areDrawn, blocks, hours, width, words, clashes],
  );
  const nowMinute = now === null ? null : minuteAt(day, now);
  return (
    <div
      className="cal-day"
      style={{ height: heightOf(hours), flexGrow: props.share }}
      data-day={day.day}
      data-whose={props.whose}
      data-begins={props.begins ? '' : undefined}
      data-today={now === null ? undefined : ''}
    >
      {base && (
        <div
          className="cal-base"
          aria-hidden="true"
          style={{ top: yOf(base.top, hours) + 1, height: lengthOf(base.bottom - base.top, hours) - 2 }}
        />
      )}
      <fieldset
        ref={moveWhole}
        className="cal-day-blocks"
        aria-label={
          props.title === undefined
            ? t(`timeGrid.of.${of}.day`, { day: format.dayLong(day.start), count })
            : t('timeGrid.columns.events', { name: props.title, count })
        }
      >
        {faces.map((face) => (
          <EventBlock
            key={face.id}
            {...face}
            selected={face.id === props.selectedId}
            picked={props.picked.has(face.id)}
            tabStop={face.id === props.tabStopId}
            lit={face.group !== null && face.group === props.litGroup && face.id !== props.selectedId}
          />
        ))}
        {(areDrawn ? overflows : []).map(({ id, top, bottom, left, width: wide, events }) => {
          const mark = mostUrgent(events);
          const when = words.range(words.time(top), words.time(bottom));
          const more = t(`timeGrid.of.${of}.more`, { count: events.length, when });
          return (
            <OverflowBlock
              key={id}
              id={id}
              text={t('timeGrid.more', { count: events.length })}
              label={mark ? `${more}, ${t(`common.mark.${mark}`)}` : more}
              mark={mark}
              tabStop={id === props.tabStopId}
              top={yOf(top, hours) + 1}
              height={lengthOf(bottom - top, hours) - 2}
              left={(left / width) * 100}
              right={(1 - (left + wide) / width) * 100}
            />
          );
        })}
      </fieldset>
      {nowMinute !== null && nowMinute >= hours.from * 60 && nowMinute <= hours.to * 60 && (
        <div className="cal-now" data-now style={{ top: yOf(nowMinute, hours) }} />
      )}
    </div>
  );
});
