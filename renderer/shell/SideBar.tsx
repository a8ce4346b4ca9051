import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { footScreen } from '#shared/ipc/screens.ts';
import { useScreen } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import { Initials, classes, later } from '#ui/index.ts';
import { CampusSwitcher } from './CampusSwitcher.tsx';
import { ScreenButton } from './ScreenButton.tsx';
import { ScreenList } from './ScreenList.tsx';

/** Read after the first drawing. */
const MiniMonth = later(async () => (await import('./MiniMonth.tsx')).MiniMonth);
/** Only the calendar has them. */
const SideTypes = later(async () => (await import('#features/calendar/filter/SideTypes.tsx')).SideTypes);

/**
 * In a low window its lines are lower, so that the month and the types of events need no scrolling; at 400 % there is
 * no room for the user's initials.
 */
export function SideBar() {
  const { t } = useTranslation();
  const isCalendar = useScreen() === 'calendar';
  /** The other screens are in sight. */
  const [isUnfolded, setUnfolded] = useState(false);
  const user = useSession((session) => session.open?.profile.user) ?? '';
  return (
    <nav
      data-region
      tabIndex={-1}
      aria-label={t('shell.nav')}
      className="flex min-h-0 flex-col border-r border-line px-2 py-2"
    >
      <CampusSwitcher />
      <div className="scroll-thin -mx-2 -mt-1 flex min-h-0 flex-1 flex-col px-2 pt-1">
        <ScreenList onUnfold={setUnfolded} />
        <div className="mt-5 [@media(max-height:860px)]:mt-3 [@media(max-height:620px)]:hidden max-[1099.98px]:hidden">
          {/* Where both have no room, the month gives way to the types, which say what the colours mean. */}
          <div className={classes('min-h-44', isCalendar && isUnfolded && '[@media(max-height:1000px)]:hidden')}>
            <MiniMonth.Component />
          </div>
          {isCalendar && (
            <div className="mt-4 px-1.5 [@media(max-height:860px)]:mt-2">
              <SideTypes.Component />
            </div>
          )}
        </div>
      </div>
      <div className="flex flex-col pt-2">
        <ScreenButton screen={footScreen} />
        <div className="flex h-8 items-center gap-2 px-1.5 text-text-2 [@media(max-height:860px)]:h-7 [@media(max-height:240px)]:hidden">
          <Initials name={user} className="size-5 rounded-full bg-sunken text-[9px] text-text-2" />
          <span className="truncate-line font-medium max-[1099.98px]:sr-only">{user}</span>
        </div>
      </div>
    </nav>
  );
}
