import type { Place } from '#shared/ipc/place.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { hasPage } from '#stores/place.ts';
import { parentOfCreation } from '#sync/rules/parentFolder.ts';
import type { Step } from '#sync/step.ts';
import { instantOf } from '#wording/values.ts';

type PlaceOf = (step: Step, dayOf: (at: number) => string) => Place | null;

/** The page of its subject, for an entity that has one. */
const onPage = ({ entity, target: id }: Step): Place | null => (hasPage(entity) ? { at: 'row', entity, id } : null);

/** Those that are shown elsewhere than on a page: an application with an interview among the interviews of its day. */
const places: Partial<Record<Step['entity'], PlaceOf>> = {
  Planification: (step, dayOf) => {
    const debut = instantOf(wanted(step, 'Debut'));
    return { at: 'calendar', selected: step.target, ...(debut !== null && { day: dayOf(debut) }) };
  },
  Directory: (step) => ({ at: 'folder', id: parentOfCreation(step), selected: step.target }),
  Dossier: (step, dayOf) => {
    const creneau = instantOf(wanted(step, 'CreneauLibre'));
    return creneau === null ? onPage(step) : { at: 'today', selected: step.target, day: dayOf(creneau) };
  },
};

/** Null where no screen shows it. `dayOf`: the school's civil day of an instant (epoch ms). */
export const placeOf = (step: Step, dayOf: (at: number) => string): Place | null =>
  (places[step.entity] ?? onPage)(step, dayOf);

/** Where what the service refused is corrected: a creation that has a page, in its form (R3.5). */
export function correctionOf(step: Step, dayOf: (at: number) => string): Place | null {
  const place = placeOf(step, dayOf);
  return place?.at === 'row' && step.action === 'create' ? { ...place, isCorrecting: true } : place;
}

/** Where the user put it, or where it was. */
function wanted(step: Step, field: string): RawJson | null {
  const change = step.changes.find((candidate) => candidate.field === field && candidate.key === undefined);
  const row = step.body ?? step.base;
  return change?.mine ?? (row === null ? null : (membersOf(row).get(field) ?? null));
}
