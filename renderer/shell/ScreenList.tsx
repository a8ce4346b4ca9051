import { ChevronRight, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDatasetStatus, useOutboxCounts } from '#cache/queries/hooks.ts';
import { shownScreens, sideScreens } from '#shared/ipc/screens.ts';
import type { Screen } from '#shared/ipc/screens.ts';
import { go, useScreen } from '#stores/place.ts';
import { useHiddenScreens } from '#stores/policy.ts';
import { usePreferences } from '#stores/preferences.ts';
import { useInterviewsToday } from './desktop/useToday.ts';
import { ScreenButton, SideButton } from './ScreenButton.tsx';

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

const admissionPaths = { entity: 'SessionRecrutement' } as const;

/** What is shown beside the name of each screen. */
function useCounts(): Partial<Record<Screen, number>> {
  const { interviews } = useInterviewsToday();
  // Before the admission paths are in the cache, the campus of an application is unknown.
  const campusKnown = useDatasetStatus(admissionPaths).last !== null;
  const { waiting, toSend, toDecide } = useOutboxCounts();
  return { today: campusKnown ? interviews.length : 0, changes: waiting + toSend + toDecide };
}
