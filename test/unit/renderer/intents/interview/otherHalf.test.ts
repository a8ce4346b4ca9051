import { describe, expect, test } from 'vitest';
import { rowEdit } from '#intents/intent.ts';
import type { RowEdit } from '#intents/intent.ts';
import { otherHalves } from '#intents/interview/otherHalf.ts';
import type { Scene } from '#intents/interview/otherHalf.ts';
import { at, eventView } from '../../features/calendar/fixtures.ts';
import { interviewView } from '../../features/calendar/interviewView.ts';

type Event = ReturnType<typeof eventView>;
type Application = ReturnType<Scene['applicationsNumbered']>[number];

const ines = 'BENSAÏD Inès';
const event = (id: string, day: number, time: string, rest: Partial<Event> = {}): Event =>
  eventView(id, day, [time, time], 'Entretien', {
    fin: at(day, time) + 45 * 60_000,
    enseignants: '',
    reference: '41-1',
    ...rest,
  });
const application = (id: string, day: number, time: string, rest: Partial<Application> = {}): Application => ({
  ...interviewView(id, day, time, ines, { numero: '41-1', agentId: null, agentName: null }),
  ...rest,
});

function scene(events: readonly Event[], applications: readonly Application[], more: Partial<Scene> = {}): Scene {
  return {
    event: (id) => events.find((each) => each.id === id) ?? null,
    application: (id) => applications.find((each) => each.id === id) ?? null,
    eventsReferringTo: (numero) => events.filter(({ reference }) => reference === numero),
    applicationsNumbered: (numero) => applications.filter((each) => numero !== '' && each.numero === numero),
    agents: () => [
      { id: '4', name: 'PETIT Ana' },
      { id: '5', name: 'MOREAU Claire' },
    ],
    done: { code: 'REALISE', stamp: '19/11/2026 11:15' },
    isChangedMeanwhile: () => false,
    ...more,
  };
}
const ofEvent = (members: Extract<RowEdit, { readonly entity: 'Planification' }>['members'], id = 'e'): RowEdit => ({
  entity: 'Planification',
  id,
  members,
});
const ofApplication = (members: Extract<RowEdit, { readonly entity: 'Dossier' }>['members'], id = 'f'): RowEdit => ({
  entity: 'Dossier',
  id,
  members,
});
const to = at(20, '14:00');
const move = ofEvent({ Debut: to, Fin: to + 45 * 60_000 });
const asked = (row: RowEdit, in_: Scene): readonly RowEdit[] =>
  otherHalves([row], in_).rows.map(({ entity, id, members }) => rowEdit(entity, id, members));

describe('R4.7 which other half an act concerns', () => {
  const moved = ofApplication({ CreneauLibre: to });

  test('of an event: the application whose number it has, on whatever day', () => {
    for (const day of [19, 25])
      expect(asked(move, scene([event('e', 19, '10:30')], [application('f', day, '10:30')]))).toEqual([moved]);
  });

  test('nobody of the same name: neither the other’s event nor the other’s application', () => {
    const namesakes = { nom: 'ROUSSEAU Clément', reference: '52-1' };
    const clement = application('f', 19, '10:30', { numero: '52-1' });
    const clementToo = application('g', 19, '10:30', { numero: '53-1' });
    const there = scene([event('e', 19, '10:30', namesakes)], [clementToo]);
    expect(asked(move, there)).toEqual([]);
    expect(asked(ofApplication({ CreneauLibre: to }, 'g'), there)).toEqual([]);
    expect(asked(move, scene([event('e', 19, '10:30', namesakes)], [clementToo, clement]))).toEqual([moved]);
    const { reference: _number, ...unnumbered } = event('e', 19, '10:30', { nom: 'ROUSSEAU Clément' });
    expect(asked(move, scene([unnumbered], [clement]))).toEqual([]);
    expect(asked(ofEvent({ Annule: 'true' }), scene([unnumbered], [clement]))).toEqual([]);
    expect(asked(moved, scene([unnumbered], [clement]))).toEqual([]);
  });

  test('I12 where the two are at different hours, that is said', () => {
    const isApart = (time: string): boolean =>
      otherHalves([move], scene([event('e', 19, '10:30')], [application('f', 19, time)])).isApart;
    expect([isApart('10:30'), isApart('09:00')]).toEqual([false, true]);
  });

  test('I12 where what the user began from has changed meanwhile, that is said, though both are at one hour', () => {
    const isApart = (changed: string): boolean =>
      otherHalves(
        [move],
        scene([event('e', 19, '10:30')], [application('f', 19, '10:30')], {
          isChangedMeanwhile: ({ id }) => id === changed,
        }),
      ).isApart;
    expect([isApart('x'), isApart('e')]).toEqual([false, true]);
  });

  test('of an application: its event, which keeps its length', () => {
    const row = ofApplication({ CreneauLibre: to });
    expect(asked(row, scene([event('e', 19, '10:30')], [application('f', 19, '10:30')]))).toEqual([move]);
  });

  test('none where it is not clear: two applications of one number, two events at one hour, a cancelled one', () => {
    const own = application('f', 19, '10:30');
    expect(asked(move, scene([event('e', 19, '10:30')], [own, application('g', 19, '11:00')]))).toEqual([]);
    expect(asked(moved, scene([event('e', 19, '10:30')], [own, application('g', 19, '11:00')]))).toEqual([]);
    expect(asked(move, scene([event('e', 19, '10:30', { annule: true })], [own]))).toEqual([]);
    expect(asked(moved, scene([event('e', 19, '10:30'), event('x', 19, '10:30')], [own]))).toEqual([]);
  });

  test('of two events with the number, that at the hour of the application; the other has none', () => {
    const there = scene([event('e', 19, '10:30'), event('x', 19, '15:00')], [application('f', 19, '10:30')]);
    expect(asked(moved, there)).toMatchObject([{ id: 'e' }]);
    expect(asked(ofEvent({ Debut: to, Fin: to + 1 }, 'x'), there)).toEqual([]);
  });

  test('one that is edited itself, or has the value already, is asked nothing', () => {
    const there = scene([event('e', 19, '10:30')], [application('f', 20, '14:00')]);
    expect(asked(move, there)).toEqual([]);
    const both = [move, ofApplication({ CreneauLibre: '' })];
    expect(otherHalves(both, scene([event('e', 19, '10:30')], [application('f', 19, '10:30')])).rows).toEqual([]);
    const still = ofEvent({ Debut: at(19, '10:30'), Fin: at(19, '12:00') });
    expect(asked(still, scene([event('e', 19, '10:30')], [application('f', 19, '09:00')]))).toEqual([]);
  });

  test('R2.10 the other half knows which half asks for it, also where several are changed together', () => {
    const events = [event('e', 19, '10:30'), event('x', 20, '10:30', { reference: '42-1' })];
    const yanis = application('g', 20, '10:30', { numero: '42-1' });
    const rows = [move, ofEvent({ Debut: to, Fin: to + 1 }, 'x')];
    expect(otherHalves(rows, scene(events, [application('f', 19, '10:30'), yanis])).rows).toMatchObject([
      { id: 'f', partner: 'e' },
      { id: 'g', partner: 'x' },
    ]);
  });
});

describe('R4.7 what it asks of it', () => {
  const pair = (e: Partial<Event> = {}, a: Partial<Application> = {}, more: Partial<Scene> = {}): Scene =>
    scene([event('e', 19, '10:30', e)], [application('f', 19, '10:30', a)], more);

  test('a cancelled event takes its hour from the application, a restored one gives it back; without hour, no event', () => {
    expect(asked(ofEvent({ Annule: 'true' }), pair())).toEqual([ofApplication({ CreneauLibre: '' })]);
    expect(asked(ofEvent({ Annule: 'false' }), pair({ annule: true }, { creneau: null }))).toEqual([
      ofApplication({ CreneauLibre: at(19, '10:30') }),
    ]);
    expect(asked(ofApplication({ CreneauLibre: '' }), pair())).toEqual([ofEvent({ Annule: 'true' })]);
  });

  test('done is noted in the school’s field, and marked on the event', () => {
    const note = ofApplication({ 'Parametres.REALISE': '19/11/2026 11:15' });
    expect(asked(ofEvent({ Realise: 'true' }), pair())).toEqual([note]);
    expect(asked(note, pair())).toEqual([ofEvent({ Realise: 'true' })]);
    const noted = { parametres: [{ code: 'REALISE', valeur: '10:50' }] };
    expect(asked(ofEvent({ Realise: 'false' }), pair({ realise: true }, noted))).toEqual([
      ofApplication({ 'Parametres.REALISE': '' }),
    ]);
    expect(asked(ofApplication({ 'Parametres.REALISE': '' }), pair({ realise: true }, noted))).toEqual([
      ofEvent({ Realise: 'false' }),
    ]);
    expect(asked(ofEvent({ Realise: 'true' }), pair({}, {}, { done: null }))).toEqual([]);
    expect(asked(ofApplication({ 'Parametres.ARRIVEE': '10:20' }), pair())).toEqual([]);
  });

  test('another agent replaces the name among the teachers, and the reverse; a jury is left alone', () => {
    const ana = { agentId: '4', agentName: 'PETIT Ana' };
    const claire = ofApplication({ AgentId: '5' });
    expect(asked(claire, pair({ enseignants: 'PETIT Ana, VASSEUR Hélène' }, ana))).toEqual([
      ofEvent({ Enseignants: 'MOREAU Claire, VASSEUR Hélène' }),
    ]);
    expect(asked(claire, pair({}, ana))).toEqual([ofEvent({ Enseignants: 'MOREAU Claire' })]);
    expect(asked(claire, pair({ enseignants: 'VASSEUR Hélène' }, ana))).toEqual([]);
    expect(asked(ofEvent({ Enseignants: 'Claire Moreau' }), pair({ enseignants: 'PETIT Ana' }, ana))).toEqual([claire]);
    expect(
      asked(ofEvent({ Enseignants: 'Claire Moreau, Ana Petit' }), pair({ enseignants: 'PETIT Ana' }, ana)),
    ).toEqual([]);
    expect(asked(ofEvent({ Enseignants: 'Claire Moreau' }), pair({ enseignants: 'VASSEUR Hélène' }, ana))).toEqual([]);
  });
});
