import { membersOf, parseRaw, rawOf } from '#shared/json/rawJson.ts';
import type { Intent } from '../intent.ts';
import type { Planned } from '../planned.ts';
import { rejected } from '../planned.ts';
import { replaceStep, textOf } from '../replaceStep.ts';
import type { Snapshot } from '../snapshot.ts';
import { creationOf } from '../snapshot.ts';
import { folderNameProblem } from './name.ts';

/** Another name for a folder that is only here; the outbox takes it into the creation. The service renames none (R3.3). */
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
