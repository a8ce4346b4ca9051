import { membersOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { useView } from '../../stores/view.ts';
import type { Step } from '../../sync/step.ts';
import { instantOf, textOf } from './values.ts';

type View = ReturnType<typeof useView.getState>;
/** Where a thing stands: its area, what is selected there, and the day or folder that shows it. */
export type Place = Pick<View, 'area'> & { readonly selected?: string } & Partial<Pick<View, 'calendarDay' | 'interviewDay' | 'folder' | 'person'>>;

/**
 * Where what a change is about can be seen; null where no area shows it. `dayOf` gives the school's civil day of an instant
 * (epoch ms). A file stands among the interviews of its day, and without one on its person's page.
 */
export function placeOf(step: Step, dayOf: (at: number) => string): Place | null {
  switch (step.entity) {
    case 'Planification': {
      const debut = instantOf(wanted(step, 'Debut'));
      return { area: 'calendar', selected: step.target, ...(debut !== null && { calendarDay: dayOf(debut) }) };
    }
    case 'Directory':
      return { area: 'directory', selected: step.target, ...parentOf(step) };
    case 'Dossier': {
      const creneau = instantOf(wanted(step, 'CreneauLibre'));
      return creneau === null ? personOf(step) : { area: 'today', selected: step.target, interviewDay: dayOf(creneau) };
    }
    case 'Candidat':
    case 'Apprenant':
      return personOf(step);
    default:
      return null;
  }
}

const personOf = (step: Step): Place | null =>
  step.entity === 'Dossier' || step.entity === 'Candidat' || step.entity === 'Apprenant'
    ? { area: 'people', person: { entity: step.entity, id: step.target } }
    : null;

/** Where the person put it, or where it was. */
function wanted(step: Step, field: string): RawJson | null {
  const change = step.changes.find((candidate) => candidate.field === field && candidate.key === undefined);
  const row = step.body ?? step.base;
  return change?.mine ?? (row === null ? null : (membersOf(row).get(field) ?? null));
}

/** The folder that a new folder was put in: the service's id, or the provisional one. */
function parentOf(step: Step): Pick<Place, 'folder'> {
  const provisional = step.provisional.find(({ field }) => field === 'Streamid')?.id;
  const given = step.body === null ? '' : textOf(membersOf(step.body).get('Streamid') ?? null);
  const folder = provisional ?? given;
  return folder === '' ? {} : { folder };
}
