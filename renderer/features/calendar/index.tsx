import './grid/grid.css';
import './grid/blocks.css';
import './views.css';
import './print/print.css';

export { CalendarScreen } from './CalendarScreen.tsx';
