import { basename, dirname, join } from 'node:path';
import { readIfPresent, writeChosen } from '#main/disk/files.ts';
import { FailureError } from '#shared/failures/failure.ts';
import { supportFileSchema, supportText } from '#shared/support/supportFile.ts';
import type { SupportFile } from '#shared/support/supportFile.ts';
import { supportLines } from '#shared/support/supportLines.ts';
import type { AskWhere } from './appHandlers.ts';
import type { Family } from './handlers.ts';

interface SupportParts {
  readonly logs: string;
  readonly askWhere: AskWhere;
}

/** The file for who helps (S16): only what main parsed itself; it names no person, so no policy forbids it (S14). */
export const supportHandlers = ({ logs, askWhere }: SupportParts): Family<'support'> => ({
  'support.log': async () => {
    const files = await Promise.all(
      ['carnet.previous.log', 'carnet.log'].map((name) => readIfPresent(join(logs, name))),
    );
    const lines = files.flatMap((text) => (text ?? '').split('\n')).filter((line) => line !== '');
    return supportLines(lines.map(wordsOf));
  },
  'support.save': async ({ name, text }) => {
    const file = parsed(text);
    const path = await askWhere(name);
    if (path === null) return { saved: null };
    await writeChosen(path, supportText(file));
    return { saved: { name: basename(path), folder: dirname(path), ways: [] } };
  },
});

function parsed(text: string): SupportFile {
  try {
    return supportFileSchema.parse(JSON.parse(text));
  } catch {
    throw new FailureError({ kind: 'badRequest', detail: 'support' }); // the page makes no other
  }
}

/** One entry of the log as words: its members in their order, facts with their names. */
function wordsOf(line: string): string {
  try {
    return flat(JSON.parse(line));
  } catch {
    return '…'; // cut off when Carnet stopped
  }
}

function flat(value: unknown, name = ''): string {
  if (Array.isArray(value)) return value.map((each) => flat(each)).join(' ');
  if (typeof value !== 'object' || value === null) return `${name} ${String(value)}`;
  return Object.entries(value)
    .map(([key, member]) => flat(member, unsaid.has(key) ? '' : key))
    .join(' ');
}

/** Their values speak for themselves. */
const unsaid: ReadonlySet<string> = new Set([
  'at',
  'event',
  'error',
  'name',
  'code',
  'kind',
  'status',
  'places',
  'causes',
]);
