import { randomUUID } from 'node:crypto';
import { folderNameProblem, longestName } from '#shared/checks/folderName.ts';
import type { FolderNameProblem } from '#shared/checks/folderName.ts';
import { membersOf, objectOf, rawJson, rawOf, splice } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { fileNameKey } from '#shared/text/fold.ts';
import { parseShape, shapedText } from '../query/shape.ts';
import { writeInstant } from '../schoolTime.ts';
import { refuseQuery, refuseField } from '../serviceError.ts';
import { servedSets } from '../sets/index.ts';
import { textOf } from '../store/row.ts';
import type { Members, Row } from '../store/row.ts';
import { collectionAnswer } from './collection.ts';
import { completeRow, requiredText } from './complete.ts';
import { context } from './operation.ts';
import type { Call, Operation } from './operation.ts';

const refusals: Readonly<Record<FolderNameProblem, string>> = {
  emptyName: 'un nom de dossier ne peut être vide',
  nameTooLong: `plus de ${longestName} caractères`,
  nameHasForbiddenCharacter:
    'un nom de dossier ne peut contenir \\ / : * ? " < > | ni finir par un point ou une espace',
  nameReserved: 'ce nom est celui d’un périphérique de Windows',
};

/** Paths and names are those of a Windows file system, compared without case. */
const pathOf = (row: Row): string => fileNameKey(textOf(row.members, 'Path'));
const parentPath = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('\\')));

export const listDirectory: Operation = (call) => {
  const { store, options, differences } = call;
  const shape = parseShape(servedSets.Directory, options);
  const wanted = options.$filter === undefined ? undefined : askedPath(options.$filter);
  const itself = (row: Row): boolean => differences.directorySelf === 'yes' && pathOf(row) === wanted;
  const rows = [...store.rows('Directory')].filter(
    (row) => wanted !== undefined && (parentPath(pathOf(row)) === wanted || itself(row)),
  );
  const textOf = (row: Row): RawJson => shapedText(shape, row, store);
  return collectionAnswer(call, rows, differences.directoryNames === 'yes' ? (row) => named(textOf(row)) : textOf);
};

/** Nom and Code, which some deployments add to a folder (R5.5). */
const named = (text: RawJson): RawJson =>
  splice(
    text,
    new Map([
      ['Nom', membersOf(text).get('Name') ?? rawOf('')],
      ['Code', rawOf(null)],
    ]),
  );

/** Directory's own filter: lower-case `path`, no quotes (R1.3). */
function askedPath(filter: string): string {
  const match = /^\s*path\s+eq\s+(.+?)\s*$/u.exec(filter);
  if (!match?.[1]) throw refuseQuery('$filter : path eq <partage>[\\<dossier>…] attendu');
  return fileNameKey(match[1]);
}

/** Creates a folder named `Nom` in the folder `Streamid`; answers its GUID. */
export const createDirectory: Operation = (call) => {
  const { store, body, now } = call;
  const name = checkedName(requiredText(body, 'Nom'));
  const parent = store.row('Directory', requiredText(body, 'Streamid').toLowerCase());
  if (!parent || parent.members.get('Isdirectory') !== 'true' || isDeleted(parent)) {
    throw refuseField('Streamid', 'ce dossier parent n’existe pas');
  }
  const path = `${textOf(parent.members, 'Path')}\\${name}`;
  const taken = [...store.rows('Directory')].some((row) => pathOf(row) === fileNameKey(path) && !isDeleted(row));
  if (taken) throw refuseField('Nom', `« ${name} » existe déjà dans ce dossier`);

  const streamid = randomUUID();
  store.put('Directory', newFolder(call, { name, path, streamid, moment: rawOf(writeInstant(now)) }));
  return { body: objectOf([context(call, 'Edm.Guid'), ['value', rawOf(streamid)]]) };
};

function checkedName(name: string): string {
  const problem = folderNameProblem(name);
  if (problem) throw refuseField('Nom', refusals[problem]);
  return name;
}

const isDeleted = (row: Row): boolean => (row.members.get('Delete_time') ?? 'null') !== 'null';

function newFolder(
  call: Call,
  { name, path, streamid, moment }: { name: string; path: string; streamid: string; moment: RawJson },
): Members {
  const made = new Map<string, RawJson>([
    ['Streamid', rawOf(streamid)],
    ['Name', rawOf(name)],
    ['Path', rawOf(path)],
    ['Creation_time', moment],
    ['Update_time', moment],
    ['Isdirectory', rawOf(true)],
    ['Id', rawJson(call.store.nextId('Directory'))],
  ]);
  return completeRow('Directory', new Map(), made);
}
