import { CalendarDays, ClipboardPaste, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Span } from '#timeGrid/gesture/span.ts';
import { keysNow, useFormat, useKeySettings } from '#ui/index.ts';
import type { MenuEntry } from '#ui/index.ts';
import { calendarShortcuts } from '#wording/shortcuts.ts';
import type { CalendarCommands } from '../commands/useCalendarCommands.ts';

/** What can be done at a moment without an event. `onDay`: for a day of the month, its own view. */
export function useSlotEntries({
  commands: { copying },
  onCreate,
}: {
  readonly commands: CalendarCommands;
  readonly onCreate: (span: Span) => void;
}): (span: Span, onDay: (() => void) | null) => readonly MenuEntry[] {
  const { t } = useTranslation();
  const format = useFormat();
  const settings = useKeySettings();
  return (span, onDay) => {
    const copied = copying.copied().length;
    return [
      {
        id: 'create',
        label: t('calendar.menu.create', { time: format.timeRange(span.debut, span.fin) }),
        icon: <Plus size={15} aria-hidden />,
        kbd: keysNow(calendarShortcuts.create, settings)[0],
        onAction: () => onCreate(span),
      },
      {
        id: 'paste',
        label: t('calendar.menu.paste', { count: copied }),
        icon: <ClipboardPaste size={15} aria-hidden />,
        kbd: calendarShortcuts.paste.keys[0],
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
              isApart: true,
              onAction: onDay,
            },
          ]
        : []),
    ];
  };
}
