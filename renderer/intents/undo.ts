import { describeEntity } from '#shared/entities/index.ts';
import { membersOf, parseRaw } from '#shared/json/rawJson.ts';
import { currentValue } from '#shared/merge/merge.ts';
import { sameValue } from '#shared/merge/sameValue.ts';
import { canUndo } from '../sync/core/index.ts';
import type { NewStep, Summary } from '../sync/step.ts';
import { cancelEvent } from './event/edit.ts';
import type { Planned, Tools } from './planned.ts';
import { planned, rejected, together } from './planned.ts';
import { wishOf } from './putBack.ts';
import { replaceStep } from './replaceStep.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * Takes back what one wish did, all of it or nothing. An edit goes back to where it began: the outbox merges that into
 * what has not left, and sends it behind what has. A creation that is only here goes out; an event that the service has
 * is cancelled, since nothing deletes (R3.1).
 */
export function undo(steps: readonly NewStep[], snapshot: Snapshot, tools: Tools): Planned {
  const takeBack: string[] = [];
  const plans: Planned[] = [];
  for (const step of steps.toReversed()) {
    const pending = step.action === 'create' ? creationOf(step, snapshot) : undefined;
    if (step.action === 'replace') plans.push(swap(step, 'mine', 'base', snapshot, tools));
    else if (pending && canUndo(pending)) takeBack.push(pending.id);
    else if (pending?.state.kind === 'refused') return rejected('decideFirst');
    else if (step.entity === 'Planification') plans.push(cancelEvent({ kind: 'event.cancel', id: step.target, annule: true }, snapshot));
    else return rejected('createdAlready');
  }
  const rest = together(plans);
  if (takeBack.length === 0) return rest;
  if (!rest.ok && rest.rejection !== 'nothingChanged') return rest;
  return { ok: true, steps: rest.ok ? rest.steps : [], takeBack };
}

/** Does again what was taken back, in the order in which it was done. A creation keeps its provisional id, so that what names it still does. */
export const redo = (steps: readonly NewStep[], snapshot: Snapshot, tools: Tools): Planned =>
  together(steps.map((step) => (step.action === 'create' ? createAgain(step, snapshot) : swap(step, 'base', 'mine', snapshot, tools))));

const creationOf = (step: NewStep, { steps }: Snapshot) =>
  steps.find(({ action, entity, target }) => action === 'create' && entity === step.entity && target === step.target);

/** From one end of an edit to the other, while the screen still shows the first (I12). */
function swap(step: NewStep, from: 'base' | 'mine', to: 'base' | 'mine', snapshot: Snapshot, tools: Tools): Planned {
  const { entity, target, changes, summary } = step;
  const current = snapshot.current(entity, target);
  if (current === undefined) return rejected('unknownEntity');
  const description = describeEntity(entity);
  const shows = (end: 'base' | 'mine'): boolean =>
    changes.every((change) => sameValue(description, change.key === undefined ? change.field : '', currentValue(description, current, change), change[end]));
  if (!shows(from)) return rejected(shows(to) ? 'nothingChanged' : 'changedSince');
  const wishes = changes.flatMap((change) => wishOf(entity, change, change[to], tools));
  const plan = replaceStep(snapshot, { entity, id: target, subject: summary.subject, wishes, names: namesOf(summary, to) });
  // What names something that is only here is rewritten with it (I6).
  return plan.ok && to === 'mine' ? planned(...plan.steps.map((again) => ({ ...again, provisional: step.provisional }))) : plan;
}

/** What only the screen knew of both ends (R3.4); on the way back, the other way round. */
function namesOf({ values }: Summary, to: 'base' | 'mine'): Summary['values'] {
  const [first, last] = to === 'mine' ? ([values['fromName'], values['toName']] as const) : ([values['toName'], values['fromName']] as const);
  return { ...(first !== undefined && { fromName: first }), ...(last !== undefined && { toName: last }) };
}

function createAgain(step: NewStep, snapshot: Snapshot): Planned {
  if (snapshot.current(step.entity, step.target) === undefined) return isTaken(step, snapshot) ? rejected('nameAlreadyThere') : planned(step);
  return step.entity === 'Planification' ? cancelEvent({ kind: 'event.cancel', id: step.target, annule: false }, snapshot) : rejected('nothingChanged');
}

/** Somebody may have made a folder of that name meanwhile. */
function isTaken({ entity, body, parentPath }: NewStep, snapshot: Snapshot): boolean {
  if (entity !== 'Directory' || body === null) return false;
  const text = (member: string): string => String(parseRaw(membersOf(body).get(member) ?? '""'));
  const wanted = text('Nom').toLocaleLowerCase();
  return snapshot.childNames(parentPath?.length === 0 ? 'root' : text('Streamid')).some((name) => name.toLocaleLowerCase() === wanted);
}
