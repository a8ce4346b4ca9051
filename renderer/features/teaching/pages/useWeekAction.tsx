import { CalendarRange } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { useRowName } from '#pages/useRowName.ts';
import { showWeekOf } from '#stores/personWeek.ts';
import { IconButton, useShortcut } from '#ui/index.ts';
import { teachingShortcuts } from '../shortcuts.ts';

/** The way from the page of a teacher or an agent to their week in the calendar: a button, and W. */
export function useWeekAction(kind: 'teacher' | 'agent', row: RowView | null): ReactNode {
  const { t } = useTranslation();
  const nameOf = useRowName();
  const showWeek = (): void => {
    if (row) showWeekOf({ kind, id: row.id, name: nameOf(row) });
  };
  useShortcut(teachingShortcuts.week, showWeek, { enabled: row !== null });
  return (
    <IconButton
      label={t('teaching.teacher.calendar')}
      kbd="w"
      icon={<CalendarRange size={16} aria-hidden />}
      onPress={showWeek}
    />
  );
}
