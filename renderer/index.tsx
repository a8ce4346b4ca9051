import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { callBridge, onAppEvent } from '#gateway/bridge.ts';
import { startWords } from '#i18n/index.ts';
import { noteBusy } from '#session/busy.ts';
import { onClosing } from '#session/closing.ts';
import { readIncidents } from '#session/incidents.ts';
import { fetchSession, followSession, leavePage, openService } from '#session/opening.ts';
import { followUncaught } from '#session/trace/uncaught.ts';
import { screenOf } from '#shared/ipc/place.ts';
import { defaultZone } from '#shared/time/defaultZone.mjs';
import { App, fetchFirstSteps } from '#shell/App.tsx';
import { runCommand } from '#shell/commands.ts';
import { guardDrops } from '#shell/desktop/strayDrops.ts';
import { followRecent } from '#shell/palette/recent.ts';
import { followPlace, recallPlace } from '#shell/place.ts';
import { followPreferences, recallPreferences } from '#shell/preferences.ts';
import { fetchScreen } from '#shell/screenCode.tsx';
import { requestedAgain } from '#stores/commit.ts';
import { useOwnSettings } from '#stores/ownSettings.ts';
import { here } from '#stores/place.ts';
import { usePolicy } from '#stores/policy.ts';
import { useView } from '#stores/view.ts';
import '#ui/styles.css';
import { restCaret } from '#ui/focus/caret.ts';
import { onMenuChoice } from '#ui/index.ts';

async function start(root: HTMLElement): Promise<void> {
  followUncaught();
  guardDrops();
  followSession();
  onMenuChoice(requestedAgain);
  onAppEvent((event) => {
    if (event.kind === 'command') runCommand(event.command);
    if (event.kind === 'locked') void leavePage();
    if (event.kind === 'closing') void onClosing(event.wipes);
    if (event.kind === 'serviceBusy') noteBusy(event.until);
  });
  // The service is opened meanwhile: nothing of it depends on what is asked here.
  const settings = Promise.all([
    callBridge('app.info', {}),
    callBridge('app.preferences', {}),
    callBridge('app.policy', {}),
    callBridge('app.ownSettings', {}),
    callBridge('app.place', {}),
  ]);
  void openService(null);
  const [info, kept, policy, own, place] = await settings;
  if (policy.ok) usePolicy.setState(policy.value);
  if (own.ok) useOwnSettings.setState(own.value, true);
  recallPreferences(info.ok ? info.value.locale : navigator.language, kept.ok ? kept.value.text : null);
  recallPlace(place.ok ? place.value.text : null);
  const words = startWords(useView.getState().language);
  // Who has no preferences yet sees the first steps.
  if (kept.ok && kept.value.text !== null) {
    fetchSession();
    fetchScreen(screenOf(here()));
  } else fetchFirstSteps();
  await words;
  followPreferences();
  followPlace();
  followRecent();
  restCaret();
  void readIncidents();
  createRoot(root).render(
    <StrictMode>
      <App zone={info.ok ? info.value.schoolZone : defaultZone} info={info.ok ? info.value : null} />
    </StrictMode>,
  );
}

const root = document.querySelector<HTMLElement>('#root');
if (root) void start(root);
