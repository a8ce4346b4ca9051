import { CacheError } from '#cache/cacheError.ts';
import type { Cache } from '#cache/open.ts';
import { forApplicationViews } from '#cache/queries/applications.ts';
import { forEvents } from '#cache/queries/events.ts';
import { agentsOf } from '#cache/queries/labels.ts';
import { interviewOf } from '#cache/queries/links.ts';
import type { LinkedInterview } from '#cache/queries/links.ts';
import { liveOf } from '#cache/queries/live.ts';
import type { Live } from '#cache/queries/live.ts';
import type { Intent, RowEdit, ShownRow } from '#intents/intent.ts';
import { alongside, shownAlone } from '#intents/interview/alongside.ts';
import type { Interview, School } from '#intents/interview/alongside.ts';
import { isAlike } from '#intents/replaceStep.ts';
import { isOf, rawIn, withSeen } from '#intents/seen.ts';
import type { Snapshot } from '#intents/snapshot.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { rawOf, splice } from '#shared/json/rawJson.ts';
import { usualLength } from '#shared/time/interviewLength.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { createFormat } from '#ui/index.ts';
import { stamp } from '#wording/stamp.ts';

/** An act on an interview, as one change of both of its rows (R4.7). */
export type BothRows = (intent: Intent) => Promise<Intent>;

interface Chosen {
  readonly chosenCampus: () => string;
  readonly zone: string;
}

/** By what the screens show. Agents are those of the application's campus, else of the one that is chosen. */
export const bothRows =
  (cache: Cache, { chosenCampus, zone }: Chosen): BothRows =>
  async (intent) => {
    if (intent.kind !== 'edit' || !intent.rows.some(isOfInterview)) return intent;
    const snapshot = await cache.snapshot(['Planification', 'Dossier', ...forEvents, ...forApplicationViews]).catch(
      // What the disk does not give costs the linked row only: the act itself says where its own cannot be read (I1).
      (error: unknown) => {
        if (error instanceof CacheError) return null;
        throw error;
      },
    );
    if (snapshot === null) return intent;
    const live = liveOf(cache);
    const school = schoolOf(live, chosenCampus(), zone);
    const added = intent.rows.flatMap((row) => {
      const interview = linkedTo(row, live, school);
      const other = interview && alongside(row, interview, school);
      const isAsked = other && !intent.rows.some(({ entity, id }) => entity === other.entity && id === other.id);
      return isAsked ? [{ row, other }] : [];
    });
    const bases = added.flatMap(({ row, other }) => baseOf(row, other, { intent, snapshot }));
    return {
      ...intent,
      rows: [...intent.rows.filter(({ id }) => shownAlone(id) === null), ...added.map(({ other }) => other)],
      ...(bases.length > 0 && { from: [...(intent.from ?? []), ...bases] }),
    };
  };

const isOfInterview = ({ entity }: RowEdit): boolean => entity === 'Planification' || entity === 'Dossier';

function linkedTo({ entity, id }: RowEdit, live: Live, { done }: School): LinkedInterview | Interview | null {
  const alone = shownAlone(id);
  if (alone === null) return entity === 'Planification' || entity === 'Dossier' ? interviewOf(live, entity, id) : null;
  const application = live.interviews.one(alone);
  if (!application) return null;
  const { creneau: debut, agentName, parametres } = application;
  const realise = parametres.some(({ code, valeur }) => code === done?.code && valeur.trim() !== '');
  const event = { id, debut, fin: debut + usualLength, enseignants: agentName ?? '', annule: false, realise };
  return { event, application };
}

const hours: Readonly<Partial<Record<EntityName, string>>> = { Planification: 'Debut', Dossier: 'CreneauLibre' };

/**
 * As shown (I12), or as it is where it was not; of an hour that changed since the user began, the hour from which they
 * began.
 */
function baseOf(
  row: RowEdit,
  other: RowEdit,
  { intent, snapshot }: { readonly intent: Intent; readonly snapshot: Snapshot },
): readonly ShownRow[] {
  const { entity, id } = other;
  const now = snapshot.current(entity, id);
  const [field, ofOther] = [hours[row.entity], hours[entity]];
  if (now === undefined || field === undefined || ofOther === undefined || intent.from?.some(isOf(other))) return [];
  const began = withSeen(snapshot, intent).seen?.(row.entity, row.id, { field });
  const own = snapshot.current(row.entity, row.id);
  const isMoved =
    began !== undefined &&
    own !== undefined &&
    !isAlike(describeEntity(row.entity), { field }, rawIn({ entity: row.entity, row: own }, field), began);
  return [{ entity, id, row: isMoved ? splice(now, new Map([[ofOther, began ?? rawOf(null)]])) : now }];
}

function schoolOf({ rows }: Live, campusId: string, zone: string): School {
  const { dayOf, time } = createFormat('fr', zone);
  const { done } = useDayChoices.getState().fieldMapping;
  return {
    agents: (ofCampus) => agentsOf(rows, ofCampus ?? campusId),
    done: done === null ? null : { code: done, stamp: stamp(Date.now(), { dayOf, time }) },
  };
}
