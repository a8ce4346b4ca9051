import { describe, expect, it } from 'vitest';
import type { InterviewView } from '#cache/queries/views.ts';
import { clashesAmong, commonOf } from '#shared/clash/clash.ts';
import { at, eventView } from '#test/unit/renderer/features/calendar/fixtures.ts';
import { interviewView } from '#test/unit/renderer/features/calendar/interviewView.ts';
import { needsOf } from '#timeGrid/appearance/needs.ts';
import { agentsOf, interviewsAsEvents, standIns } from '#timeGrid/appearance/shown.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';

const ines = interviewView('7', 19, '10:30', 'BENSAÏD Inès');
const shown = interviewsAsEvents([ines], '2', 'Entretien du dossier');

describe('an interview of an application', () => {
  it('is shown at its moment, without an end, and is no event of the service', () => {
    expect(shown[0]).toMatchObject({
      id: 'dossier:7',
      debut: at(19, '10:30'),
      fin: at(19, '10:30'),
      enseignants: 'PETIT Ana',
      group: null,
      interview: ines,
    });
  });

  it('R4.7 is shown by the event with its number at the same moment, and by none of the same name', () => {
    const event = eventView('1', 19, ['10:30', '11:15'], 'Entretien', { reference: 'C7' });
    expect([...standIns([ines], [event]).keys()]).toEqual(['7']);
    expect(agentsOf([ines], [event])).toEqual(new Map([['1', 'PETIT Ana']]));
    const others = [
      eventView('2', 19, ['10:45', '11:15'], 'BENSAÏD Inès', { reference: 'C7' }),
      eventView('3', 19, ['10:30', '11:15'], 'BENSAÏD Inès'),
      eventView('4', 19, ['10:30', '11:15'], 'BENSAÏD Inès', { annule: true, reference: 'C7' }),
      eventView('5', 19, ['10:30', '11:15'], 'BENSAÏD Inès', { reference: 'C8' }),
    ];
    expect(standIns([ines], others).size).toBe(0);
    expect(standIns([interviewView('8', 19, '10:30', 'BENSAÏD Inès', { numero: '' })], [event]).size).toBe(0);
  });

  it('is found once for the same lists, and again after any change of one', () => {
    const interviews = [ines];
    const event = eventView('1', 19, ['10:30', '11:15'], 'Entretien', { reference: 'C7' });
    const events = [event];
    expect(standIns(interviews, events)).toBe(standIns(interviews, events));
    expect(standIns(interviews, [{ ...event, reference: 'C8' }]).size).toBe(0);
    expect(standIns(interviews, [{ ...event, nom: 'Jury' }]).size).toBe(1);
    expect(standIns([{ ...ines, numero: 'C8' }], events).size).toBe(0);
    expect(standIns(interviews, events).size).toBe(1);
  });

  describe('clashes', () => {
    const [interview] = shown;
    if (!interview) throw new Error('not shown');
    const clashing = (
      events: readonly ShownEvent[],
      interviews: readonly InterviewView[],
      room: string | null = null,
    ): readonly unknown[] => {
      const needOf = needsOf(events, interviews, room);
      const clashes = clashesAmong(events, needOf);
      return events.flatMap((event) => {
        const other = clashes.get(event.id);
        return other ? [[event.id, other.id, commonOf(needOf(event), needOf(other))?.reason]] : [];
      });
    };

    it('with what its agent has at that moment, though its length is not known', () => {
      const ana = { enseignants: 'PETIT Ana' };
      const over = eventView('a', 19, ['10:00', '11:00'], 'A', ana);
      const from = eventView('c', 19, ['10:30', '11:00'], 'C', ana);
      const before = eventView('b', 19, ['09:30', '10:30'], 'B', ana);
      expect(clashing([interview, over], [ines])).toEqual([
        ['dossier:7', 'a', 'agent'],
        ['a', 'dossier:7', 'agent'],
      ]);
      expect(clashing([interview, from], [ines])).toHaveLength(2);
      expect(clashing([before, interview], [ines])).toEqual([]);
      const second = interviewView('9', 19, '10:30', 'X');
      expect(clashing([interview, ...interviewsAsEvents([second], '2', '')], [ines, second])).toHaveLength(2);
    });

    it('through the event that shows it, whose teachers are others', () => {
      const event = eventView('1', 19, ['10:30', '11:15'], 'BENSAÏD Inès', {
        enseignants: 'VASSEUR Hélène',
        reference: 'C7',
      });
      const second = interviewView('9', 19, '11:00', 'ROUSSEAU Clément');
      const other = eventView('2', 19, ['11:00', '11:45'], 'ROUSSEAU Clément', {
        enseignants: 'MOREL Paul',
        reference: 'C9',
      });
      expect(clashing([event, other], [ines, second])).toEqual([
        ['1', '2', 'agent'],
        ['2', '1', 'agent'],
      ]);
    });

    it('over a room only where a custom field is assigned to rooms', () => {
      const room = (valeur: string) => ({
        agentId: null,
        agentName: null,
        parametres: [{ code: 'SALLE', valeur, mark: null }],
      });
      const both = [
        interviewView('1', 19, '10:30', 'A', room('S. 204')),
        interviewView('2', 19, '10:30', 'B', room('S. 204')),
        interviewView('3', 19, '10:30', 'C', room('')),
      ];
      const events = interviewsAsEvents(both, '2', '');
      expect(clashing(events, both, 'SALLE')).toEqual([
        ['dossier:1', 'dossier:2', 'room'],
        ['dossier:2', 'dossier:1', 'room'],
      ]);
      expect(clashing(events, both)).toEqual([]);
    });
  });
});
