import { describe, expect, test } from 'vitest';
import { clashesAt, planOf, takenAround } from '#parts/interviews/clash.ts';
import { freeWithin } from '#shared/clash/free.ts';
import { createFormat } from '#ui/format/format.ts';
import { documentsIn, mappedOf, withoutDocument } from '#wording/dayFields.ts';
import { stamp, stampShown } from '#wording/stamp.ts';

const at = (time: string): number => Date.parse(`2026-11-19T${time}:00+01:00`);
type Interview = Parameters<typeof planOf>[0][number];
type Event = Parameters<typeof planOf>[1][number];

const interview = (id: string, time: string, more: Partial<Interview> = {}): Interview => ({
  id,
  applicantId: `a${id}`,
  applicantName: `CANDIDAT Numéro${id}`,
  numero: `C${id}`,
  agentId: '1',
  agentName: 'BELKACEM Karim',
  creneau: at(time),
  mark: null,
  ...more,
});
const event = (id: string, nom: string, [from, to]: readonly [string, string], more: Partial<Event> = {}): Event => ({
  id,
  nom,
  debut: at(from),
  fin: at(to),
  enseignants: '',
  annule: false,
  mark: null,
  ...more,
});
const kinds = (interviews: readonly Interview[], events: readonly Event[] = []) =>
  Object.fromEntries(
    [...planOf(interviews, events).clashes].map(([id, found]) => [
      id,
      found.map(({ kind, what }) => `${kind}: ${what}`),
    ]),
  );

describe('clashes', () => {
  test('one agent at two interviews at once is a clash; two agents at once, or one after the other, are not', () => {
    expect(kinds([interview('1', '09:00'), interview('2', '09:30')])).toEqual({
      1: ['agent: CANDIDAT Numéro2'],
      2: ['agent: CANDIDAT Numéro1'],
    });
    expect(kinds([interview('1', '09:00'), interview('2', '09:30', { agentId: '2' })])).toEqual({});
    expect(kinds([interview('1', '09:00'), interview('2', '09:45')])).toEqual({});
    expect(
      kinds([
        interview('1', '09:00', { agentId: null, agentName: null }),
        interview('2', '09:00', { agentId: null, agentName: null }),
      ]),
    ).toEqual({});
  });

  test('one applicant twice in a day, whatever the hours', () => {
    const twice = { applicantId: 'a', applicantName: 'BENSAÏD Inès' };
    expect(kinds([interview('1', '09:00', twice), interview('2', '15:00', { ...twice, agentId: '2' })])).toEqual({
      1: ['applicant: BENSAÏD Inès'],
      2: ['applicant: BENSAÏD Inès'],
    });
  });

  test('an event that names the agent, unless it is cancelled or the interview’s own (R4.7)', () => {
    const jury = event('j', 'Jury BTS', ['09:30', '12:00'], { enseignants: 'Vasseur Hélène, Karim Belkacem' });
    expect(kinds([interview('1', '09:00')], [jury])).toEqual({ 1: ['calendar: Jury BTS'] });
    expect(kinds([interview('1', '09:00')], [{ ...jury, annule: true }])).toEqual({});
    expect(kinds([interview('1', '09:00')], [{ ...jury, reference: 'C1', debut: at('09:00') }])).toEqual({});
    expect(kinds([interview('1', '09:00')], [{ ...jury, enseignants: 'BELKACEM Sonia' }])).toEqual({});
  });

  test('the interview’s own event at another hour, or with teachers who are elsewhere (R5.8)', () => {
    const own = event('o', 'CANDIDAT Numéro1', ['09:00', '09:45'], { enseignants: 'VASSEUR Hélène', reference: 'C1' });
    const course = event('c', 'Atelier', ['09:30', '11:00'], { enseignants: 'VASSEUR Hélène' });
    expect(kinds([interview('1', '09:00')], [own])).toEqual({});
    expect(kinds([interview('1', '09:00')], [own, course])).toEqual({ 1: ['teacher: Atelier'] });
    expect(kinds([interview('1', '10:00')], [own, course])).toEqual({ 1: ['elsewhere: CANDIDAT Numéro1'] });
  });

  test('R4.7 nothing is said of an event of the same name with another number, or without one', () => {
    const clement = (id: string, time: string) =>
      interview(id, time, { applicantName: 'ROUSSEAU Clément', agentId: id });
    const namesake = event('n', 'ROUSSEAU Clément', ['08:45', '09:30']);
    for (const other of [namesake, { ...namesake, reference: 'C2' }]) {
      expect(kinds([clement('1', '08:45')], [other])).toEqual({});
      expect(kinds([clement('1', '14:00')], [other])).toEqual({});
      expect(planOf([clement('1', '14:00')], [], undefined, [other]).clashes.size).toBe(0);
    }
    expect(kinds([clement('1', '08:45'), clement('2', '14:00')], [{ ...namesake, reference: 'C2' }])).toEqual({
      2: ['elsewhere: ROUSSEAU Clément'],
    });
  });

  test('a clash caused by a waiting change is marked as such', () => {
    const pending = (mark: Interview['mark']) =>
      planOf([interview('1', '09:00', { mark }), interview('2', '09:30')], []).clashes.get('2')?.[0]?.isPending;
    expect([pending('waiting'), pending(null)]).toEqual([true, false]);
  });

  test('an interview lasts as long as its event; without one, the default length', () => {
    const { spans } = planOf(
      [interview('1', '09:00'), interview('2', '11:00')],
      [event('o', 'CANDIDAT Numéro1', ['09:00', '10:00'], { reference: 'C1' })],
    );
    expect([spans.get('1')?.to, spans.get('2')?.to]).toEqual([at('10:00'), at('11:45')]);
  });
});

describe('a move, before it is made', () => {
  const own = event('o', 'CANDIDAT Numéro1', ['09:00', '09:45'], { enseignants: 'VASSEUR Hélène', reference: 'C1' });
  const others = {
    agent: interview('2', '10:00'),
    applicant: interview('3', '11:00', { applicantId: 'a1', applicantName: 'CANDIDAT Numéro1', agentId: '2' }),
    room: interview('4', '13:00', { agentId: '3', agentName: 'MOREAU Claire' }),
  };
  const events = [
    event('t', 'Atelier', ['14:00', '15:00'], { enseignants: 'Hélène Vasseur' }),
    event('b', 'Jury', ['15:00', '16:00'], { reference: 'C1' }),
    event('x', 'Atelier', ['16:00', '17:00'], { enseignants: 'VASSEUR Hélène', annule: true }),
  ];
  const day = (interviews: readonly Interview[]) => ({
    interviews: [interview('1', '09:00'), ...interviews],
    events: [own, ...events],
    roomOf: (id: string) => (id === '1' || id === '4' ? 'S. 204' : ''),
  });
  const all = Object.values(others);
  const kindsAt = (time: string, interviews: readonly Interview[]) =>
    clashesAt(interview('1', '09:00'), own, at(time), day(interviews)).map(({ kind }) => kind);

  test('what it would meet is said: the agent, the room, a teacher of its event, the applicant', () => {
    expect(kindsAt('10:15', [others.agent])).toEqual(['agent']);
    expect(kindsAt('12:30', [others.room])).toEqual(['room']);
    expect(kindsAt('13:30', [])).toEqual(['teacher']);
    expect(kindsAt('15:30', [])).toEqual(['busy']);
    expect(kindsAt('11:00', [others.applicant])).toEqual(['applicant']);
    expect(kindsAt('16:00', [others.agent, others.room])).toEqual([]);
  });

  test('free is when the applicant, the agent, the teachers and the room all are; a cancelled event takes nobody', () => {
    const taken = takenAround(interview('1', '09:00'), own, day(all));
    const free = freeWithin({ from: at('09:00'), to: at('18:00') }, taken);
    expect(free.map(({ from, to }) => [from, to])).toEqual([
      [at('09:00'), at('10:00')],
      [at('11:45'), at('13:00')],
      [at('16:00'), at('18:00')],
    ]);
  });

  test('without an agent any other interview takes the time', () => {
    const nobody = { agentId: null, agentName: null };
    const taken = takenAround(interview('1', '09:00', nobody), undefined, { ...day([others.agent]), events: [] });
    expect(taken.map(({ from }) => from)).toEqual([at('10:00')]);
  });
});

test('a room that two interviews share at one moment is a clash', () => {
  const { clashes } = planOf([interview('1', '09:00'), interview('2', '09:30', { agentId: '2' })], [], () => 'S. 204');
  expect(clashes.get('1')?.map(({ kind, who }) => `${kind}: ${who}`)).toEqual(['room: S. 204']);
});

describe('progress of an interview', () => {
  const none = {
    arrived: null,
    done: null,
    absent: null,
    room: null,
    missingPieces: null,
    interviewNote: null,
    phone: null,
  };
  const application = {
    parametres: [
      { code: 'ARRIVEE', valeur: '19/11/2026 08:55', mark: 'waiting' as const },
      { code: 'SALLE', valeur: ' S. 204 ', mark: null },
    ],
  };

  test('R3.4 only an assigned field has a value; assigned and empty differs from not assigned', () => {
    expect(mappedOf(application, none)).toEqual(none);
    expect(mappedOf(application, { ...none, arrived: 'ARRIVEE', done: 'FAIT', room: 'SALLE' })).toEqual({
      ...none,
      arrived: '19/11/2026 08:55',
      done: '',
      room: 'S. 204',
    });
  });

  // other members are not read here
  test('missing documents are separated as users list them', () => {
    expect(documentsIn('Relevé de notes, CV;\nPhoto , ')).toEqual(['Relevé de notes', 'CV', 'Photo']);
    expect(documentsIn('')).toEqual([]);
  });

  test.each([
    ['Lettre, relevé', 'Lettre', 'relevé'],
    ['Lettre; relevé; photo', 'relevé', 'Lettre; photo'],
    ['Lettre\nrelevé\nLettre', 'Lettre', 'relevé'],
    ['Lettre', 'Lettre', ''],
  ])('of %j, %s that is handed in leaves %j', (text, piece, left) => {
    expect(withoutDocument(text, piece)).toBe(left);
  });

  test('R2.4 the hour is written in the school’s zone, and shown alone on its day', () => {
    const format = createFormat('en', 'Europe/Paris');
    const written = stamp(at('08:55'), format);
    expect(written).toBe('19/11/2026 08:55');
    expect([
      stampShown(written, '2026-11-19'),
      stampShown(written, '2026-11-20'),
      stampShown('vers 9 h', '2026-11-19'),
    ]).toEqual(['08:55', written, 'vers 9 h']);
  });
});
