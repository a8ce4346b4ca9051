import { CacheError } from '#cache/cacheError.ts';
import type { Cache } from '#cache/open.ts';
import { forApplicationViews } from '#cache/queries/applications.ts';
import { forEvents } from '#cache/queries/events.ts';
import { agentsOf } from '#cache/queries/labels.ts';
import { liveOf } from '#cache/queries/live.ts';
import type { Live } from '#cache/queries/live.ts';
import { customField } from '#intents/fields.ts';
import type { Intent, MemberValues } from '#intents/intent.ts';
import { otherHalves } from '#intents/interview/otherHalf.ts';
import type { OtherHalves, Scene } from '#intents/interview/otherHalf.ts';
import { isChangedMeanwhile, seenNow } from '#intents/seen.ts';
import type { Seen } from '#intents/seen.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import type { PairAct } from '#stores/pair.ts';
import { sameField } from '#sync/rules/changes.ts';
import type { NewStep } from '#sync/step.ts';
import { createFormat } from '#ui/index.ts';
import { stamp } from '#wording/stamp.ts';

/** `seen`: what the screens show of the other halves as the user acts (I12). */
export interface FoundHalves extends OtherHalves {
  readonly seen: readonly Seen[];
}

/** What an intent asks of the other halves of interviews; null: nothing. */
export type FindOtherHalves = (intent: Intent) => Promise<FoundHalves | null>;

/** Looks for them in what the screens show. Agents are those of the half's campus, else of the one that is chosen. */
export function findOtherHalves(
  cache: Cache,
  { chosenCampus, zone }: { readonly chosenCampus: () => string; readonly zone: string },
): FindOtherHalves {
  return async (intent) => {
    if (intent.kind !== 'edit' || !intent.rows.some(({ entity }) => isHalf(entity))) return null;
    const needs = [...forEvents, ...forApplicationViews];
    const snapshot = await cache.snapshot(['Planification', 'Dossier', ...needs]).catch(unreadable);
    if (snapshot === null) return null;
    const changed = (intent.seen ?? []).filter((seen) => isChangedMeanwhile(snapshot, seen, zone));
    const scene: Scene = {
      ...sceneOf(liveOf(cache), chosenCampus(), zone),
      isChangedMeanwhile: ({ entity, id }) => changed.some((seen) => seen.entity === entity && seen.id === id),
    };
    const halves = otherHalves(intent.rows, scene);
    return halves.rows.length === 0
      ? null
      : { ...halves, seen: halves.rows.flatMap((half) => seenNow(snapshot, half)) };
  };
}

/**
 * What the disk does not give costs the user the other half only: the act itself goes on (I2), and says so where its
 * own rows cannot be read either (I1).
 */
function unreadable(error: unknown): null {
  if (error instanceof CacheError) return null;
  throw error;
}

const isHalf = (entity: EntityName): boolean => entity === 'Planification' || entity === 'Dossier';

function sceneOf(live: Live, campusId: string, zone: string): Omit<Scene, 'isChangedMeanwhile'> {
  const { rows, events, applications } = live;
  const { dayOf, time } = createFormat('fr', zone);
  const { fieldMapping } = useDayChoices.getState();
  return {
    event: (id) => events.one(id),
    application: (id) => applications.one(id),
    eventsReferringTo: (numero) => live.eventsByReference.of(numero).flatMap((id) => events.one(id) ?? []),
    applicationsNumbered: (numero) => live.applicationsByNumber.of(numero).flatMap((id) => applications.one(id) ?? []),
    agents: (ofCampus) => agentsOf(rows, ofCampus ?? campusId),
    done: fieldMapping.done === null ? null : { code: fieldMapping.done, stamp: stamp(Date.now(), { dayOf, time }) },
  };
}

/** With what the presses before asked of other members. */
export const goingOn = (before: PairAct | null, act: PairAct): PairAct => ({
  ...act,
  rows: [
    ...(before?.rows ?? []).filter(
      (row) =>
        !act.rows.some(
          ({ entity, id, members }) => entity === row.entity && id === row.id && keys(members) === keys(row.members),
        ),
    ),
    ...act.rows,
  ],
  seen: [...(before?.seen ?? []), ...act.seen.filter((seen) => !before?.seen.some((first) => isSame(first, seen)))],
});
const isSame = (a: Seen, b: Seen): boolean => a.entity === b.entity && a.id === b.id && sameField(a, b);
const keys = (members: MemberValues): string => Object.keys(members).join(' ');

/** Whether a step is what an act asks of the other half. */
export const isOther = ({ entity, target, changes }: NewStep, { rows }: PairAct): boolean =>
  rows.some(
    (row) =>
      row.entity === entity &&
      row.id === target &&
      changes.every(({ field, key }) => (key === undefined ? field : customField(key)) in row.members),
  );
