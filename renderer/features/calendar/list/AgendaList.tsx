import { useEffect, useMemo, useRef, useState } from 'react';
import {
  Collection,
  Header,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  ListLayout,
  Virtualizer,
} from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { TextAction, TextField, useFormat, useShortcut } from '#ui/index.ts';
import { calendarShortcuts } from '#wording/shortcuts.ts';
import { ChipMarks } from '../appearance/EventChip.tsx';
import { hueOf } from '../appearance/hue.ts';
import type { ShownEvent } from '../appearance/shown.ts';
import type { SchoolDay } from '../layout/schoolDay.ts';
import { agendaOf, dayHeight, found, offsetOf, rowHeight } from './agenda.ts';

interface AgendaListProps {
  /** The days of a month. */
  readonly days: readonly SchoolDay[];
  /** The day that the list opens at, YYYY-MM-DD. */
  readonly day: string;
  readonly today: string;
  readonly events: readonly ShownEvent[];
  /** False: they are counted, and not drawn yet. */
  readonly areDrawn?: boolean;
  readonly clashes: ReadonlyMap<string, ShownEvent>;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
}

const mostFrames = 20;
const layoutOptions = { rowHeight, headingHeight: dayHeight } as const;

/** A month of events, one line each, and a search for those that contain every word. */
export function AgendaList({
  days,
  day,
  today,
  events,
  areDrawn = true,
  clashes,
  selectedId,
  onSelect,
}: AgendaListProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [text, setText] = useState('');
  const shown = useMemo(() => found(events, text), [events, text]);
  const agenda = useMemo(() => agendaOf(shown, days), [shown, days]);
  const search = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useShortcut(calendarShortcuts.filter, () => search.current?.querySelector('input')?.focus());

  // The requested day is scrolled into view once, when its month opens; later changes move nothing under the pointer.
  const opened = useRef<string | null>(null);
  const month = `${days[0]?.day ?? ''} ${day}`;
  useEffect(() => {
    if (!areDrawn || opened.current === month || agenda.length === 0) return undefined;
    let frame = 0;
    // The lines have their height once measured, some frames later; the last days of a month never reach the top.
    const stand = (left: number): void => {
      const element = list.current;
      const offset = offsetOf(agenda, day);
      if (element && left > 0 && element.scrollHeight - element.clientHeight < offset) {
        frame = requestAnimationFrame(() => stand(left - 1));
        return;
      }
      opened.current = month;
      if (element) element.scrollTop = offset;
    };
    frame = requestAnimationFrame(() => stand(mostFrames));
    return () => cancelAnimationFrame(frame);
  }, [areDrawn, agenda, day, month]);

  return (
    <div className="cal-agenda" data-region>
      {/* Arrow and Échap move from the field to the lines. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={search}
        className="flex h-[46px] shrink-0 items-center gap-3 border-b border-line px-5"
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'Escape') return;
          event.preventDefault();
          if (event.key === 'Escape') setText('');
          list.current?.focus();
        }}
      >
        <div className="w-[300px] max-w-full">
          <TextField
            hideLabel
            type="search"
            label={t('calendar.views.list.search')}
            placeholder={t('calendar.views.list.search')}
            value={text}
            onChange={setText}
          />
        </div>
        <output className="text-help text-text-3">{t('calendar.views.list.found', { count: shown.length })}</output>
      </div>
      {shown.length === 0 && text.trim() !== '' ? (
        <p className="flex gap-2 px-5 py-8 text-text-3">
          {t('calendar.views.list.nothing', { text: text.trim() })}
          <TextAction onPress={() => setText('')}>{t('common.word.clearTheSearch')}</TextAction>
        </p>
      ) : !areDrawn ? (
        <div className="cal-list" aria-busy />
      ) : (
        <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
          <ListBox
            ref={list}
            data-list="event"
            aria-label={t('calendar.views.list.events')}
            className="cal-list"
            items={agenda}
            selectionMode="single"
            selectionBehavior="replace"
            escapeKeyBehavior="none"
            selectedKeys={selectedId === null ? [] : [selectedId]}
            onSelectionChange={(keys) => {
              const [id] = keys === 'all' ? [] : [...keys];
              if (id !== undefined) onSelect(String(id));
            }}
            // The lines are drawn again when other data of the events changes.
            dependencies={[clashes, format, today]}
          >
            {(section) => (
              <ListBoxSection id={`day:${section.day.day}`}>
                <Header className="cal-list-day" {...(section.day.day === today ? { 'data-today': '' } : {})}>
                  {format.dayLong(section.day.start)}
                </Header>
                <Collection items={section.events} dependencies={[clashes, format]}>
                  {(event) => (
                    // The hour comes first: a letter shortcut does not search the lines.
                    <ListBoxItem
                      id={event.id}
                      textValue={`${format.time(event.debut)} ${event.nom}`}
                      className="cal-list-row"
                      data-event={event.id}
                    >
                      <AgendaLine event={event} day={section.day} clash={clashes.has(event.id)} />
                    </ListBoxItem>
                  )}
                </Collection>
              </ListBoxSection>
            )}
          </ListBox>
        </Virtualizer>
      )}
    </div>
  );
}

/** One event in a line: hour, name, type, people, programme, and state. */
function AgendaLine({
  event,
  day,
  clash,
}: {
  readonly event: ShownEvent;
  readonly day: SchoolDay;
  readonly clash: boolean;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  // Over midnight there is space for its beginning only, and the title says it in full.
  const oneDay = event.interview || format.isOneDay(event.debut, event.fin);
  const begin = event.debut < day.start ? `${format.dayMonth(event.debut)}\u00A0${format.time(event.debut)}` : null;
  const states = [
    event.gone ? t('calendar.gone') : event.annule && t('common.word.cancelled'),
    event.realise && t('common.word.done'),
    event.group !== null && t('calendar.linkedEvents'),
    clash && t('calendar.clashShort'),
    event.mark && t(`common.mark.${event.mark}`),
  ].filter(Boolean);
  return (
    <div
      className="cal-list-cells"
      data-mark={event.mark ?? undefined}
      data-cancelled={event.annule ? '' : undefined}
      data-interview={event.interview ? '' : undefined}
    >
      <span {...(!oneDay && { title: format.timeRange(event.debut, event.fin) })}>
        {begin ?? (event.interview || !oneDay ? format.time(event.debut) : format.timeRange(event.debut, event.fin))}
      </span>
      <span className="cal-list-dot" data-hue={hueOf(event.typeName)} aria-hidden />
      <span className="cal-list-name font-medium">{event.nom || event.typeName}</span>
      <span className="text-text-2">{event.typeName}</span>
      <span className="cal-list-wide text-text-2">{event.enseignants}</span>
      <span className="cal-list-wide text-text-2">{event.programmeName}</span>
      <span className="flex justify-end">
        <ChipMarks
          linked={event.group !== null}
          done={event.realise}
          cancelled={event.annule}
          clash={clash}
          mark={event.mark}
        />
        {states.length > 0 && <span className="sr-only">{states.join(', ')}</span>}
      </span>
    </div>
  );
}
