import type { WebPreferences } from 'electron';

/** S1: written out although most are Electron's defaults, so that a changed default cannot weaken the page. */
const always = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  webviewTag: false,
  navigateOnDragDrop: false,
  /** With what the workstation has (`spelling`); the page says in which fields. */
  spellcheck: true,
  /** The engine's timers keep their time while the window is covered. */
  backgroundThrottling: false,
} as const satisfies WebPreferences;

export const pagePreferences = (development: boolean): WebPreferences => ({ ...always, devTools: development });
