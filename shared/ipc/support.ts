import { z } from 'zod';
import { fileName, savedFile } from './fileName.ts';

/** The channel of the support file (S16), part of the channel map. What a text may hold: `shared/support`. */
export const supportChannels = {
  /** Asks the user where to save the file, and saves it; `badRequest` for any text that is no support file. */
  'support.save': {
    args: z.object({ name: fileName('json'), text: z.string().max(2_000_000) }),
    result: z.object({ saved: savedFile.nullable() }),
  },
} as const;
