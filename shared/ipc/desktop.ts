import { z } from 'zod';
import { languageNames } from '../text/languages.ts';
import { placeSchema } from './place.ts';
import { screens } from './screens.ts';

/** One line of a menu or notification of the system, in the user's language. */
const line = z.string().min(1).max(200);

/** A key of the current screen: the menu sends it, the page carries it out. */
const menuActionSchema = z.object({
  /** As the shortcut is named in the page. */
  id: z.string().regex(/^[\w.]{1,60}$/u),
  label: line,
  /** In the notation of shortcuts (`c`, `mod+Enter`); null where it is switched off. */
  keys: z.string().max(40).nullable(),
});
export type MenuAction = z.infer<typeof menuActionSchema>;

/** Commands of the menu that have nothing to act on at times. */
export const restingCommands = ['undo', 'redo', 'go.back', 'go.forward'] as const;
export type RestingCommand = (typeof restingCommands)[number];

export const desktopSchema = z.object({
  language: z.enum(languageNames),
  /** The user's choice: what the system draws around the page follows it. */
  theme: z.enum(['system', 'light', 'dark']),
  /** Of the current screen. */
  actions: z.array(menuActionSchema).max(60),
  /** The screens that the side bar shows unfolded, in order. */
  shown: z.array(z.enum(screens)).max(screens.length),
  /** Key of the shortcut sheet. */
  sheet: z.string().max(40).nullable(),
  /** The next interview, and the link to it; null when there is none today. */
  next: z.object({ text: line, link: placeSchema }).nullable(),
  /** Connection and waiting changes, in one line; null while no service is open. */
  state: line.nullable(),
  /** How many changes have not been sent, with those that the user must decide about. */
  waiting: z.number().int().nonnegative(),
  /** How many of them the user must decide about: the number on the dock and the taskbar. */
  toDecide: z.number().int().nonnegative(),
  /** Would change nothing now: greyed in the menu. */
  resting: z.array(z.enum(restingCommands)),
});
export type Desktop = z.infer<typeof desktopSchema>;

/** A notification that the system shows while Carnet is not in front. */
export const noticeSchema = z.object({ title: line, body: z.string().max(400), link: placeSchema.nullable() });
export type Notice = z.infer<typeof noticeSchema>;
