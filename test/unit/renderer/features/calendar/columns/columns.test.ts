import { describe, expect, it } from 'vitest';
import type { ShownEvent } from '#features/calendar/appearance/shown.ts';
import { columnsOf } from '#features/calendar/columns/columns.ts';
import { eventView } from '../fixtures.ts';

const known = [
  { id: '1', name: 'VASSEUR Hélène' },
  { id: '2', name: 'MOREL Paul' },
  { id: '3', name: 'Ana' },
];
const textOf = ({ enseignants }: ShownEvent): string => enseignants;
const of = (...texts: readonly string[]): readonly ShownEvent[] =>
  texts.map((enseignants, index) => eventView(String(index), 19, ['08:00', '09:00'], `E${index}`, { enseignants }));
const columnsIn = (events: readonly ShownEvent[], ownColumn = true): readonly unknown[] =>
  columnsOf(events, { known, textOf, ownColumn }).map(({ name, events: own }) => [name, own.map(({ id }) => id)]);

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
});
