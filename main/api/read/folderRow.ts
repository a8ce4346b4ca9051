import { directory } from '#shared/entities/directory.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { membersOf, parseRaw, splice } from '#shared/json/rawJson.ts';
import type { Filter } from '#shared/odata/query.ts';
import type { Connection } from '../http/connection.ts';

const { neverKept } = directory;

/** A folder of the file tree: the share and folder names below it; no name is the root (R1.3). */
export interface FolderPosition {
  readonly share: string;
  readonly folders: readonly string[];
}

/** The query for the rows below one parent, and the test for which of them may be stored. */
export interface ParentList {
  readonly filter: Filter;
  readonly shown: (text: RawJson) => RawJson | null;
}

/** The list of one parent (`listedBy` of a description): folder names below the share; no name is the root. */
export async function parentList(
  connection: Pick<Connection, 'shareName'>,
  folders: readonly string[] = [],
): Promise<ParentList> {
  const share = await connection.shareName();
  return {
    filter: { directoryPath: [share, ...folders] },
    shown: (text) => directoryRow({ share, folders }, text),
  };
}

/** The row without `stream`; null when it is deleted, is the folder itself, or lies elsewhere (R1.3, R5.5). */
export function directoryRow(place: FolderPosition, text: RawJson): RawJson | null {
  const members = membersOf(text);
  const textOf = (name: string): string | null => {
    const value = parseRaw(members.get(name) ?? 'null');
    return typeof value === 'string' ? value : null;
  };
  if (textOf('Delete_time') !== null) return null;
  const path = textOf('Path');
  if (path !== null && path !== '' && !isChild(place, path, textOf('Name') ?? '')) return null;
  const isDropped = (name: string): boolean => neverKept.some((each) => each === name);
  return [...members.keys()].some(isDropped) ? splice(text, new Map(), isDropped) : text;
}

/** The document does not define Path: it may be the row's own or its parent's, with or without share and server. */
function isChild({ share, folders }: FolderPosition, path: string, name: string): boolean {
  const there = segmentsOf(path);
  if (there.length === 0) return folders.length === 0; // `\\` alone: the root, without its share
  const parent = [share, ...folders].map((segment) => segment.toLowerCase());
  const below = folders.map((segment) => segment.toLowerCase());
  const own = name.toLowerCase();
  if (endsWith(there, [...parent, own])) return true;
  // Where the path is the folder's own and the name matches, it is the folder itself among its children (R5.5).
  const isNamesake = parent.at(-1) === own;
  if (endsWith(there, parent)) return !isNamesake;
  return same(there, [...below, own]) || (below.length > 0 && same(there, below) && !isNamesake);
}

const segmentsOf = (path: string): readonly string[] =>
  path
    .toLowerCase()
    .split(/[\\/]/u)
    .filter((segment) => segment !== '');

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((segment, index) => segment === b[index]);

const endsWith = (whole: readonly string[], end: readonly string[]): boolean =>
  whole.length >= end.length && same(whole.slice(whole.length - end.length), end);
