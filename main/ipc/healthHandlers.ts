import { statfs } from 'node:fs/promises';
import type { Incidents } from '#main/diagnostics/incidents.ts';
import type { Vault } from '#main/secrets/vault.ts';
import type { KeyStoreName, MainHealth } from '#shared/ipc/health.ts';
import type { CurrentService } from './currentService.ts';
import type { Family } from './handlers.ts';
import type { Journals } from './journals.ts';

export interface ProgramFacts {
  readonly versions: MainHealth['versions'];
  readonly keyStore: KeyStoreName;
  /** The profile. */
  readonly folder: string;
}

export interface HealthParts {
  readonly incidents: Pick<Incidents, 'all' | 'markSaid'>;
  readonly program: ProgramFacts;
  readonly vault: Pick<Vault, 'passwordKeeping' | 'keyStatus' | 'isByPasswordAlone'>;
  readonly journals: Pick<Journals, 'summary'>;
  readonly current: Pick<CurrentService, 'profileId'>;
  /** Epoch ms. */
  readonly now?: () => number;
}

export function healthHandlers(parts: HealthParts): Family<'health'> {
  const { incidents, program, vault, journals, current, now = Date.now } = parts;
  const beganAt = now();
  return {
    'health.incidents': () => ({ incidents: incidents.all() }),
    'health.incidentsSaid': () => {
      incidents.markSaid();
      return {};
    },
    'health.read': async () => {
      const id = current.profileId;
      return {
        at: now(),
        beganAt,
        versions: program.versions,
        keyStore: {
          name: program.keyStore,
          keeping: id !== null && (await vault.isByPasswordAlone(id)) ? 'password' : await vault.passwordKeeping(),
          status: id === null ? null : await vault.keyStatus(id),
        },
        journal: await journals.summary(),
        freeBytes: await freeIn(program.folder),
        incidents: incidents.all(),
      };
    },
  };
}

/** Null where the system does not say. */
async function freeIn(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null; // shown as unknown
  }
}
