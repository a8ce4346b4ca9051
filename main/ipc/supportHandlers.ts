import { basename, dirname, join } from 'node:path';
import type { Log } from '#main/diagnostics/log.ts';
import { readIfPresent, writeChosen } from '#main/disk/files.ts';
import { FailureError } from '#shared/failures/failure.ts';
import { supportFileSchema, supportText } from '#shared/support/supportFile.ts';
import type { SupportFile } from '#shared/support/supportFile.ts';
import { supportLines } from '#shared/support/supportLines.ts';
import type { Trace } from '#shared/trace/line.ts';
import type { AskWhere } from './appHandlers.ts';
import type { Family } from './handlers.ts';

interface SupportParts {
  readonly logs: string;
  readonly trace: Pick<Trace, 'lines'>;
  readonly log: Pick<Log, 'pageProblem'>;
  readonly askWhere: AskWhere;
}

/** The file for who helps (S16): only what main parsed itself; it names no person, so no policy forbids it (S14). */
export const supportHandlers = ({ logs, trace, log, askWhere }: SupportParts): Family<'support' | 'trace'> => ({
  'trace.read': async () => {
    const files = await Promise.all(
      ['carnet.previous.log', 'carnet.log'].map((name) => readIfPresent(join(logs, name))),
    );
    const logged = files.flatMap((text) => (text ?? '').split('\n')).filter((line) => line !== '');
    return { lines: supportLines(logged, trace.lines()) };
  },
  'trace.report': ({ event, problem }) => {
    log.pageProblem(event, problem);
    return {};
  },
  'support.save': async ({ name, text }) => {
    const file = parsed(text);
    const path = await askWhere(name);
    if (path === null) return { saved: null };
    await writeChosen(path, supportText(file));
    return { saved: { name: basename(path), folder: dirname(path), targets: [] } };
  },
});

function parsed(text: string): SupportFile {
  try {
    return supportFileSchema.parse(JSON.parse(text));
  } catch {
    throw new FailureError({ kind: 'badRequest', detail: 'support' }); // the page makes no other
  }
}
