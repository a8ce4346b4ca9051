import { z } from 'zod';
import { isReceipt, stepSchema } from './step.ts';
import type { Step } from './step.ts';

/** Whose outbox it is: another user's is never taken in (I19). */
export interface Owner {
  /** The part before /GraphV1. */
  readonly baseUrl: string;
  readonly user: string;
}

const fileSchema = z.object({
  format: z.literal('carnet-outbox'),
  version: z.literal(1),
  baseUrl: z.string(),
  user: z.string(),
  /** Epoch ms. */
  writtenAt: z.number(),
  steps: z.array(stepSchema),
});

export type ReadFile =
  | { readonly ok: true; readonly steps: readonly Step[] }
  | { readonly ok: false; readonly reason: 'noOutbox' | 'newerCarnet' | 'anotherOwner' };

/** The practice service listens on another port at each start, so its address is left out. */
export const ownerOf = ({ practice, baseUrl, user }: Owner & { readonly practice: boolean }): Owner => ({
  baseUrl: practice ? 'practice' : baseUrl,
  user,
});

/**
 * The outbox as a file that another workstation of the same user can take in. `steps`: steps, or records that could
 * only be read as JSON.
 */
export function writeFile({ baseUrl, user }: Owner, steps: readonly unknown[], writtenAt: number): string {
  const head: Omit<z.input<typeof fileSchema>, 'steps'> = {
    format: 'carnet-outbox',
    version: 1,
    baseUrl,
    user,
    writtenAt,
  };
  const file = { ...head, steps };
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** Reads such a file. `done`: ids of changes that this workstation knows to be received, which are left out. */
export function readFile(text: string, owner: Owner, done: ReadonlySet<string>): ReadFile {
  const parsed = jsonOf(text);
  const file = fileSchema.safeParse(parsed);
  if (!file.success) return { ok: false, reason: isNewer(parsed) ? 'newerCarnet' : 'noOutbox' };
  const { baseUrl, user, steps } = file.data;
  if (baseUrl !== owner.baseUrl || user !== owner.user) return { ok: false, reason: 'anotherOwner' };
  return { ok: true, steps: steps.filter((step) => !done.has(step.id) && !isReceipt(step)) };
}

const newerSchema = z.object({ format: z.literal('carnet-outbox'), version: z.number().min(2) });
const isNewer = (parsed: unknown): boolean => newerSchema.safeParse(parsed).success;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // not JSON: reported as no outbox
  }
}
