import {
  Ban,
  CalendarClock,
  CalendarDays,
  CalendarMinus,
  CalendarPlus,
  CalendarRange,
  Check,
  ClipboardPaste,
  Copy,
  Download,
  FileText,
  Link2,
  PanelRight,
  Pencil,
  Plus,
  RotateCcw,
  Undo2,
  UserRoundCog,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { showWeekOf } from '#stores/place.ts';
import { applicationOf, isToLink } from '#timeGrid/appearance/shown.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import { nudgeDays } from '#timeGrid/gesture/span.ts';
import type { Span } from '#timeGrid/gesture/span.ts';
import { useFormat } from '#ui/index.ts';
import type { MenuEntry, Shortcut } from '#ui/index.ts';
import { calendarShortcuts } from '#wording/shortcuts.ts';
import { openApplication } from '../act/openApplication.ts';
import type { CalendarCommands } from '../commands/useCalendarCommands.ts';
import { useExport } from '../export/useExport.ts';
import type { Period } from '../period/usePeriod.ts';
import type { PeopleOf } from '../person/usePeopleOf.ts';

interface EntriesOptions {
  readonly period: Period;
  readonly commands: CalendarCommands;
  readonly peopleOf: PeopleOf;
  readonly onEdit: (these: readonly ShownEvent[]) => void;
  readonly onMove: (these: readonly ShownEvent[]) => void;
  readonly onLink: (these: readonly ShownEvent[]) => void;
  readonly onCreate: (span: Span) => void;
}

interface MenuEntries {
  /** Of an event, or several that are chosen together; `column`: the person or campus beside others. */
  readonly ofEvents: (these: readonly ShownEvent[], column: string) => readonly MenuEntry[];
  /** Of a moment without an event. `onDay`: for a day of the month, its own view. */
  readonly ofSlot: (span: Span, onDay: (() => void) | null) => readonly MenuEntry[];
}

/** Moves by whole days at the same hour, of which the nearest have keys. */
const shifts = [
  { id: 'dayBefore', days: -1, shortcut: calendarShortcuts.dayBefore },
  { id: 'dayAfter', days: 1, shortcut: calendarShortcuts.dayAfter },
  { id: 'weekBefore', days: -7, shortcut: null },
  { id: 'weekAfter', days: 7, shortcut: null },
] as const;

/** The columns beside that of an event, each with its key. */
const sides = [
  { by: -1, shortcut: calendarShortcuts.assignBefore },
  { by: 1, shortcut: calendarShortcuts.assignAfter },
] as const;

export function useMenuEntries({
  period,
  commands: { choice, marking, toTomorrow, copying, acts, assign, columnsShown },
  peopleOf,
  onEdit,
  onMove,
  onLink,
  onCreate,
}: EntriesOptions): MenuEntries {
  const { t } = useTranslation();
  const format = useFormat();
  const exportEvents = useExport(period);
  const keyOf = ({ keys }: Shortcut): string | undefined => keys[0];

  const weeksOf = (event: ShownEvent): readonly MenuEntry[] =>
    peopleOf(event).map((person, at) => ({
      id: `week/${person.kind}/${person.name}`,
      label: t('common.weekOf', { name: person.name }),
      icon: <CalendarRange size={15} aria-hidden />,
      kbd: at === 0 ? keyOf(calendarShortcuts.personWeek) : undefined,
      hasLineAbove: at === 0,
      onAction: () => showWeekOf(person, format.dayOf(event.debut)),
    }));

  /** To the people or campuses of the columns beside that of the event; none where no columns are shown. */
  const assignTo = (event: ShownEvent, column: string): readonly MenuEntry[] => {
    const { kind, columns } = columnsShown();
    const at = columns.findIndex(({ id }) => id === column);
    const from = columns[at];
    if (!from) return [];
    const give = assign(kind, event.id);
    return sides.flatMap(({ by, shortcut }) => {
      const to = columns[at + by];
      if (!to) return [];
      const label =
        to.name === ''
          ? t('calendar.menu.unassign')
          : t(`calendar.menu.${kind === 'campuses' ? 'assignCampus' : 'assign'}`, { name: to.name });
      return [
        {
          id: `assign/${by}`,
          label,
          icon: <UserRoundCog size={15} aria-hidden />,
          kbd: keyOf(shortcut),
          onAction: () => void give({ from, to, span: null, isByKey: false }),
        },
      ];
    });
  };
  const shiftsOf = (first: ShownEvent): readonly MenuEntry[] =>
    shifts.map(({ id, days, shortcut }) => ({
      id,
      label: t(`calendar.menu.${id}`),
      icon: days < 0 ? <CalendarMinus size={15} aria-hidden /> : <CalendarPlus size={15} aria-hidden />,
      kbd: shortcut ? keyOf(shortcut) : undefined,
      onAction: () => void acts.at(first.id)?.moveTo(nudgeDays(first, days, format.zone), 'command'),
    }));

  const ofEvents: MenuEntries['ofEvents'] = (these, column) => {
    const [only, second] = these;
    if (!only) return [];
    const open: MenuEntry = {
      id: 'open',
      label: t('common.word.open'),
      icon: <PanelRight size={15} aria-hidden />,
      kbd: 'Enter',
      onAction: () => choice.choose(only.id),
    };
    if (these.some(({ gone }) => gone)) return second ? [] : [open, ...weeksOf(only)];
    const application = second ? undefined : applicationOf(only);
    // What is only an hour of its application has nothing else to edit or copy.
    const isAlone = these.every(({ interview }) => interview);
    const toLink = these.filter(isToLink);
    const count = these.length;
    const edit: MenuEntry = {
      id: 'edit',
      label: t(second ? 'pages.bulk.open' : 'keys.people.edit'),
      icon: <Pencil size={15} aria-hidden />,
      kbd: keyOf(calendarShortcuts.edit),
      onAction: () => onEdit(these),
    };
    return [
      ...(second ? [] : [open]),
      ...(application
        ? [
            {
              id: 'application',
              label: t('calendar.views.openApplication'),
              icon: <FileText size={15} aria-hidden />,
              onAction: () => openApplication(application, format),
            },
          ]
        : []),
      ...(isAlone ? [] : [edit]),
      ...(toLink.length > 0
        ? [
            {
              id: 'link',
              label: t('linking.action'),
              icon: <Link2 size={15} aria-hidden />,
              onAction: () => onLink(toLink),
            },
          ]
        : []),
      {
        id: 'move',
        label: t('calendar.menu.move'),
        icon: <CalendarClock size={15} aria-hidden />,
        kbd: keyOf(calendarShortcuts.move),
        onAction: () => onMove(these),
      },
      {
        id: 'tomorrow',
        label: t('keys.calendar.tomorrow'),
        icon: <CalendarPlus size={15} aria-hidden />,
        kbd: keyOf(calendarShortcuts.tomorrow),
        onAction: () => toTomorrow(these),
      },
      ...shiftsOf(only),
      ...assignTo(only, column),
      {
        id: 'done',
        label: t('calendar.menu.done'),
        icon: <Check size={15} aria-hidden />,
        kbd: keyOf(calendarShortcuts.done),
        hasLineAbove: true,
        isDisabled: these.every(({ realise }) => realise),
        onAction: () => void marking.markDone(these),
      },
      ...(these.some(({ realise }) => realise)
        ? [
            {
              id: 'notDone',
              label: t('common.word.markAsNotDone'),
              icon: <Undo2 size={15} aria-hidden />,
              onAction: () => void marking.markDone(these, false),
            },
          ]
        : []),
      ...(isAlone
        ? []
        : [
            {
              id: 'copy',
              label: t('common.word.copy'),
              icon: <Copy size={15} aria-hidden />,
              kbd: keyOf(calendarShortcuts.copy),
              onAction: () => void copying.copy(these),
            },
          ]),
      {
        id: 'export',
        label: t('calendar.menu.export'),
        icon: <Download size={15} aria-hidden />,
        onAction: () => void exportEvents(these),
      },
      ...(second ? [] : weeksOf(only)),
      {
        id: 'cancel',
        label: t('calendar.doing.picked.cancel', { count }),
        icon: <Ban size={15} aria-hidden />,
        kbd: keyOf(calendarShortcuts.cancelEvent),
        hasLineAbove: true,
        isDisabled: these.every(({ annule }) => annule),
        onAction: () => void marking.cancel(these),
      },
      ...(these.some(({ annule }) => annule)
        ? [
            {
              id: 'restore',
              label: t('calendar.doing.picked.restore', { count }),
              icon: <RotateCcw size={15} aria-hidden />,
              onAction: () => void marking.cancel(these, false),
            },
          ]
        : []),
    ];
  };
  const ofSlot: MenuEntries['ofSlot'] = (span, onDay) => {
    const copied = copying.copied().length;
    return [
      {
        id: 'create',
        label: t('calendar.menu.create', { time: format.timeRange(span.debut, span.fin) }),
        icon: <Plus size={15} aria-hidden />,
        kbd: keyOf(calendarShortcuts.create),
        onAction: () => onCreate(span),
      },
      {
        id: 'paste',
        label: t('calendar.menu.paste', { count: copied }),
        icon: <ClipboardPaste size={15} aria-hidden />,
        kbd: keyOf(calendarShortcuts.paste),
        isDisabled: copied === 0,
        onAction: () => copying.pasteAt(span.debut),
      },
      ...(onDay
        ? [
            {
              id: 'day',
              label: t('calendar.menu.day'),
              icon: <CalendarDays size={15} aria-hidden />,
              kbd: 'Enter',
              hasLineAbove: true,
              onAction: onDay,
            },
          ]
        : []),
    ];
  };
  return { ofEvents, ofSlot };
}
