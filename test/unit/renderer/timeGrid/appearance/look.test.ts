import { describe, expect, it } from 'vitest';
import { clashesAmong } from '#shared/clash/clash.ts';
import { at, eventView, zone } from '#test/unit/renderer/features/calendar/fixtures.ts';
import { faceOf } from '#timeGrid/appearance/face.ts';
import type { FaceWords } from '#timeGrid/appearance/face.ts';
import { hueOf, rankOf } from '#timeGrid/appearance/hue.ts';
import { needsOf, steadyClashes } from '#timeGrid/appearance/needs.ts';
import { divideDay } from '#timeGrid/layout/layoutDay.ts';
import { schoolDay } from '#timeGrid/layout/schoolDay.ts';

describe('the hue of a type', () => {
  it.each([
    ['Entretien d’admission', 'interview'],
    ['Jury d’admission', 'jury'],
    ['COURS MAGISTRAL', 'class'],
    ['Réunion d’équipe', 'meeting'],
    ['Journée portes ouvertes', 'open'],
    ['Réservation de salle', 'other'],
    ['', 'other'],
  ])('of « %s » is %s', (name, hue) => {
    expect(hueOf(name)).toBe(hue);
  });
});

describe('a clash', () => {
  const needOf = needsOf(null);
  const morel = { enseignants: 'MOREL Paul' };
  const first = eventView('a', 19, ['10:00', '11:00'], 'A', morel);
  const over = eventView('b', 19, ['10:30', '11:30'], 'B', morel);
  const after = eventView('c', 19, ['11:30', '12:00'], 'C', morel);

  it('is two events of the same teachers at one moment, each naming the other', () => {
    const clashes = clashesAmong([after, over, first], needOf);
    expect(
      [...clashes].map(([id, other]) => [id, other.id]).sort((x, y) => String(x).localeCompare(String(y))),
    ).toEqual([
      ['a', 'b'],
      ['b', 'a'],
    ]);
  });

  it('finds what a long event covers, not only its neighbour', () => {
    const long = eventView('long', 19, ['08:00', '18:00'], 'Long', morel);
    expect([...clashesAmong([long, first, after], needOf).keys()].sort((x, y) => x.localeCompare(y))).toEqual([
      'a',
      'c',
      'long',
    ]);
  });

  it('returns the same map as long as the same events clash', () => {
    const steady = steadyClashes<typeof first>();
    const before = steady(clashesAmong([first, over], needOf));
    expect(before.size).toBe(2);
    expect(steady(clashesAmong([first, over], needOf))).toBe(before);
    const renamed = { ...over };
    expect(steady(clashesAmong([first, renamed], needOf)).get(first.id)).toBe(renamed);
    expect(steady(new Map()).size).toBe(0);
  });

  it('ignores cancelled events, events without teachers, or with other teachers (R5.8), and finds one of several', () => {
    expect(clashesAmong([first, { ...over, annule: true }], needOf).size).toBe(0);
    expect(clashesAmong([first, { ...over, enseignants: 'VASSEUR Hélène' }], needOf).size).toBe(0);
    expect(clashesAmong([first, { ...over, enseignants: 'VASSEUR Hélène, Paul Morel' }], needOf).size).toBe(2);
    expect(
      clashesAmong(
        [
          { ...first, enseignants: ' ' },
          { ...over, enseignants: ' ' },
        ],
        needOf,
      ).size,
    ).toBe(0);
  });
});

describe('the face of a block', () => {
  const words: FaceWords = {
    time: (minute) => `${minute / 60}:00`,
    range: (from, to) => `${from} – ${to}`,
    wholeRange: () => 'over midnight',
    cancelled: 'Annulé',
    orHour: () => '',
    elsewhere: ({ campusId }) => (campusId === '2' ? '' : 'Campus Lille'),
    label: (_, { text, range }) => `${text}, ${range}`,
  };
  const face = (
    width: number,
    rest: Parameters<typeof eventView>[4] = {},
    times: readonly [string, string] = ['10:00', '11:00'],
  ) => {
    const [placed] = divideDay(
      [eventView('a', 19, times, 'A', rest)],
      schoolDay('2026-11-19', zone),
      width,
      rankOf,
    ).blocks;
    if (!placed) throw new Error('not placed');
    return faceOf(placed, { from: 8, to: 19, pixelsPerHour: 66 }, width, false, words);
  };

  it('has a height of 66 px an hour', () => {
    expect(face(160)).toMatchObject({ top: 133, bottom: 726 - 133 - 64, lines: 3 });
  });

  it('shows only the start time where it is narrow or short', () => {
    expect(face(160).time).toBe('10:00 – 11:00');
    expect(face(80).time).toBe('10:00');
    expect(face(160, {}, ['10:00', '10:15'])).toMatchObject({
      lines: 1,
      time: '10:00',
      top: 133,
      bottom: 726 - 133 - 20,
    });
  });

  it('shows no first hour of a day that it only goes on in', () => {
    const fromYesterday = { debut: at(18, '23:00'), fin: at(19, '09:30') };
    expect(face(160, fromYesterday).time).toBe('over midnight');
    expect(face(80, fromYesterday)).toMatchObject({ time: '', label: 'A, over midnight' });
  });

  it('shows no hour where none fits, but has it in the accessible name', () => {
    expect(face(50)).toMatchObject({ slim: true, time: '', detail: '', label: 'A, 10:00 – 11:00' });
    expect(face(60)).toMatchObject({ slim: false, time: '10:00' });
  });

  it('draws no letter where none fits, but has the name in the accessible name (WCAG 2.5.3)', () => {
    expect(face(22)).toMatchObject({ name: 'A', slim: true });
    expect(face(21)).toMatchObject({ name: '', label: 'A, 10:00 – 11:00' });
  });

  it('has an accessible name with the visible text first, then the whole time (WCAG 2.5.3)', () => {
    expect(face(160).label).toBe('A 10:00 – 11:00, null');
    expect(face(80).label).toBe('A 10:00, 10:00 – 11:00');
  });

  it('shows the programme', () => {
    expect(face(160, { programmeName: 'BTS' }).detail).toBe('BTS');
  });

  it('shows no programme where the marks of a narrow block would lie on it', () => {
    const done = { programmeName: 'BTS', realise: true };
    expect(face(160, done).detail).toBe('BTS');
    expect(face(80, { programmeName: 'BTS' }).detail).toBe('BTS');
    expect(face(80, done, ['10:00', '10:50'])).toMatchObject({ lines: 3, detail: '' });
    expect(face(80, done, ['10:00', '12:00']).detail).toBe('BTS');
  });

  it('shows the campus of an event that is not of the open one', () => {
    expect(face(160, { programmeName: 'BTS', campusId: '3' }).detail).toBe('Campus Lille');
  });

  it('is one line high once it is cancelled', () => {
    expect(face(160, { annule: true })).toMatchObject({ lines: 1, top: 133, bottom: 726 - 133 - 20, cancelled: true });
  });

  it('of a course under an interview is quiet, and its name has what is left free', () => {
    const events = [
      eventView('a', 19, ['10:00', '11:00'], 'A', { type: 'Cours' }),
      eventView('b', 19, ['10:00', '11:00'], 'B'),
    ];
    const { blocks } = divideDay(events, schoolDay('2026-11-19', zone), 200, rankOf);
    const faces = blocks.map((each) => faceOf(each, { from: 8, to: 19, pixelsPerHour: 66 }, 200, false, words));
    expect(faces.map(({ isGround, narrow, over, covered }) => [isGround, narrow, over, covered])).toEqual([
      [true, false, false, 100],
      [false, false, true, 0],
    ]);
  });
});
