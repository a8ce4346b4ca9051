import { setsBeside } from '#shared/checks/takenByAnother.ts';
import { endpoint } from '#shared/endpoints/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { withGivenIds } from '#sync/rules/provisional.ts';
import { summarize } from '#sync/rules/summary.ts';
import { correctWalkIn } from './applicant/correct.ts';
import type { NewApplicant } from './applicant/problems.ts';
import { walkIn } from './applicant/walkIn.ts';
import { create } from './create.ts';
import { edit, ruleOf } from './edit.ts';
import { copyEvents } from './event/copy.ts';
import { folder } from './folder.ts';
import type { IntentOf, Intent, MemberValues, NewRow, RowEdit, Value } from './intent.ts';
import type { Planned, Tools } from './planned.ts';
import { planned, rejected } from './planned.ts';
import { seenWithRealIds, withSeen } from './seen.ts';
import type { Snapshot } from './snapshot.ts';
import { unlessTaken } from './takenByAnother.ts';
import { redo, takeOut, undo } from './undo.ts';

/** What the engine asks of the intents, which it does not know: `realId` as in `withRealIds`. */
export const plannerOf = (tools: Tools) => ({
  needs: neededFor,
  plan: (intent: Intent, snapshot: Snapshot, realId: RealId): Planned =>
    stepsFor(withRealIds(intent, realId), snapshot, tools),
});

/** Turns the user's intent into ordered steps, checked against one moment of cache and outbox. Pure. */
export const stepsFor = (intent: Intent, snapshot: Snapshot, tools: Tools): Planned =>
  unlessTaken(planOf(intent, withSeen(snapshot, tools, intent.seen), tools), snapshot);

function planOf(intent: Intent, snapshot: Snapshot, tools: Tools): Planned {
  switch (intent.kind) {
    case 'create':
      return create(intent, snapshot, tools);
    case 'edit':
      return edit(intent, snapshot, tools);
    case 'act':
      return act(intent);
    case 'copy':
      return copyEvents(intent, snapshot, tools);
    case 'walkIn':
      return 'people' in intent ? walkIn(intent.people, snapshot, tools) : correctWalkIn(intent, snapshot, tools);
    case 'folder':
      return folder(intent, snapshot, tools);
    case 'undo':
      return undo(intent, snapshot, tools);
    case 'redo':
      return redo(intent, snapshot, tools);
    case 'takeOut':
      return takeOut(intent, snapshot);
  }
  return intent satisfies never;
}

/** A call of an endpoint that changes an entity without replacing it. */
function act({ endpoint: name, id, body: given, subject }: IntentOf<'act'>): Planned {
  const body = given ?? null;
  const { entity, kind } = endpoint(name);
  if (kind !== 'action') return rejected('notEditable');
  const step = { entity, action: 'act' as const, endpoint: name, changes: [], body };
  return planned({ ...step, target: id, base: null, provisional: [], summary: summarize(step, subject) });
}

/** The datasets that checking an intent needs. */
export function neededFor(intent: Intent): readonly EntityName[] {
  const own = readBy(intent);
  return [...new Set([...own, ...own.flatMap(setsBeside)])];
}

const readByEdits = (rows: readonly RowEdit[]): readonly EntityName[] =>
  rows.flatMap(({ entity }) => ruleOf(entity).reads);

function readBy(intent: Intent): readonly EntityName[] {
  switch (intent.kind) {
    case 'create':
      return 'gone' in intent
        ? intent.gone.slice(0, 1).map(({ entity }) => entity)
        : [
            ...intent.rows.flatMap(({ entity, link }) => [entity, ...(link ? [link.entity] : [])]),
            ...readByEdits(intent.edits ?? []),
          ];
    case 'edit':
      return readByEdits(intent.rows);
    case 'act':
      return [endpoint(intent.endpoint).entity];
    case 'copy':
      return ['Planification'];
    case 'walkIn':
      return ['Mail', 'Candidat', 'Dossier', 'Agent', 'SessionRecrutement', 'Programme'];
    case 'folder':
      return ['Directory', 'Instance'];
    case 'undo':
    case 'redo':
      return ('applied' in intent ? intent.applied : intent.steps).map(({ entity }) => entity);
    case 'takeOut':
      return [];
  }
  return intent satisfies never;
}

type RealId = (id: string) => string;

/** Replaces provisional ids of an intent that were acknowledged meanwhile. */
export function withRealIds(intent: Intent, realId: RealId): Intent {
  const real = wantedWithRealIds(intent, realId);
  return intent.seen === undefined ? real : { ...real, seen: seenWithRealIds(intent.seen, realId) };
}

function wantedWithRealIds(intent: Intent, realId: RealId): Intent {
  switch (intent.kind) {
    case 'create':
      return 'gone' in intent
        ? intent
        : {
            ...intent,
            rows: intent.rows.map((row) => realNewRow(row, realId)),
            ...(intent.edits && { edits: intent.edits.map((row) => realRowEdit(row, realId)) }),
          };
    case 'edit':
      return { ...intent, rows: intent.rows.map((row) => realRowEdit(row, realId)) };
    case 'act':
      return { ...intent, id: realId(intent.id) };
    case 'copy':
      return { ...intent, events: intent.events.map((event) => ({ ...event, id: realId(event.id) })) };
    case 'walkIn':
      return 'people' in intent
        ? {
            ...intent,
            people: intent.people.map((each) =>
              Object.assign({}, each, { applicant: realApplicant(each.applicant, realId) }),
            ),
          }
        : { ...intent, corrects: realId(intent.corrects) };
    case 'folder':
      return 'renames' in intent
        ? { ...intent, renames: realId(intent.renames) }
        : { ...intent, parent: realId(intent.parent) };
    case 'undo':
    case 'redo':
      return 'applied' in intent
        ? intent
        : { ...intent, steps: intent.steps.map((step) => withGivenIds(step, realId)) };
    case 'takeOut':
      return intent;
  }
  return intent satisfies never;
}

/** Any member may refer to what was created here; no other text has the form of a provisional id. */
const realMembers = ({ members }: RowEdit | NewRow, realId: RealId): MemberValues =>
  Object.fromEntries(
    Object.entries(members).map(([field, value]: [string, Value | undefined]) => [
      field,
      typeof value === 'string' ? realId(value) : value,
    ]),
  );

const realRowEdit = (row: RowEdit, realId: RealId): RowEdit =>
  Object.assign({}, row, {
    id: realId(row.id),
    members: realMembers(row, realId),
    ...(row.partner !== undefined && { partner: realId(row.partner) }),
  });

const realNewRow = (row: NewRow, realId: RealId): NewRow =>
  Object.assign({}, row, {
    members: realMembers(row, realId),
    ...(row.below !== undefined && { below: realId(row.below) }),
    ...(row.link && { link: { ...row.link, id: realId(row.link.id) } }),
  });

/** A known applicant, or the record of a known address, may have been created meanwhile. */
function realApplicant(applicant: NewApplicant | string, realId: RealId): NewApplicant | string {
  if (typeof applicant === 'string') return realId(applicant);
  const { mailId } = applicant;
  return mailId === undefined ? applicant : { ...applicant, mailId: realId(mailId) };
}
