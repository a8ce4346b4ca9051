import { hasItsOwn } from '#shared/checks/takenByAnother.ts';
import { endpoint } from '#shared/endpoints/index.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { membersOf, objectOf, rawOf } from '#shared/json/rawJson.ts';
import { endpointOf } from '#sync/rules/attended.ts';
import { mailForm } from './applicant/problems.ts';
import { creationStep, newMail } from './creation.ts';
import { editRow, isInOutbox, provisionalIn, ruleOf, newValuesOf } from './edit.ts';
import { isEditable, mayCreateWith } from './fields.ts';
import type { IntentOf, NewRow } from './intent.ts';
import type { Planned, Tools } from './planned.ts';
import { planned, rejected, together } from './planned.ts';
import { recreate } from './recreate.ts';
import { replaceStep, textOf } from './replaceStep.ts';
import type { Snapshot } from './snapshot.ts';

/** New rows, and edits of known ones with them. All of them or none. */
export function create(intent: IntentOf<'create'>, snapshot: Snapshot, tools: Tools): Planned {
  if ('gone' in intent) return recreate(intent.gone, tools);
  const groups = new Map<string, string>();
  const groupOf = ({ group }: NewRow): string => {
    if (group === undefined) return '';
    const id = groups.get(group) ?? tools.uuid();
    groups.set(group, id);
    return id;
  };
  return together([
    ...intent.rows.map((row) => createRow(row, groupOf(row), snapshot, tools)),
    ...(intent.edits ?? []).map((row) => editRow(row, snapshot, tools)),
  ]);
}

function createRow(row: NewRow, group: string, snapshot: Snapshot, tools: Tools): Planned {
  const { entity, endpoint: own, below, members, mail, link } = row;
  const rule = ruleOf(entity);
  const name = endpointOf({ entity, action: 'create', ...(own && { endpoint: own }) });
  if (name === undefined || endpoint(name).kind !== 'create' || endpoint(name).entity !== entity)
    return rejected('notEditable');
  if ((endpoint(name).idOfParent === undefined) !== (below === undefined)) return rejected('notAReference');
  const given = rule.newMembers?.(members, group) ?? members;
  const typed = newValuesOf(entity, given, tools, { isAllowed: mayCreateWith, isNew: true });
  if (typeof typed === 'string') return rejected(typed);
  const problem = rule.problemOf?.(typed, empty, snapshot);
  if (problem) return rejected(problem);
  if (mail && !mailForm.test(mail.address.trim())) return rejected('notAMail');
  const isDuplicate = mail?.isDuplicate === true || hasItsOwn(entity, 'MailId');
  const record = mail && newMail(mail.address.trim(), tools, isDuplicate);
  const newValues = record ? [...typed, { field: 'MailId', mine: rawOf(record.target) }] : typed;
  const provisional = provisionalIn(entity, newValues);
  const targets = [...provisional.map(({ id }) => id), ...(below !== undefined && isProvisional(below) ? [below] : [])];
  if (!targets.every((id) => id === record?.target || isInOutbox(snapshot, id))) return rejected('unknownEntity');
  const body = objectOf(newValues.map(({ field, mine }) => [field, mine] as const));
  const lacking = (endpoint(name).required ?? []).some((field) => (membersOf(body).get(field) ?? 'null') === 'null');
  if (lacking) return rejected('requiredMissing');
  const where = { ...(own && { endpoint: own }), ...(below !== undefined && { below }) };
  const subject = row.subject ?? textOf(body, 'Nom', entity);
  const creation = creationStep({ entity, body, subject, provisional, ...where }, tools);
  const linked = link ? linkTo(creation.target, link, snapshot) : planned();
  return linked.ok ? planned(...(record ? [record] : []), creation, ...linked.steps) : linked;
}

const empty = objectOf([]);

/** The other row refers to what is created, once the service has it (I7). */
function linkTo(
  target: string,
  { entity, id, field, subject }: NonNullable<NewRow['link']>,
  snapshot: Snapshot,
): Planned {
  // What exists only here would wait for what the user may never send.
  if (isProvisional(id)) return rejected('notEditable');
  const newValues = [{ field, mine: rawOf(target) }];
  const provisional = provisionalIn(entity, newValues);
  if (provisional.length === 0) return rejected('notAReference');
  if (!isEditable(entity, field)) return rejected('notEditable');
  return replaceStep(snapshot, { entity, id, subject, newValues, provisional });
}
