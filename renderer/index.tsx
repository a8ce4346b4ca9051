import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { noteBusy } from './app/busy.ts';
import { runCommand } from './app/commands.ts';
import { followHistory } from './app/history.ts';
import { startWords } from './app/i18n/index.ts';
import { followRecent } from './app/palette/recent.ts';
import { followPreferences, recallPreferences } from './app/preferences.ts';
import { followSession, leavePage, openService } from './app/opening.ts';
import { callBridge, onAppEvent } from './gateway/bridge.ts';
import { useView } from './stores/view.ts';
import './ui/styles.css';

/** Where the school is unless main says otherwise (R2.4). */
const usualZone = 'Europe/Paris';

async function start(root: HTMLElement): Promise<void> {
  const info = await callBridge('app.info', {});
  recallPreferences(info.ok ? info.value.locale : navigator.language);
  await startWords(useView.getState().language);
  followPreferences();
  followHistory();
  followSession();
  followRecent();
  void openService(null);
  onAppEvent((event) => {
    if (event.kind === 'command') runCommand(event.command);
    if (event.kind === 'locked') void leavePage();
    if (event.kind === 'serviceBusy') noteBusy(event.until);
  });
  createRoot(root).render(
    <StrictMode>
      <App zone={info.ok ? info.value.schoolZone : usualZone} info={info.ok ? info.value : null} />
    </StrictMode>,
  );
}

const root = document.querySelector<HTMLElement>('#root');
if (root) void start(root);
