import type { Intent } from './intent.ts';

/**
 * Identifies an activation of a control, so that a bounced key or button is ignored. A creation has one key per form,
 * whatever its time; a switch has one key in both directions, since a second activation would switch it back; an edit
 * has another key when its value differs. Null: keys move an event several times a second, there and back, and each of
 * them counts.
 */
export function wishKey(intent: Intent): string | null {
  switch (intent.kind) {
    case 'event.create':
    case 'event.takeIn':
    case 'folder.create':
    case 'applicant.walkIn':
      return intent.kind;
    case 'event.cancel':
    case 'event.markDone':
    case 'application.decide':
    case 'applicant.correct':
      return `${intent.kind} ${intent.id}`;
    case 'event.markAll':
      return `${intent.kind} ${Object.keys(intent.mark).join()} ${intent.ids.join()}`;
    case 'event.reschedule':
    case 'event.rescheduleAll':
      return null;
    case 'application.edit':
      return keyOf({ ...intent, parametres: intent.parametres?.map(({ code }) => code) });
    case 'application.editAll':
    case 'event.copy':
    case 'event.edit':
    case 'folder.rename':
    case 'person.edit':
    case 'entity.create':
    case 'entity.recreate':
    case 'entity.edit':
    case 'entity.editAll':
    case 'entity.act':
    case 'applicant.import':
    case 'interview.follow':
    case 'done.putBack':
    case 'done.undo':
    case 'done.redo':
    case 'done.takeOut':
      return keyOf(intent);
  }
  return intent satisfies never;
}

/** What was seen is no part of what is wanted: the first activation may have changed it. */
export const keyOf = (wanted: object): string =>
  JSON.stringify(wanted, (name, value: unknown) => (name === 'seen' ? undefined : value));
