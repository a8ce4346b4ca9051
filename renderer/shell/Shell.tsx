import { startTransition, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGivenIds } from '#cache/queries/givenIds.ts';
import { useGivenNames } from '#cache/queries/idNames.ts';
import { renameUnfolded } from '#features/directory/openFolders.ts';
import { withWords } from '#i18n/index.ts';
import { addressOf } from '#shared/ipc/place.ts';
import { renameFolderChoices } from '#stores/folderOf.ts';
import { givenId, setGivenIds } from '#stores/givenIds.ts';
import { useIdLabels } from '#stores/idLabels.ts';
import { useOpenedRows } from '#stores/openedRow.ts';
import { renamePlaces, rowLeft, usePlace, useScreen } from '#stores/place.ts';
import { useHiddenScreens, useRefusedScreen } from '#stores/policy.ts';
import { usePreferences } from '#stores/preferences.ts';
import {
  Announcements,
  FocusKeeper,
  focusRow,
  later,
  leaveToast,
  Loading,
  OpeningDialog,
  ShortcutScope,
  showToast,
  Toasts,
  useFormat,
  useShortcut,
  useTypedText,
} from '#ui/index.ts';
import type { Shortcut } from '#ui/index.ts';
import { appCommands, appShortcuts } from './commands.ts';
import { LinkFollower } from './desktop/LinkFollower.tsx';
import { Notices } from './desktop/Notices.tsx';
import { Surfaces } from './desktop/Surfaces.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { typeInPalette, usePanelAsked } from './panels.ts';
import { factsOf, orUnread } from './screenCode.tsx';
import { SideBar } from './SideBar.tsx';
import { StatusBar } from './StatusBar.tsx';
import { TopBar } from './TopBar.tsx';

/** Read once the frame is drawn, with their words: the first screen needs none of the shell’s own dialogs. */
const Panels = later(
  async () => (await orUnread('panels', withWords(import('./Panels.tsx'), 'entities', 'panels'))).Panels,
  OpeningPanel,
);

export function Shell() {
  const { t } = useTranslation();
  const screen = useScreen();
  const folded = usePreferences((preferences) => preferences.foldedScreens);
  const hidden = useHiddenScreens();
  const commands = useMemo(() => appCommands(folded, hidden), [folded, hidden]);
  const opened = usePlace(addressOf);
  useGivenNames(useIdLabels(), useFormat().language, t('common.decisionUnnamed'));
  const { Screen } = factsOf(screen);
  const isFramed = useFramed();
  const name = t(`shell.screen.${screen}`);
  useTitle(name);
  // The keys of the calendar are letters of its own.
  useTypedText(typeInPalette, screen !== 'calendar');
  return (
    <div className="grid h-full grid-cols-[212px_minmax(0,1fr)] grid-rows-[44px_minmax(0,1fr)_auto] low:grid-rows-[34px_minmax(0,1fr)_auto] max-[1099.98px]:grid-cols-[52px_minmax(0,1fr)]">
      {Object.entries(commands).map(([name, command]) => (
        <AppShortcut key={name} {...command} />
      ))}
      <TopBar />
      <SideBar />
      <main data-region tabIndex={-1} aria-label={name} className="min-h-0 min-w-0 overflow-clip bg-surface">
        <ErrorBoundary key={screen}>
          <Arrival key={opened} />
          <ShortcutScope>
            {/* With the screen: code that is not here yet is waited for by its stand-in, never by the frame. */}
            {isFramed && (
              <Suspense fallback={<Loading />}>
                <Screen />
              </Suspense>
            )}
          </ShortcutScope>
        </ErrorBoundary>
      </main>
      <StatusBar />
      <Toasts></Toasts>
      <Announcements key={screen} />
      <Leaving key={`leaving ${screen}`} />
      <FocusKeeper />
      <LinkFollower />
      <RefusedScreen />
      <Notices />
      <Surfaces />
      <FollowCreated />
      <Panels.Component />
    </div>
  );
}

/** Follows what is open to its real id. Its own component: the frame is not drawn again. */
export function FollowCreated(): null {
  const given = useGivenIds();
  useEffect(() => {
    if (given.size === 0) return;
    setGivenIds(given);
    renameUnfolded(givenId);
    renameFolderChoices(givenId);
    useOpenedRows.setState(({ rows }) => ({ rows: rows.map((row) => ({ ...row, id: givenId(row.id) })) }));
    renamePlaces(givenId);
  }, [given]);
  return null;
}

/** Says that a screen is hidden by the policy, each time that something leads to it (S14). */
export function RefusedScreen() {
  const { t } = useTranslation();
  useEffect(
    () =>
      useRefusedScreen.subscribe(({ screen }) => {
        if (screen !== null) showToast(t('shell.screenHidden', { screen: t(`shell.screen.${screen}`) }));
      }),
    [t],
  );
  return null;
}

/** A dialog was asked for before its code is here. */
function OpeningPanel() {
  return usePanelAsked() && <OpeningDialog />;
}

/** The screen follows the frame: drawn together, both are the longest task of a start. */
function useFramed(): boolean {
  const [isFramed, setIsFramed] = useState(false);
  useEffect(() => startTransition(() => setIsFramed(true)), []);
  return isFramed;
}

/** For the system's list of windows and screen readers: a screen, never a person (S8). */
function useTitle(screen: string): void {
  useEffect(() => {
    document.title = `${screen} – Carnet`;
    return () => {
      document.title = 'Carnet';
    };
  }, [screen]);
}

/** The focus goes to the row whose page is gone, else the next Tab starts at the top (WCAG 2.4.3). */
function Arrival() {
  useEffect(() => {
    const main = document.querySelector('main');
    if (document.activeElement === document.body) main?.focus();
    const row = rowLeft();
    if (row !== null && document.activeElement === main) focusRow(row);
  }, []);
  return null;
}

/** What was said of a screen leaves with it, once it was read (I27). */
function Leaving() {
  useEffect(() => leaveToast, []);
  return null;
}

function AppShortcut({ shortcut, run }: { readonly shortcut: Shortcut; readonly run: () => void }) {
  // Who is called away in the middle of a dialog leaves nothing in sight (S9).
  useShortcut(shortcut, run, { isAboveDialogs: shortcut === appShortcuts.lock });
  return null;
}
