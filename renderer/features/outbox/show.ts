import { membersOf } from '#shared/json/rawJson.ts';
import type { Area } from '../../stores/view.ts';
import { useView } from '../../stores/view.ts';
import type { Step } from '../../sync/step.ts';
import { instantOf, textOf } from './values.ts';

const areaOf: Partial<Record<Step['entity'], Area>> = { Planification: 'calendar', Directory: 'directory', Dossier: 'today' };

/** Opens what a change is about, in its own area. `dayOf` gives the school's civil day of an instant (epoch ms). */
export function showThing(step: Step, dayOf: (at: number) => string): void {
  const area = areaOf[step.entity];
  if (!area) return;
  const debut = area === 'calendar' ? instantOf(debutOf(step)) : null;
  useView.setState(({ selection, calendarDay, folder }) => ({
    area,
    selection: { ...selection, [area]: step.target },
    calendarDay: debut === null ? calendarDay : dayOf(debut),
    folder: area === 'directory' ? (parentOf(step) ?? folder) : folder,
    deciding: null,
  }));
}

/** Where the person put it, or where it began. */
function debutOf(step: Step) {
  const wanted = step.changes.find(({ field }) => field === 'Debut')?.mine;
  const row = step.body ?? step.base;
  return wanted ?? (row === null ? null : (membersOf(row).get('Debut') ?? null));
}

/** The folder that a new folder was put in: the service's id, or the provisional one. */
const parentOf = (step: Step): string | null =>
  step.provisional.find(({ field }) => field === 'Streamid')?.id ??
  (step.body === null ? null : textOf(membersOf(step.body).get('Streamid') ?? null) || null);

/** Selects a change in the list, or none. */
export const select = (stepId: string | null): void =>
  useView.setState(({ selection: { outbox: _left, ...others } }) => ({
    selection: stepId === null ? others : { ...others, outbox: stepId },
  }));

export const decide = (stepId: string | null): void => useView.setState({ deciding: stepId });
