import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventView, SyncMark } from '#cache/queries/views.ts';
import { Mark, useFormat } from '#ui/index.ts';
import { Faces } from './appearance/faces.ts';
import { mostUrgent } from './appearance/shown.ts';
import type { ShownEvent, ShownKind } from './appearance/shown.ts';
import { useFaceWords } from './appearance/useFaceWords.ts';
import type { CampusNames } from './appearance/useFaceWords.ts';
import { moveWhole } from './blocks.ts';
import { EventBlock } from './EventBlock.tsx';
import type { DrawnHours } from './layout/geometry.ts';
import { heightOf, lengthOf, yOf } from './layout/geometry.ts';
import type { DayLayout, Slice, TimeColumn } from './layout/layoutDay.ts';
import { minuteAt } from './layout/schoolDay.ts';

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
  /** How wide it is beside the others. */
  readonly share: number;
  /** False: its blocks are counted, and not drawn yet. */
  readonly areDrawn: boolean;
  readonly hours: DrawnHours;
  readonly clashes: ReadonlyMap<string, EventView>;
  /** Epoch ms when this day is today, else null. */
  readonly now: number | null;
  readonly selectedId: string | null;
  /** Events that are selected together. */
  readonly picked: ReadonlySet<string>;
  readonly tabStopId: string | null;
  readonly litGroup: string | null;
  readonly otherCampuses?: CampusNames | undefined;
  /** Where the service still has the selected event, when it was moved from this day. */
  readonly base: Slice | null;
}

/** One column of the grid. */
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
