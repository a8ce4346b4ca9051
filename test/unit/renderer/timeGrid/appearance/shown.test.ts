import { describe, expect, it } from 'vitest';
import type { InterviewView } from '#cache/queries/views.ts';
import { clashesAmong, commonOf } from '#shared/clash/clash.ts';
import { at, eventView } from '#test/unit/renderer/features/calendar/fixtures.ts';
import { interviewView } from '#test/unit/renderer/features/calendar/interviewView.ts';
import { needsOf } from '#timeGrid/appearance/needs.ts';
import {
  interviewsAsEvents,
  isToLink,
  otherHour,
  rowsOf,
  shownAt,
  withInterviews,
} from '#timeGrid/appearance/shown.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';

const ines = interviewView('7', 19, '10:30', 'BENSAÏD Inès');
const type = { id: '1', name: 'Entretien d’admission' };
const shownOf = (events: readonly ShownEvent[], interviews: readonly InterviewView[]) =>
  withInterviews(events, interviews, '2', type);
const own = eventView('1', 19, ['10:30', '11:15'], 'Entretien', { reference: 'C7' });

describe('R4.7 an interview is shown once', () => {
  it('without an event as one of the school’s type for interviews, from its hour on', () => {
    expect(shownOf([], [ines])).toMatchObject([
      {
        id: 'dossier:7',
        typeId: '1',
        typeName: 'Entretien d’admission',
        debut: at(19, '10:30'),
        enseignants: 'PETIT Ana',
        group: null,
        interview: ines,
      },
    ]);
  });

  it('by the event with its number, at whatever hour, and by none of the same name', () => {
    expect(shownOf([own], [ines])).toMatchObject([{ id: '1', linked: ines }]);
    const later = eventView('2', 20, ['10:45', '11:15'], 'Entretien', { reference: 'C7' });
    const [shown, another] = shownOf([later], [ines]);
    expect([shown?.linked, another, shown && otherHour(shown)]).toEqual([ines, undefined, ines.creneau]);
    const others = [
      eventView('3', 19, ['10:30', '11:15'], 'BENSAÏD Inès'),
      eventView('4', 19, ['10:30', '11:15'], 'BENSAÏD Inès', { annule: true, reference: 'C7' }),
      eventView('5', 19, ['10:30', '11:15'], 'BENSAÏD Inès', { reference: 'C8' }),
    ];
    expect(shownOf(others, [ines]).filter(({ linked }) => linked)).toEqual([]);
    expect(shownOf(others, [ines]).map(({ id }) => id)).toContain('dossier:7');
    expect(shownOf([own], [interviewView('8', 19, '10:30', 'X', { numero: '' })])).toHaveLength(2);
  });

  it('by the id that stands for its number until the service gives one', () => {
    const born = interviewView('new:a', 19, '10:30', 'BENSAÏD Inès', { numero: '', isNew: true });
    expect(shownOf([{ ...own, reference: 'new:a' }], [born])).toMatchObject([{ id: '1', linked: { id: 'new:a' } }]);
  });

  it('is the same block for the same two rows', () => {
    expect(shownOf([own], [ines])[0]).toBe(shownOf([own], [ines])[0]);
    expect(shownOf([own], [{ ...ines, creneau: 0 }])[0]).not.toBe(shownOf([own], [ines])[0]);
  });

  it('is offered to be linked only where it is an interview that has no number', () => {
    const offered = (rest: Partial<ShownEvent>): boolean =>
      isToLink({ ...eventView('1', 19, ['10:30', '11:15'], 'A', { type: 'Entretien d’admission' }), ...rest });
    expect(offered({})).toBe(true);
    for (const rest of [{ reference: 'C9' }, { annule: true }, { linked: ines }, { typeName: 'Cours' }])
      expect(offered(rest)).toBe(false);
  });
});

describe('clashes of interviews', () => {
  const [interview] = interviewsAsEvents([ines], '2', type);
  if (!interview) throw new Error('not shown');
  const clashing = (events: readonly ShownEvent[], room: string | null = null): readonly unknown[] => {
    const needOf = needsOf(room);
    const clashes = clashesAmong(events, needOf);
    return events.flatMap((event) => {
      const other = clashes.get(event.id);
      return other ? [[event.id, other.id, commonOf(needOf(event), needOf(other))?.reason]] : [];
    });
  };

  it('with what its agent has at that moment', () => {
    const ana = { enseignants: 'PETIT Ana' };
    const over = eventView('a', 19, ['10:00', '11:00'], 'A', ana);
    const before = eventView('b', 19, ['09:30', '10:30'], 'B', ana);
    expect(clashing([interview, over])).toEqual([
      ['dossier:7', 'a', 'agent'],
      ['a', 'dossier:7', 'agent'],
    ]);
    expect(clashing([before, interview])).toEqual([]);
    const second = interviewView('9', 19, '10:30', 'X');
    expect(clashing([interview, ...interviewsAsEvents([second], '2', type)])).toHaveLength(2);
  });

  it('through the event that shows it, whose teachers are others', () => {
    const event = { ...own, enseignants: 'VASSEUR Hélène' };
    const second = interviewView('9', 19, '11:00', 'ROUSSEAU Clément');
    const other = eventView('2', 19, ['11:00', '11:45'], 'ROUSSEAU Clément', {
      enseignants: 'MOREL Paul',
      reference: 'C9',
    });
    expect(clashing(shownOf([event, other], [ines, second]))).toEqual([
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
    const events = interviewsAsEvents(both, '2', type);
    expect(clashing(events, 'SALLE')).toEqual([
      ['dossier:1', 'dossier:2', 'room'],
      ['dossier:2', 'dossier:1', 'room'],
    ]);
    expect(clashing(events)).toEqual([]);
  });
});

it('I12 R4.7 both rows of an interview, or the one it has, are shown where it is drawn: what begins there has seen that', () => {
  const there = { debut: at(20, '14:00'), fin: at(20, '14:45') };
  const hours = (event: ShownEvent | undefined): readonly unknown[] =>
    rowsOf(shownAt(event ?? own, there, 'Europe/Paris')).map(({ entity, id, row }) => {
      const { Debut, Fin, CreneauLibre } = JSON.parse(row) as Record<string, string | undefined>; // as of a pull
      const at = [Debut, Fin, CreneauLibre].flatMap((text) => (text === undefined ? [] : Date.parse(text)));
      return { entity, id, at };
    });
  const application = { entity: 'Dossier', id: '7', at: [there.debut] };
  expect(hours(shownOf([own], [ines])[0])).toEqual([
    { entity: 'Planification', id: '1', at: [there.debut, there.fin] },
    application,
  ]);
  expect(hours(shownOf([], [ines])[0])).toEqual([application]);
});
