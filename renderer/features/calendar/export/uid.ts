import { shownAlone } from '#intents/interview/alongside.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';

const prefix = 'planification:';

/** The same in every file, so that who reads it again knows the event again: the service's id and its host. */
export const uidOf = ({ id, interview }: Pick<ShownEvent, 'id' | 'interview'>, host: string): string =>
  `${interview ? '' : prefix}${id}@${host}`;

/** The id of an event in a UID that Carnet made for this service; of an interview as the calendar has it, else null. */
export function idInUid(uid: string, host: string): string | null {
  if (!uid.endsWith(`@${host}`)) return null;
  const id = uid.slice(0, -host.length - 1);
  if (id.startsWith(prefix)) return id.slice(prefix.length);
  return shownAlone(id) === null ? null : id;
}

/** What the service's address is called in a UID. */
export const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : 'carnet');
