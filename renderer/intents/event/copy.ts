import { describeEntity } from '#shared/entities/index.ts';
import { objectOf, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { currentValue } from '#shared/merge/merge.ts';
import type { NewStep } from '#sync/step.ts';
import { creationStep } from '../creation.ts';
import { isAfter, withOffset } from '../fields.ts';
import type { IntentOf, Rejection } from '../intent.ts';
import type { Planned, Tools } from '../planned.ts';
import { planned, rejected } from '../planned.ts';
import { textOf } from '../replaceStep.ts';
import type { Snapshot } from '../snapshot.ts';

/**
 * What a copy or a series takes over: not code, comments, outside reference (but an application's number, R4.7), nor
 * flags.
 */
export const copied = [
  'Nom',
  'EntiteJuridiqueId',
  'TypePlanificationId',
  'ProgrammeId',
  'SequenceId',
  'Enseignants',
] as const;

/** Copies events to other times; the copies of a group are a group of their own (R2.10). All of them or none. */
export function copyEvents(intent: IntentOf<'copy'>, snapshot: Snapshot, tools: Tools): Planned {
  if (intent.events.length === 0) return rejected('nothingChanged');
  const group = rawOf(intent.linked ? tools.uuid() : null);
  const steps: NewStep[] = [];
  for (const event of intent.events) {
    const step = copyEvent(event, group, snapshot, tools);
    if (typeof step === 'string') return rejected(step);
    steps.push(step);
  }
  return planned(...steps);
}

function copyEvent(
  { id, reference, ...at }: IntentOf<'copy'>['events'][number],
  group: RawJson,
  snapshot: Snapshot,
  tools: Tools,
): NewStep | Rejection {
  const row = snapshot.current('Planification', id);
  if (row === undefined) return 'unknownEntity';
  const [debut, fin] = [at.debut, at.fin].map((text) => withOffset(text, tools.schoolZone));
  if (debut === undefined || fin === undefined) return 'notAnInstant';
  if (!isAfter(fin, debut)) return 'endBeforeStart';
  const taken = copied.flatMap((field) => {
    const value = currentValue(describeEntity('Planification'), row, { field });
    return value === null ? [] : [[field, value] as const];
  });
  const body = objectOf([
    ...taken,
    ...(reference === undefined ? [] : [['ReferenceExterne', rawOf(reference)] as const]),
    ['Debut', rawOf(debut)],
    ['Fin', rawOf(fin)],
    ['ReferenceMultiple', group],
    ['Annule', rawOf(false)],
    ['Realise', rawOf(false)],
  ]);
  return creationStep({ entity: 'Planification', body, subject: textOf(row, 'Nom', 'Planification') }, tools);
}
