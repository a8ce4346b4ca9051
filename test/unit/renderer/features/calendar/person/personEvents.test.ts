import { describe, expect, it } from 'vitest';
import { eventsOfPerson, eventsOfWeek } from '#features/calendar/person/personEvents.ts';
import type { WeekPerson } from '#shared/ipc/place.ts';
import { withInterviews } from '#timeGrid/appearance/shown.ts';
import { eventView } from '../fixtures.ts';
import { interviewView } from '../interviewView.ts';

const interviews = [
  interviewView('7', 19, '10:30', 'BENSAÏD Inès', { applicantId: '70', agentId: '4', agentName: 'PETIT Ana' }),
  interviewView('8', 20, '15:00', 'ROUSSEAU Clément', { applicantId: '80', agentId: '5', agentName: 'LEROY Jean' }),
  interviewView('9', 20, '17:00', 'DIALLO Aminata', { applicantId: '90', agentId: '5', agentName: 'LEROY Jean' }),
];
const events = withInterviews(
  [
    eventView('course', 17, ['09:00', '11:00'], 'Droit social', {
      enseignants: 'Mme Vasseur Hélène',
      sequenceId: '31',
    }),
    eventView('ines', 19, ['10:30', '11:15'], 'Entretien Inès Bensaid', {
      enseignants: 'VASSEUR Hélène',
      reference: 'C7',
    }),
    eventView('visit', 20, ['08:00', '09:00'], 'Visite de Rousseau Clément', {
      enseignants: 'PETIT Ana, MOREL Paul',
      reference: 'C8',
    }),
    eventView('other', 20, ['09:00', '10:00'], 'Vasseur et fils', {
      enseignants: 'VASSEUR-PETIT Ana',
      sequenceId: '32',
    }),
    eventView('clement', 20, ['15:00', '15:45'], 'Entretien', { reference: 'C8' }),
  ],
  interviews,
  '2',
  { id: '1', name: 'Entretien' },
);
const idsOf = (
  person: WeekPerson,
  sequences: readonly string[] = [],
  numbers: readonly string[] = [],
): readonly string[] => eventsOfPerson(person, { events, sequences, numbers }).map(({ id }) => id);

describe('the week of a person', () => {
  it('R5.8 of a teacher holds the events whose text gives their whole name, and no other', () => {
    expect(idsOf({ kind: 'teacher', id: '1', name: 'VASSEUR Hélène' })).toEqual(['course', 'ines']);
  });

  it('of an agent holds the interviews of their applications, shown by an event or alone, and events with their name', () => {
    expect(idsOf({ kind: 'agent', id: '4', name: 'PETIT Ana' })).toEqual(['ines', 'visit']);
    expect(idsOf({ kind: 'agent', id: '5', name: 'LEROY Jean' })).toEqual(['clement', 'dossier:9']);
  });

  it('R4.7 of an applicant holds the interviews and events of their applications, and nothing of a namesake', () => {
    const clement = { kind: 'applicant', name: 'ROUSSEAU Clément' } as const;
    expect(idsOf({ ...clement, id: '80' }, [], ['C8'])).toEqual(['visit', 'clement']);
    expect(idsOf({ ...clement, id: '81' }, [], ['C81'])).toEqual([]);
    expect(idsOf({ kind: 'applicant', id: '70', name: 'BENSAÏD Inès' }, [], ['C7'])).toEqual(['ines']);
  });

  it('of a learner holds the courses of the sequences that they are enrolled in', () => {
    const learner = { kind: 'learner', id: '9', name: 'ROUSSEAU Clément' } as const;
    expect(idsOf(learner)).toEqual(['visit']);
    expect(idsOf(learner, ['31'])).toEqual(['course', 'visit']);
  });

  it('R5.8 of two colleagues holds the events of either, and says whose each is: of both, where both are named', () => {
    const both = [
      ...events,
      eventView('jury', 18, ['09:00', '12:00'], 'Jury', { enseignants: 'VASSEUR Hélène, PETIT Ana' }),
    ];
    const { events: shown, sides } = eventsOfWeek(
      {
        kind: 'teacher',
        id: '1',
        name: 'VASSEUR Hélène',
        beside: { kind: 'agent', id: '4', name: 'PETIT Ana' },
      },
      { events: both, sequences: [], numbers: [] },
    );
    expect(shown.map(({ id }) => id)).toEqual(['course', 'ines', 'visit', 'jury']);
    expect(sides?.map(({ name, events: own }) => [name].concat([...own]))).toEqual([
      ['VASSEUR Hélène', 'course', 'ines', 'jury'],
      ['PETIT Ana', 'ines', 'visit', 'jury'],
    ]);
  });
});
