import { z } from 'zod';
import { describeEntity, entityNameSchema } from '#shared/entities/index.ts';
import { jsonIn } from '#shared/json/jsonIn.ts';
import { membersOf, objectOf } from '#shared/json/rawJson.ts';
import { rawSchema } from '#shared/merge/change.ts';
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
 * For another workstation of the same user. `steps`: steps, or only JSON. No password is in it (S12): a creation that
 * needs one is refused there before it is sent.
 */
export function writeFile({ baseUrl, user }: Owner, steps: readonly unknown[], writtenAt: number): string {
  const head: Omit<z.input<typeof fileSchema>, 'steps'> = {
    format: 'carnet-outbox',
    version: 1,
    baseUrl,
    user,
    writtenAt,
  };
  const file = { ...head, steps: steps.map(withoutPassword) };
  return `${JSON.stringify(file, null, 1)}\n`;
}

const creationSchema = z.looseObject({ entity: entityNameSchema, body: rawSchema });

function withoutPassword(step: unknown): unknown {
  const creation = creationSchema.safeParse(step).data;
  if (!creation) return step;
  const { encrypted } = describeEntity(creation.entity);
  if (encrypted.length === 0) return step;
  const shown = [...membersOf(creation.body)].filter(([member]) => !encrypted.includes(member));
  return { ...creation, body: objectOf(shown) };
}

/** Reads such a file. `done`: ids of changes that this workstation knows to be received, which are left out. */
export function readFile(text: string, owner: Owner, done: ReadonlySet<string>): ReadFile {
  const parsed = jsonIn(text);
  const file = fileSchema.safeParse(parsed);
  if (!file.success) return { ok: false, reason: isNewer(parsed) ? 'newerCarnet' : 'noOutbox' };
  const { baseUrl, user, steps } = file.data;
  if (baseUrl !== owner.baseUrl || user !== owner.user) return { ok: false, reason: 'anotherOwner' };
  return { ok: true, steps: steps.filter((step) => !done.has(step.id) && !isReceipt(step)) };
}

const newerSchema = z.object({ format: z.literal('carnet-outbox'), version: z.number().min(2) });
const isNewer = (parsed: unknown): boolean => newerSchema.safeParse(parsed).success;
