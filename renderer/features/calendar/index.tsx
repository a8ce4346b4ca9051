import '#timeGrid/grid.css';
import '#timeGrid/blocks.css';
import './views.css';
import './print/print.css';

export { CalendarScreen } from './CalendarScreen.tsx';
