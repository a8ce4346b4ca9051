import { join } from 'node:path';
import { ipcMain } from 'electron';
import { usualOptions } from '#shared/ipc/profileOptions.ts';
import { problemOf } from '#shared/trace/problem.ts';
import { openClient } from '../api/client.ts';
import { normaliseAddress } from '../api/http/address.ts';
import { authenticatorFor } from '../api/http/authenticator.ts';
import { defaultLimits } from '../api/http/limits.ts';
import { requestLine } from '../api/http/traced.ts';
import { trustFile } from '../api/http/trusted.ts';
import { openDiagnosis } from '../api/probe/diagnose/openDiagnosis.ts';
import type { Diagnostics } from '../diagnostics/openDiagnostics.ts';
import { removeFile } from '../disk/files.ts';
import { openWipe } from '../disk/wipe.ts';
import { openUnsentFiles } from '../journal/unsent.ts';
import { openAdmission } from '../policy/admission.ts';
import { fixedRoutes } from '../policy/fixedRoutes.ts';
import { governing } from '../policy/governProfile.ts';
import { openProfiles } from '../secrets/profiles.ts';
import type { Vault } from '../secrets/vault.ts';
import { appHandlers, desktopHandlers, fileHandlers } from './appHandlers.ts';
import type { AppParts, AskWhere, DesktopHands, PrintPage, ShowFile } from './appHandlers.ts';
import { bindChannels, trustedSender } from './bindChannels.ts';
import { callHandlers, writeHandlers } from './callHandlers.ts';
import { sharingPauses } from './client.ts';
import type { OpenClient } from './client.ts';
import { currentService } from './currentService.ts';
import { openGuesses } from './guesses.ts';
import { healthHandlers } from './healthHandlers.ts';
import type { ProgramFacts } from './healthHandlers.ts';
import { journalHandlers, journals } from './journals.ts';
import { openNewHosts } from './newHosts.ts';
import { openQuestions } from './openQuestions.ts';
import { openOrders } from './orders.ts';
import { practiceService } from './practice.ts';
import { openPreferences } from './preferences.ts';
import { proxies } from './proxyHandlers.ts';
import type { ProxyParts } from './proxyHandlers.ts';
import { checkHandlers, mostChecks, mostPulls, pullHandlers } from './runHandlers.ts';
import type { CheckTable, PullTable } from './runHandlers.ts';
import { runTable } from './runTable.ts';
import { openSeenServices } from './seenServices.ts';
import { serviceHandlers } from './serviceHandlers.ts';
import { lockHandlers, serviceLock } from './serviceLock.ts';
import { diagnosedService } from './signInOf.ts';
import { supportHandlers } from './supportHandlers.ts';
import { whileHere } from './whileHere.ts';

export interface BridgeParts {
  readonly appOrigin: string;
  readonly app: Omit<AppParts, 'passwordKeeping' | 'preferences'>;
  /** See the Workstation of a diagnosis. */
  readonly ignoredVariables: readonly string[];
  readonly vault: Vault;
  readonly diagnostics: Diagnostics;
  /** Everything that is stored is in its folder. */
  readonly program: ProgramFacts;
  readonly practiceName: string | null;
  /** Called when the open service was locked: the page has to close it (S9). */
  readonly onLock: () => void;
  /** Called when a service requests a pause until then, epoch ms. */
  readonly onBusy: (until: number) => void;
  /** Deletes everything that Chromium stores for the page, with its caches. */
  readonly clearEverything: () => Promise<void>;
  readonly proxies: ProxyParts;
  readonly askWhere: AskWhere;
  /** Asks the user whether a host may be contacted that is no service of this workstation. */
  readonly askHost: (host: string) => Promise<boolean>;
  readonly printPage: PrintPage;
  readonly showFile: ShowFile | null;
  readonly desktop: DesktopHands;
}

export interface Bridge {
  /** A service is open, and not locked. */
  isOpen(): boolean;
  pageGone(pageId: number): void;
  lock(): Promise<void>;
  /** Call when the machine wakes. */
  resumed(): Promise<void>;
  close(): Promise<void>;
}

/** Binds the page's calls to the client, the vault and the practice service. */
export function openBridge({
  appOrigin,
  app,
  ignoredVariables,
  vault,
  diagnostics: { log, trace, incidents, noteFull },
  program,
  practiceName,
  onLock,
  onBusy,
  clearEverything,
  proxies: proxyParts,
  askWhere,
  askHost,
  printPage,
  showFile,
  desktop,
}: BridgeParts): Bridge {
  const { policy, own } = app;
  const { folder } = program;
  const journalFolder = join(folder, 'journal');
  if (policy.values.certificateFile !== undefined) trustFile(policy.values.certificateFile);
  const pulls: PullTable = runTable(mostPulls);
  const checks: CheckTable = runTable(mostChecks);
  const unsent = openUnsentFiles(journalFolder, (error) => log.problem('unsent.failed', error));
  const seen = openSeenServices(join(folder, 'held'), (error) => log.problem('seen.failed', error));
  const questions = openQuestions();
  const orders = openOrders();
  /** Of one page, or of all pages. */
  const stopReads = (pageId?: number): void => {
    pulls.cancelAll(pageId);
    checks.cancelAll(pageId);
  };
  const letGo = (pageId?: number): void => {
    stopReads(pageId);
    questions.forget(pageId);
    orders.cancelAll(pageId);
  };
  const current = currentService({ all: letGo, reads: stopReads });
  const practiceFile = join(folder, 'practice.json');
  const practice = practiceService(
    async (who) => {
      const { startPractice } = await import('../tools/practice/index.ts'); // a usual start does not load the sample campus
      // A change that waits may name a row of the sample (I2).
      const mayRenew = async (): Promise<boolean> => !(await kept.summary())?.changes;
      return startPractice({ port: 0, dataFile: practiceFile, mayRenew, ...who });
    },
    () => removeFile(practiceFile),
  );
  const { network, handlers: proxyHandlers } = proxies({
    ...proxyParts,
    findRoutes: (address) => fixedRoutes(own.effective().proxy, proxyParts.findRoutes)(address),
  });
  const { requestsPerSecond = defaultLimits.requestsPerSecond } = policy.values;
  const governed = governing(policy.values);
  const profiles = governed.profiles(openProfiles(folder));
  const admission = openAdmission(policy.values, () => vault.passwordKeeping());
  const openWith: OpenClient = admission.guard(({ options = usualOptions, user, password, ...endpoint }) =>
    openClient({
      baseUrl: endpoint.baseUrl,
      seen: endpoint.seen,
      unsent: endpoint.unsent,
      pause: endpoint.pause,
      authenticator: authenticatorFor(options.authentication, { user, password }),
      shareName: options.shareName ?? undefined,
      bodyReadVerb: options.bodyReadVerb,
      limits: { reads: options.reads, writes: options.writes, requestsPerSecond },
      network,
      onRequest: (request) => trace.push(requestLine(request)),
      onPause: (milliseconds) => onBusy(Date.now() + milliseconds),
    }),
  );
  const wipe = openWipe(folder);
  /** What cannot be removed now is removed by the next start. */
  const endWipe = async (): Promise<void> => {
    const failed = (error: unknown): void => log.problem('wipe.failed', error);
    await clearEverything().catch(failed);
    incidents.forget();
    await wipe.removeOwn().catch(failed);
    app.quit();
  };
  const kept = journals(journalFolder);
  const lock = serviceLock({
    profiles: admission.admitted(profiles),
    vault,
    current,
    onShut: () => {
      onLock();
      kept.closeSoon().catch((error: unknown) => log.problem('lock.failed', error));
    },
    onNotKept: (error) => incidents.note('lockNotKept', problemOf(error).name),
  });
  const service = {
    profiles,
    vault,
    journals: kept,
    seen,
    unsent,
    current,
    lock,
    guesses: openGuesses(),
    practice,
    admission,
    hosts: openNewHosts(() => current.profileId !== null, askHost),
    wipe: { ...wipe, isFixed: policy.values.sharedPc, end: endWipe },
    governed,
    openClient: sharingPauses(openWith),
    normaliseAddress,
    practiceName,
  };
  bindChannels(
    ipcMain,
    {
      ...appHandlers({
        ...app,
        passwordKeeping: () => vault.passwordKeeping(),
        preferences: openPreferences(folder),
      }),
      ...desktopHandlers(desktop),
      ...fileHandlers(askWhere, printPage, showFile, policy.values),
      ...supportHandlers({ logs: join(folder, 'logs'), trace, log, askWhere }),
      ...healthHandlers({ incidents, program, vault, journals: kept, current }),
      ...serviceHandlers(service),
      ...lockHandlers(service),
      ...pullHandlers(current, pulls),
      ...checkHandlers(
        {
          current,
          diagnosed: (typed) => diagnosedService(service, typed),
          diagnose: ({ baseUrl, endpoint }, signal) =>
            openDiagnosis({
              baseUrl,
              authenticator: endpoint && authenticatorFor((endpoint.options ?? usualOptions).authentication, endpoint),
              network,
              signal,
              onRequest: (request) => trace.push(requestLine(request)),
              workstation: { ignoredVariables },
            }),
        },
        checks,
      ),
      ...callHandlers(current),
      ...proxyHandlers(current),
      ...journalHandlers({ journals: kept, unsent, lock, profiles }),
      ...whileHere(service, writeHandlers(current, orders, questions)),
    },
    { isTrustedSender: trustedSender(appOrigin), log, onError: noteFull },
  );
  return {
    isOpen: () => current.profileId !== null,
    pageGone: letGo,
    lock: () => lock.shut(),
    resumed: () => current.reset(),
    close: async () => {
      await current.close();
      await kept.close();
      await practice.close();
    },
  };
}
