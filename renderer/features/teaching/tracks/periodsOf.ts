import { Fields } from '#cache/queries/peopleHooks.ts';
import { elementsOf } from '#shared/json/rawJson.ts';
import type { TrackPeriod } from './TimeLine.tsx';

/** The periods that came with a track; null where the service did not give them ($expand). */
export function periodsOf(track: Fields): readonly TrackPeriod[] | null {
  const raw = track.raw('ParcoursPeriodes');
  if (!raw?.startsWith('[')) return null;
  return elementsOf(raw).map((text, at) => {
    const fields = new Fields(text);
    return { id: fields.id('Id') ?? `at ${at}`, fields, from: fields.instant('Debut'), to: fields.instant('Fin') };
  });
}
