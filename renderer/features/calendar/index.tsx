import './calendar.css';
import './views.css';
import './print/print.css';

export { CalendarScreen } from './CalendarScreen.tsx';
