import { endpoint, endpointFor } from '#shared/endpoints/index.ts';
import type { KeyedList } from '#shared/entities/describe.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { arrayOf, elementsOf, membersOf, objectOf, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { applyChanges, toBody } from '#shared/merge/merge.ts';
import type { Step } from '#sync/step.ts';
import { creationStep } from './creation.ts';
import { isEditable } from './fields.ts';
import type { Rejection } from './intent.ts';
import type { Planned, Tools } from './planned.ts';
import { planned, rejected } from './planned.ts';

/** A row that the service no longer has (R3.1b), as the user last saw it and with their waiting changes. */
export function recreate(steps: readonly Step[], tools: Tools): Planned {
  const made = recreationOf(steps);
  const latest = steps.at(-1);
  if (typeof made === 'string' || !latest) return rejected(typeof made === 'string' ? made : 'unknownEntity');
  const { entity } = latest;
  const { body, provisional } = made;
  const { subject } = latest.summary;
  const plan = planned(creationStep({ entity, body, subject, provisional }, tools));
  return plan.ok ? { ...plan, takeBack: steps.map(({ id }) => id) } : plan;
}

/** The row as created again, or why not: without what is assigned or confirmed (R4.3), which are of the gone row. */
export function recreationOf(
  steps: readonly Step[],
): { readonly body: RawJson; readonly provisional: Step['provisional'] } | Rejection {
  const base = steps.find((step) => step.base !== null)?.base ?? null;
  const [first] = steps;
  if (!first || base === null) return 'unknownEntity';
  const { entity } = first;
  const name = endpointFor(entity, 'create');
  if (name === undefined) return 'notEditable';
  const description = describeEntity(entity);
  const row = steps.reduce<RawJson>((wanted, { changes }) => applyChanges(description, wanted, changes), base);
  const members = new Map(
    [...membersOf(toBody(description, row))].flatMap(([field, value]) => {
      if (value === 'null') return [];
      const list = description.keyedLists.find((each) => each.field === field);
      if (list) return [[field, newEntries(value, list)] as const];
      return isOfNew(entity, field) ? [[field, value] as const] : [];
    }),
  );
  const { required = [] } = endpoint(name);
  if (!required.every((field) => members.has(field))) return 'requiredMissing';
  const references = new Map(steps.flatMap(({ provisional }) => provisional.map(({ field, id }) => [field, id])));
  const provisional = [...references].flatMap(([field, id]) =>
    members.get(field) === rawOf(id) ? [{ field, id }] : [],
  );
  return { body: objectOf([...members]), provisional };
}

const isOfNew = (entity: EntityName, field: string): boolean =>
  isEditable(entity, field) || describeEntity(entity).fixed.includes(field);

/** The entries of a keyed list without the ids that they had in the row that is gone. */
const newEntries = (list: RawJson, { key, value }: KeyedList): RawJson =>
  arrayOf(
    elementsOf(list).map((entry) => objectOf([...membersOf(entry)].filter(([name]) => name === key || name === value))),
  );
