import type { Log } from '#main/diagnostics/log.ts';
import { isPolicyName } from '#shared/policy/settings.ts';
import type { Governed } from '#shared/policy/settings.ts';

/** Logs what is wrong with a policy (S14). A name that is no setting is free text, and not written (S7). */
export function notePolicy({ problems }: Governed, log: Pick<Log, 'note'>): void {
  for (const { source, fault, setting, isClosed } of problems) {
    const named = setting === null ? 'all' : isPolicyName(setting) ? setting : 'other';
    log.note('policy.problem', { source, fault, setting: named, isClosed });
  }
}
