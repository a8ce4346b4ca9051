import { setsOfRivals, takenByAnother } from '#shared/checks/takenByAnother.ts';
import type { RowToWrite } from '#shared/checks/takenByAnother.ts';
import { endpoint } from '#shared/endpoints/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { objectOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { withGivenIds } from '#sync/rules/provisional.ts';
import { writtenBy } from '#sync/rules/rivals.ts';
import { summarize } from '#sync/rules/summary.ts';
import { correctWalkIn } from './applicant/correct.ts';
import { walkIn } from './applicant/walkIn.ts';
import { create } from './create.ts';
import { edit, ruleOf } from './edit.ts';
import { copyEvents } from './event/copy.ts';
import { folder } from './folder.ts';
import type { Intent, IntentOf, RowEdit } from './intent.ts';
import { planned, rejected } from './planned.ts';
import type { Planned, Tools } from './planned.ts';
import { rowsWithRealIds, withSeen } from './seen.ts';
import type { Snapshot } from './snapshot.ts';
import { redo, takeOut, undo } from './undo.ts';

/** Rejects a plan that gives a row what another has, or gets from an earlier step (R4.2, R4.4). */
function unlessTaken(plan: Planned, snapshot: Snapshot): Planned {
  if (!plan.ok) return plan;
  /** By set: the rows that earlier steps of the plan wrote. */
  const written = new Map<EntityName, Map<string, RawJson>>();
  const removed = new Set(
    snapshot.steps.filter(({ id }) => plan.takeBack?.includes(id)).map(({ entity, target }) => `${entity}/${target}`),
  );
  for (const step of plan.steps) {
    const { entity, target, action } = step;
    if (action === 'act' || setsOfRivals(entity).length === 0) continue;
    const own = writtenBy(step, snapshot.current(entity, target) ?? null);
    const taken = takenByAnother(own, (set) => rowsOf(set, snapshot, written.get(set), removed));
    if (taken) return rejected(taken.rule);
    written.set(entity, (written.get(entity) ?? new Map<string, RawJson>()).set(target, rowOf(own)));
  }
  return plan;
}

const rowOf = ({ members }: RowToWrite): RawJson => objectOf([...members]);

/** The rows of a set as they are before a step of the plan; a row of which steps are removed, as the service has it. */
function* rowsOf(
  set: EntityName,
  snapshot: Snapshot,
  written: ReadonlyMap<string, RawJson> = new Map(),
  removed: ReadonlySet<string>,
): Generator<readonly [id: string, row: RawJson]> {
  yield* written;
  for (const [id, row] of snapshot.all(set)) {
    if (written.has(id)) continue;
    const now = removed.has(`${set}/${id}`) ? snapshot.base(set, id) : row;
    if (now !== undefined) yield [id, now];
  }
}

/** What the engine asks of the intents, which it does not know: `realId` as in `withRealIds`. */
export const plannerOf = (tools: Tools) => ({
  needs: neededFor,
  plan: (intent: Intent, snapshot: Snapshot, realId: RealId): Planned =>
    stepsFor(withRealIds(intent, realId), snapshot, tools),
});

/** Turns the user's intent into ordered steps, checked against one moment of cache and outbox. Pure. */
export const stepsFor = (intent: Intent, snapshot: Snapshot, tools: Tools): Planned =>
  unlessTaken(planOf(intent, withSeen(snapshot, intent), tools), snapshot);

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
      return undo(intent, snapshot);
    case 'redo':
      return redo(intent, snapshot);
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
  return [...new Set([...own, ...own.flatMap(setsOfRivals)])];
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
  const { from } = intent;
  return from ? { ...real, from: rowsWithRealIds(from, realId) } : real;
}

function wantedWithRealIds(intent: Intent, realId: RealId): Intent {
  if (intent.kind === 'takeOut' || 'gone' in intent || 'applied' in intent) return intent;
  if ('steps' in intent) return { ...intent, steps: intent.steps.map((step) => withGivenIds(step, realId)) };
  return renamed(intent, realId);
}

/** Any member may refer to what was created here; no other text is a provisional id. */
function renamed<Of extends Intent>(wanted: Of, realId: RealId): Of {
  const real = (value: unknown): unknown => {
    if (typeof value === 'string') return realId(value);
    if (Array.isArray(value)) return value.map(real);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inside]: [string, unknown]) => [name, real(inside)]));
  };
  return real(wanted) as Of; // of the same form: an id replaces an id
}
