import { isProvisional, provisionalId } from '#shared/entities/describe.ts';
import { objectOf, rawOf } from '#shared/json/rawJson.ts';
import { summarize } from '#sync/rules/summary.ts';
import type { Intent } from '../intent.ts';
import type { Planned, Tools } from '../planned.ts';
import { planned, rejected } from '../planned.ts';
import type { Snapshot } from '../snapshot.ts';
import { folderNameProblem } from './name.ts';

/** A new folder; its parent may be one that is only here, whose real id comes with its acknowledgement (I6, I7). */
export function createFolder(
  intent: Extract<Intent, { kind: 'folder.create' }>,
  snapshot: Snapshot,
  tools: Tools,
): Planned {
  const isTop = intent.parentPath.length === 0;
  const parent = isTop && intent.parent === 'root' ? snapshot.rootStreamid() : intent.parent;
  // Without the root's GUID no top-level folder can be made (R5.5).
  if (parent === undefined) return rejected('rootUnknown');
  if (!isTop && snapshot.current('Directory', parent) === undefined) return rejected('unknownEntity');
  const problem = folderNameProblem(intent.name, snapshot.childNames(isTop ? 'root' : parent));
  if (problem) return rejected(problem);
  const step = {
    entity: 'Directory' as const,
    action: 'create' as const,
    changes: [],
    body: objectOf([
      ['Nom', rawOf(intent.name)],
      ['Streamid', rawOf(parent)],
    ]),
    parentPath: [...intent.parentPath],
  };
  return planned({
    ...step,
    target: provisionalId(tools.uuid()),
    base: null,
    provisional: isProvisional(parent) ? [{ field: 'Streamid', id: parent }] : [],
    summary: summarize(step, intent.name),
  });
}
