import { describe, expect, test } from 'vitest';
import type { RowEdit } from '#intents/intent.ts';
import { alongside } from '#intents/interview/alongside.ts';
import type { Interview, School } from '#intents/interview/alongside.ts';
import { at, eventView } from '../../features/calendar/fixtures.ts';
import { interviewView } from '../../features/calendar/interviewView.ts';

const school: School = {
  agents: () => [
    { id: '4', name: 'PETIT Ana' },
    { id: '5', name: 'MOREAU Claire' },
  ],
  done: { code: 'REALISE', stamp: '19/11/2026 11:15' },
};
const interview = (
  event: Partial<Interview['event']> = {},
  more: Partial<Interview['application']> = {},
): Interview => ({
  event: {
    ...eventView('e', 19, ['10:30', '11:15'], 'Entretien', { enseignants: '', reference: '41-1' }),
    ...event,
  },
  application: {
    ...interviewView('f', 19, '10:30', 'BENSAÏD Inès', { numero: '41-1', agentId: null, agentName: null }),
    ...more,
  },
});
const ofEvent = (members: Extract<RowEdit, { readonly entity: 'Planification' }>['members']): RowEdit => ({
  entity: 'Planification',
  id: 'e',
  members,
});
const ofApplication = (members: Extract<RowEdit, { readonly entity: 'Dossier' }>['members']): RowEdit => ({
  entity: 'Dossier',
  id: 'f',
  members,
});
const to = at(20, '14:00');
const move = ofEvent({ Debut: to, Fin: to + 45 * 60_000 });

describe('R4.7 an act on an interview writes both of its rows', () => {
  test('the hour: the event keeps its length; where the two differ, both get the new one', () => {
    for (const creneau of [at(19, '10:30'), at(25, '09:00')]) {
      expect(alongside(move, interview({}, { creneau }), school)).toEqual(ofApplication({ CreneauLibre: to }));
      expect(alongside(ofApplication({ CreneauLibre: to }), interview({}, { creneau }), school)).toEqual(move);
    }
  });

  test('not the hour that the other row has already, nor another end', () => {
    expect(alongside(move, interview({}, { creneau: to }), school)).toBeNull();
    const same = ofApplication({ CreneauLibre: at(19, '10:30') });
    expect(alongside(same, interview({}, { creneau: to }), school)).toBeNull();
    const still = ofEvent({ Debut: at(19, '10:30'), Fin: at(19, '12:00') });
    expect(alongside(still, interview({}, { creneau: at(19, '09:00') }), school)).toBeNull();
  });

  test('a cancelled event takes the hour from the application, a restored one gives it back; without hour, no event', () => {
    expect(alongside(ofEvent({ Annule: 'true' }), interview(), school)).toEqual(ofApplication({ CreneauLibre: '' }));
    const cancelled = interview({ annule: true }, { creneau: null });
    const restored = ofApplication({ CreneauLibre: at(19, '10:30') });
    expect(alongside(ofEvent({ Annule: 'false' }), cancelled, school)).toEqual(restored);
    expect(alongside(move, cancelled, school)).toBeNull();
    expect(alongside(ofApplication({ CreneauLibre: '' }), interview(), school)).toEqual(ofEvent({ Annule: 'true' }));
  });

  test('done is noted in the school’s field, and marked on the event', () => {
    const note = ofApplication({ 'Parametres.REALISE': '19/11/2026 11:15' });
    expect(alongside(ofEvent({ Realise: 'true' }), interview(), school)).toEqual(note);
    expect(alongside(note, interview(), school)).toEqual(ofEvent({ Realise: 'true' }));
    const done = interview({ realise: true }, { parametres: [{ code: 'REALISE', valeur: '10:50' }] });
    const open = ofApplication({ 'Parametres.REALISE': '' });
    expect(alongside(ofEvent({ Realise: 'false' }), done, school)).toEqual(open);
    expect(alongside(open, done, school)).toEqual(ofEvent({ Realise: 'false' }));
    expect(alongside(ofEvent({ Realise: 'true' }), interview(), { ...school, done: null })).toBeNull();
    expect(alongside(ofApplication({ 'Parametres.ARRIVEE': '10:20' }), interview(), school)).toBeNull();
  });

  test('the interviewer: the agent’s name among the teachers, and the reverse; a jury is left alone', () => {
    const ana = { agentId: '4', agentName: 'PETIT Ana' };
    const claire = ofApplication({ AgentId: '5' });
    const teachers = (enseignants: string): Interview => interview({ enseignants }, ana);
    const given = (text: string, before: string): RowEdit | null =>
      alongside(ofEvent({ Enseignants: text }), teachers(before), school);
    expect(alongside(claire, teachers('PETIT Ana, VASSEUR Hélène'), school)).toEqual(
      ofEvent({ Enseignants: 'MOREAU Claire, VASSEUR Hélène' }),
    );
    expect(alongside(claire, teachers(''), school)).toEqual(ofEvent({ Enseignants: 'MOREAU Claire' }));
    expect(alongside(claire, teachers('VASSEUR Hélène'), school)).toBeNull();
    expect(given('Claire Moreau', 'PETIT Ana')).toEqual(claire);
    expect(given('Claire Moreau, Ana Petit', 'PETIT Ana')).toBeNull();
    expect(given('', 'PETIT Ana')).toEqual(ofApplication({ AgentId: '' }));
    expect(given('', 'VASSEUR Hélène')).toBeNull();
  });

  test('the interviewer where the two differ: the act says who it is', () => {
    const differ = interview({ enseignants: 'MOREAU Claire' }, { agentId: '6', agentName: 'LEROY Jean' });
    const ana = ofApplication({ AgentId: '4' });
    expect(alongside(ofEvent({ Enseignants: 'PETIT Ana' }), differ, school)).toEqual(ana);
    expect(alongside(ana, differ, school)).toEqual(ofEvent({ Enseignants: 'PETIT Ana' }));
  });
});
