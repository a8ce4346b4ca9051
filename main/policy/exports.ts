import { FailureError } from '#shared/failures/failure.ts';
import type { PolicyName, PolicyValues } from '#shared/policy/settings.ts';

/** By the ending of a file, the setting that allows it. The others rescue changes, and are always allowed (I2). */
const settingOf: Readonly<Record<string, Extract<PolicyName, `export${string}`>>> = {
  csv: 'exportLists',
  pdf: 'exportPaper',
  ics: 'exportCalendar',
};

/** Throws `policy` where a file of that name may not be saved on this workstation (S14). */
export function refuseExport(name: string, policy: PolicyValues): void {
  const setting = settingOf[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];
  if (setting !== undefined && policy[setting] === false) throw new FailureError({ kind: 'policy' });
}
