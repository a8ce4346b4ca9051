import { contextOf } from '#shared/entities/context.ts';
import { isLearner } from '#shared/entities/people.ts';
import type { PersonEntity } from '#shared/entities/people.ts';
import type { Page } from './page.ts';
import { useView } from './view.ts';
import type { WeekPerson } from './view.ts';

/** The person of a page or list as the calendar shows them; in either context by their name (R1.5). */
export const weekOfPerson = ({ entity, id, name }: Page<PersonEntity> & { readonly name: string }): WeekPerson => ({
  kind: isLearner(entity) ? 'learner' : 'applicant',
  // Only the plain context's people are known there by their number: another person may have the same one.
  id: contextOf(entity) === 'plain' ? id : null,
  name,
});

const pageOf = { teacher: 'Enseignant', applicant: 'Candidat', learner: 'Apprenant', agent: 'Agent' } as const;

/** The page of a person; null without one. */
export const pageOfPerson = ({ kind, id }: WeekPerson): Page | null =>
  id === null ? null : { entity: pageOf[kind], id };

/** Shows the calendar of one person alone, from any screen; `day`: by which the week is chosen, else the last one. */
export const showWeekOf = (person: WeekPerson, day?: string): void =>
  useView.setState({
    screen: 'calendar',
    calendarPerson: person,
    calendarView: 'week',
    ...(day !== undefined && { calendarDay: day }),
    page: null,
    deciding: null,
    settingsPage: null,
  });

/** Back to everyone's events. */
export const leaveWeekOf = (): void => useView.setState({ calendarPerson: null });
