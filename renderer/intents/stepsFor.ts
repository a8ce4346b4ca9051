import { setsBeside } from '#shared/checks/takenByAnother.ts';
import { endpoint } from '#shared/endpoints/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { withGivenIds } from '#sync/rules/provisional.ts';
import { summarize } from '#sync/rules/summary.ts';
import { correctWalkIn } from './applicant/correct.ts';
import { walkIn } from './applicant/walkIn.ts';
import { create } from './create.ts';
import { edit, ruleOf } from './edit.ts';
import { copyEvents } from './event/copy.ts';
import { folder } from './folder.ts';
import type { IntentOf, Intent, RowEdit } from './intent.ts';
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
