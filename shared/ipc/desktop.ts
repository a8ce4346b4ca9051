import { z } from 'zod';
import { languageNames } from '../text/languages.ts';
import { linkSchema } from './link.ts';

/** One line of the system's own surfaces, in the person's words. */
const line = z.string().min(1).max(200);

/** A key of the screen that is shown: the menu tells it, the page answers it. */
export const menuActionSchema = z.object({
  /** As the shortcut is named in the page. */
  id: z.string().regex(/^[\w.]{1,60}$/u),
  label: line,
  /** As shortcuts are written (`c`, `mod+Enter`); null where it is switched off. */
  keys: z.string().max(40).nullable(),
});
export type MenuAction = z.infer<typeof menuActionSchema>;

/** What the menu and the tray say, as the page words it. */
export const desktopSchema = z.object({
  language: z.enum(languageNames),
  /** Of the screen that is open. */
  actions: z.array(menuActionSchema).max(60),
  /** Key of the shortcut sheet. */
  sheet: z.string().max(40).nullable(),
  /** The next interview, and the way to it; null when there is none today. */
  next: z.object({ text: line, link: linkSchema }).nullable(),
  /** Connection and what waits, in a line; null while no service is open. */
  state: line.nullable(),
});
export type Desktop = z.infer<typeof desktopSchema>;

/** What the system shows while Carnet is not in front. */
export const noticeSchema = z.object({ title: line, body: z.string().max(400), link: linkSchema.nullable() });
export type Notice = z.infer<typeof noticeSchema>;
