import { rawOf } from '#shared/json/rawJson.ts';
import { rawId } from '#sync/rules/provisional.ts';
import { isAfter, withOffset } from '../instants.ts';
import type { Intent } from '../intent.ts';
import type { Planned, Tools } from '../planned.ts';
import { rejected, together } from '../planned.ts';
import { cancelStep, replaceStep, textOf } from '../replaceStep.ts';
import type { Wish } from '../replaceStep.ts';
import type { Snapshot } from '../snapshot.ts';
import { canHold, eventFields, sent } from './fields.ts';

type Of<Kind extends Intent['kind']> = Extract<Intent, { kind: Kind }>;

/** Debut and Fin are one unit: both are sent, whichever changed (R2.9). */
export function rescheduleEvent(intent: Of<'event.reschedule'>, snapshot: Snapshot, tools: Tools): Planned {
  const debut = withOffset(intent.debut, tools.schoolZone);
  const fin = withOffset(intent.fin, tools.schoolZone);
  if (debut === undefined || fin === undefined) return rejected('notAnInstant');
  if (!isAfter(fin, debut)) return rejected('endBeforeStart');
  return edit(intent.id, snapshot, [
    { field: 'Debut', mine: rawOf(debut) },
    { field: 'Fin', mine: rawOf(fin) },
  ]);
}

/** All of them or none: half a group moved by mistake would be worse than none (R2.10). */
export const rescheduleAll = (intent: Of<'event.rescheduleAll'>, snapshot: Snapshot, tools: Tools): Planned =>
  together(intent.events.map((event) => rescheduleEvent({ kind: 'event.reschedule', ...event }, snapshot, tools)));

/**
 * One step for the times, one for each flag, and one for everything else: each is shown, and can be in conflict, alone.
 */
export function editEvent(intent: Of<'event.edit'>, snapshot: Snapshot, tools: Tools): Planned {
  const { id, times, annule, realise } = intent;
  return together([
    ...(times ? [rescheduleEvent({ kind: 'event.reschedule', id, ...times }, snapshot, tools)] : []),
    editFields(intent, snapshot),
    ...(annule === undefined ? [] : [cancelEvent({ kind: 'event.cancel', id, annule }, snapshot)]),
    ...(realise === undefined ? [] : [markEventDone({ kind: 'event.markDone', id, realise }, snapshot)]),
  ]);
}

function editFields(intent: Of<'event.edit'>, snapshot: Snapshot): Planned {
  const nom = intent.nom?.trim();
  if (nom === '') return rejected('emptyName');
  const given = eventFields.flatMap((field) => {
    const text = intent.fields?.[field]?.trim();
    return text === undefined ? [] : [{ field, text }];
  });
  if (!given.every(({ field, text }) => canHold(field, text))) return rejected('notAReference');
  if (intent.typeId !== undefined && !/^[1-9]\d*$/u.test(intent.typeId)) return rejected('unknownEntity');
  return edit(intent.id, snapshot, [
    ...(nom === undefined ? [] : [{ field: 'Nom', mine: rawOf(nom) }]),
    ...(intent.typeId === undefined
      ? []
      : [{ field: 'TypePlanificationId', mine: rawId('TypePlanification', intent.typeId) }]),
    ...(intent.enseignants === undefined ? [] : [{ field: 'Enseignants', mine: rawOf(intent.enseignants) }]),
    ...given.map(({ field, text }) => ({ field, mine: sent(field, text) })),
  ]);
}

export const cancelEvent = ({ id, annule }: Of<'event.cancel'>, snapshot: Snapshot): Planned =>
  cancelStep(snapshot, { entity: 'Planification', id }, annule);

export const markEventDone = (intent: Of<'event.markDone'>, snapshot: Snapshot): Planned =>
  edit(intent.id, snapshot, [{ field: 'Realise', mine: rawOf(intent.realise) }]);

function edit(id: string, snapshot: Snapshot, wishes: readonly Wish[]): Planned {
  const subject = textOf(snapshot.current('Planification', id), 'Nom', 'Planification');
  return replaceStep(snapshot, { entity: 'Planification', id, subject, wishes });
}
