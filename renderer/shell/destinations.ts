import { useView } from '#stores/view.ts';

/** Navigation to a thing, from the palette and from links: changes what is shown, and writes nothing (S13). */

const elsewhere = { deciding: null, settingsPage: null, page: null } as const;

/** `day`: the civil day, in the school's zone, on which it begins. */
export const showEvent = (id: string, day: string): void =>
  useView.setState(({ selection }) => ({
    ...elsewhere,
    screen: 'calendar',
    calendarDay: day,
    selection: { ...selection, calendar: id },
  }));

export const showFolder = (id: string): void => useView.setState({ ...elsewhere, screen: 'directory', folder: id });
