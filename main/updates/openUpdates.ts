import type { AppUpdater } from 'electron-updater';
import type { Log } from '#main/diagnostics/log.ts';
import { SignedFeed } from './signedFeed.ts';
import type { Feed } from './signedFeed.ts';

interface UpdateParts {
  readonly feed: Feed;
  /** Of the packages that may replace this one (`replacedBy`). */
  readonly ending: string;
  /** As electron-updater makes it for this system and package. */
  readonly updater: AppUpdater;
  readonly mayClose: () => boolean;
  /** Asks the user; true: install now. */
  readonly ask: (version: string) => Promise<boolean>;
  readonly log: Pick<Log, 'note' | 'problem'>;
  /** Awaited before each look: sets the way to the feed. Where it fails, nothing is asked. */
  readonly prepare: () => Promise<void>;
}

export interface Updates {
  /** Looks for a newer Carnet, and downloads it. Failures are logged: the next look may succeed. */
  check(): Promise<void>;
  /** Something changed that `mayClose` depends on: an update that is ready may be offered now. */
  consider(): Promise<void>;
}

/** Updates of an installed Carnet: signed, newer only, and never at a moment that could cost a change (S13, I2). */
export function openUpdates({ feed, ending, updater, mayClose, ask, log, prepare }: UpdateParts): Updates {
  updater.logger = null; // its lines name addresses and folders
  updater.autoDownload = true;
  updater.autoInstallOnAppQuit = false; // the user says when
  updater.disableWebInstaller = true; // it would fetch what no listing has signed
  updater.setFeedURL({ provider: 'custom', updateProvider: SignedFeed, ending, ...feed });
  updater.allowDowngrade = false;

  let ready: string | null = null;
  let wasAsked = false;

  async function consider(): Promise<void> {
    if (ready === null || wasAsked || !mayClose()) return;
    wasAsked = true;
    if (!(await ask(ready))) return log.note('update.later');
    // Locked, or changed, while the question stood there: offered again once that is over.
    if (!mayClose()) {
      wasAsked = false;
      return;
    }
    log.note('update.install');
    updater.quitAndInstall(true, true);
  }

  return {
    async check() {
      try {
        await prepare();
        const found = await updater.checkForUpdates();
        if (!found?.isUpdateAvailable) return;
        await found.downloadPromise;
        ready = found.updateInfo.version;
        wasAsked = false;
        log.note('update.ready');
      } catch (error) {
        return log.problem('update.failed', error);
      }
      await consider();
    },
    consider,
  };
}
