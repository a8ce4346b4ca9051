import { FailureError } from '#shared/failures/failure.ts';
import type { ServiceProfile } from '#shared/ipc/channels.ts';
import type { Proposal } from '#shared/ipc/proposal.ts';
import type { Admission } from '../policy/admission.ts';
import type { Governing } from '../policy/governProfile.ts';
import type { Profiles } from '../secrets/profiles.ts';
import type { Vault } from '../secrets/vault.ts';
import type { Endpoint } from './client.ts';
import type { CurrentService } from './currentService.ts';
import type { NewHosts } from './newHosts.ts';
import type { PracticeService } from './practice.ts';
import type { DiagnosedService, TypedService } from './runHandlers.ts';

interface SignInPorts {
  readonly vault: Pick<Vault, 'password'>;
  readonly practice: PracticeService;
}

/** Where a service lives and how its user signs in; null while the password is not known. */
export async function endpointOf(
  { vault, practice }: SignInPorts,
  profile: ServiceProfile,
): Promise<(Endpoint & { readonly proposal?: Proposal }) | null> {
  if (profile.practice) return practice.endpoint();
  const password = await vault.password(profile.id);
  const { baseUrl, user, options } = profile;
  return password === null ? null : { baseUrl, user, password, options };
}

/** The service to test: as the user typed it while adding it, else the open one. */
export const diagnosedService = async (
  parts: Parameters<typeof openServiceOf>[0] & Parameters<typeof typedService>[0],
  typed: TypedService | undefined,
): Promise<DiagnosedService> => (typed ? typedService(parts, typed) : openServiceOf(parts));

/** A service before anything of it is stored. Throws `policy` where it may not be asked (S14). */
async function typedService(
  {
    admission,
    hosts,
    governed,
    normaliseAddress,
  }: {
    readonly admission: Pick<Admission, 'admits'>;
    readonly hosts: Pick<NewHosts, 'admit'>;
    readonly governed: Pick<Governing, 'options'>;
    readonly normaliseAddress: (typed: string) => string;
  },
  { user, password, ...typed }: TypedService,
): Promise<DiagnosedService> {
  const baseUrl = normaliseAddress(typed.baseUrl);
  if (!admission.admits({ practice: false, baseUrl })) throw new FailureError({ kind: 'policy' });
  const options = governed.options(typed.options);
  const endpoint = user && password ? { baseUrl, user, password, options } : null;
  await hosts.admit(baseUrl, endpoint !== null); // no box opens over an address that is still being typed
  return { baseUrl, endpoint };
}

/** The open service, signed in or not. Throws `locked` where none is open, or none any more. */
async function openServiceOf(
  parts: SignInPorts & { readonly profiles: Pick<Profiles, 'find'>; readonly current: CurrentService },
): Promise<DiagnosedService> {
  const id = parts.current.profileId;
  const profile = id === null ? null : await parts.profiles.find(id);
  const endpoint = profile && (await endpointOf(parts, profile));
  // A lock may have come meanwhile (S9).
  if (profile === null || parts.current.profileId !== id) throw new FailureError({ kind: 'locked' });
  return { baseUrl: endpoint?.baseUrl ?? profile.baseUrl, endpoint };
}
