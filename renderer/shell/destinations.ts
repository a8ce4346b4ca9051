import { useQuickMemory } from '#features/calendar/quickAdd/memory.ts';
import { hiddenScreens } from '#stores/policy.ts';
import { useView } from '#stores/view.ts';
import type { Day } from '#ui/index.ts';

/** Navigation to a thing, from the palette and from links: changes what is shown, and writes nothing (S13). */

const elsewhere = { deciding: null, settingsPage: null, page: null } as const;

/** `day`: the civil day, in the school's zone, on which it begins. */
export const showEvent = (id: string, day: string): void =>
  useView.setState(({ selection }) => ({
    ...elsewhere,
    screen: 'calendar',
    calendarDay: day,
    calendarPerson: null,
    selection: { ...selection, calendar: id },
  }));

/** Goes to a day, in the interviews when these are shown, else in the calendar, unless the policy hides it (S14). */
export function openDay(day: Day): void {
  const { screen } = useView.getState();
  if (screen === 'today' || hiddenScreens().includes('calendar')) {
    useView.setState({ ...elsewhere, screen: 'today', interviewDay: day });
  } else useView.setState({ ...elsewhere, screen: 'calendar', calendarDay: day });
}

/** Opens the line of a new event, with what was typed elsewhere. */
export function createEvent(text: string): void {
  useView.setState({ ...elsewhere, screen: 'calendar' });
  if (useView.getState().screen === 'calendar') useQuickMemory.setState({ text, isAsked: true });
}
