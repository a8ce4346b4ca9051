import './calendar.css';
import './views.css';

export { CalendarScreen } from './CalendarScreen.tsx';
