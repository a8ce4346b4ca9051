import type { Intent } from '../intent.ts';
import type { Planned, Tools } from '../planned.ts';
import { together } from '../planned.ts';
import type { Snapshot } from '../snapshot.ts';
import { createEvents } from './create.ts';
import { editEvent } from './edit.ts';

/** Events of a file, new ones and changes of known ones, as one change: all of them or none. */
export const takeInEvents = (
  { creations, edits }: Extract<Intent, { kind: 'event.takeIn' }>,
  snapshot: Snapshot,
  tools: Tools,
): Planned =>
  together([
    ...creations.map((creation) => createEvents({ kind: 'event.create', ...creation }, tools)),
    ...edits.map((edit) => editEvent({ kind: 'event.edit', ...edit }, snapshot, tools)),
  ]);
