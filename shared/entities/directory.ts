import { z } from 'zod';
import { describe } from './describe.ts';
import { flag, integer, nullableInstant, nullableText, text } from './members.ts';

/** A folder or file of the file tree. Identity is the GUID `Streamid`; there is no Nom and no Code (R2.8, R3.3). */
export const directorySchema = z.looseObject({
  Streamid: text,
  Name: text,
  File_extension: nullableText,
  Path: nullableText,
  /** Never stored (R1.3): see `neverKept`. */
  stream: nullableText,
  Creation_time: nullableInstant,
  Update_time: nullableInstant,
  /** Set on a row that must not be shown (R1.3). */
  Delete_time: nullableInstant,
  Last_access_time: nullableInstant,
  Isdirectory: flag.nullish(),
  Size: integer.nullish(),
  Id: integer.nullish(),
});
export type Directory = z.infer<typeof directorySchema>;

export const directory = describe({
  name: 'Directory',
  schema: directorySchema,
  idField: 'Streamid',
  idKind: 'guid',
  listedBy: 'parent',
  // The body's Streamid is the parent's, the row's is its own.
  bodyNames: { Nom: 'Name', Streamid: null },
  // The service creates folders, not files.
  madeWith: { Isdirectory: true },
  instants: ['Creation_time', 'Update_time', 'Delete_time', 'Last_access_time'],
  assigned: ['Id', 'Streamid', 'Path'],
  neverKept: ['stream'],
  variable: ['stream', 'Nom', 'Code'],
});
