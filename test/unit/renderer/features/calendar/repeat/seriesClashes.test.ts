import { describe, expect, it } from 'vitest';
import type { ApplicationView } from '#cache/queries/views.ts';
import { clashesOfSeries } from '#features/calendar/repeat/seriesClashes.ts';
import { interviewsAsEvents } from '#timeGrid/appearance/shown.ts';
import { at, eventView } from '../fixtures.ts';
import { interviewView } from '../interviewView.ts';

const inRoom = (valeur: string) => ({ parametres: [{ code: 'SALLE', valeur, mark: null }] });
const interviews = [
  interviewView('7', 19, '10:30', 'BENSAÏD Inès', { agentName: 'PETIT Ana', ...inRoom('S. 108') }),
  interviewView('8', 26, '10:30', 'ROUSSEAU Clément', { agentName: 'LEROY Jean', ...inRoom('S. 108') }),
  interviewView('9', 26, '10:30', 'DIALLO Aminata', { agentName: 'MOREAU Claire', ...inRoom('S. 108') }),
];
const events = [
  eventView('course', 12, ['10:00', '12:00'], 'Droit social', { enseignants: 'VASSEUR Hélène, MOREL Paul' }),
  eventView('off', 19, ['10:00', '12:00'], 'Anglais', { enseignants: 'VASSEUR Hélène', annule: true }),
  ...interviewsAsEvents(interviews, '2', { id: '1', name: 'Entretien' }),
];
const spans = [12, 19, 26].map((day) => ({ debut: at(day, '10:30'), fin: at(day, '11:15') }));
const clashes = (nom: string, enseignants: string, application: ApplicationView | null = null): readonly string[] =>
  clashesOfSeries({ spans, nom, enseignants, application }, { events, room: 'SALLE' }).map(
    ({ span, event }) => `${spans.indexOf(span)} ${event.id}`,
  );

describe('the clashes of a series', () => {
  it('R5.8 are with the teacher, also one of several, and never with a cancelled event', () => {
    expect(clashes('Cours', 'VASSEUR Hélène')).toEqual(['0 course']);
  });

  it('are with an agent who interviews then', () => {
    expect(clashes('Réunion', 'PETIT Ana')).toEqual(['1 dossier:7']);
  });

  it('R4.7 are with the room of the interview that the first event becomes, and with none of the same name', () => {
    const diallo = interviewView('10', 26, '16:00', 'DIALLO Aminata', {
      agentName: 'MOREAU Claire',
      ...inRoom('S. 108'),
    });
    const [first] = clashesOfSeries(
      { spans: spans.slice(1), nom: 'Entretien DIALLO Aminata', enseignants: '', application: diallo },
      { events, room: 'SALLE' },
    );
    expect(first?.event.id).toBe('dossier:7');
    expect(clashes('Entretien DIALLO Aminata', '')).toEqual([]);
  });

  it('R4.7 are with the agent of the application whose interview the first becomes, and never with where it is now', () => {
    const girault = interviewView('10', 19, '10:45', 'GIRAULT Lou', { agentName: 'VASSEUR Hélène' });
    expect(clashes('Entretien GIRAULT Lou', '', girault)).toEqual(['0 course']);
    expect(clashes('Entretien BENSAÏD Inès', '', interviews[0])).toEqual([]);
  });

  it('are none without anything that is needed', () => {
    expect(clashes('Jury', '')).toEqual([]);
  });
});
