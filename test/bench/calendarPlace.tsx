import '#ui/styles.css';
import '#timeGrid/grid.css';
import '#timeGrid/blocks.css';
import '#timeGrid/appearance/hue.css';
import { createRoot } from 'react-dom/client';
import type { Cache } from '#cache/open.ts';
import { CacheProvider } from '#cache/queries/CacheProvider.tsx';
import { CalendarScreen } from '#features/calendar/index.tsx';
import { useSession } from '#stores/session.ts';
import type { Commands } from '#stores/session.ts';
import { FormatProvider, ShortcutScope } from '#ui/index.ts';

/** Opens Campus 1; the commands are not called by what is measured. */
export function openSession(): void {
  const profile = {
    id: 'p',
    name: 'École',
    baseUrl: '',
    user: 'c.moreau',
    campusId: '1',
    campusName: 'Campus Lyon',
    practice: true,
  };
  useSession.setState({
    open: { profile, databaseName: '', signedIn: true, keptBefore: false },
    commands: {} as Commands, // not called here
  });
}

/** The app's calendar over the page, 1000 × 900 pixels. */
export function showCalendar(cache: Cache): { readonly place: HTMLElement; readonly leave: () => void } {
  const place = document.createElement('div');
  place.style.cssText = 'position:absolute;inset:0 auto auto 0;width:1000px;height:900px;display:flex';
  document.body.append(place);
  const root = createRoot(place);
  root.render(
    <CacheProvider cache={cache}>
      <FormatProvider language="fr" zone="Europe/Paris">
        <ShortcutScope>
          <CalendarScreen />
        </ShortcutScope>
      </FormatProvider>
    </CacheProvider>,
  );
  return {
    place,
    leave() {
      root.unmount();
      place.remove();
    },
  };
}
