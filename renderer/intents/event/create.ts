import { provisionalId } from '#shared/entities/describe.ts';
import { objectOf, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { rawId } from '#sync/rules/provisional.ts';
import { summarize } from '#sync/rules/summary.ts';
import type { NewStep } from '#sync/step.ts';
import { isAfter, withOffset } from '../instants.ts';
import type { Intent, NewEvent, Rejection } from '../intent.ts';
import type { Planned, Tools } from '../planned.ts';
import { planned, rejected } from '../planned.ts';
import { canHold, eventFields, sent } from './fields.ts';
import type { EventFields } from './fields.ts';

/**
 * New events, each its own creation; linked ones share one new ReferenceMultiple, or that of the events they join
 * (R2.10). All of them or none.
 */
export function createEvents(intent: Extract<Intent, { kind: 'event.create' }>, tools: Tools): Planned {
  if (intent.events.length === 0) return rejected('nothingChanged');
  const group = sent('ReferenceMultiple', intent.group ?? (intent.linked ? tools.uuid() : ''));
  const steps: NewStep[] = [];
  for (const event of intent.events) {
    const step = createEvent(event, group, tools);
    if (typeof step === 'string') return rejected(step);
    steps.push(step);
  }
  return planned(...steps);
}

function createEvent(event: NewEvent, group: RawJson, tools: Tools): NewStep | Rejection {
  const nom = event.nom.trim();
  const debut = withOffset(event.debut, tools.schoolZone);
  const fin = withOffset(event.fin, tools.schoolZone);
  if (nom === '') return 'emptyName';
  if (debut === undefined || fin === undefined) return 'notAnInstant';
  if (!isAfter(fin, debut)) return 'endBeforeStart';
  if (![event.campusId, event.typeId].every((id) => /^[1-9]\d*$/u.test(id))) return 'unknownEntity';
  const given: EventFields = event.fields ?? {};
  if (eventFields.some((field) => given[field] !== undefined && !canHold(field, given[field].trim())))
    return 'notAReference';
  const body = objectOf([
    ['Nom', rawOf(nom)],
    ['EntiteJuridiqueId', rawId('EntiteJuridique', event.campusId)],
    ['TypePlanificationId', rawId('TypePlanification', event.typeId)],
    ['Debut', rawOf(debut)],
    ['Fin', rawOf(fin)],
    ['Enseignants', rawOf(event.enseignants ?? '')],
    ...eventFields.flatMap((field) => {
      const text = given[field]?.trim() ?? '';
      return text === '' ? [] : [[field, sent(field, text)] as const];
    }),
    ['ReferenceMultiple', group],
    ['Annule', rawOf(false)],
    ['Realise', rawOf(false)],
  ]);
  const step = { entity: 'Planification' as const, action: 'create' as const, changes: [], body };
  return {
    ...step,
    target: provisionalId(tools.uuid()),
    base: null,
    provisional: [],
    summary: summarize(step, nom),
  };
}
