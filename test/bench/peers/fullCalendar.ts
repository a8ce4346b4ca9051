import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import '@fullcalendar/react/themes/classic/palette.css';

export { default as FullCalendar } from '@fullcalendar/react';
export type { CalendarRef } from '@fullcalendar/react';
export { default as classicTheme } from '@fullcalendar/react/themes/classic';
export { default as timeGrid } from '@fullcalendar/react/timegrid';
