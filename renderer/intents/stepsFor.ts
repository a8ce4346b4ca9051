import { setsBeside } from '#shared/checks/takenByAnother.ts';
import { endpoint } from '#shared/endpoints/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { personEntities } from '#shared/entities/people.ts';
import { withGivenIds } from '#sync/rules/provisional.ts';
import { correctWalkIn } from './applicant/correct.ts';
import { importLines } from './applicant/importLines.ts';
import type { NewApplicant } from './applicant/problems.ts';
import { walkIn } from './applicant/walkIn.ts';
import { decideApplication, editApplication, editApplications } from './application/edit.ts';
import { actOnEntity, createEntity, editEntities, editEntity } from './entity.ts';
import { copyEvents } from './event/copy.ts';
import { createEvents } from './event/create.ts';
import { cancelEvent, editEvent, markEventDone, rescheduleAll, rescheduleEvent } from './event/edit.ts';
import { takeInEvents } from './event/takeIn.ts';
import { createFolder, renameFolder } from './folder.ts';
import type { Intent } from './intent.ts';
import { editPerson } from './person/edit.ts';
import type { Planned, Tools } from './planned.ts';
import { together } from './planned.ts';
import { putBack } from './putBack.ts';
import { recreateEntity } from './recreate.ts';
import { seenWithRealIds, withSeen } from './seen.ts';
import type { Snapshot } from './snapshot.ts';
import { unlessTaken } from './takenByAnother.ts';
import { redo, takeOut, undo } from './undo.ts';

/** Turns the user's intent into ordered steps, checked against one moment of cache and outbox. Pure. */
export const stepsFor = (intent: Intent, snapshot: Snapshot, tools: Tools): Planned =>
  unlessTaken(planOf(intent, withSeen(snapshot, intent.seen), tools), snapshot);

function planOf(intent: Intent, snapshot: Snapshot, tools: Tools): Planned {
  switch (intent.kind) {
    case 'event.create':
      return createEvents(intent, tools);
    case 'event.takeIn':
      return takeInEvents(intent, snapshot, tools);
    case 'event.copy':
      return copyEvents(intent, snapshot, tools);
    case 'event.reschedule':
      return rescheduleEvent(intent, snapshot, tools);
    case 'event.rescheduleAll':
      return rescheduleAll(intent, snapshot, tools);
    case 'event.edit':
      return editEvent(intent, snapshot, tools);
    case 'event.cancel':
      return cancelEvent(intent, snapshot);
    case 'event.markAll':
      return together(intent.ids.map((id) => editEvent({ kind: 'event.edit', id, ...intent.mark }, snapshot, tools)));
    case 'event.markDone':
      return markEventDone(intent, snapshot);
    case 'done.putBack':
      return putBack(intent, snapshot, tools);
    case 'done.undo':
      return undo(intent, snapshot, tools);
    case 'done.takeOut':
      return takeOut(intent, snapshot);
    case 'done.redo':
      return redo(intent, snapshot, tools);
    case 'folder.create':
      return createFolder(intent, snapshot, tools);
    case 'folder.rename':
      return renameFolder(intent, snapshot);
    case 'application.edit':
      return editApplication(intent, snapshot, tools);
    case 'application.editAll':
      return editApplications(intent, snapshot, tools);
    case 'person.edit':
      return editPerson(intent, snapshot, tools);
    case 'application.decide':
      return decideApplication(intent, snapshot, tools);
    case 'interview.follow':
      return together([
        ...intent.applications.map((application) =>
          editApplication({ kind: 'application.edit', ...application }, snapshot, tools),
        ),
        ...intent.events.map((event) => rescheduleEvent({ kind: 'event.reschedule', ...event }, snapshot, tools)),
      ]);
    case 'entity.create':
      return createEntity(intent, snapshot, tools);
    case 'entity.recreate':
      return recreateEntity(intent, tools);
    case 'entity.edit':
      return editEntity(intent, snapshot, tools);
    case 'entity.editAll':
      return editEntities(intent, snapshot, tools);
    case 'entity.act':
      return actOnEntity(intent);
    case 'applicant.walkIn':
      return walkIn(intent, snapshot, tools);
    case 'applicant.import':
      return importLines(intent, snapshot, tools);
    case 'applicant.correct':
      return correctWalkIn(intent, snapshot, tools);
  }
  return intent satisfies never;
}

const families = {
  event: ['Planification'],
  folder: ['Directory', 'Instance'],
  application: ['Dossier', 'Candidat', 'Agent', 'SessionRecrutement', 'Programme'],
  interview: ['Planification', 'Dossier', 'Candidat', 'Agent', 'SessionRecrutement', 'Programme'],
  person: [...personEntities, 'Mail'],
  applicant: ['Mail', 'Candidat', 'Dossier', 'Agent', 'SessionRecrutement', 'Programme'],
} as const satisfies Record<string, readonly EntityName[]>;

/** The datasets that checking an intent needs. */
export function neededFor(intent: Intent): readonly EntityName[] {
  const own = readBy(intent);
  return [...new Set([...own, ...own.flatMap(setsBeside)])];
}

function readBy(intent: Intent): readonly EntityName[] {
  if (intent.kind === 'done.takeOut') return [];
  if (intent.kind === 'entity.recreate') return intent.steps.slice(0, 1).map(({ entity }) => entity);
  if (intent.kind === 'done.putBack') return [...new Set(intent.done.map(({ entity }) => entity))];
  if (intent.kind === 'done.undo' || intent.kind === 'done.redo')
    return [...new Set(intent.steps.map(({ entity }) => entity))];
  if (intent.kind === 'entity.create') return [intent.entity, ...(intent.link ? [intent.link.entity] : [])];
  if (intent.kind === 'entity.edit' || intent.kind === 'entity.editAll') return [intent.entity];
  if (intent.kind === 'entity.act') return [endpoint(intent.endpoint).entity];
  const [family] = intent.kind.split('.') as [keyof typeof families]; // every kind begins with its family
  return families[family];
}

/** Replaces provisional ids of an intent that were acknowledged meanwhile. */
export function withRealIds(intent: Intent, realId: (id: string) => string): Intent {
  const real = wantedWithRealIds(intent, realId);
  return intent.seen === undefined ? real : { ...real, seen: seenWithRealIds(intent.seen, realId) };
}

function wantedWithRealIds(intent: Intent, realId: (id: string) => string): Intent {
  if (intent.kind === 'event.create' || intent.kind === 'entity.recreate') return intent;
  if (intent.kind === 'done.putBack' || intent.kind === 'done.takeOut') return intent;
  if (intent.kind === 'done.undo' || intent.kind === 'done.redo') {
    return { ...intent, steps: intent.steps.map((step) => withGivenIds(step, realId)) };
  }
  if (intent.kind === 'event.markAll' || intent.kind === 'application.editAll')
    return { ...intent, ids: intent.ids.map(realId) };
  if (intent.kind === 'event.rescheduleAll' || intent.kind === 'event.copy') {
    return { ...intent, events: intent.events.map((event) => ({ ...event, id: realId(event.id) })) };
  }
  if (intent.kind === 'event.takeIn')
    return { ...intent, edits: intent.edits.map((edit) => ({ ...edit, id: realId(edit.id) })) };
  if (intent.kind === 'interview.follow') {
    const real = <Item extends { readonly id: string }>(items: readonly Item[]): readonly Item[] =>
      items.map((item) => ({ ...item, id: realId(item.id) }));
    return { ...intent, applications: real(intent.applications), events: real(intent.events) };
  }
  if (intent.kind === 'folder.create') return { ...intent, parent: realId(intent.parent) };
  if (intent.kind === 'entity.create') {
    const values = intent.values.map((wish) => ({ ...wish, value: realId(wish.value) }));
    const { below, link } = intent;
    return {
      ...intent,
      values,
      ...(below !== undefined && { below: realId(below) }),
      ...(link && { link: { ...link, id: realId(link.id) } }),
    };
  }
  if (intent.kind === 'entity.edit') {
    const fields = intent.fields.map((wish) => ({ ...wish, value: realId(wish.value) }));
    return { ...intent, id: realId(intent.id), fields };
  }
  if (intent.kind === 'entity.editAll') {
    const fields = intent.fields.map((wish) => ({ ...wish, value: realId(wish.value) }));
    return { ...intent, rows: intent.rows.map((row) => ({ ...row, id: realId(row.id) })), fields };
  }
  if (intent.kind === 'applicant.walkIn') return { ...intent, applicant: realApplicant(intent.applicant, realId) };
  if (intent.kind === 'applicant.import') {
    const lines = intent.lines.map((line) =>
      Object.assign({}, line, { applicant: realApplicant(line.applicant, realId) }),
    );
    return { ...intent, lines };
  }
  return { ...intent, id: realId(intent.id) };
}

/** A known applicant, or the record of a known address, may have been created meanwhile. */
function realApplicant(applicant: NewApplicant | string, realId: (id: string) => string): NewApplicant | string {
  if (typeof applicant === 'string') return realId(applicant);
  const { mailId } = applicant;
  return mailId === undefined ? applicant : { ...applicant, mailId: realId(mailId) };
}
