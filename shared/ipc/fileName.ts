import { z } from 'zod';

const longest = 120;
/** Windows takes these for devices, whatever ending follows. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/iu;

/** The names under which the page may ask to save a file with one of these endings (S6): no path, no hidden file. */
export const fileName = (...endings: readonly string[]) =>
  z
    .string()
    .regex(new RegExp(`^[\\p{L}\\p{N}][\\p{L}\\p{N} ._-]{0,${longest - 1}}\\.(?:${endings.join('|')})$`, 'u'))
    .refine((name) => !deviceName.test(name));

/** A name that `fileName` accepts: other signs become blanks, what is too long is cut before the ending. */
export function asFileName(words: string): string {
  const [, name = '', ending = ''] = /^(.*)(\.[a-z]+)$/su.exec(words) ?? [undefined, words];
  const plain = name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, ' ')
    .replace(/^[ ._-]+/u, '')
    .trimEnd();
  const free = plain === '' || deviceName.test(plain) ? `Carnet ${plain}`.trimEnd() : plain;
  return `${free.slice(0, longest).trimEnd()}${ending}`;
}

/** Of a saved file: itself in its program, or the folder with it. */
export const showTarget = z.enum(['open', 'folder']);
export type ShowTarget = z.infer<typeof showTarget>;

/** Where a file was saved, and what the system can show of it. */
export const savedFile = z.object({ name: z.string(), folder: z.string(), targets: z.array(showTarget).readonly() });
export type SavedFile = z.infer<typeof savedFile>;
