import { useView } from '#stores/view.ts';

/** Ways to a thing, from the palette and from links: they change what is shown, and write nothing (S13). */

const elsewhere = { deciding: null, settingsPage: null, person: null } as const;

/** `day`: the school's, on which it begins. */
export const showEvent = (id: string, day: string): void =>
  useView.setState(({ selection }) => ({
    ...elsewhere,
    screen: 'calendar',
    calendarDay: day,
    selection: { ...selection, calendar: id },
  }));

export const showFolder = (id: string): void => useView.setState({ ...elsewhere, screen: 'directory', folder: id });
