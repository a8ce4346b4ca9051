import { z } from 'zod';
import { FailureError } from '#shared/failures/failure.ts';
import { compatibilityReportSchema } from '#shared/ipc/compatibility.ts';
import type { PolicyName, PolicyValues } from '#shared/policy/settings.ts';

/** By the ending of a file, the setting that allows it. */
const settingOf: Readonly<Record<string, Extract<PolicyName, `export${string}`>>> = {
  csv: 'exportLists',
  xlsx: 'exportLists',
  pdf: 'exportPaper',
  ics: 'exportCalendar',
};

/** The first two rescue what was entered and has not left: always allowed (I2); the others name no person. */
const formSchema = z.union([
  z.looseObject({ format: z.literal(['carnet-outbox', 'carnet-agreement']), version: z.number() }),
  compatibilityReportSchema,
]);

/** Throws `policy` (S14). Where lists are forbidden, a text could be one under another name: only known forms pass. */
export function refuseExport(name: string, policy: PolicyValues, text = ''): void {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const setting = settingOf[ending];
  const isForbidden =
    setting === undefined
      ? policy.exportLists === false && !(ending === 'json' && isKnownForm(text))
      : policy[setting] === false;
  if (isForbidden) throw new FailureError({ kind: 'policy' });
}

function isKnownForm(text: string): boolean {
  try {
    return formSchema.safeParse(JSON.parse(text)).success;
  } catch {
    return false; // not JSON
  }
}
