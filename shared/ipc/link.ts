import { z } from 'zod';

/** What a link can lead to. It changes only what is shown (S13). */
const numbered = z.string().regex(/^[1-9]\d{0,18}$/u);
const guid = z.string().regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u);
export const linkSchema = z.union([
  z.object({ kind: z.enum(['event', 'file', 'person']), id: numbered }),
  /** By its Streamid. */
  z.object({ kind: z.literal('folder'), id: guid }),
]);
export type Link = z.infer<typeof linkSchema>;

export const linkScheme = 'carnet';

/** Whether a text is meant as a link of Carnet, correctly spelled or not. */
export const isLink = (text: string): boolean => text.toLowerCase().startsWith(`${linkScheme}:`);

/**
 * `carnet://event/12` and the like, spelled exactly: no query, no second part, nothing to decode. Null for everything
 * else (S13). Some systems append a slash.
 */
export function parseLink(text: string): Link | null {
  const [, kind, id] = /^carnet:\/\/([a-z]{1,10})\/([\w-]{1,40})\/?$/u.exec(text) ?? [];
  const read = linkSchema.safeParse({ kind, id: id?.toLowerCase() });
  return read.success ? read.data : null;
}
