import { describe, expect, test } from 'vitest';
import { rowEdit } from '#intents/intent.ts';
import type { Pair, RowEdit } from '#intents/intent.ts';
import { otherHalves } from '#intents/interview/otherHalf.ts';
import type { Scene } from '#intents/interview/otherHalf.ts';
import { at, eventView } from '../../features/calendar/fixtures.ts';
import { interviewView } from '../../features/calendar/interviewView.ts';

type Event = ReturnType<typeof eventView>;
type Application = ReturnType<Scene['applicationsNumbered']>[number];

const ines = 'BENSAÏD Inès';
const event = (id: string, day: number, time: string, rest: Partial<Event> = {}): Event =>
  eventView(id, day, [time, time], 'Entretien Inès Bensaid', {
    fin: at(day, time) + 45 * 60_000,
    enseignants: '',
    ...rest,
  });
const application = (id: string, day: number, time: string, rest: Partial<Application> = {}): Application => ({
  ...interviewView(id, day, time, ines, { agentId: null, agentName: null }),
  ...rest,
});

const dayOf = (ms: number): string => new Date(ms + 3_600_000).toISOString().slice(0, 10);
function scene(events: readonly Event[], applications: readonly Application[], more: Partial<Scene> = {}): Scene {
  return {
    event: (id) => events.find((each) => each.id === id) ?? null,
    application: (id) => applications.find((each) => each.id === id) ?? null,
    eventsOn: (moment) => events.filter(({ debut }) => dayOf(debut) === dayOf(moment)),
    interviewsOn: (moment) =>
      applications.filter(({ creneau }) => creneau !== null && dayOf(creneau) === dayOf(moment)),
    eventsReferringTo: (numero) => events.filter(({ reference }) => reference === numero),
    applicationsNumbered: (numero) => applications.filter((each) => numero !== '' && each.numero === numero),
    applicationsNamedIn: () => applications,
    agents: () => [
      { id: '4', name: 'PETIT Ana' },
      { id: '5', name: 'MOREAU Claire' },
    ],
    done: { code: 'REALISE', stamp: '19/11/2026 11:15' },
    isReferring: false,
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
const asked = (row: RowEdit, in_: Scene, known: readonly Pair[] = []): readonly RowEdit[] =>
  otherHalves([row], in_, known).rows.map(({ entity, id, members }) => rowEdit(entity, id, members));

describe('R4.7 which other half an act concerns', () => {
  const moved = ofApplication({ CreneauLibre: to });

  test('of an event: the application of the applicant in its name, at its hour or alone on its day', () => {
    const others = application('g', 19, '10:30', { applicantName: 'BENSAÏD Yanis' });
    expect(asked(move, scene([event('e', 19, '10:30')], [application('f', 19, '10:30'), others]))).toEqual([moved]);
    expect(asked(move, scene([event('e', 19, '10:30')], [application('f', 19, '09:00')]))).toEqual([moved]);
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
    expect(
      asked(row, scene([event('e', 19, '10:30'), event('x', 18, '10:30')], [application('f', 19, '10:30')])),
    ).toEqual([move]);
  });

  test('none where it is not clear: two of one name, another day, a cancelled event, the other event of the application', () => {
    const own = application('f', 19, '10:30');
    const two = [application('f', 19, '09:00'), application('g', 19, '11:00')];
    expect(asked(move, scene([event('e', 19, '10:30')], two))).toEqual([]);
    expect(asked(move, scene([event('e', 18, '10:30')], [own]))).toEqual([]);
    expect(asked(move, scene([event('e', 19, '10:30', { annule: true })], [own]))).toEqual([]);
    const second = ofEvent({ Debut: to, Fin: to + 1 }, 'x');
    expect(asked(second, scene([event('e', 19, '10:30'), event('x', 19, '15:00')], [own]))).toEqual([]);
  });

  test('none where two are at the same hour, unless the number makes one of them certain', () => {
    const two = [application('f', 19, '10:30'), application('g', 19, '10:30')];
    expect(asked(move, scene([event('e', 19, '10:30')], two))).toEqual([]);
    const twoEvents = [event('e', 19, '10:30'), event('x', 19, '10:30')];
    const moved = ofApplication({ CreneauLibre: to });
    expect(asked(moved, scene(twoEvents, [application('f', 19, '10:30')]))).toEqual([]);
    const numbered = [application('f', 19, '10:30', { numero: '41-1' })];
    const certain = [event('e', 19, '10:30', { reference: '41-1' }), event('x', 19, '10:30')];
    expect(asked(moved, scene(certain, numbered))).toMatchObject([{ id: 'e' }]);
  });

  test('one that is edited itself, or has the value already, is asked nothing', () => {
    const there = scene([event('e', 19, '10:30')], [application('f', 20, '14:00')]);
    expect(asked(move, there, [{ event: 'e', application: 'f' }])).toEqual([]);
    const both = [move, ofApplication({ CreneauLibre: '' })];
    expect(otherHalves(both, scene([event('e', 19, '10:30')], [application('f', 19, '10:30')])).rows).toEqual([]);
    const still = ofEvent({ Debut: at(19, '10:30'), Fin: at(19, '12:00') });
    expect(asked(still, scene([event('e', 19, '10:30')], [application('f', 19, '09:00')]))).toEqual([]);
  });

  test('the number of the application makes the pair certain, on any day and under any name', () => {
    const numbered = application('f', 19, '10:30', { numero: '41-1' });
    const other = event('x', 19, '10:30');
    const certain = event('e', 25, '08:00', { reference: '41-1', nom: 'Entretien' });
    expect(asked(ofApplication({ CreneauLibre: to }), scene([other, certain], [numbered]))).toMatchObject([
      { id: 'e' },
    ]);
    expect(asked(move, scene([other, certain], [numbered]))).toEqual([ofApplication({ CreneauLibre: to })]);
    expect(asked(ofEvent({ Debut: to, Fin: to + 1 }, 'x'), scene([other, certain], [numbered]))).toEqual([]);
  });

  test('R2.10 the other half knows which half asks for it, also where several are changed together', () => {
    const events = [event('e', 19, '10:30'), event('x', 20, '10:30', { nom: 'Entretien Yanis Bensaid' })];
    const yanis = application('g', 20, '10:30', { applicantName: 'BENSAÏD Yanis' });
    const rows = [move, ofEvent({ Debut: to, Fin: to + 1 }, 'x')];
    expect(otherHalves(rows, scene(events, [application('f', 19, '10:30'), yanis])).rows).toMatchObject([
      { id: 'f', partner: 'e' },
      { id: 'g', partner: 'x' },
    ]);
  });

  test('R4.7 an interview that is moved with its application is of it, whichever had its hour before', () => {
    const ana = { agentId: '4', agentName: 'PETIT Ana' };
    const there = scene(
      [event('e', 16, '10:30'), event('x', 26, '10:30', { enseignants: 'PETIT Ana' })],
      [application('f', 16, '10:30', ana)],
    );
    const hour: RowEdit = { ...ofApplication({ CreneauLibre: to }), partner: 'x' };
    const second = { Debut: to, Fin: to + 1 };
    expect(otherHalves([ofEvent(second, 'x'), hour], there)).toMatchObject({
      pairs: [{ event: 'x', application: 'f' }],
      rows: [hour],
      isApart: false,
    });
    // What its own edit does not say is asked of it.
    expect(otherHalves([ofEvent({ ...second, Enseignants: 'MOREAU Claire' }, 'x'), hour], there)).toMatchObject({
      rows: [{ entity: 'Dossier', id: 'f', members: { CreneauLibre: to, AgentId: '5' }, partner: 'x' }],
      isApart: false,
    });
  });

  test('R4.7 an hour that the application has already is nothing that an act gives it', () => {
    const there = scene([event('e', 19, '10:30')], [application('f', 20, '14:00')]);
    const hour: RowEdit = { ...ofApplication({ CreneauLibre: to }), partner: 'e' };
    expect(otherHalves([move, hour], there).rows).toEqual([]);
    const given = ofEvent({ ...move.members, Enseignants: 'MOREAU Claire' });
    expect(otherHalves([given, hour], there).rows).toEqual([{ ...ofApplication({ AgentId: '5' }), partner: 'e' }]);
  });

  test('an act that goes on keeps its pair, however far it has led', () => {
    const far = scene([event('e', 25, '10:30')], [application('f', 19, '10:30')]);
    expect(asked(move, far)).toEqual([]);
    expect(asked(move, far, [{ event: 'e', application: 'f' }])).toEqual([ofApplication({ CreneauLibre: to })]);
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

  test('the application’s number is noted on the event where the school agreed and there is none', () => {
    const numbered = { numero: '41-1' };
    expect(otherHalves([move], pair({}, numbered))).toMatchObject({ isByName: true, rows: [{ entity: 'Dossier' }] });
    expect(asked(move, pair({}, numbered, { isReferring: true }))).toEqual([
      ofApplication({ CreneauLibre: to }),
      ofEvent({ ReferenceExterne: '41-1' }),
    ]);
    const typed = ofEvent({ ...move.members, ReferenceExterne: 'HP-7' });
    expect(asked(typed, pair({}, numbered, { isReferring: true }))).toEqual([ofApplication({ CreneauLibre: to })]);
    for (const reference of ['41-1', 'HP-7'])
      expect(asked(move, pair({ reference }, numbered, { isReferring: true }))).toEqual([
        ofApplication({ CreneauLibre: to }),
      ]);
  });
});
