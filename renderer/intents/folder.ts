import { folderNameProblem } from '#shared/checks/folderName.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { isSameGuid } from '#shared/entities/idForm.ts';
import { objectOf, rawOf } from '#shared/json/rawJson.ts';
import { fileNameKey } from '#shared/text/fold.ts';
import { parentOfCreation } from '#sync/rules/parentFolder.ts';
import type { NewStep } from '#sync/step.ts';
import { creationStep } from './creation.ts';
import type { IntentOf, NewFolder, Rejection } from './intent.ts';
import type { Planned, Tools } from './planned.ts';
import { planned, rejected } from './planned.ts';
import { replaceStep, textOf } from './replaceStep.ts';
import type { Snapshot } from './snapshot.ts';
import { creationOf } from './snapshot.ts';

/** With the folders inside it, each after its parent, which may be only here and get its id later (I6, I7). */
export function folder(intent: IntentOf<'folder'>, snapshot: Snapshot, tools: Tools): Planned {
  if ('renames' in intent) return rename(intent.renames, intent.name, snapshot);
  const { parent: id, parentPath, name, inside = [] } = intent;
  const root = snapshot.rootStreamid();
  const parent = id === 'root' ? root : id;
  // Without the root's GUID no top-level folder can be made (R5.5).
  if (parent === undefined) return rejected('rootUnknown');
  const isTop = root !== undefined && isSameGuid(parent, root);
  // By the path a lost creation is looked up (R3.6): no folder but the share lies at the empty one.
  if (isTop !== (parentPath.length === 0)) return rejected('unknownEntity');
  if (!isTop && snapshot.current('Directory', parent) === undefined) return rejected('unknownEntity');
  const problem = newFolderProblem({ name, inside }, snapshot.childNames(isTop ? 'root' : parent));
  return problem ? rejected(problem) : planned(...creations({ name, inside }, parent, parentPath, tools));
}

/** What is wrong with a new folder or the first of those inside it; null when nothing is. */
export function newFolderProblem({ name, inside }: NewFolder, siblings: readonly string[]): Rejection | null {
  const problem = problemOfName(name, siblings);
  if (problem) return problem;
  for (const [at, child] of inside.entries()) {
    const before = inside.slice(0, at).map((other) => other.name);
    const below = newFolderProblem(child, before);
    if (below) return below;
  }
  return null;
}

function creations(
  { name, inside }: NewFolder,
  parent: string,
  parentPath: readonly string[],
  tools: Tools,
): readonly NewStep[] {
  const body = objectOf([
    ['Nom', rawOf(name)],
    ['Streamid', rawOf(parent)],
  ]);
  const provisional = isProvisional(parent) ? [{ field: 'Streamid', id: parent }] : [];
  const own = creationStep(
    { entity: 'Directory', body, subject: name, provisional, parentPath: [...parentPath] },
    tools,
  );
  return [own, ...inside.flatMap((child) => creations(child, own.target, [...parentPath, name], tools))];
}

/** Of a folder that is only here: merged into its creation. The service renames none (R3.3). */
function rename(id: string, name: string, snapshot: Snapshot): Planned {
  const row = snapshot.current('Directory', id);
  if (row === undefined) return rejected('unknownEntity');
  const creation = creationOf(snapshot, { entity: 'Directory', target: id });
  if (!creation) return rejected('leftAlready');
  const before = textOf(row, 'Name', 'Directory');
  // Its own old name is no rival: another case of it is another name.
  const others = snapshot.childNames(parentOfCreation(creation)).filter((sibling) => sibling !== before);
  const problem = problemOfName(name, others);
  if (problem) return rejected(problem);
  return replaceStep(snapshot, {
    entity: 'Directory',
    id,
    subject: name,
    newValues: [{ field: 'Name', mine: rawOf(name) }],
  });
}

/** What is wrong with a name beside those that are there; null when nothing is. */
function problemOfName(name: string, siblings: readonly string[]): Rejection | null {
  const problem = folderNameProblem(name);
  if (problem) return problem;
  const same = fileNameKey(name);
  return siblings.some((sibling) => fileNameKey(sibling) === same) ? 'nameAlreadyThere' : null;
}
