import { membersOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { hasPage, screenOfPage } from '#stores/page.ts';
import type { useView } from '#stores/view.ts';
import type { Step } from '#sync/step.ts';
import { instantOf, textOf } from './values.ts';

type View = ReturnType<typeof useView.getState>;
/** Where a thing is shown: its screen, the selection there, and the day or folder to open. */
export type ScreenPosition = Pick<View, 'screen'> & { readonly selected?: string } & Partial<
    Pick<View, 'calendarDay' | 'interviewDay' | 'folder' | 'page'>
  >;

type PlaceOf = (step: Step, dayOf: (at: number) => string) => ScreenPosition | null;

/** The page of its subject, for an entity that has one. */
function onPage({ entity, target: id }: Step): ScreenPosition | null {
  if (!hasPage(entity)) return null;
  const page = { entity, id };
  return { screen: screenOfPage(page), page };
}

/** Those that are shown elsewhere than on a page: an application with an interview among the interviews of its day. */
const places: Partial<Record<Step['entity'], PlaceOf>> = {
  Planification: (step, dayOf) => {
    const debut = instantOf(wanted(step, 'Debut'));
    return { screen: 'calendar', selected: step.target, ...(debut !== null && { calendarDay: dayOf(debut) }) };
  },
  Directory: (step) => ({ screen: 'directory', selected: step.target, ...parentOf(step) }),
  Dossier: (step, dayOf) => {
    const creneau = instantOf(wanted(step, 'CreneauLibre'));
    return creneau === null ? onPage(step) : { screen: 'today', selected: step.target, interviewDay: dayOf(creneau) };
  },
};

/**
 * Where the subject of a change is shown; null where no screen shows it. `dayOf` gives the civil day of an instant
 * (epoch ms) in the school's zone.
 */
export const placeOf = (step: Step, dayOf: (at: number) => string): ScreenPosition | null =>
  (places[step.entity] ?? onPage)(step, dayOf);

/** Where the user put it, or where it was. */
function wanted(step: Step, field: string): RawJson | null {
  const change = step.changes.find((candidate) => candidate.field === field && candidate.key === undefined);
  const row = step.body ?? step.base;
  return change?.mine ?? (row === null ? null : (membersOf(row).get(field) ?? null));
}

/** The parent of a new folder: the service's id, or the provisional one. */
function parentOf(step: Step): Pick<ScreenPosition, 'folder'> {
  const provisional = step.provisional.find(({ field }) => field === 'Streamid')?.id;
  const given = step.body === null ? '' : textOf(membersOf(step.body).get('Streamid') ?? null);
  const folder = provisional ?? given;
  return folder === '' ? {} : { folder };
}
