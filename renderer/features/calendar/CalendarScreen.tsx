import { memo, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDatasetStatus, useLoaded } from '#cache/queries/hooks.ts';
import { DropZone } from '#forms/incoming/DropZone.tsx';
import { LinkDialog } from '#parts/linking/LinkDialog.tsx';
import { showWeekOf } from '#stores/place.ts';
import { useCommands, useSession } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { requestKey } from '#sync/rules/request.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import { eventIdAt } from '#timeGrid/blocks.ts';
import { touches } from '#timeGrid/layout/period.ts';
import type { CalendarView, ShownLength } from '#timeGrid/layout/period.ts';
import { showToday } from '#timeGrid/useInSight.ts';
import {
  focusRow,
  Loading,
  NewRows,
  runShortcut,
  Screen,
  showToast,
  TextAction,
  useFormat,
  useOpenRow,
  useShortcut,
  useTargetShortcut,
} from '#ui/index.ts';
import { calendarShortcuts } from '#wording/shortcuts.ts';
import { openApplication } from './act/openApplication.ts';
import { CalendarBody } from './CalendarBody.tsx';
import { CalendarHeader, showView } from './CalendarHeader.tsx';
import { CommandNotes, PickedBar } from './commands/CommandNotes.tsx';
import { EditEvents } from './commands/EditEvents.tsx';
import { useCalendarCommands } from './commands/useCalendarCommands.ts';
import { useExport } from './export/useExport.ts';
import { countTypes } from './filter/filter.ts';
import { FilterChips } from './filter/FilterChips.tsx';
import { EventValues, FilterMenu } from './filter/FilterMenu.tsx';
import { useIncomingFile } from './incoming/useIncomingFile.tsx';
import { CalendarInspector } from './inspector/CalendarInspector.tsx';
import { usePanelPlace } from './inspector/usePanelPlace.ts';
import { useCalendarMenu } from './menu/useCalendarMenu.tsx';
import { MoveEventsDialog } from './move/MoveEventsDialog.tsx';
import { showDay, usePeriod } from './period/usePeriod.ts';
import { PersonNote } from './person/PersonNote.tsx';
import { usePeopleOf } from './person/usePeopleOf.ts';
import { PrintPeriod } from './print/PrintDialog.tsx';
import { CreateEvent, useCreation } from './quickAdd/CreateEvent.tsx';
import { useCreatedInSight } from './quickAdd/useCreatedInSight.ts';

export function CalendarScreen() {
  const profile = useSession((session) => session.open?.profile);
  const loaded = useLoaded('Planification') === 'ready';
  if (!profile) return null;
  return loaded ? (
    <CampusCalendar key={profile.campusId} campusId={profile.campusId} campusName={profile.campusName} />
  ) : (
    <Loading />
  );
}

const none: readonly ShownEvent[] = [];

function CampusCalendar({ campusId, campusName }: { readonly campusId: string; readonly campusName: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const period = usePeriod(campusId);
  const { view, day, onScreen, all, ofTypes, visible, listColumns, selected, ownName, person } = period;
  const candidates = person?.events ?? all;
  const isEmpty = !all.some((event) => onScreen.some((each) => touches(event, each)));
  // Days first, events in a step of their own: together a long task. A selected event is there at once, for focus and
  // inspector.
  const viewDrawn = useDeferredValue<CalendarView | null>(view, null);
  const areDrawn = viewDrawn === view || selected !== null;
  const [filtering, setFiltering] = useState<'menu' | 'values' | null>(null);
  const [printing, setPrinting] = useState(false);
  const [editing, setEditing] = useState(false);
  const [moving, setMoving] = useState<readonly ShownEvent[] | null>(null);
  const [linking, setLinking] = useState<readonly ShownEvent[] | null>(null);
  const pointed = useRef<number | null>(null);
  const commands = useCalendarCommands({ period, pointed, onChoose: () => setEditing(false) });
  const { choice, targets } = commands;
  const body = useRef<HTMLDivElement>(null);
  const opened = selected && choice.picked.size === 0 ? selected.id : null;
  const followFocus = useOpenRow({ within: body, selected: opened, onSelect: choice.follow });
  const creation = useCreation(period);
  const createdInSight = useCreatedInSight(period);
  usePanelPlace(opened === null ? null : selected);
  const exportEvents = useExport(period);
  const incoming = useIncomingFile({ campusId, campusName, types: period.types });
  // Only an open menu counts them.
  const counted = filtering === 'menu' ? all : none;
  const types = useMemo(() => countTypes(counted), [counted]);
  const filterMenu = useMemo(
    () => (
      <FilterMenu
        types={types}
        ownName={ownName}
        isOpen={filtering === 'menu'}
        onOpenChange={(isOpen) => setFiltering(isOpen ? 'menu' : null)}
        onValues={() => setFiltering('values')}
      />
    ),
    [types, ownName, filtering],
  );
  const handlers = useSteady({
    onStep: period.step,
    onToday: () => {
      showDay(null);
      showToday();
    },
    onCreate: creation.propose,
    // A list prints itself.
    onPrint: () => (view === 'list' ? void runShortcut('table.print') : setPrinting(true)),
    onExport: () => void exportEvents(),
    onExportChosen: () => void exportEvents(choice.events),
    onIncoming: incoming.choose,
  });
  const show = (next: CalendarView) => (): void => showView(next);

  useShortcut(calendarShortcuts.now, handlers.onToday);
  useShortcut(calendarShortcuts.previous, () => handlers.onStep(-1));
  useShortcut(calendarShortcuts.next, () => handlers.onStep(1));
  useShortcut(calendarShortcuts.day, show('day'));
  useShortcut(calendarShortcuts.week, show('week'));
  useShortcut(calendarShortcuts.month, show('month'));
  useShortcut(calendarShortcuts.list, show('list'));
  useShortcut(calendarShortcuts.columns, show('columns'));
  useShortcut(calendarShortcuts.print, handlers.onPrint, { enabled: view !== 'list' });
  useShortcut(calendarShortcuts.filter, () => setFiltering('menu'), { enabled: view !== 'list' });
  useShortcut(calendarShortcuts.create, handlers.onCreate);
  useShortcut(calendarShortcuts.incoming, handlers.onIncoming);
  const editOne = (event: ShownEvent): void => {
    // Its hour is here, everything else where its application is.
    if (event.interview) return void openApplication(event.interview, format);
    choice.choose(event.id);
    setEditing(true);
  };
  const [together, setTogether] = useState<readonly ShownEvent[] | null>(null);
  const editChosen = (these: readonly ShownEvent[]): void => setTogether(these.filter(({ interview }) => !interview));
  const edit = (these: readonly ShownEvent[]): void => {
    const [only, second] = these;
    if (only && !second) editOne(only);
    else editChosen(these);
  };
  useTargetShortcut(calendarShortcuts.edit, targets.withMeant(edit), { target: targets.target });
  const askMove = (these: readonly ShownEvent[]): void => {
    const [first] = these;
    // The user sees first what is moved.
    if (first && !all.some(({ id }) => id === first.id)) return period.goTo(first);
    return setMoving(these);
  };
  useTargetShortcut(calendarShortcuts.move, targets.withMeant(askMove), { target: targets.target });
  const peopleOf = usePeopleOf(campusId);
  useTargetShortcut(
    calendarShortcuts.personWeek,
    () => {
      const [whose] = targets.meant().flatMap(peopleOf);
      if (whose) showWeekOf(whose);
      else showToast(t('calendar.person.nobody'));
    },
    { enabled: person === null, target: targets.target },
  );
  const { menu, onContextMenu } = useCalendarMenu({
    period,
    commands,
    peopleOf,
    pointed,
    onEdit: edit,
    onMove: askMove,
    onLink: setLinking,
    onCreate: creation.create,
  });

  return (
    <Screen
      overlaid
      header={
        <CalendarHeader
          days={onScreen}
          day={day}
          view={view}
          length={period.length}
          chosen={choice.events.length}
          {...handlers}
          filter={filterMenu}
        />
      }
      inspector={
        selected &&
        opened !== null && (
          <CalendarInspector
            selected={selected}
            period={period}
            commands={commands}
            campusName={campusName}
            peopleOf={peopleOf}
            editing={editing}
            onEdit={setEditing}
            onMove={askMove}
          />
        )
      }
    >
      <DropZone label={t('calendar.incoming.drop')} onFile={incoming.take} className="flex min-w-0 flex-1">
        {/* Maj F10 and the menu key raise it too, on the event that has the focus. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div
          ref={body}
          className="flex min-w-0 flex-1 flex-col"
          onContextMenu={onContextMenu}
          onDoubleClick={({ target }) => {
            const event = all.find(({ id, gone }) => id === eventIdAt(target) && !gone);
            if (event && choice.picked.size === 0) editOne(event);
          }}
          onFocus={({ target }) => followFocus(eventIdAt(target))}
        >
          <FilterChips
            columns={listColumns}
            types={period.types}
            isList={view === 'list'}
            hidden={candidates.length - (view === 'list' ? ofTypes : visible).length}
            count={candidates.length}
          />
          {person && (
            <PersonNote
              of={person.person}
              name={person.name}
              view={view}
              count={person.events.length}
              sequences={person.sequences}
            />
          )}
          <PeriodNote length={period.length} empty={isEmpty} onCreate={handlers.onCreate} />
          <CommandNotes commands={commands} />
          <NewRows count={period.waiting} onShow={period.showAll} />
          <CalendarBody
            period={period}
            campusName={campusName}
            commands={commands}
            areDrawn={areDrawn}
            draft={creation.draft}
            draftPerson={creation.slot?.enseignants ?? ''}
            onPoint={(at) => {
              pointed.current = at;
            }}
            onCreate={creation.create}
          />
          <PickedBar commands={commands} events={all} onMove={askMove} onEdit={() => editChosen(choice.events)} />
        </div>
      </DropZone>
      {filtering === 'values' && (
        <EventValues columns={listColumns} rows={ofTypes} texts={period.texts} onClose={() => setFiltering(null)} />
      )}
      {incoming.drawn}
      {menu}
      {moving && (
        <MoveEventsDialog events={moving} period={period} acts={commands.acts} onClose={() => setMoving(null)} />
      )}
      {linking && <LinkDialog events={linking} onClose={() => setLinking(null)} />}
      {together && <EditEvents events={together} acts={commands.acts} onClose={() => setTogether(null)} />}
      {printing && <PrintPeriod period={period} campusName={campusName} onClose={() => setPrinting(false)} />}
      <CreateEvent
        campusId={campusId}
        types={period.types}
        creation={creation}
        onCreated={(id, span) => {
          createdInSight(id);
          period.goTo(span);
          choice.choose(id);
          // The window closes onto what it was opened from, such as the button of the side bar (I26).
          focusRow(id);
        }}
      />
    </Screen>
  );
}

const request = { entity: 'Planification' } as const;

interface PeriodNoteProps {
  readonly length: ShownLength;
  /** The days on screen are empty, whatever the filters hide. */
  readonly empty: boolean;
  readonly onCreate: () => void;
}

/** Never downloaded, or without events, with those that filters hide. The rest is in the status bar. */
const PeriodNote = memo(function PeriodNote({ length, empty, onCreate }: PeriodNoteProps) {
  const { t } = useTranslation();
  const commands = useCommands();
  const { last } = useDatasetStatus(request);
  const running = useSyncStatus(
    ({ pulls, connection }) => pulls[requestKey(request)] !== undefined || connection.kind === 'unknown',
  );
  const failure = useSyncStatus((status) => status.pullFailures[requestKey(request)]);
  // Assumed to exist: without the list only what was created or opened here is shown (R3.4).
  if (last === null && (failure === 'gone' || failure === 'refused')) return <Line>{t('calendar.notServed')}</Line>;
  if (last === null) {
    return (
      <Line>
        {running ? t('calendar.receiving') : t('calendar.neverReceived')}
        {!running && <TextAction onPress={() => void commands.refresh(request)}>{t('common.word.receive')}</TextAction>}
      </Line>
    );
  }
  if (!empty) return null;
  return (
    <Line>
      {t(`calendar.views.empty.${length}`)}
      <TextAction onPress={onCreate}>{t('keys.calendar.create')}</TextAction>
    </Line>
  );
});

function Line({ children }: { readonly children: ReactNode }) {
  return (
    <p className="flex shrink-0 items-center gap-2 border-b border-line bg-canvas px-5 py-1.5 text-help text-text-2">
      {children}
    </p>
  );
}

type Handlers = Readonly<Record<string, (...args: never[]) => void>>;

/** Each does what the latest one does: what they are given to need not be drawn again. */
function useSteady<Of extends Handlers>(handlers: Of): Of {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const [steady] = useState(
    () =>
      Object.fromEntries(
        Object.keys(handlers).map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)]),
      ) as Of, // the same names, each with its own arguments
  );
  return steady;
}
