import { FailureError } from '#shared/failures/failure.ts';
import type { OpenService, Probe, ServiceProfile } from '#shared/ipc/channels.ts';
import { usualOptions } from '#shared/ipc/profileOptions.ts';
import type { ProfileOptions } from '#shared/ipc/profileOptions.ts';
import type { ServiceClient } from '../api/client.ts';
import type { UnsentFiles } from '../journal/unsent.ts';
import type { Admission } from '../policy/admission.ts';
import type { Governing } from '../policy/governProfile.ts';
import { databaseName, practiceAddress, profileId } from '../secrets/identity.ts';
import { keyProblem } from '../secrets/passwordCipher.ts';
import type { Profiles } from '../secrets/profiles.ts';
import type { Vault } from '../secrets/vault.ts';
import { asking } from './client.ts';
import type { Endpoint, OpenClient } from './client.ts';
import type { CurrentService } from './currentService.ts';
import type { Guesses } from './guesses.ts';
import type { Family } from './handlers.ts';
import type { Journals } from './journals.ts';
import type { NewHosts } from './newHosts.ts';
import type { PracticeService } from './practice.ts';
import { practiceUser } from './practice.ts';
import type { SeenServices } from './seenServices.ts';
import type { LockFamily, Pass, ServiceLock } from './serviceLock.ts';
import { endpointOf } from './signInOf.ts';

/** A lost key tells nothing of a password. */
const cannotTell = async (): Promise<boolean> => false;

const practiceId = profileId({ baseUrl: practiceAddress, user: practiceUser });

/** The wiping of the profile where several users share the workstation (S17). */
interface SharedWipe {
  /** What the policy fixes; absent: the user's choice. */
  readonly isFixed: boolean | undefined;
  begin(): Promise<void>;
  cancel(): Promise<void>;
  /** Removes what there is, and ends Carnet: whatever is stored from here on would be wiped by the next start. */
  end(): Promise<void>;
}

export interface ServiceParts {
  readonly profiles: Profiles;
  readonly vault: Vault;
  readonly journals: Pick<Journals, 'open' | 'destroy'>;
  readonly seen: SeenServices;
  readonly unsent: UnsentFiles;
  readonly current: CurrentService;
  readonly lock: ServiceLock;
  readonly guesses: Guesses;
  readonly practice: PracticeService;
  readonly admission: Admission;
  readonly hosts: NewHosts;
  readonly wipe: SharedWipe;
  readonly governed: Governing;
  readonly openClient: OpenClient;
  /** The part before /GraphV1 of what the user typed. Throws `badAddress` or `insecureAddress`. */
  readonly normaliseAddress: (typed: string) => string;
  /** Under which it is added without a request of the user; null: it is not added (`--practice`). */
  readonly practiceName: string | null;
}

export function serviceHandlers(
  parts: ServiceParts,
): Omit<Family<'service'>, keyof LockFamily | 'service.call' | 'service.encryptPassword'> {
  const {
    profiles,
    vault,
    journals,
    seen,
    unsent,
    current,
    lock,
    guesses,
    practice,
    admission,
    hosts,
    governed,
    openClient,
    normaliseAddress,
    practiceName,
  } = parts;

  const probes = onePerPage();
  const pings = onePerPage();

  const known = async (id: string): Promise<ServiceProfile> => {
    const profile = await profiles.find(id);
    if (profile === null) throw new FailureError({ kind: 'locked' });
    return profile;
  };

  const add = async (profile: Omit<ServiceProfile, 'id'>, password: string | null): Promise<ServiceProfile> => {
    await admission.refuse(profile);
    governed.refuseCampus(profile);
    await lock.pass();
    const added = { ...profile, id: profileId(profile) };
    // The list of services may have been lost while it was locked.
    if (password !== null) await vault.unlock(added.id, password);
    await vault.prepare(added.id);
    if (password !== null) await vault.keepPassword(added.id, password);
    await profiles.put(added);
    return governed.profile(added);
  };

  const addPractice = (name: string, campusId: string, campusName: string): Promise<ServiceProfile> =>
    add({ name, campusId, campusName, baseUrl: practiceAddress, user: practiceUser, practice: true }, null);

  const openPracticeUnasked = async (name: string): Promise<ServiceProfile> => {
    const { campuses } = await asking(openClient(await practice.endpoint()), (client) => client.probe());
    const [campus] = campuses;
    if (!campus) throw new FailureError({ kind: 'unreadable', detail: 'campus' });
    return addPractice(name, campus.id, campus.name);
  };

  const openNoting = async (profileId: string, endpoint: Endpoint): Promise<ServiceClient> =>
    openClient({ ...endpoint, seen: await seen.of(profileId), unsent: await unsent.of(profileId) });

  /** A lock that comes meanwhile wins: the key is not returned, and no client is opened (S9). */
  const open = (profile: ServiceProfile, { check, whileOpening }: Pass): Promise<OpenService> =>
    whileOpening(profile.id, async () => {
      await admission.refuse(profile);
      check();
      const dataKey = await vault.dataKey(profile.id);
      check();
      await journals.open(profile.id, dataKey);
      check();
      const endpoint = await endpointOf(parts, profile);
      const client = endpoint && (await openNoting(profile.id, endpoint));
      check();
      if (!profile.practice) hosts.opened(profile.baseUrl);
      await current.open(profile.id, client, endpoint?.options);
      await profiles.markOpened(profile.id);
      const keptBefore = await profiles.wasKept(profile.id);
      check();
      return {
        profile: { ...profile, baseUrl: endpoint?.baseUrl ?? profile.baseUrl },
        databaseName: databaseName(profile, dataKey),
        dataKey: dataKey.toString('base64'),
        signedIn: endpoint !== null,
        keptBefore,
        ...(endpoint?.proposal && { proposal: endpoint.proposal }),
      };
    });

  return {
    'service.list': async () => ({ profiles: [...(await profiles.all())] }),
    'service.probe': (credentials, { pageId }) => {
      refuseBadKey(credentials.options);
      const options = governed.options(credentials.options);
      const baseUrl = normaliseAddress(credentials.baseUrl);
      return asking(openClient({ ...credentials, options, baseUrl }), async (client) => {
        hosts.refuseWhileOpen();
        await hosts.admit(baseUrl);
        return client.probe(probes.begin(pageId));
      });
    },
    'service.stopProbe': (_args, { pageId }) => {
      probes.end(pageId);
      return {};
    },
    'service.probePractice': async (): Promise<Probe> => {
      await admission.refuse({ practice: true, baseUrl: practiceAddress });
      return asking(openClient(await practice.endpoint()), (client) => client.probe());
    },
    'service.add': ({ credentials, name, campusId, campusName }) => {
      if (credentials === null) return addPractice(name, campusId, campusName);
      const { user, password, options } = credentials;
      refuseBadKey(options);
      const baseUrl = normaliseAddress(credentials.baseUrl);
      const profile = { name, campusId, campusName, baseUrl, user, practice: false, ...(options && { options }) };
      return hosts.admit(baseUrl).then(() => add(profile, password));
    },
    'service.open': async ({ profileId: id }) => {
      const pass = await lock.pass();
      if (id !== null) return open(await known(id), pass);
      const last = await admission.admitted(profiles).lastOpened();
      pass.check();
      if (last !== null) return open(last, pass);
      if (practiceName !== null) return open(await openPracticeUnasked(practiceName), pass);
      // Where the list was lost, no page shows the open service any more: another can be added (B12).
      await current.close();
      return null;
    },
    'service.signIn': async ({ profileId: id, password }) => {
      const { check } = await lock.pass();
      const { baseUrl, user, options, practice: practising } = await known(id);
      if (practising) throw new FailureError({ kind: 'badRequest', detail: 'practice' }); // main knows its password
      const endpoint = { baseUrl, user, password, options };
      await asking(openClient(endpoint), (client) => client.ping()); // stores only a password that the service accepted
      check();
      await vault.keepPassword(id, password);
      check();
      if (current.profileId === id) await current.renew(id, await openNoting(id, endpoint), options);
      return {};
    },
    'service.keyless': async ({ profileId: id }) => {
      await lock.pass();
      const profile = id === null ? await profiles.lastOpened() : await profiles.find(id);
      if (profile === null) return { keyless: null };
      const why = await vault.keyStatus(profile.id);
      return { keyless: why === 'whole' ? null : { profile, why, keptBefore: await profiles.wasKept(profile.id) } };
    },
    'service.renewKey': async ({ profileId: id, password }) => {
      const interval = lock.interval();
      const profile = await known(id);
      const { baseUrl, user, options, practice: practising } = profile;
      await admission.refuse(profile);
      const keyStatus = await vault.keyStatus(id);
      // Locked by a password that the user no longer has, while the service has a newer one.
      const isForgotten = keyStatus === 'whole' && (await vault.isLocked(id));
      if (!isForgotten) await lock.pass();
      // A store that does not answer now opens the old key again later: nothing is renewed because of that.
      const isLost = isForgotten || (keyStatus !== 'whole' && keyStatus !== 'unavailable');
      if (!isLost || (password === null) !== practising) throw new FailureError({ kind: 'badRequest', detail: 'key' });
      // The system lost its copy of the key, and the password opens the other one: nothing is lost.
      if (keyStatus === 'refused' && password !== null && (await vault.unlock(id, password))) return {};
      // The service authenticates the user before the old key is put aside.
      if (password !== null) {
        await guesses.attempt(id, cannotTell, () =>
          asking(openClient({ baseUrl, user, password, options }), (client) => client.ping()),
        );
      }
      interval.check();
      await vault.setAside(id);
      await vault.prepare(id);
      if (password !== null) await vault.keepPassword(id, password);
      if (isForgotten) await lock.open(interval);
      return {};
    },
    'service.moveHere': async ({ profileId: id }) => {
      const { check } = await lock.pass();
      await known(id);
      check();
      await unsent.destroy(id); // what another machine has not sent, it may send now
      await vault.moveHere(id);
      return {};
    },
    'service.signOut': async ({ profileId: id, isShared = false, restarts = false }) => {
      await lock.pass();
      const { id: leaving, ...profile } = await known(id);
      if (restarts && !profile.practice) throw new FailureError({ kind: 'badRequest', detail: 'practice' });
      // Another user's changes may wait in another service of this profile (I2), even where the list is lost (B12).
      const others = new Set([...(await profiles.all()).map(({ id }) => id), ...(await vault.ids())]);
      const isLast = [...others].every((id) => id === leaving || id === practiceId);
      const wipes = !restarts && (parts.wipe.isFixed ?? isShared) && isLast;
      if (current.profileId === leaving) await current.close();
      if (wipes) await parts.wipe.begin();
      // first, so that a crash halfway leaves a service without a key, never a key without a service
      await vault.destroy(leaving).catch(async (error: unknown) => {
        if (wipes) await parts.wipe.cancel();
        throw error;
      });
      await seen.destroy(leaving);
      if (wipes) {
        void parts.wipe.end();
        return { wipes };
      }
      await journals.destroy(leaving);
      await unsent.destroy(leaving);
      await profiles.remove(leaving);
      if (restarts) {
        await practice.restart();
        await add(profile, null);
        await profiles.markOpened(leaving);
      }
      return { wipes };
    },
    'service.setCampus': async ({ profileId: id, campusId, campusName }) => {
      await lock.pass();
      const changed = { ...(await known(id)), campusId, campusName };
      governed.refuseCampus(changed);
      await profiles.put(changed);
      return changed;
    },
    'service.setOptions': async ({ profileId: id, options }) => {
      const { check } = await lock.pass();
      const profile = await known(id);
      if (profile.practice) throw new FailureError({ kind: 'badRequest', detail: 'practice' }); // main made it
      refuseBadKey(options);
      const changed = governed.profile({ ...profile, options });
      const endpoint = await endpointOf(parts, changed);
      const another =
        JSON.stringify(changed.options?.authentication) !==
        JSON.stringify((profile.options ?? usualOptions).authentication);
      // stores only an address that the service accepted
      if (endpoint && another) await asking(openClient(endpoint), (client) => client.ping());
      check();
      await profiles.put(changed);
      check();
      if (current.profileId === id)
        await current.renew(id, endpoint && (await openNoting(id, endpoint)), changed.options);
      return changed;
    },
    'service.checkKey': ({ pem }) => ({ problem: keyProblem(pem) }),
    'service.ping': async (_args, { pageId }) => {
      // The earlier question may hang: a new one cancels it.
      const signal = pings.begin(pageId);
      await current.read({ ask: (client) => client.ping(signal) });
      return {};
    },
  };
}

/** One question of a kind for each page: the next one cancels the one before. */
function onePerPage(): { begin(pageId: number): AbortSignal; end(pageId: number): void } {
  const asking = new Map<number, AbortController>();
  const end = (pageId: number): void => asking.get(pageId)?.abort();
  return {
    begin(pageId) {
      end(pageId);
      const controller = new AbortController();
      asking.set(pageId, controller);
      return controller.signal;
    },
    end,
  };
}

/** The page checks first (`service.checkKey`): an invalid key is a defect, not to be found when a password is typed. */
function refuseBadKey(options: ProfileOptions | undefined): void {
  if (options?.passwordKey && keyProblem(options.passwordKey.pem))
    throw new FailureError({ kind: 'badRequest', detail: 'passwordKey' });
}
