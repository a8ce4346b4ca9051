import './calendar.css';

export { CalendarScreen } from './CalendarScreen.tsx';
