import { writeWhole } from '../disk/files.ts';
import type { Family } from './handlers.ts';

/** Asks where a file is to lie; null when the person does not want it. */
export type AskWhere = (suggestedName: string) => Promise<string | null>;
/** The page as it prints, as a PDF. */
export type PrintPage = () => Promise<Buffer>;

/** What the page may keep on the disk: a text, or itself on paper, where the person says. */
export const fileHandlers = (askWhere: AskWhere, printPage: PrintPage): Family<'file'> => {
  const save = async (name: string, content: string | Buffer): Promise<{ saved: boolean }> => {
    const path = await askWhere(name);
    if (path === null) return { saved: false };
    await writeWhole(path, content);
    return { saved: true };
  };
  return {
    'file.save': ({ name, text }) => save(name, text),
    // Printed before it is asked for: what the person saw is what is kept, however long they look for a place.
    'file.savePdf': async ({ name }) => save(name, await printPage()),
  };
};
