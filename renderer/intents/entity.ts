import { hasItsOwn } from '#shared/checks/takenByAnother.ts';
import { endpoint } from '#shared/endpoints/index.ts';
import { isProvisional, provisionalId } from '#shared/entities/describe.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { membersOf, objectOf, rawOf } from '#shared/json/rawJson.ts';
import { endpointOf } from '#sync/rules/attended.ts';
import { summarize } from '#sync/rules/summary.ts';
import type { Step } from '#sync/step.ts';
import { mailForm } from './applicant/problems.ts';
import { isEditable, mayChange, mayCreateWith, wishOf } from './fields.ts';
import type { FieldWish, Intent, Rejection } from './intent.ts';
import { newMail } from './mail.ts';
import type { Planned, Tools } from './planned.ts';
import { planned, rejected, together } from './planned.ts';
import { replaceStep } from './replaceStep.ts';
import type { Wish } from './replaceStep.ts';
import type { Snapshot } from './snapshot.ts';

type Asked<Kind extends Intent['kind']> = Extract<Intent, { kind: Kind }>;

/** A new entity of any kind. */
export function createEntity(intent: Asked<'entity.create'>, snapshot: Snapshot, tools: Tools): Planned {
  const { entity, endpoint: own, below, values, mail, link, subject } = intent;
  const name = endpointOf({ entity, action: 'create', ...(own && { endpoint: own }) });
  if (name === undefined || endpoint(name).kind !== 'create' || endpoint(name).entity !== entity)
    return rejected('notEditable');
  if ((endpoint(name).idOfParent === undefined) !== (below === undefined)) return rejected('notAReference');
  const typed = wishesOf(entity, values, tools, mayCreateWith);
  if (typeof typed === 'string') return rejected(typed);
  if (mail && !mailForm.test(mail.address.trim())) return rejected('notAMail');
  const isDuplicate = mail?.isDuplicate === true || hasItsOwn(entity, 'MailId');
  const record = mail && newMail(mail.address.trim(), tools, isDuplicate);
  const wishes = record ? [...typed, { field: 'MailId', mine: rawOf(record.target) }] : typed;
  const provisional = provisionalIn(entity, wishes);
  const targets = [...provisional.map(({ id }) => id), ...(below !== undefined && isProvisional(below) ? [below] : [])];
  if (!targets.every((id) => id === record?.target || isInOutbox(snapshot, id))) return rejected('unknownEntity');
  const body = objectOf(wishes.map(({ field, mine }) => [field, mine] as const));
  const lacking = (endpoint(name).required ?? []).some((field) => (membersOf(body).get(field) ?? 'null') === 'null');
  if (lacking) return rejected('requiredMissing');
  const step = { entity, action: 'create' as const, changes: [], body };
  const target = provisionalId(tools.uuid());
  const linked = link ? linkTo(target, link, snapshot) : planned();
  if (!linked.ok) return linked;
  const creation = {
    ...step,
    ...(own && { endpoint: own }),
    ...(below !== undefined && { below }),
    target,
    base: null,
    provisional,
    summary: summarize(step, subject),
  };
  return planned(...(record ? [record] : []), creation, ...linked.steps);
}

/** The other row refers to what is created, once the service has it (I7). */
function linkTo(
  target: string,
  { entity, id, field, subject }: NonNullable<Asked<'entity.create'>['link']>,
  snapshot: Snapshot,
): Planned {
  // What exists only here would wait for what the user may never send.
  if (isProvisional(id)) return rejected('notEditable');
  const wishes = [{ field, mine: rawOf(target) }];
  const provisional = provisionalIn(entity, wishes);
  if (provisional.length === 0) return rejected('notAReference');
  if (!isEditable(entity, field)) return rejected('notEditable');
  const plan = replaceStep(snapshot, { entity, id, subject, wishes });
  return plan.ok ? planned(...plan.steps.map((step) => Object.assign({}, step, { provisional }))) : plan;
}

/** An edit of any entity that the service can replace. */
export function editEntity(intent: Asked<'entity.edit'>, snapshot: Snapshot, tools: Tools): Planned {
  const { entity, id, fields, subject } = intent;
  const wishes = wishesOf(entity, fields, tools);
  if (typeof wishes === 'string') return rejected(wishes);
  const provisional = provisionalIn(entity, wishes);
  if (!provisional.every((reference) => isInOutbox(snapshot, reference.id))) return rejected('unknownEntity');
  const plan = replaceStep(snapshot, { entity, id, subject, wishes });
  return plan.ok && provisional.length > 0
    ? planned(...plan.steps.map((step) => Object.assign({}, step, { provisional })))
    : plan;
}

/** One replacement each; a row that has the values already is left out. */
export const editEntities = (
  { entity, rows, fields }: Asked<'entity.editAll'>,
  snapshot: Snapshot,
  tools: Tools,
): Planned => together(rows.map((row) => editEntity({ kind: 'entity.edit', entity, ...row, fields }, snapshot, tools)));

/** A call of an endpoint that changes an entity without replacing it. */
export function actOnEntity({ endpoint: name, id, body: given, subject }: Asked<'entity.act'>): Planned {
  const body = given ?? null;
  const { entity, kind } = endpoint(name);
  if (kind !== 'action') return rejected('notEditable');
  const step = { entity, action: 'act' as const, endpoint: name, changes: [], body };
  return planned({ ...step, target: id, base: null, provisional: [], summary: summarize(step, subject) });
}

function wishesOf(
  entity: EntityName,
  values: readonly FieldWish[],
  tools: Tools,
  isAllowed = mayChange,
): readonly Wish[] | Rejection {
  const wishes: Wish[] = [];
  for (const value of values) {
    const wish = wishOf(entity, value, tools, isAllowed);
    if (typeof wish === 'string') return wish;
    wishes.push(wish);
  }
  return wishes;
}

/** References to what was created on this workstation and has no id yet. */
const provisionalIn = (entity: EntityName, wishes: readonly Wish[]): Step['provisional'] =>
  wishes.flatMap(({ field, mine }) => {
    const id = mine.startsWith('"') ? (JSON.parse(mine) as string) : ''; // a raw text that starts with a quote
    const { references, textReferences } = describeEntity(entity);
    return [...references, ...textReferences].includes(field) && isProvisional(id) ? [{ field, id }] : [];
  });

const isInOutbox = ({ steps }: Snapshot, id: string): boolean =>
  steps.some(({ action, target }) => action === 'create' && target === id);
