import { expect, test } from 'vitest';
import type { EventView, InterviewView } from '#cache/queries/views.ts';
import { expectedOn, placeOfExpected } from '#timeGrid/appearance/expected.ts';
import { blankEvent } from '#timeGrid/appearance/shown.ts';
import { interviewView } from '../features/calendar/interviewView.ts';

const file = (id: string, time: string, name: string): InterviewView =>
  interviewView(id, 19, time, name, { numero: `C-${id}` });
const event = (id: string, debut: number, given: Partial<EventView> = {}): EventView => ({
  ...blankEvent,
  id,
  debut,
  fin: debut + 1,
  typeName: 'Entretien d’admission',
  nom: 'DUPONT Camille',
  ...given,
});

const files = [file('1', '09:00', 'ABADIE Zoé'), file('2', '11:00', 'BENSAÏD Inès')];
const [first, second] = files.map(({ creneau }) => creneau) as [number, number]; // two, as above
const ids = (rows: readonly InterviewView[]): readonly string[] => rows.map(({ id }) => id);

test('R4.7 everybody is expected once: applications with an hour, and interviews without one, by hour', () => {
  const alone = event('7', first + 60_000, { enseignants: 'VASSEUR Hélène' });
  const expected = expectedOn(files, [event('6', first, { reference: 'C-1' }), alone]);
  expect(ids(expected)).toEqual(['1', 'event:7', '2']);
  expect(expected[1]).toMatchObject({ applicantName: 'DUPONT Camille', agentName: 'VASSEUR Hélène', event: alone });
});

test.each([
  ['of an application, at another hour', { debut: second + 1, reference: 'C-2' }, []],
  ['that is cancelled', { annule: true }, []],
  ['of another type', { typeName: 'Cours' }, []],
  ['with the name of an application, and no number', { nom: 'BENSAÏD Inès' }, ['event:7']],
  ['with a number that nobody has that day', { reference: 'C-9' }, ['event:7']],
])('an event %s', (_, given, more) => {
  expect(ids(expectedOn(files, [event('7', second, given)])).filter((id) => id.startsWith('event:'))).toEqual(more);
});

test('each is shown where it is: an application on its page, an event in the calendar', () => {
  const [alone] = expectedOn([], [event('7', first)]);
  expect(alone && placeOfExpected(alone)).toEqual({ at: 'calendar', day: null, of: null, selected: '7' });
  expect(placeOfExpected({ id: '1' })).toEqual({ at: 'row', entity: 'Dossier', id: '1' });
  expect(placeOfExpected({ id: 'new:1' })).toBeNull();
});
