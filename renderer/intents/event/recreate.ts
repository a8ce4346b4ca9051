import { provisionalId } from '#shared/entities/describe.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { membersOf, objectOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { applyChanges, toBody } from '#shared/merge/merge.ts';
import { summarize } from '#sync/rules/summary.ts';
import type { Step } from '#sync/step.ts';
import type { Intent } from '../intent.ts';
import type { Planned, Tools } from '../planned.ts';
import { planned, rejected } from '../planned.ts';
import { textOf } from '../replaceStep.ts';
import { eventFields } from './fields.ts';

/** What a new event is made of; the rest is the service's. */
const taken = new Set<string>([
  'Nom',
  'TypePlanificationId',
  'Debut',
  'Fin',
  'Enseignants',
  'Annule',
  'Realise',
  ...eventFields,
]);

/** An event that the service no longer has (R3.1b), as the user last saw it and with their waiting changes. */
export function recreateEvent({ steps }: Extract<Intent, { kind: 'event.recreate' }>, tools: Tools): Planned {
  const row = asWanted(steps);
  if (row === null) return rejected('unknownEntity');
  const members = [...membersOf(toBody(describeEntity('Planification'), row))];
  const body = objectOf(members.filter(([name, value]) => taken.has(name) && value !== 'null'));
  const step = { entity: 'Planification', action: 'create', changes: [], body } as const;
  return planned({
    ...step,
    changes: [],
    target: provisionalId(tools.uuid()),
    base: null,
    provisional: [],
    summary: summarize({ ...step, changes: [] }, textOf(row, 'Nom', 'Planification')),
  });
}

function asWanted(steps: readonly Step[]): RawJson | null {
  const description = describeEntity('Planification');
  const base = steps.find((step) => step.base !== null)?.base ?? null;
  return base && steps.reduce<RawJson>((row, { changes }) => applyChanges(description, row, changes), base);
}
