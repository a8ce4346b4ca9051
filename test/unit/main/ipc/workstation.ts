import { join } from 'node:path';
import { expect } from 'vitest';
import { normaliseAddress } from '#main/api/http/address.ts';
import { openWipe } from '#main/disk/wipe.ts';
import { callHandlers, writeHandlers } from '#main/ipc/callHandlers.ts';
import { sharingPauses } from '#main/ipc/client.ts';
import { currentService } from '#main/ipc/currentService.ts';
import { openGuesses } from '#main/ipc/guesses.ts';
import { journalHandlers, journals } from '#main/ipc/journals.ts';
import { openNewHosts } from '#main/ipc/newHosts.ts';
import { openQuestions } from '#main/ipc/openQuestions.ts';
import { openOrders } from '#main/ipc/orders.ts';
import { practiceService } from '#main/ipc/practice.ts';
import { checkHandlers, mostChecks, mostPulls, pullHandlers } from '#main/ipc/runHandlers.ts';
import type { CheckTable, DiagnosedService, PullTable } from '#main/ipc/runHandlers.ts';
import { runTable } from '#main/ipc/runTable.ts';
import { openSeenServices } from '#main/ipc/seenServices.ts';
import { serviceHandlers } from '#main/ipc/serviceHandlers.ts';
import { lockHandlers, serviceLock } from '#main/ipc/serviceLock.ts';
import { diagnosedService } from '#main/ipc/signInOf.ts';
import { whileHere } from '#main/ipc/whileHere.ts';
import { openUnsentFiles } from '#main/journal/unsent.ts';
import { openAdmission } from '#main/policy/admission.ts';
import { governing } from '#main/policy/governProfile.ts';
import { openProfiles } from '#main/secrets/profiles.ts';
import { openVault } from '#main/secrets/vault.ts';
import type { CheckStep } from '#shared/ipc/diagnosis.ts';
import type { PolicyValues } from '#shared/policy/settings.ts';
import { keyStore, quickGuess, someFolder } from '../secrets/folder.ts';
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
  /** Of the workstation (S14). */
  readonly policy?: PolicyValues;
  /** Its name for itself (E9). */
  readonly machine?: string | null;
  /** Awaited after each answer of the vault, the list of services and the journals: what else may happen meanwhile. */
  readonly afterEach?: () => Promise<void>;
  /** What the user answers when main asks about a new host. */
  readonly wantsHost?: (host: string) => boolean;
  /** Called when a profile was wiped, and Carnet is to end (S17). */
  readonly onWiped?: () => Promise<void>;
}

/** The same object, whose promises settle only after `afterEach`. */
function interrupted<Part extends object>(part: Part, afterEach: () => Promise<void>): Part {
  return new Proxy(part, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== 'function') return member;
      return async (...args: readonly unknown[]) => {
        const value: unknown = await Reflect.apply(member, target, args);
        await afterEach();
        return value;
      };
    },
  });
}

const nothingHappens = (): Promise<void> => Promise.resolve();

/** One run of main on a workstation; the same folder again is the next run. */
export async function run({
  folder,
  real = true,
  practiceName = null,
  policy = {},
  machine = null,
  afterEach = nothingHappens,
  wantsHost = () => true,
  onWiped = nothingHappens,
}: Situation = {}) {
  const home = folder ?? (await someFolder());
  const service = someService(password);
  const practiceRuns: { user: string; password: string; closed: boolean }[] = [];
  const practice = practiceService(
    (who) => {
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
    },
    async () => void practiceRuns.push({ user: 'forgotten', password: '', closed: true }),
  );
  const pulls: PullTable = runTable(mostPulls);
  const checks: CheckTable = runTable(mostChecks);
  const diagnosed: DiagnosedService[] = [];
  const questions = openQuestions();
  const orders = openOrders();
  const stopReads = (): void => {
    pulls.cancelAll();
    checks.cancelAll();
  };
  const current = currentService({
    all: () => {
      stopReads();
      questions.forget();
      orders.cancelAll();
    },
    reads: stopReads,
  });
  const vault = interrupted(
    openVault(home, keyStore(real).store, { cost: quickGuess, machine: async () => machine }),
    afterEach,
  );
  const governed = governing(policy);
  const profiles = governed.profiles(interrupted(openProfiles(home), afterEach));
  const admission = openAdmission(policy, () => vault.passwordKeeping());
  const openClient = sharingPauses(
    admission.guard((endpoint) =>
      service.openClient(endpoint.baseUrl.startsWith('http://127') ? { ...endpoint, password } : endpoint),
    ),
  );
  const shut = { count: 0 };
  /** The waits of mistaken passwords, which take no time here. */
  const waits: number[] = [];
  const time = { now: 0 };
  const guesses = openGuesses({ monotonic: () => time.now, wait: async (ms) => waits.push(ms) });
  /** Locks that the disk refused. */
  const notKept: unknown[] = [];

  const allJournals = journals(join(home, 'journal'));
  const kept = { ...interrupted(allJournals, afterEach), of: (profileId: string) => allJournals.of(profileId) };
  const onShut = (): void => {
    shut.count += 1;
    void kept.closeSoon();
  };
  const onNotKept = (error: unknown): void => void notKept.push(error);
  const lock = serviceLock({ profiles: admission.admitted(profiles), vault, current, onShut, onNotKept });
  const parts = {
    profiles,
    vault,
    journals: kept,
    seen: openSeenServices(join(home, 'held'), (error) => {
      throw error;
    }),
    unsent: openUnsentFiles(join(home, 'journal'), (error) => {
      throw error;
    }),
    current,
    lock,
    guesses,
    practice,
    admission,
    hosts: openNewHosts(
      () => current.profileId !== null,
      async (host) => wantsHost(host),
    ),
    wipe: { ...openWipe(home), end: onWiped, isFixed: policy.sharedPc },
    governed,
    openClient,
    normaliseAddress,
    practiceName,
  };
  const handlers = {
    ...serviceHandlers(parts),
    ...lockHandlers(parts),
    ...pullHandlers(current, pulls),
    ...checkHandlers(
      {
        current,
        diagnosed: (typed) => diagnosedService(parts, typed),
        diagnose: (asked) => {
          diagnosed.push(asked);
          return someDiagnosis(asked.baseUrl);
        },
      },
      checks,
    ),
    ...callHandlers(current),
    ...journalHandlers(parts),
    ...whileHere(parts, writeHandlers(current, orders, questions)),
  };
  return { home, service, practice, practiceRuns, current, diagnosed, handlers, shut, notKept, waits, time };
}

/** The same, with Ada's service added and open. */
export async function opened(situation: Situation = {}) {
  const station = await run(situation);
  const { id } = await station.handlers['service.add'](toAdd, caller);
  const opened = await station.handlers['service.open']({ profileId: id }, caller);
  return { ...station, id, opened };
}

/** The same, locked. */
export async function locked(situation: Situation = {}) {
  const station = await opened(situation);
  await station.handlers['service.lock']({}, caller);
  return station;
}

export const failure = (kind: string) => ({ failure: { kind } });
export const refuses = (call: unknown, kind: string) =>
  expect(Promise.resolve(call)).rejects.toMatchObject(failure(kind));

async function* someDiagnosis(address: string): AsyncGenerator<CheckStep, null, undefined> {
  await Promise.resolve();
  yield { done: 1, total: 2, result: { check: 'address', finding: 'addressRight', facts: { address } } };
  yield { done: 2, total: 2, result: { check: 'name', finding: 'nameUnknown', facts: { host: 'example.org' } } };
  return null;
}
