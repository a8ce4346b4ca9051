import { join } from 'node:path';
import { normaliseAddress } from '#main/api/http/address.ts';
import { callHandlers, writeHandlers } from '#main/ipc/callHandlers.ts';
import { currentService } from '#main/ipc/currentService.ts';
import { journalHandlers, journals } from '#main/ipc/journals.ts';
import { openQuestions } from '#main/ipc/openQuestions.ts';
import { openOrders } from '#main/ipc/orders.ts';
import { practiceService } from '#main/ipc/practice.ts';
import { compatibilityHandlers, mostPulls, mostReports, pullHandlers } from '#main/ipc/runHandlers.ts';
import type { CompatibilityTable, PullTable } from '#main/ipc/runHandlers.ts';
import { runTable } from '#main/ipc/runTable.ts';
import { serviceHandlers } from '#main/ipc/serviceHandlers.ts';
import { lockHandlers, serviceLock } from '#main/ipc/serviceLock.ts';
import { openProfiles } from '#main/secrets/profiles.ts';
import { openVault } from '#main/secrets/vault.ts';
import { keyStore, someFolder } from '../secrets/folder.ts';
import { someService } from './client.ts';

export const password = 'canari';
export const caller = { pageId: 1 };
export const credentials = { baseUrl: 'https://example.org/GraphV1/', user: 'ada', password };
export const toAdd = { credentials, name: 'École', campusId: '1', campusName: 'Lyon' };

/** What the practice service proposes. */
export const practiceProposal = { fieldMapping: { room: 'SALLE' }, idLabels: { Decision: { 1: 'Admis' } } };

interface Situation {
  readonly folder?: string;
  readonly real?: boolean;
  readonly practiceName?: string | null;
}

/** One run of main on a workstation; the same folder again is the next run. */
export async function run({ folder, real = true, practiceName = null }: Situation = {}) {
  const home = folder ?? (await someFolder());
  const service = someService(password);
  const practiceRuns: { user: string; password: string; closed: boolean }[] = [];
  const practice = practiceService((who) => {
    const record = { ...who, closed: false };
    practiceRuns.push(record);
    const close = (): Promise<void> => {
      record.closed = true;
      return Promise.resolve();
    };
    return Promise.resolve({
      baseUrl: `http://127.0.0.1:${4000 + practiceRuns.length + Math.floor(Math.random() * 1000)}`,
      publicKeyPem: () => 'PEM',
      proposal: practiceProposal,
      close,
    });
  });
  const openClient: typeof service.openClient = (endpoint) =>
    service.openClient(endpoint.baseUrl.startsWith('http://127') ? { ...endpoint, password } : endpoint);
  const pulls: PullTable = runTable(mostPulls);
  const reports: CompatibilityTable = runTable(mostReports);
  const questions = openQuestions();
  const current = currentService(() => {
    pulls.cancelAll();
    reports.cancelAll();
    questions.forget();
  });
  const vault = openVault(home, keyStore(real).store);
  const profiles = openProfiles(home);
  const shut = { count: 0 };
  const onShut = (): void => {
    shut.count += 1;
  };
  const lock = serviceLock({ profiles, current, outlivesRun: vault.passwordKeeping === 'system', onShut });
  const kept = journals(join(home, 'journal'));
  const parts = {
    profiles,
    vault,
    journals: kept,
    current,
    lock,
    practice,
    openClient,
    normaliseAddress,
    practiceName,
  };
  const handlers = {
    ...serviceHandlers(parts),
    ...lockHandlers(parts),
    ...pullHandlers(current, pulls),
    ...compatibilityHandlers(current, reports),
    ...callHandlers(current),
    ...journalHandlers(kept, lock, profiles),
    ...writeHandlers(current, openOrders(), questions),
  };
  return { home, service, practice, practiceRuns, current, handlers, shut };
}

export const failure = (kind: string) => ({ failure: { kind } });
