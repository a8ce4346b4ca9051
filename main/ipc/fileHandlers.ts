import { writeWhole } from '../disk/files.ts';
import type { Family } from './handlers.ts';

/** Asks where a file is to lie; null when the person does not want it. */
export type AskWhere = (suggestedName: string) => Promise<string | null>;

/** What the page may keep on the disk: a text, where the person says. */
export const fileHandlers = (askWhere: AskWhere): Family<'file'> => ({
  'file.save': async ({ name, text }) => {
    const path = await askWhere(name);
    if (path === null) return { saved: false };
    await writeWhole(path, text);
    return { saved: true };
  },
});
