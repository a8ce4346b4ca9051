import { z } from 'zod';

/** What a link can lead to. It only changes what is shown (S13). */
const numbered = z.string().regex(/^[1-9]\d{0,18}$/u);
const guid = z.string().regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u);
export const linkSchema = z.union([
  z.object({ kind: z.enum(['event', 'file', 'person']), id: numbered }),
  /** By its Streamid. */
  z.object({ kind: z.literal('folder'), id: guid }),
]);
export type Link = z.infer<typeof linkSchema>;

export const linkScheme = 'carnet';

/** Whether a text means to be a link of ours, well or badly spelled. */
export const isLink = (text: string): boolean => text.toLowerCase().startsWith(`${linkScheme}:`);

/**
 * `carnet://event/12` and its like, spelled exactly: no query, no second part, nothing to decode. Null for all else (S13).
 * Some systems put a stroke at the end.
 */
export function parseLink(text: string): Link | null {
  const [, kind, id] = /^carnet:\/\/([a-z]{1,10})\/([\w-]{1,40})\/?$/u.exec(text) ?? [];
  const read = linkSchema.safeParse({ kind, id: id?.toLowerCase() });
  return read.success ? read.data : null;
}
