import { expect, test } from 'vitest';
import { meetingOf } from '#features/calendar/act/clashes.ts';
import { interviewsAsEvents, withInterviews } from '#timeGrid/appearance/shown.ts';
import { at, eventView } from '../fixtures.ts';
import { interviewView } from '../interviewView.ts';

const own = eventView('1', 19, ['09:00', '09:30'], 'Entretien DUPONT Jean', { reference: 'C31' });
const interview = interviewView('31', 19, '09:00', 'DUPONT Jean', { applicantId: '7', agentId: null, agentName: null });
const type = { id: '1', name: 'Entretien' };
const moved = withInterviews([own], [interview], '2', type).map((each) =>
  Object.assign({}, each, { debut: at(19, '14:00'), fin: at(19, '14:30') }),
);
const plan = (others: Parameters<typeof meetingOf>[1]) => meetingOf(moved, others, null);

test('R4.7 the applicant of a moved interview counts as in the day: another event of their application takes them, and none of their name', () => {
  const visit = eventView('2', 19, ['14:00', '15:00'], 'Visite', { type: 'Réunion', reference: 'C31' });
  const namesake = eventView('4', 19, ['14:00', '15:00'], 'Visite avec Jean Dupont', { type: 'Réunion' });
  const course = eventView('3', 19, ['14:00', '15:00'], 'Cours de droit', { type: 'Cours' });
  expect(plan([namesake, course]).clashes).toEqual([]);
  const found = plan([visit, course]);
  expect(found.clashes.map(({ other, reason }) => [other.id, reason])).toEqual([['2', 'applicant']]);
  expect(found.taken).toEqual([{ from: at(19, '14:00'), to: at(19, '15:00') }]);
  expect(plan([{ ...visit, annule: true }]).clashes).toEqual([]);
});

test('R4.7 so does their interview for another application; a namesake’s does not, nor an agent’s of the same number', () => {
  const other = (applicantId: string) =>
    interviewView('32', 19, '14:00', 'DUPONT Jean', { applicantId, agentId: '7', agentName: 'PETIT Ana' });
  const alone = (applicantId: string) => plan(interviewsAsEvents([other(applicantId)], '2', type)).clashes;
  expect(alone('7').map(({ reason }) => reason)).toEqual(['applicant']);
  expect(alone('8')).toEqual([]);
});

test('events that are given the same teacher meet each other, those that move together do not', () => {
  const given = ['1', '2'].map((id) => eventView(id, 19, ['09:00', '10:00'], `Cours ${id}`, { enseignants: 'Z ANA' }));
  const metBy = (withEachOther: boolean) =>
    meetingOf(given, given, null, withEachOther).clashes.map(({ event, other }) => [event.id, other.id]);
  expect(metBy(true)).toEqual([
    ['1', '2'],
    ['2', '1'],
  ]);
  expect(metBy(false)).toEqual([]);
});
