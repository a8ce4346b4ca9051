import { ChevronRight, ChevronsUpDown, SlidersHorizontal } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { memo, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button, TooltipTrigger } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useCampuses, useDatasetStatus } from '#cache/queries/hooks.ts';
import { screenOf } from '#shared/ipc/place.ts';
import { footScreen, shownScreens, sideScreens } from '#shared/ipc/screens.ts';
import type { Screen } from '#shared/ipc/screens.ts';
import { go, returnToScreen, usePlace, useScreen } from '#stores/place.ts';
import { useHiddenScreens, useOpenCampuses } from '#stores/policy.ts';
import { usePreferences } from '#stores/preferences.ts';
import { useSession } from '#stores/session.ts';
import { classes, Initials, later, OpeningDialog, Tip, useFetched } from '#ui/index.ts';
import { usePending } from '#wording/usePending.ts';
import { changeCampus } from './changeCampus.ts';
import { useInterviewsToday } from './desktop/useToday.ts';
import { factsOf } from './screenCode.tsx';

/** A start draws no menu. */
const CampusMenu = later(async () => (await import('./CampusMenu.tsx')).CampusMenu, OpeningDialog);

/** Chooses the campus whose calendar and interviews are shown. */
export function CampusSwitcher() {
  const { t } = useTranslation();
  useFetched(CampusMenu);
  const profile = useSession((session) => session.open?.profile);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const open = (): void => setOpen(true);
  const every = useCampuses();
  const campuses = useOpenCampuses(every, profile?.practice ?? false);
  if (!profile) return null;
  // A campus that the policy fixes is known by its number until the service has named it.
  const campusName = every.find(({ id }) => id === profile.campusId)?.name ?? profile.campusName;

  const choose = (id: string): void => {
    const campus = campuses.find((each) => each.id === id);
    if (campus) void changeCampus(campus, t);
  };
  return (
    <>
      <Button
        ref={button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={open}
        // React Aria keeps from the page what a button hears.
        onKeyDown={(event) => (event.key === 'ArrowDown' ? open() : event.continuePropagation())}
        className="mb-1.5 flex h-11 [@media(max-height:860px)]:mb-1 [@media(max-height:860px)]:h-10 shrink-0 items-center gap-2.5 rounded-button px-1.5 text-left data-hovered:bg-hover max-[1099.98px]:justify-center"
      >
        <Initials name={campusName} isNumbered className="size-7 rounded-button bg-accent-soft text-mark text-accent" />
        <span className="min-w-0 flex-1 max-[1099.98px]:sr-only">
          <span className="block truncate-line leading-[17px] font-bold">{campusName || t('shell.noCampus')}</span>
          <span className="block truncate-line text-help leading-[14px] text-text-3">{profile.name}</span>
        </span>
        <ChevronsUpDown size={14} aria-hidden className="shrink-0 text-text-3 max-[1099.98px]:hidden" />
      </Button>
      {isOpen && (
        <CampusMenu.Component
          trigger={button}
          campuses={campuses}
          current={profile.campusId}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The screens of the side bar; those that the user folds away open under « Other screens ». */
export function ScreenList({ onUnfold }: { readonly onUnfold?: (isOpen: boolean) => void }) {
  const { t } = useTranslation();
  const counts = useCounts();
  const hidden = useHiddenScreens();
  const shown = shownScreens(
    usePreferences((preferences) => preferences.foldedScreens),
    hidden,
  );
  const folded = sideScreens.filter((screen) => !shown.includes(screen) && !hidden.includes(screen));
  const current = useScreen();
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  // The screen that is on stays in sight when the others are folded.
  const under = isOpen ? folded : folded.filter((screen) => screen === current);
  return (
    <>
      {shown.map((screen) => (
        <ScreenButton key={screen} screen={screen} count={counts[screen] ?? 0} />
      ))}
      {folded.length > 0 && (
        <>
          <SideButton
            label={t('shell.otherScreens')}
            icon={ChevronRight}
            isExpanded={isOpen}
            controls={panel}
            onPress={() => {
              setIsOpen(!isOpen);
              onUnfold?.(!isOpen);
            }}
          />
          <div id={panel} className="flex flex-col">
            {under.map((screen) => (
              <ScreenButton key={screen} screen={screen} count={counts[screen] ?? 0} />
            ))}
            {isOpen && (
              <SideButton
                label={t('shell.chooseScreens')}
                icon={SlidersHorizontal}
                onPress={() => go({ at: 'settings', part: 'screens' })}
              />
            )}
          </div>
        </>
      )}
    </>
  );
}

interface ScreenButtonProps {
  readonly screen: Screen;
  readonly count?: number;
}

const ScreenButton = memo(function ScreenButton({ screen, count = 0 }: ScreenButtonProps) {
  const { t } = useTranslation();
  const isCurrent = usePlace((place) => screenOf(place) === screen);
  return (
    <SideButton
      label={t(`shell.screen.${screen}`)}
      icon={factsOf(screen).icon}
      isCurrent={isCurrent}
      tour={screen}
      onPress={() => returnToScreen(screen)}
    >
      {count > 0 && (
        <>
          <span aria-hidden className="ml-auto text-help font-normal text-text-3 max-[1099.98px]:hidden">
            {count}
          </span>
          <span className="sr-only">{t(`shell.navCount.${screen}`, { count })}</span>
        </>
      )}
    </SideButton>
  );
});

interface SideButtonProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly onPress: () => void;
  readonly isCurrent?: boolean;
  /** For a button that unfolds what follows it: whether it is unfolded; its icon then points down. */
  readonly isExpanded?: boolean;
  /** The id of what it unfolds. */
  readonly controls?: string;
  /** Where the tour speaks of it. */
  readonly tour?: string;
  readonly children?: ReactNode;
}

/** A line of the side bar; in the narrow bar its icon, with its name as tooltip. */
function SideButton({
  label,
  icon: Icon,
  onPress,
  isCurrent = false,
  isExpanded,
  controls,
  tour,
  children,
}: SideButtonProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={0}>
      <Button
        {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
        {...(isExpanded === undefined ? {} : { 'aria-expanded': isExpanded })}
        {...(tour === undefined ? {} : { 'data-tour': tour })}
        {...(controls === undefined ? {} : { 'aria-controls': controls })}
        onPress={onPress}
        className={classes(
          // Its ring lies over the line below, whose ground would cover it.
          'flex h-8 shrink-0 items-center gap-2.5 rounded-button px-2 focus-visible:z-1 [@media(max-height:860px)]:h-7 font-medium text-text-2 max-[1099.98px]:justify-center max-[1099.98px]:px-0',
          isCurrent ? 'bg-selected text-text' : 'data-hovered:bg-hover',
        )}
      >
        <Icon
          size={16}
          aria-hidden
          className={classes('shrink-0', isCurrent && 'text-accent', isExpanded === true && 'rotate-90')}
          strokeWidth={1.75}
        />
        <span className="truncate-line max-[1099.98px]:sr-only">{label}</span>
        {children}
      </Button>
      <Tip placement="right" className="min-[1100px]:hidden">
        {label}
      </Tip>
    </TooltipTrigger>
  );
}

const admissionPaths = { entity: 'SessionRecrutement' } as const;

function useCounts(): Partial<Record<Screen, number>> {
  const { interviews } = useInterviewsToday();
  // Before the admission paths are in the cache, the campus of an application is unknown.
  const campusKnown = useDatasetStatus(admissionPaths).last !== null;
  const { waiting, toSend, toDecide } = usePending();
  return { today: campusKnown ? interviews.length : 0, changes: waiting + toSend + toDecide };
}

/** Read after the first drawing. */
const MiniMonth = later(async () => (await import('./MiniMonth.tsx')).MiniMonth);
/** Only the calendar has them. */
const SideTypes = later(async () => (await import('#features/calendar/filter/SideTypes.tsx')).SideTypes);

/** In a low window lines are lower, so that nothing scrolls; at 400 % there is no room for initials. */
export function SideBar() {
  const { t } = useTranslation();
  const screen = useScreen();
  const isCalendar = screen === 'calendar';
  const [isMonthOpen, setMonthOpen] = useState(false);
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
      <div className="scroll-thin -mx-2 -my-1 flex min-h-0 flex-1 flex-col px-2 py-1">
        <ScreenList onUnfold={setUnfolded} />
        <div className="mt-5 [@media(max-height:860px)]:mt-3 [@media(max-height:620px)]:hidden max-[1099.98px]:hidden">
          {/* Where both have no room, the month gives way to the types, which say what the colours mean. */}
          <div className={classes('min-h-44', isCalendar && isUnfolded && '[@media(max-height:1000px)]:hidden')}>
            {isCalendar && <MiniMonth.Component />}
            {screen === 'today' && (
              <div className="flex flex-col">
                <SideButton
                  label={t('common.word.month')}
                  icon={ChevronRight}
                  isExpanded={isMonthOpen}
                  onPress={() => setMonthOpen(!isMonthOpen)}
                />
                {isMonthOpen && <MiniMonth.Component />}
              </div>
            )}
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
