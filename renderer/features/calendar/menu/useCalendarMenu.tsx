import { useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import { eventIdAt } from '#timeGrid/blocks.ts';
import type { Span } from '#timeGrid/gesture/span.ts';
import { instantAt } from '#timeGrid/layout/schoolDay.ts';
import { askForMenu, ContextMenu, listShortcuts, menuPointOf, useFormat, useShortcut } from '#ui/index.ts';
import type { MenuEntry, MenuPoint } from '#ui/index.ts';
import { nameOf } from '../act/names.ts';
import type { CalendarCommands } from '../commands/useCalendarCommands.ts';
import { openDay } from '../period/usePeriod.ts';
import type { Period } from '../period/usePeriod.ts';
import type { PeopleOf } from '../person/usePeopleOf.ts';
import { useMenuEntries } from './useMenuEntries.tsx';

type Subject =
  | {
      readonly kind: 'events';
      readonly these: readonly ShownEvent[];
      /** The person or campus of its column; empty where columns are days. */
      readonly column: string;
    }
  | { readonly kind: 'slot'; readonly span: Span; readonly isDay: boolean };

interface MenuOptions {
  readonly period: Period;
  readonly commands: CalendarCommands;
  readonly peopleOf: PeopleOf;
  /** The moment under the pointer, epoch ms; null outside of the days. */
  readonly pointed: { readonly current: number | null };
  readonly onEdit: (these: readonly ShownEvent[]) => void;
  readonly onMove: (these: readonly ShownEvent[]) => void;
  readonly onLink: (these: readonly ShownEvent[]) => void;
  readonly onCreate: (span: Span) => void;
}

const hourMs = 3_600_000;
/** When an event begins that is created in a day of the month, in minutes of the day. */
const morning = 9 * 60;

export function useCalendarMenu({
  period,
  commands,
  peopleOf,
  pointed,
  onEdit,
  onMove,
  onLink,
  onCreate,
}: MenuOptions): {
  readonly onContextMenu: (event: MouseEvent) => void;
  readonly menu: ReactNode;
} {
  const { t } = useTranslation();
  const format = useFormat();
  const [open, setOpen] = useState<{ readonly subject: Subject; readonly at: MenuPoint } | null>(null);
  const { ofEvents, ofSlot } = useMenuEntries({ period, commands, peopleOf, onEdit, onMove, onLink, onCreate });

  useShortcut(listShortcuts.menu, askForMenu);

  const subjectAt = (target: EventTarget): Subject | null => {
    const id = eventIdAt(target);
    if (id !== null) {
      const event = period.all.find((each) => each.id === id);
      const { picked, events } = commands.choice;
      return event ? { kind: 'events', these: picked.has(id) ? events : [event], column: columnAt(target) } : null;
    }
    if (!(target instanceof Element) || target.closest('[data-list="event"]') === null) return null;
    const cell = period.days.find(({ day }) => day === target.closest<HTMLElement>('td[data-day]')?.dataset['day']);
    const from = cell ? instantAt(cell, morning) : pointed.current;
    if (from === null || target.closest('[data-overflow]')) return null;
    return { kind: 'slot', span: { debut: from, fin: from + hourMs }, isDay: cell !== undefined };
  };
  const onContextMenu = (event: MouseEvent): void => {
    const subject = subjectAt(event.target);
    if (!subject) return;
    event.preventDefault();
    // The keys act on the same event afterwards, and the focus comes back to it.
    if (event.target instanceof Element) event.target.closest<HTMLElement>('[data-event], td[data-day]')?.focus();
    setOpen({ subject, at: menuPointOf(event) });
  };
  const entriesOf = (subject: Subject): readonly MenuEntry[] =>
    subject.kind === 'events'
      ? ofEvents(subject.these, subject.column)
      : ofSlot(subject.span, subject.isDay ? () => openDay(format.dayOf(subject.span.debut)) : null);
  const titleOf = (subject: Subject): { readonly title: string; readonly detail?: string } => {
    if (subject.kind === 'slot')
      return subject.isDay
        ? { title: format.dayLong(subject.span.debut) }
        : { title: format.dayTime(subject.span.debut) };
    const [first, second] = subject.these;
    if (!first || second) return { title: t('calendar.doing.picked.count', { count: subject.these.length }) };
    return { title: nameOf(first), detail: format.time(first.debut) };
  };
  return {
    onContextMenu,
    menu: open && (
      <ContextMenu
        at={open.at}
        {...titleOf(open.subject)}
        entries={entriesOf(open.subject)}
        onClose={() => setOpen(null)}
      />
    ),
  };
}

const columnAt = (target: EventTarget): string =>
  (target instanceof Element ? target.closest<HTMLElement>('[data-whose]')?.dataset['whose'] : undefined) ?? '';
