import { useView } from '../stores/view.ts';
import type { Area } from '../stores/view.ts';

/** Ways to a thing, from the palette and from links: they change what is shown, and write nothing (S13). */

function show(area: Area, selected: string, rest: Partial<ReturnType<typeof useView.getState>> = {}): void {
  useView.setState(({ selection }) => ({ area, deciding: null, settingsPage: null, selection: { ...selection, [area]: selected }, ...rest }));
}

/** `day`: the school's, on which it begins. */
export const showEvent = (id: string, day: string): void => show('calendar', id, { calendarDay: day });

/** `day`: the school's, of its interview. */
export const showInterview = (id: string, day: string): void => show('today', id, { interviewDay: day });

export const showFolder = (id: string): void => useView.setState({ area: 'directory', deciding: null, settingsPage: null, folder: id });
