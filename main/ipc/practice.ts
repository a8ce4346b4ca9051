import { randomBytes } from 'node:crypto';
import { FailureError } from '#shared/failures/failure.ts';
import { usualOptions } from '#shared/ipc/profileOptions.ts';
import type { Proposal } from '#shared/ipc/proposal.ts';
import type { Endpoint } from './client.ts';

interface RunningPractice {
  readonly baseUrl: string;
  /** The key with which it encrypts passwords of new users (S12). */
  publicKeyPem(): string;
  readonly proposal: Proposal;
  close(): Promise<void>;
}

export type StartPractice = (who: { readonly user: string; readonly password: string }) => Promise<RunningPractice>;

/** The user name for practice; its password is made at each start and stored nowhere. */
export const practiceUser = 'entrainement';

export interface PracticeService {
  /** Its address and credentials; starts it on the first call. */
  endpoint(): Promise<Endpoint & { readonly proposal: Proposal }>;
  /** Ends it, and forgets its data: the next call begins with today's sample. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Runs the practice service inside main, from the first call until Carnet ends. `forget` removes its data. */
export function practiceService(start: StartPractice, forget: () => Promise<void>): PracticeService {
  const who = { user: practiceUser, password: randomBytes(24).toString('base64url') };
  let running: Promise<RunningPractice> | null = null;
  const close = async (): Promise<void> => {
    const before = running;
    running = null;
    if (before) await (await before).close();
  };
  return {
    endpoint: async () => {
      running ??= start(who);
      try {
        const service = await running;
        const passwordKey = { pem: service.publicKeyPem(), padding: 'oaepSha256' } as const;
        return {
          baseUrl: service.baseUrl,
          proposal: service.proposal,
          isPractice: true,
          ...who,
          options: { ...usualOptions, passwordKey },
        };
      } catch (cause) {
        running = null; // the next call tries again
        throw new FailureError(
          { kind: 'storage', detail: cause instanceof Error ? cause.message : 'practice' },
          { cause },
        ); // its data file failed, or no port is free
      }
    },
    restart: async () => {
      await close();
      await forget();
    },
    close,
  };
}
