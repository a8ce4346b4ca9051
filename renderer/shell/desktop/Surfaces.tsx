import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutbox } from '#cache/queries/hooks.ts';
import { callBridge } from '#gateway/bridge.ts';
import { restingCommands } from '#shared/ipc/desktop.ts';
import type { RestingCommand } from '#shared/ipc/desktop.ts';
import { shownScreens } from '#shared/ipc/screens.ts';
import { useTrail } from '#stores/place.ts';
import { useHiddenScreens } from '#stores/policy.ts';
import { usePreferences } from '#stores/preferences.ts';
import { useHistoryChanges, useSession } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { useView } from '#stores/view.ts';
import { placeOfExpected } from '#timeGrid/appearance/expected.ts';
import { keysThatReach, onShortcutsChange, shortcutsHere, useFormat } from '#ui/index.ts';
import type { Shortcut } from '#ui/index.ts';
import { pendingParts } from '#wording/pending.ts';
import { usePending } from '#wording/usePending.ts';
import { appShortcuts, shortcutWords } from '../commands.ts';
import { useToday } from './useToday.ts';

/** The screen's own keys; those of every screen have items of their own in the menu. */
const ofScreen = ({ id }: Shortcut): boolean => !id.startsWith('app.') && !id.startsWith('lists.');

/** The named keys that act now, updated as the screen changes. */
function useShortcutsHere(): readonly Shortcut[] {
  const [here, setHere] = useState<readonly Shortcut[]>([]);
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setHere(shortcutsHere()));
    };
    look();
    const stop = onShortcutsChange(look);
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, []);
  return here;
}

/** What the menu greys: where there is nothing to undo, to redo, or to go back or forward to. */
function useResting(): readonly RestingCommand[] {
  const { canGoBack, canGoForward } = useTrail();
  const commands = useSession((session) => session.commands);
  // Both say that the answer may be another one: what was done here, and what has left of an earlier run.
  useHistoryChanges();
  useOutbox();
  const acts: Readonly<Record<RestingCommand, boolean>> = {
    undo: commands?.mayPlay('undo') ?? false,
    redo: commands?.mayPlay('redo') ?? false,
    'go.back': canGoBack,
    'go.forward': canGoForward,
  };
  return restingCommands.filter((name) => !acts[name]);
}

/** Sends main what the menu and the tray show. */
export function Surfaces() {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useView((view) => view.language);
  const theme = useView((view) => view.theme);
  const foldedScreens = usePreferences((preferences) => preferences.foldedScreens);
  const hidden = useHiddenScreens();
  const here = useShortcutsHere();
  const { now, interviews } = useToday();
  const connection = useSyncStatus((status) => status.connection.kind);
  const pending = usePending();
  const resting = useResting();
  const next = interviews.find(({ creneau }) => creneau > now);
  const link = next && placeOfExpected(next);
  const actions = useMemo(() => {
    const reaching = keysThatReach(here);
    return here.flatMap((shortcut, at) =>
      ofScreen(shortcut) ? { id: shortcut.id, label: shortcutWords(shortcut, t), keys: reaching[at]?.[0] ?? null } : [],
    );
  }, [here, t]);
  const surfaces = JSON.stringify({
    language,
    theme,
    actions,
    shown: shownScreens(foldedScreens, hidden),
    sheet: appShortcuts.shortcuts.keys[0] ?? null,
    next: next && link ? { text: `${format.time(next.creneau)} ${next.applicantName}`.slice(0, 200), link } : null,
    state: [
      t(`shell.tray.${connection}`),
      ...pendingParts(pending).map(({ kind, count }) =>
        t(kind === 'toDecide' ? 'common.word.countToDecide' : `shell.status.${kind}`, { count }),
      ),
    ].join(' · '),
    waiting: pending.waiting + pending.toSend + pending.toDecide,
    toDecide: pending.toDecide,
    resting,
  });
  // Only when it differs from what was sent before.
  useEffect(() => {
    void callBridge('desktop.show', JSON.parse(surfaces) as Parameters<typeof callBridge<'desktop.show'>>[1]); // serialised just above
  }, [surfaces]);
  return null;
}
