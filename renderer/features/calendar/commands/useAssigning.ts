import { useTranslation } from 'react-i18next';
import type { RowEdit } from '#intents/intent.ts';
import type { BeginAssignment, Column, ShownColumns } from '#parts/free/columns.ts';
import { nameInSentence } from '#shared/text/nameInSentence.ts';
import { placeOfName, reassigned } from '#shared/text/people.ts';
import { applicationOf } from '#timeGrid/appearance/shown.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import { sameSpan } from '#timeGrid/gesture/span.ts';
import { eventEdit } from '../act/useEventActs.ts';
import type { EventActs } from '../act/useEventActs.ts';

/** As one change: teachers of an event, the agent of its application, or another campus. */
export function useAssigning(acts: EventActs, columnsShown: () => ShownColumns): BeginAssignment {
  const { t } = useTranslation();
  return (kind, id) => {
    const act = acts.at(id);
    if (!act) return async () => undefined;
    const { event } = act;
    return async ({ from, to, span, isByKey }) => {
      const places = span && act.placesAt(span);
      const timesOf = (each: ShownEvent): { readonly Debut?: number; readonly Fin?: number } => {
        const place = places?.get(each.id);
        return place && !sameSpan(place, each) ? { Debut: place.debut, Fin: place.fin } : {};
      };
      const how = { kind: 'assign', by: isByKey ? 'key' : 'command', takesFocus: true } as const;
      const { campusId, name: campus } = to;
      if (campusId !== undefined) {
        const edit = (each: ShownEvent): RowEdit => eventEdit(each, { EntiteJuridiqueId: campusId, ...timesOf(each) });
        const said = (of: { readonly name: string; readonly count: number }): string =>
          t('calendar.views.columns.campusChanged', { ...of, campus });
        await act.to({ ...how, edit, said }, { column: to });
        return;
      }
      const [source, target] = [namedBy(from), namedBy(to)];
      /** Of each its own person is replaced: the one whose column it is in. */
      const textFor = (each: ShownEvent): string => {
        const own = columnsShown().columns.find(
          (one) => one.id !== to.id && one.events.some((other) => other.id === each.id),
        );
        return reassigned(each.enseignants, each.id === event.id || !own ? source : namedBy(own), target);
      };
      await act.to({
        ...how,
        edit(each): RowEdit {
          const application = kind === 'agents' ? applicationOf(each) : undefined;
          const times = timesOf(each);
          if (!application) return eventEdit(each, { Enseignants: textFor(each), ...times });
          // Its event goes along.
          const hour = times.Debut === undefined ? {} : { CreneauLibre: times.Debut };
          return { entity: 'Dossier', id: application.id, members: { AgentId: to.person?.id ?? '', ...hour } };
        },
        said: (of) =>
          target
            ? t('calendar.views.columns.assigned', { ...of, person: nameInSentence(target.name) })
            : t(`calendar.views.columns.unassigned.${kind === 'agents' ? 'agents' : 'teachers'}`, of),
        ...(!applicationOf(event) && {
          series: {
            kind: 'assigned',
            isStill: ({ enseignants }) => enseignants !== event.enseignants,
            concerns: ({ enseignants }) =>
              enseignants.trim() === event.enseignants.trim() ||
              (source !== null && placeOfName(enseignants, source.name) !== null),
            edit: (other) => eventEdit(other, { Enseignants: reassigned(other.enseignants, source, target) }),
          },
        }),
      });
    };
  };
}

/** A text that names no known person is replaced whole. */
const namedBy = ({ person, name }: Column): { readonly name: string } | null =>
  person ?? (name === '' ? null : { name });
