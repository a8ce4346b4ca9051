import { z } from 'zod';
import { jsonIn } from '#shared/json/jsonIn.ts';
import type { Owner } from '#sync/outboxFile.ts';
import { draftSchema } from './draft.ts';
import type { AgreementDraft } from './draft.ts';
import type { StageView } from './stages.ts';

const format = 'carnet-agreement';
const version = 1;

const fileSchema = z.object({
  format: z.literal(format),
  version: z.literal(version),
  baseUrl: z.string(),
  user: z.string(),
  /** Epoch ms. */
  writtenAt: z.number(),
  /** In the outbox of the workstation that wrote the file: another one would send them a second time (I3). */
  underWay: z.array(z.string()),
  draft: draftSchema,
});

/** Far above any agreement; a file beyond it is something else (I24). */
export const mostCharacters = 1_000_000;

export type ReadDraft =
  | { readonly ok: true; readonly draft: AgreementDraft }
  | {
      readonly ok: false;
      readonly reason: 'notADraft' | 'anotherVersion' | 'damaged' | 'anotherOwner' | 'underWay';
    };

export function writeDraft(
  { baseUrl, user }: Owner,
  draft: AgreementDraft,
  stages: readonly StageView[],
  writtenAt: number,
): string {
  const underWay = stages.filter(({ state }) => state.kind === 'underway' || state.kind === 'asks');
  const file: z.input<typeof fileSchema> = {
    format,
    version,
    baseUrl,
    user,
    writtenAt,
    underWay: underWay.map(({ key }) => key),
    draft,
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** Reads such a file. Everything in it is usable, or nothing is taken. */
export function readDraftFile(text: string, owner: Owner): ReadDraft {
  const failed = (reason: Exclude<ReadDraft, { ok: true }>['reason']): ReadDraft => ({ ok: false, reason });
  if (text.length > mostCharacters) return failed('notADraft');
  const parsed = jsonIn(text);
  if (parsed === undefined) return failed(text.includes(`"${format}"`) ? 'damaged' : 'notADraft');
  const head = headSchema.safeParse(parsed);
  if (!head.success) return failed('notADraft');
  if (head.data.version !== version) return failed('anotherVersion');
  const file = fileSchema.safeParse(parsed);
  if (!file.success) return failed('damaged');
  const { baseUrl, user, underWay, draft } = file.data;
  if (baseUrl !== owner.baseUrl || user !== owner.user) return failed('anotherOwner');
  return underWay.length > 0 ? failed('underWay') : { ok: true, draft };
}

const headSchema = z.object({ format: z.literal(format), version: z.number() });

/** The draft of a file in place of the same one here: what this workstation knows of ended stages stays known (I3). */
export const inPlaceOf = (here: AgreementDraft, draft: AgreementDraft): AgreementDraft => ({
  ...draft,
  outcomes: { ...draft.outcomes, ...here.outcomes },
});
