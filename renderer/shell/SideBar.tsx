import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useDatasetStatus, useInterviews, useOutbox } from '#cache/queries/hooks.ts';
import { footScreen, numberedScreens } from '#shared/ipc/screens.ts';
import type { Screen } from '#shared/ipc/screens.ts';
import { useSession } from '#stores/session.ts';
import { useView } from '#stores/view.ts';
import { classes, useFormat, useNow } from '#ui/index.ts';
import { CampusSwitcher, initials } from './CampusSwitcher.tsx';
import { MiniMonth } from './MiniMonth.tsx';
import { factsOf } from './screens.ts';

export function SideBar() {
  const { t } = useTranslation();
  const user = useSession((session) => session.open?.profile.user) ?? '';
  const counts = useCounts();
  return (
    <nav
      data-region
      tabIndex={-1}
      aria-label={t('shell.nav')}
      className="scroll-thin flex min-h-0 flex-col border-r border-line px-2 py-2"
    >
      <CampusSwitcher />
      {numberedScreens.map((screen) => (
        <ScreenButton key={screen} screen={screen} count={counts[screen] ?? 0} />
      ))}
      <div className="mt-5 [@media(max-height:620px)]:hidden max-[1099.98px]:hidden">
        <MiniMonth />
      </div>
      <div className="mt-auto flex flex-col pt-4">
        <ScreenButton screen={footScreen} count={0} />
        <div className="flex h-8 items-center gap-2 px-1.5 text-text-2">
          <span
            aria-hidden
            className="flex size-5 shrink-0 items-center justify-center rounded-full bg-sunken text-[9px] font-bold text-text-2"
          >
            {initials(user)}
          </span>
          <span className="truncate-line font-medium max-[1099.98px]:sr-only">{user}</span>
        </div>
      </div>
    </nav>
  );
}

function ScreenButton({ screen, count }: { readonly screen: Screen; readonly count: number }) {
  const { t } = useTranslation();
  const { icon: Icon } = factsOf(screen);
  const current = useView((view) => view.screen === screen);
  return (
    <Button
      {...(current ? { 'aria-current': 'page' as const } : {})}
      onPress={() => useView.setState({ screen, settingsPage: null, person: null })}
      className={classes(
        'flex h-8 shrink-0 items-center gap-2.5 rounded-button px-2 font-medium text-text-2 max-[1099.98px]:justify-center max-[1099.98px]:px-0',
        current ? 'bg-selected text-text' : 'data-hovered:bg-hover',
      )}
    >
      <Icon size={16} aria-hidden className={classes('shrink-0', current && 'text-accent')} strokeWidth={1.75} />
      <span className="truncate-line max-[1099.98px]:sr-only">{t(`shell.screen.${screen}`)}</span>
      {count > 0 && (
        <>
          <span aria-hidden className="ml-auto text-help font-normal text-text-3 max-[1099.98px]:hidden">
            {count}
          </span>
          <span className="sr-only">{t(`shell.navCount.${screen}`, { count })}</span>
        </>
      )}
    </Button>
  );
}

const admissionPaths = { entity: 'SessionRecrutement' } as const;

/** What is shown beside the name of each screen. */
function useCounts(): Partial<Record<Screen, number>> {
  const format = useFormat();
  const day = format.dayOf(useNow());
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const interviews = useInterviews({ campusId, from: format.startOfDay(day), to: format.endOfDay(day) });
  // Before the admission paths are in the cache, the campus of an application is unknown.
  const campusKnown = useDatasetStatus(admissionPaths).last !== null;
  const outbox = useOutbox();
  return { today: campusKnown ? interviews.length : 0, changes: outbox.waiting.length + outbox.toDecide.length };
}
