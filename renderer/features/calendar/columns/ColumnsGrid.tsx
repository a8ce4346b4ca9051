import { useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '#stores/preferences.ts';
import type { ColumnKind } from '#stores/view.ts';
import type { ShownEvent } from '../appearance/shown.ts';
import type { Span } from '../gesture/span.ts';
import { DayColumn } from '../grid/DayColumn.tsx';
import { HourGutter, ZoneNames } from '../grid/GridHeads.tsx';
import { keyPressed } from '../grid/keys.ts';
import { useWidth } from '../grid/useWidth.ts';
import { eventIdAt } from '../grid/WeekGrid.tsx';
import { visibleHours } from '../layout/geometry.ts';
import { layoutDay } from '../layout/layoutDay.ts';
import type { SchoolDay } from '../layout/schoolDay.ts';
import { dayAt } from '../layout/schoolDay.ts';
import type { Column } from './columns.ts';

interface ColumnsGridProps {
  readonly day: SchoolDay;
  readonly kind: ColumnKind;
  readonly columns: readonly Column[];
  readonly clashes: ReadonlyMap<string, ShownEvent>;
  /** Epoch ms, to the minute. */
  readonly now: number;
  readonly selectedId: string | null;
  readonly onSelect: (id: string | null) => void;
  /** One key step. */
  readonly onNudge: (id: string, span: Span) => void;
  /** The hours of this machine beside the school's; null: none. */
  readonly otherZone: string | null;
}

/** A column is never narrower; more of them scroll sideways. */
const narrowest = 148;
const separator = '\u0000';

/** One day, one column per person. An event of two people is in both columns. */
export function ColumnsGrid({
  day,
  kind,
  columns,
  clashes,
  now,
  selectedId,
  onSelect,
  onNudge,
  otherZone,
}: ColumnsGridProps) {
  const { t } = useTranslation();
  const layouts = useMemo(() => columns.map(({ events }) => layoutDay(events, day)), [columns, day]);
  const usual = usePreferences((preferences) => preferences.calendarHours);
  const { from, to } = visibleHours(layouts.flat(), usual);
  const hours = useMemo(() => ({ from, to }), [from, to]);
  const [focused, setFocused] = useState<string | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const width = useWidth(area);
  const isToday = dayAt(now, day.zone) === day.day;
  // The same event may be in two columns: here its place is its key.
  const places = useMemo(
    () => layouts.map((placed, index) => placed.map((each) => ({ ...each, id: `${index}${separator}${each.id}` }))),
    [layouts],
  );
  const known = new Set(places.flat().map(({ id }) => id));
  const tabStop =
    focused !== null && known.has(focused)
      ? focused
      : (places.flat().find(({ event }) => event.id === selectedId) ?? places.flat()[0])?.id;

  const onKeyDown = (event: KeyboardEvent): void =>
    keyPressed(event, placeAt(event.target), {
      places,
      zone: day.zone,
      eventAt: (place) => places.flat().find(({ id }) => id === place)?.event,
      focus: (place) => focusPlace(area.current, place),
      move: onNudge,
    });
  return (
    // Without an event to focus, the grid itself takes the focus, so that the arrows scroll it (WCAG 2.1.1).
    <section
      className="cal-grid"
      data-other-hours={otherZone === null ? undefined : ''}
      data-region
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={tabStop === undefined ? 0 : -1}
      aria-label={t('calendar.views.columns.grid')}
    >
      <div className="cal-columns" style={{ minWidth: columns.length * narrowest + 46 }}>
        <div className="cal-heads">
          <ZoneNames zone={day.zone} otherZone={otherZone} />
          {columns.map((column) => (
            <div key={column.id} className="cal-head">
              <span className="cal-column-name" data-nobody={column.name === '' ? '' : undefined}>
                {column.name || t(`calendar.views.columns.nobody.${kind}`)}
              </span>
              <span className="cal-column-count">{column.events.length}</span>
            </div>
          ))}
        </div>
        <div className="cal-body">
          <HourGutter hours={hours} day={day} otherZone={otherZone} />
          {/* The events are buttons, which the keyboard reaches; these handlers serve them all in one place. */}
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
          <div
            ref={area}
            data-list="event"
            className="cal-days"
            onKeyDown={onKeyDown}
            onClick={(event) => onSelect(eventIdAt(event.target))}
            onFocus={(event) => setFocused(placeAt(event.target))}
          >
            {columns.map((column, index) => (
              <fieldset
                key={column.id}
                className="cal-column"
                data-column={index}
                aria-label={t('calendar.views.columns.events', {
                  name: column.name || t(`calendar.views.columns.nobody.${kind}`),
                  count: column.events.length,
                })}
              >
                <DayColumn
                  day={day}
                  placed={layouts[index] ?? []}
                  hours={hours}
                  width={Math.max(width / columns.length, narrowest)}
                  clashes={clashes}
                  now={isToday ? now : null}
                  selectedId={selectedId}
                  tabStopId={
                    tabStop?.startsWith(`${index}${separator}`) ? tabStop.slice(tabStop.indexOf(separator) + 1) : null
                  }
                  litGroup={null}
                  base={null}
                />
              </fieldset>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

function placeAt(target: EventTarget | null): string | null {
  const id = eventIdAt(target);
  const column =
    target instanceof Element ? target.closest<HTMLElement>('[data-column]')?.dataset['column'] : undefined;
  return id === null || column === undefined ? null : `${column}${separator}${id}`;
}

function focusPlace(root: ParentNode | null, place: string): void {
  const [column = '', id = ''] = place.split(separator);
  root?.querySelector<HTMLElement>(`[data-column="${column}"] [data-event="${CSS.escape(id)}"]`)?.focus();
}
