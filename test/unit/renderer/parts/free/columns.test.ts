import { describe, expect, it } from 'vitest';
import { campusRefusal } from '#features/calendar/columns/campusRefusal.ts';
import { campusColumns, columnsOf } from '#parts/free/columns.ts';
import { freeAt } from '#parts/free/free.ts';
import { reassigned } from '#shared/text/people.ts';
import { at, eventView } from '#test/unit/renderer/features/calendar/fixtures.ts';
import { interviewView } from '#test/unit/renderer/features/calendar/interviewView.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import { interviewsAsEvents } from '#timeGrid/appearance/shown.ts';

const known = [
  { id: '1', name: 'VASSEUR Hélène' },
  { id: '2', name: 'MOREL Paul' },
  { id: '3', name: 'Ana' },
];
const textOf = ({ enseignants }: ShownEvent): string => enseignants;
const of = (...texts: readonly string[]): readonly ShownEvent[] =>
  texts.map((enseignants, index) => eventView(String(index), 19, ['08:00', '09:00'], `E${index}`, { enseignants }));
const columnsIn = (events: readonly ShownEvent[], ownColumn = true): readonly unknown[] =>
  columnsOf(events, { known, always: [], textOf, ownColumn }).map(({ name, events: own }) => [
    name,
    own.map(({ id }) => id),
  ]);

describe('columns of a day', () => {
  it('are one per known person, by name, found as a whole in the text ignoring accents; events without a person come last', () => {
    expect(columnsIn(of('', 'vasseur helene', 'MOREL Paul'))).toEqual([
      ['MOREL Paul', ['2']],
      ['VASSEUR Hélène', ['1']],
      ['', ['0']],
    ]);
  });

  it('hold an event of two people twice', () => {
    expect(columnsIn(of('VASSEUR Hélène, MOREL Paul'))).toEqual([
      ['MOREL Paul', ['0']],
      ['VASSEUR Hélène', ['0']],
    ]);
  });

  it('R5.8 take no part of a word for a name', () => {
    expect(columnsIn(of('DIANA Luc'), false)).toEqual([['', ['0']]]);
  });

  it('of teachers have one for a text that matches no known person; of agents such events have no person', () => {
    expect(columnsIn(of('Intervenant extérieur', 'Intervenant extérieur '))).toEqual([
      ['Intervenant extérieur', ['0', '1']],
    ]);
    expect(columnsIn(of('Intervenant extérieur'), false)).toEqual([['', ['0']]]);
  });

  it('are there for everyone of the campus, with or without events', () => {
    const [, morel] = known;
    const found = columnsOf(of('VASSEUR Hélène'), { known, always: morel ? [morel] : [], textOf, ownColumn: true });
    expect(found.map(({ name, events }) => [name, events.length])).toEqual([
      ['MOREL Paul', 0],
      ['VASSEUR Hélène', 1],
    ]);
  });
});

describe('who is free at a moment', () => {
  const day = (enseignants: string, from: string, to: string, rest: object = {}) =>
    eventView(`${enseignants}${from}`, 19, [from, to], 'E', { enseignants, ...rest });
  const free = (events: readonly ShownEvent[], time: string) =>
    freeAt(columnsOf(events, { known, always: known, textOf, ownColumn: true }), at(19, time)).map(
      ({ column, until }) => [column.name, until === null ? null : new Date(until).toISOString().slice(11, 16)],
    );

  it('is who has nothing then, with when their next event begins', () => {
    const events = [day('MOREL Paul', '14:00', '15:00'), day('VASSEUR Hélène', '15:30', '16:00')];
    expect(free(events, '14:30')).toEqual([
      ['Ana', null],
      ['VASSEUR Hélène', '14:30'], // 15:30 at the school
    ]);
    expect(free(events, '15:00'), 'from the end of an event on').toContainEqual(['MOREL Paul', null]);
  });

  it('is not taken by cancelled events, but is by an interview that has only a start', () => {
    expect(free([day('MOREL Paul', '14:00', '15:00', { annule: true })], '14:30')).toContainEqual(['MOREL Paul', null]);
    const interviews = interviewsAsEvents([interviewView('7', 19, '14:00', 'X', { agentName: 'MOREL Paul' })], '2', {
      id: '1',
      name: 'T',
    });
    expect(free(interviews, '14:30').map(([name]) => name)).not.toContain('MOREL Paul');
    expect(free(interviews, '14:45').map(([name]) => name)).toContain('MOREL Paul');
  });

  it('is nobody who is known by a text alone', () => {
    expect(free([day('Intervenant', '08:00', '09:00')], '10:00').map(([name]) => name)).not.toContain('Intervenant');
  });
});

describe('the text of an event that is given to another person', () => {
  const [helene, morel, ana] = known;

  it.each([
    ['VASSEUR Hélène', helene, morel, 'MOREL Paul'],
    ['vasseur helene (anglais), Ana', helene, morel, 'MOREL Paul (anglais), Ana'],
    ['VASSEUR Hélène, MOREL Paul', helene, morel, 'MOREL Paul'],
    ['VASSEUR Hélène; Ana', helene, null, 'Ana'],
    ['Ana, VASSEUR Hélène, MOREL Paul', helene, null, 'Ana, MOREL Paul'],
    ['VASSEUR Hélène', helene, null, ''],
    ['', null, ana, 'Ana'],
    ['Salle 12', null, ana, 'Salle 12, Ana'],
    ['Intervenant extérieur', { name: 'Intervenant extérieur' }, ana, 'Ana'],
  ])('« %s »', (text, from, to, expected) => {
    expect(reassigned(text, from ?? null, to ?? null)).toBe(expected);
  });
});

describe('columns of campuses', () => {
  const campuses = [
    { id: '2', name: 'Lyon' },
    { id: '3', name: 'Annecy' },
  ];
  const elsewhere = [
    eventView('a', 19, ['08:00', '09:00'], 'A', { campusId: '3' }),
    eventView('b', 19, ['08:00', '09:00'], 'B'),
    eventView('c', 19, ['08:00', '09:00'], 'C', { campusId: '9' }),
  ];

  it('begin with the open one; a campus that is not known here has one of its own', () => {
    const columns = campusColumns(elsewhere, campuses, '3').map(({ name, events }) => [
      name,
      events.map(({ id }) => id),
    ]);
    expect(columns).toEqual([
      ['Annecy', ['a']],
      ['Lyon', ['b']],
      ['9', ['c']],
    ]);
  });

  it('R4.5 refuse what belongs to the campus that it comes from, and an interview, each with its reason', () => {
    const event = eventView('a', 19, ['08:00', '09:00'], 'A');
    const [interview] = interviewsAsEvents([interviewView('7', 19, '10:30', 'BENSAÏD Inès')], '2', {
      id: '1',
      name: 'Entretien',
    });
    if (!interview) throw new Error('no interview');
    const there = { campusId: '3' };
    expect(campusRefusal(event, there)).toBeNull();
    expect(campusRefusal({ ...event, programmeName: 'BTS MCO' }, there)).toBe('programme');
    expect(campusRefusal({ ...event, sequenceId: '31' }, there)).toBe('sequence');
    expect(campusRefusal(interview, there)).toBe('interview');
    expect(campusRefusal({ ...event, programmeName: 'BTS MCO' }, { campusId: '2' })).toBeNull();
    expect(campusRefusal(interview, {})).toBeNull();
  });
});
