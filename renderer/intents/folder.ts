import { isProvisional, provisionalId } from '#shared/entities/describe.ts';
import { membersOf, objectOf, parseRaw, rawOf } from '#shared/json/rawJson.ts';
import { fileNameKey } from '#shared/text/fileName.ts';
import { summarize } from '#sync/rules/summary.ts';
import type { Intent, Rejection } from './intent.ts';
import type { Planned, Tools } from './planned.ts';
import { planned, rejected } from './planned.ts';
import { replaceStep, textOf } from './replaceStep.ts';
import type { Snapshot } from './snapshot.ts';
import { creationOf } from './snapshot.ts';

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

/**
 * Another name for a folder that is only here; the outbox takes it into the creation. The service renames none (R3.3).
 */
export function renameFolder({ id, name }: Extract<Intent, { kind: 'folder.rename' }>, snapshot: Snapshot): Planned {
  const row = snapshot.current('Directory', id);
  if (row === undefined) return rejected('unknownEntity');
  const creation = creationOf(snapshot, { entity: 'Directory', target: id });
  if (!creation) return rejected('leftAlready');
  const before = textOf(row, 'Name', 'Directory');
  const parent =
    creation.parentPath?.length === 0 ? 'root' : parseRaw(membersOf(creation.body ?? '{}').get('Streamid') ?? '""');
  // Its own old name is no rival: another case of it is another name.
  const others = snapshot.childNames(String(parent)).filter((sibling) => sibling !== before);
  const problem = folderNameProblem(name, others);
  if (problem) return rejected(problem);
  return replaceStep(snapshot, {
    entity: 'Directory',
    id,
    subject: name,
    wishes: [{ field: 'Name', mine: rawOf(name) }],
  });
}

const longest = 255;
const forbidden = /[\\/:*?"<>|\p{Cc}]/u;

/** What is wrong with the name of a new folder on a file share; null when nothing is. */
function folderNameProblem(name: string, siblings: readonly string[]): Rejection | null {
  if (name.trim() === '') return 'emptyName';
  if (name.length > longest) return 'nameTooLong';
  // The share would quietly drop a dot or a space at the end, and the folder would bear another name than was asked.
  if (forbidden.test(name) || /[. ]$/u.test(name)) return 'nameHasForbiddenCharacter';
  const same = fileNameKey(name);
  return siblings.some((sibling) => fileNameKey(sibling) === same) ? 'nameAlreadyThere' : null;
}
