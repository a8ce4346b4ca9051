import { describe, expect, it } from 'vitest';
import { clashesOf } from '../../../../../../renderer/features/calendar/look/clash.ts';
import { agentsOf, interviewsAsEvents, isNamedFor, standIns } from '../../../../../../renderer/features/calendar/look/shown.ts';
import { at, eventView } from '../fixtures.ts';
import { interviewView } from '../interviewView.ts';

const ines = interviewView('7', 19, '10:30', 'BENSAÏD Inès');
const shown = interviewsAsEvents([ines], '2', 'Entretien du dossier');

describe('an interview of an application', () => {
  it('is shown at its moment, without an end that nobody knows, and is no event of the service', () => {
    expect(shown[0]).toMatchObject({ id: 'dossier:7', debut: at(19, '10:30'), fin: at(19, '10:30'), enseignants: 'PETIT Ana', group: null, interview: ines });
  });

  it('is shown by the event that bears its name at the same moment, accents apart, and by no other', () => {
    const event = eventView('1', 19, ['10:30', '11:15'], 'Entretien Inès Bensaid');
    expect(isNamedFor(event, ines)).toBe(true);
    expect([...standIns([ines], [event]).keys()]).toEqual(['7']);
    expect(agentsOf([ines], [event])).toEqual(new Map([['1', 'PETIT Ana']]));
    const others = [
      eventView('2', 19, ['10:45', '11:15'], 'BENSAÏD Inès'),
      eventView('3', 19, ['10:30', '11:15'], 'BENSAÏD Yanis'),
      eventView('4', 19, ['10:30', '11:15'], 'BENSAÏD Inès', { annule: true }),
    ];
    expect(standIns([ines], others).size).toBe(0);
    expect(standIns([interviewView('8', 19, '10:30', '')], [event]).size).toBe(0);
  });

  it('clashes with what its agent has at that moment, though its length is not known', () => {
    const [interview] = shown;
    if (!interview) throw new Error('not shown');
    const over = eventView('a', 19, ['10:00', '11:00'], 'A', { enseignants: 'PETIT Ana' });
    const before = eventView('b', 19, ['09:30', '10:30'], 'B', { enseignants: 'PETIT Ana' });
    const from = eventView('c', 19, ['10:30', '11:00'], 'C', { enseignants: 'PETIT Ana' });
    const second = interviewsAsEvents([interviewView('9', 19, '10:30', 'X')], '2', '');
    expect(clashesOf([interview, over]).get('dossier:7')?.id).toBe('a');
    expect(clashesOf([interview, from]).get('c')?.id).toBe('dossier:7');
    expect(clashesOf([...shown, ...second]).get('dossier:9')?.id).toBe('dossier:7');
    expect(clashesOf([before, interview]).size).toBe(0);
  });
});
