import { isProvisional } from '#shared/entities/describe.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { membersOf, parseRaw, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { FieldChange } from '#shared/merge/change.ts';
import { fileNameKey } from '#shared/text/fold.ts';
import { sameField, showsEnd } from '#sync/rules/changes.ts';
import { dependentsOf, laneOf } from '#sync/rules/order.ts';
import { parentOfCreation } from '#sync/rules/parentFolder.ts';
import { canUndo } from '#sync/rules/undo.ts';
import { cannotHaveArrived, isTakenByOther } from '#sync/step.ts';
import type { Consequences, NewStep, Step, Summary } from '#sync/step.ts';
import { subjectOfEdit } from './edit.ts';
import type { IntentOf, Rejection } from './intent.ts';
import type { Planned } from './planned.ts';
import { planned, rejected, together } from './planned.ts';
import { cancelStep, replaceStep } from './replaceStep.ts';
import type { NewValue } from './replaceStep.ts';
import type { Snapshot } from './snapshot.ts';
import { creationOf } from './snapshot.ts';

/**
 * Each field from the value that the change gave; changed by others since, the user is asked (I12). Creations stay
 * (R3.1).
 */
const putBack = (
  applied: Extract<IntentOf<'undo'>, { readonly applied: unknown }>['applied'],
  snapshot: Snapshot,
): Planned =>
  together(
    applied.map(({ entity, target, changes, summary }) => {
      const newValues = changes.flatMap((change) => newValueOf(change, change.base));
      const seen: Snapshot['seen'] = (_entity, _id, change) => changes.find((own) => sameField(own, change))?.mine;
      return replaceStep({ ...snapshot, seen }, { entity, id: target, subject: summary.subject, newValues });
    }),
  );

/** None where there was no such member: a replacement removes none, but empties an entry of a keyed list. */
function newValueOf({ field, key }: FieldChange, value: RawJson | null): readonly NewValue[] {
  if (key !== undefined) return [{ field, key, mine: value ?? rawOf('') }];
  return value === null ? [] : [{ field, mine: value }];
}

/**
 * Edits are reverted, merged into what has not left, else sent behind it. A creation only here is removed with its
 * dependents; a row of the service is cancelled where it can be, else remains (R3.1). What goes or remains beyond the
 * intent needs the user's agreement.
 */
export function undo(intent: IntentOf<'undo'>, snapshot: Snapshot): Planned {
  if ('applied' in intent) return putBack(intent.applied, snapshot);
  const { steps, agreed } = intent;
  const out: Step[] = [];
  /** Creations of addresses that belong to another person. */
  const taken: Step[] = [];
  const remains: NewStep[] = [];
  const plans: Planned[] = [];
  /** Creations that left, and of which the service has not said what became. */
  const unanswered: Step[] = [];
  for (const step of steps.toReversed().filter(({ action }) => action === 'create')) {
    const pending = creationOf(snapshot, step);
    if (pending && canUndo(pending)) out.push(pending);
    // Nothing was refused, and nothing left: with what needs the address, nothing of it is wanted (R3.6).
    else if (pending && isTakenByOther(pending) && cannotHaveArrived(pending)) taken.push(pending);
    else if (pending?.state.kind === 'refused') return rejected('decideFirst');
    else if (!pending && isProvisional(step.target)) continue; // given up before it had an id of the service
    else if (describeEntity(step.entity).cancelledBy === null) {
      remains.push(step);
      if (pending) unanswered.push(pending);
    } else plans.push(cancelStep(snapshot, { entity: step.entity, id: step.target }, true));
  }
  for (const step of steps.filter(({ action }) => action === 'act')) {
    const pending = snapshot.steps.find((other) => isSameCall(other, step) && canUndo(other));
    if (!pending) return rejected('leftAlready');
    out.push(pending);
  }
  const along = alongWith([...out, ...taken], snapshot.steps);
  for (const step of steps.toReversed().filter(({ action }) => action === 'replace')) {
    if (!along.some((other) => laneOf(other) === laneOf(step))) plans.push(swap(step, 'mine', 'base', snapshot));
  }
  const rest = together(plans);
  if (!rest.ok && rest.rejection !== 'nothingChanged') return rest;
  const takeBack = [...out, ...along].map(({ id }) => id);
  const givesUp = taken.map(({ id }) => id);
  if (takeBack.length === 0 && givesUp.length === 0 && !rest.ok)
    return rejected(remains.length > 0 ? whyItStays(unanswered) : 'nothingChanged');
  const others = along.filter((other) => !steps.some((own) => holdsAll(own, other)));
  return withAgreement({ along: others, remains }, agreed, {
    ok: true,
    steps: rest.ok ? rest.steps : [],
    ...(takeBack.length > 0 && { takeBack }),
    ...(givesUp.length > 0 && { givesUp }),
  });
}

/** Before the service answered, nothing says that a creation is there. */
function whyItStays(unanswered: readonly Step[]): Rejection {
  if (unanswered.some(({ state }) => state.kind === 'doubt' && state.asked)) return 'decideFirst';
  return unanswered.length > 0 ? 'unanswered' : 'createdAlready';
}

const isSameCall = (a: NewStep, b: NewStep): boolean =>
  a.action === 'act' && a.endpoint === b.endpoint && a.target === b.target && a.body === b.body;

/** Removes steps that have not left. All of them or none. */
export function takeOut({ stepIds, agreed }: IntentOf<'takeOut'>, { steps }: Snapshot): Planned {
  const out = steps.filter(({ id }) => stepIds.includes(id));
  if (out.length < Math.max(1, stepIds.length) || !out.every(canUndo)) return rejected('leftAlready');
  const along = alongWith(out, steps);
  return withAgreement({ along, remains: [] }, agreed, {
    ok: true,
    steps: [],
    takeBack: [...out, ...along].map(({ id }) => id),
  });
}

/** Steps that cannot exist without the creations among `out`, and are not among them. */
function alongWith(out: readonly Step[], outbox: readonly Step[]): readonly Step[] {
  const found = new Set(out.flatMap((step) => dependentsOf(outbox, step)));
  return [...found].filter((step) => !out.includes(step));
}

/** Whether the pending step contains only what the intent's own step requested. */
const holdsAll = (own: NewStep, pending: Step): boolean =>
  own.action === pending.action &&
  laneOf(own) === laneOf(pending) &&
  pending.changes.every((change) => own.changes.some((asked) => sameField(asked, change)));

function withAgreement(consequences: Consequences, agreed: Consequences | undefined, plan: Planned): Planned {
  const ids = new Set([
    ...(agreed?.along.map(({ id }) => id) ?? []),
    ...(agreed?.remains.map(({ target }) => target) ?? []),
  ]);
  const isAgreed =
    consequences.along.every(({ id }) => ids.has(id)) && consequences.remains.every(({ target }) => ids.has(target));
  return isAgreed ? plan : { ok: false, rejection: 'mustAgree', consequences };
}

/** In the original order. A creation keeps its provisional id, so that references stay valid. */
export function redo({ steps }: IntentOf<'redo'>, snapshot: Snapshot): Planned {
  const isCreatedHere = ({ entity, target }: NewStep): boolean =>
    steps.some((other) => other.action === 'create' && other.entity === entity && other.target === target);
  return together(
    steps.map((step) => {
      if (step.action === 'create') return createAgain(step, snapshot);
      if (step.action === 'act') return planned(step); // it waits for the user again
      // The entity that it edits is restored with it: no row shows its value yet.
      return isCreatedHere(step) && snapshot.current(step.entity, step.target) === undefined
        ? planned(step)
        : swap(step, 'base', 'mine', snapshot);
    }),
  );
}

/** From one end of an edit to the other, while the screen still shows the first (I12). */
function swap(step: NewStep, from: 'base' | 'mine', to: 'base' | 'mine', snapshot: Snapshot): Planned {
  const { entity, target, changes, summary } = step;
  const current = snapshot.current(entity, target);
  if (current === undefined) return rejected('unknownEntity');
  const shows = (end: 'base' | 'mine'): boolean => showsEnd(entity, current, changes, end);
  if (!shows(from)) return rejected(shows(to) ? 'nothingChanged' : 'changedSince');
  const newValues = changes.flatMap((change) => newValueOf(change, change[to]));
  const provisional = to === 'mine' ? step.provisional : [];
  const names = namesOf(summary, to);
  return replaceStep(snapshot, {
    entity,
    id: target,
    subject: subjectOfEdit({ entity, id: target, subject: summary.subject }, current, newValues, snapshot),
    newValues,
    names,
    provisional,
  });
}

/** Names that only the screen knew of both ends (R3.4); swapped for an undo. */
function namesOf({ values }: Summary, to: 'base' | 'mine'): Summary['values'] {
  const [first, last] =
    to === 'mine'
      ? ([values['fromName'], values['toName']] as const)
      : ([values['toName'], values['fromName']] as const);
  return { ...(first !== undefined && { fromName: first }), ...(last !== undefined && { toName: last }) };
}

function createAgain(step: NewStep, snapshot: Snapshot): Planned {
  if (snapshot.current(step.entity, step.target) === undefined)
    return isTaken(step, snapshot) ? rejected('nameAlreadyThere') : planned(step);
  return cancelStep(snapshot, { entity: step.entity, id: step.target }, false);
}

/** Below one parent each name is unique: another user may have taken this one meanwhile. */
function isTaken(creation: NewStep, snapshot: Snapshot): boolean {
  const { entity, body } = creation;
  if (describeEntity(entity).listedBy === 'set' || body === null) return false;
  const wanted = fileNameKey(String(parseRaw(membersOf(body).get('Nom') ?? '""')));
  return snapshot.childNames(parentOfCreation(creation)).some((name) => fileNameKey(name) === wanted);
}
