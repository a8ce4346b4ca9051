import { useCampuses } from '#cache/queries/hooks.ts';
import type { EventView } from '#cache/queries/views.ts';
import { isNamedFor } from '#intents/interview/named.ts';
import { useFormat } from '#ui/index.ts';
import type { ShownEvent } from '../appearance/shown.ts';
import type { CalendarCommands } from '../commands/useCalendarCommands.ts';
import { focusEvent } from '../grid/WeekGrid.tsx';
import type { Timed } from '../layout/layoutDay.ts';
import type { PeopleOf } from '../person/usePeopleOf.ts';
import type { Period } from '../usePeriod.ts';
import { ApplicationInspector } from './ApplicationInspector.tsx';
import { EventInspector } from './EventInspector.tsx';
import { openApplication } from './openApplication.ts';

interface CalendarInspectorProps {
  readonly selected: ShownEvent;
  readonly period: Period;
  readonly commands: CalendarCommands;
  readonly campusName: string;
  readonly peopleOf: PeopleOf;
  readonly editing: boolean;
  readonly onEdit: (editing: boolean) => void;
  readonly onMove: (these: readonly EventView[]) => void;
}

/** What is selected, beside the grid: an event, or the interview of an application. */
export function CalendarInspector({
  selected,
  period,
  commands: { choice, marking },
  campusName,
  peopleOf,
  editing,
  onEdit,
  onMove,
}: CalendarInspectorProps) {
  const format = useFormat();
  // A person's week holds events of every campus.
  const campus = useCampuses().find(({ id }) => id === selected.campusId)?.name ?? campusName;
  const people = peopleOf(selected);
  const { events, types, visible, interviews, clashes, reasonOf } = period;
  const other = clashes.get(selected.id);
  const shared = {
    clash: other && { other, reason: reasonOf(selected, other) },
    people,
    onStep: (direction: 'previous' | 'next'): void =>
      choice.choose(beside(visible, selected.id, direction === 'next' ? 1 : -1) ?? selected.id),
    onClose: (): void => {
      choice.choose(null);
      // The focus goes back to where it was: the event in the grid.
      focusEvent(document, selected.id);
    },
  };
  if (selected.interview)
    return <ApplicationInspector {...shared} interview={selected.interview} onOpen={openApplication} />;
  return (
    <EventInspector
      {...shared}
      event={selected}
      application={interviews.find(
        (interview) =>
          format.dayOf(interview.creneau) === format.dayOf(selected.debut) && isNamedFor(selected, interview),
      )}
      campusName={campus}
      linked={events.filter(
        (event) => event.group !== null && event.group === selected.group && event.id !== selected.id,
      )}
      types={types}
      editing={editing}
      onEdit={onEdit}
      onMove={() => onMove([selected])}
      onMarkDone={() => void marking.markDone([selected])}
      onCancelEvent={() => void marking.cancel([selected])}
      onSelect={choice.choose}
    />
  );
}

/** The event before or after another, in time order. */
function beside(events: readonly Timed[], id: string, by: 1 | -1): string | undefined {
  const order = [...events].sort((a, b) => a.debut - b.debut || (a.id < b.id ? -1 : 1));
  return order[order.findIndex((event) => event.id === id) + by]?.id;
}
