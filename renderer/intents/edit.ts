import { endpointFor } from '#shared/endpoints/index.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { personEntities } from '#shared/entities/people.ts';
import { rawOf, splice } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Step } from '#sync/step.ts';
import { mailForm } from './applicant/problems.ts';
import { personNameOf } from './application/personName.ts';
import { applicationRule } from './application/rule.ts';
import { newMail } from './creation.ts';
import { eventRule } from './event/rule.ts';
import { isEditable, mayChange, mayCreateWith, newValueOf } from './fields.ts';
import type { IntentOf, Rejection, RowEdit, MemberValues } from './intent.ts';
import type { Planned, Tools } from './planned.ts';
import { planned, rejected, together } from './planned.ts';
import { replaceStep, textOf } from './replaceStep.ts';
import type { NewValue } from './replaceStep.ts';
import type { RowRule } from './rule.ts';
import type { Snapshot } from './snapshot.ts';

const people = Object.fromEntries(
  personEntities.map((entity): [EntityName, RowRule] => [
    entity,
    { reads: [...personEntities, 'Mail'], subjectOf: (row) => personNameOf(row, entity) },
  ]),
);
const rules: Partial<Record<EntityName, RowRule>> = {
  ...people,
  Planification: eventRule,
  Dossier: applicationRule('Dossier'),
  'selection/Dossier': applicationRule('selection/Dossier'),
  User: {
    reads: ['User'],
    // An account that is corrected may sign in in another way, without a password (R4.2).
    write: (field, value, isNew) =>
      field === 'Password' && value === '' && !isNew ? { field, mine: rawOf(null) } : undefined,
  },
};

export const ruleOf = (entity: EntityName): RowRule => rules[entity] ?? { reads: [entity] };

/** Members by which a row may be called, where no rule of its entity says how. */
const namedBy = ['Nom', 'Libelle', 'Code'];

/** `subject`: what the row is called, or will be: the creation of a new one takes the edit in. */
export function subjectOfEdit(
  { entity, id, subject }: Pick<RowEdit, 'entity' | 'id' | 'subject'>,
  shown: RawJson,
  newValues: readonly NewValue[],
  snapshot: Snapshot,
): string {
  const { subjectOf } = ruleOf(entity);
  if (!isProvisional(id)) return subject ?? subjectOf?.(shown, snapshot) ?? textOf(shown, 'Nom', entity);
  const members = newValues.flatMap(({ field, key, mine }) => (key === undefined ? [[field, mine] as const] : []));
  const named = splice(shown, new Map(members));
  if (subjectOf) return subjectOf(named, snapshot);
  const name = namedBy.find((field) => subject === undefined || textOf(shown, field, entity) === subject);
  return name === undefined ? (subject ?? '') : textOf(named, name, entity);
}

/** One replacement each, or several where the entity's rule says so; a row that has the values already is left out. */
export const edit = ({ rows }: IntentOf<'edit'>, snapshot: Snapshot, tools: Tools): Planned =>
  together(rows.map((row) => editRow(row, snapshot, tools)));

/** Another e-mail address is a new record, referred to once it has an id: a record's address never changes (R3.1). */
export function editRow(row: RowEdit, snapshot: Snapshot, tools: Tools): Planned {
  const { entity, id, members, mail, isConfirmed } = row;
  const rule = ruleOf(entity);
  const shown = snapshot.current(entity, id);
  if (shown === undefined) return rejected('unknownEntity');
  // What the service never replaces can be edited only until it is created: as a whole, its password too (R3.5).
  const isNew = endpointFor(entity, 'replace') === undefined && isProvisional(id);
  const isAllowed = isNew ? mayCreateWith : isConfirmed ? mayChange : isEditable;
  const typed = newValuesOf(entity, members, tools, { isAllowed });
  if (typeof typed === 'string') return rejected(typed);
  const problem = rule.problemOf?.(typed, shown, snapshot);
  if (problem) return rejected(problem);
  if (mail && !mailForm.test(mail.address.trim())) return rejected('notAMail');
  // A person who exists only here has a mail record that exists only here: the walk-in form corrects it.
  if (mail && isProvisional(id)) return rejected('notEditable');
  const record = mail && newMail(mail.address.trim(), tools, mail.isDuplicate);
  const newValues = record ? [...typed, { field: 'MailId', mine: rawOf(record.target) }] : typed;
  const provisional = provisionalIn(entity, newValues);
  if (!provisional.every((reference) => reference.id === record?.target || isInOutbox(snapshot, reference.id)))
    return rejected('unknownEntity');
  const subject = subjectOfEdit(row, shown, newValues, snapshot);
  const names = rule.namesOf?.(newValues, shown, snapshot) ?? {};
  const steps = [...Map.groupBy(newValues, ({ field }) => rule.stepOf?.(field) ?? 0)].toSorted(([a], [b]) => a - b);
  const plan = together(
    steps.map(([, ofIt]) => {
      const own = provisional.filter(({ field }) => ofIt.some((newValue) => newValue.field === field));
      return replaceStep(snapshot, { entity, id, subject, newValues: ofIt, names, provisional: own });
    }),
  );
  return plan.ok && record ? planned(record, ...plan.steps) : plan;
}

export function newValuesOf(
  entity: EntityName,
  members: MemberValues,
  tools: Tools,
  { isAllowed, isNew = false }: { readonly isAllowed: typeof mayChange; readonly isNew?: boolean },
): readonly NewValue[] | Rejection {
  const { write } = ruleOf(entity);
  const newValues: NewValue[] = [];
  for (const [field, value] of Object.entries(members)) {
    if (value === undefined) continue;
    const newValue = write?.(field, value, isNew) ?? newValueOf(entity, { field, value }, tools, isAllowed);
    if (typeof newValue === 'string') return newValue;
    newValues.push(newValue);
  }
  return newValues;
}

/** References to what was created on this workstation and has no id yet. */
export const provisionalIn = (entity: EntityName, newValues: readonly NewValue[]): Step['provisional'] =>
  newValues.flatMap(({ field, mine }) => {
    const id = mine.startsWith('"') ? (JSON.parse(mine) as string) : ''; // a raw text that starts with a quote
    const { references, textReferences, applicationNumber } = describeEntity(entity);
    const isReference = [...references, ...textReferences, ...applicationNumber].includes(field);
    return isReference && isProvisional(id) ? [{ field, id }] : [];
  });

export const isInOutbox = ({ steps }: Snapshot, id: string): boolean =>
  steps.some(({ action, target }) => action === 'create' && target === id);
