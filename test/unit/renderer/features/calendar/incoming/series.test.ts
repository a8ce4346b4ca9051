import { describe, expect, test } from 'vitest';
import { read, vevent, wall } from './files.ts';

const weekly = ['UID:s', 'SUMMARY:Cours', 'DTSTART;TZID=Europe/Paris:20261019T090000', 'DURATION:PT1H'];
const startsOf = (...lines: readonly string[]): readonly string[] =>
  read([...vevent(...weekly, ...lines)]).events.map(({ debut }) => wall(debut));

describe('R2.13 a series is laid out', () => {
  test('at its hour on the wall, across the change of clock', () => {
    expect(startsOf('RRULE:FREQ=WEEKLY;COUNT=3')).toEqual([
      '2026-10-19T09:00+02:00',
      '2026-10-26T09:00+01:00',
      '2026-11-02T09:00+01:00',
    ]);
  });

  test('up to its end, which may be in UTC, a day or an hour of the series', () => {
    const days = ['2026-10-19T09:00+02:00', '2026-10-26T09:00+01:00'];
    expect(startsOf('RRULE:FREQ=WEEKLY;UNTIL=20261026T080000Z')).toEqual(days);
    expect(startsOf('RRULE:FREQ=WEEKLY;UNTIL=20261026T075959Z')).toEqual(days.slice(0, 1));
    expect(startsOf('RRULE:FREQ=WEEKLY;UNTIL=20261026')).toEqual(days);
    expect(startsOf('RRULE:FREQ=WEEKLY;UNTIL=20261026T090000')).toEqual(days);
  });

  test('on several days, every other week, and on the last Friday of the month', () => {
    expect(startsOf('RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;COUNT=4').map((at) => at.slice(0, 10))).toEqual([
      '2026-10-19',
      '2026-10-21',
      '2026-11-02',
      '2026-11-04',
    ]);
    expect(startsOf('RRULE:FREQ=MONTHLY;BYDAY=-1FR;COUNT=2').map((at) => at.slice(0, 10))).toEqual([
      '2026-10-19', // as it is written, though the rule has no such day
      '2026-10-30',
      '2026-11-27',
    ]);
  });

  test('without what is left out, in any zone or as a day, and with what is added', () => {
    const rule = 'RRULE:FREQ=WEEKLY;COUNT=4';
    const days = ['2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09'];
    const without = (day: string): readonly string[] => days.filter((each) => each !== day);
    const daysOf = (...lines: readonly string[]): readonly string[] =>
      startsOf(rule, ...lines).map((at) => at.slice(0, 10));
    expect(daysOf('EXDATE;TZID=Europe/Paris:20261026T090000')).toEqual(without('2026-10-26'));
    expect(daysOf('EXDATE:20261026T080000Z')).toEqual(without('2026-10-26'));
    expect(daysOf('EXDATE;VALUE=DATE:20261026')).toEqual(without('2026-10-26'));
    expect(daysOf('EXDATE;TZID=Romance Standard Time:20261026T090000,20261102T090000')).toEqual([
      '2026-10-19',
      '2026-11-09',
    ]);
    expect(startsOf(rule, 'RDATE;TZID=Europe/Paris:20261111T140000').at(-1)).toBe('2026-11-11T14:00+01:00');
    expect(startsOf(rule, 'RDATE;VALUE=DATE:20261112').at(-1)).toBe('2026-11-12T09:00+01:00');
  });

  test('with what became of single events of it: moved, renamed, cancelled', () => {
    const { events } = read([
      ...vevent(...weekly, 'RRULE:FREQ=WEEKLY;COUNT=3'),
      ...vevent(
        'UID:s',
        'RECURRENCE-ID:20261026T080000Z',
        'SUMMARY:Cours déplacé',
        'DTSTART;TZID=Europe/Paris:20261028T140000',
        'DURATION:PT2H',
      ),
      ...vevent(
        'UID:s',
        'RECURRENCE-ID;TZID=Europe/Paris:20261102T090000',
        'SUMMARY:Cours',
        'DTSTART;TZID=Europe/Paris:20261102T090000',
        'DURATION:PT1H',
        'STATUS:CANCELLED',
      ),
    ]);
    expect(events.map(({ key, debut, title, isCancelled }) => [key, wall(debut), title, isCancelled])).toEqual([
      ['s#2026-10-19', '2026-10-19T09:00+02:00', 'Cours', false],
      ['s#2026-10-26', '2026-10-28T14:00+01:00', 'Cours déplacé', false],
      ['s#2026-11-02', '2026-11-02T09:00+01:00', 'Cours', true],
    ]);
    expect(events.every(({ series }) => series === 's#0')).toBe(true);
  });

  test('an event of a series that the file does not hold is an event', () => {
    const { events } = read([
      ...vevent('UID:s', 'RECURRENCE-ID:20261026T080000Z', 'DTSTART:20261026T090000Z', 'DURATION:PT1H'),
    ]);
    expect(events).toMatchObject([{ key: 's#2026-10-26', series: null }]);
  });

  test('twice on one day: each has a key', () => {
    const { events } = read([
      ...vevent(...weekly, 'RRULE:FREQ=DAILY;COUNT=1', 'RDATE;TZID=Europe/Paris:20261019T140000'),
    ]);
    expect(events.map(({ key }) => key)).toEqual(['s#2026-10-19', 's#2026-10-19T14:00:00']);
  });

  test('of whole days', () => {
    const { events } = read([...vevent('UID:d', 'DTSTART;VALUE=DATE:20261024', 'RRULE:FREQ=DAILY;COUNT=3')]);
    expect(events.map(({ debut, fin }) => `${wall(debut)} ${wall(fin)}`)).toEqual([
      '2026-10-24T00:00+02:00 2026-10-25T00:00+02:00',
      '2026-10-25T00:00+02:00 2026-10-26T00:00+01:00',
      '2026-10-26T00:00+01:00 2026-10-27T00:00+01:00',
    ]);
  });

  test.each([
    ['every hour', 'RRULE:FREQ=HOURLY;COUNT=3'],
    ['by a rule that says nothing', 'RRULE:'],
    ['by a rule that is none', 'RRULE:FREQ=WEEKLY;BYMONTHDAY=3'],
    ['up to no day', 'RRULE:FREQ=DAILY;UNTIL=demain'],
    ['without days by an old rule', 'EXRULE:FREQ=WEEKLY;COUNT=1'],
    ['with periods', 'RDATE;VALUE=PERIOD:20261023T083000Z/PT1H'],
    ['without a day that cannot be read', 'EXDATE:demain'],
  ])('not %s: the wrong events would be worse than none', (_name, line) => {
    const { events, refused } = read([...vevent(...weekly, line)]);
    expect(events).toEqual([]);
    expect(refused).toMatchObject([{ title: 'Cours', refusal: { reason: 'unread', text: line } }]);
  });

  test.each([
    ['is moved with all that follow', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20261026T080000Z', 'DURATION:PT1H', 'unread'],
    ['cannot be read', 'RECURRENCE-ID:20261026T080000Z', 'DURATION:une heure', 'unread'],
  ])('not where a single event of it %s: its other events may be wrong', (_name, line, length, reason) => {
    const { events, refused } = read([
      ...vevent(...weekly, 'RRULE:FREQ=WEEKLY;COUNT=3'),
      ...vevent('UID:s', line, 'DTSTART:20261026T090000Z', length),
    ]);
    expect(events).toEqual([]);
    expect(refused).toMatchObject([{ refusal: { reason } }, { title: 'Cours', refusal: { reason: 'brokenSeries' } }]);
  });

  test('of which one is cancelled in as few words as the format allows', () => {
    const { events, refused } = read([
      ...vevent(...weekly, 'RRULE:FREQ=WEEKLY;COUNT=2'),
      ...vevent('UID:s', 'RECURRENCE-ID:20261026T080000Z', 'STATUS:CANCELLED'),
    ]);
    expect(refused).toEqual([]);
    expect(events.map(({ title, debut, isCancelled }) => [title, wall(debut), isCancelled])).toEqual([
      ['Cours', '2026-10-19T09:00+02:00', false],
      ['Cours', '2026-10-26T09:00+01:00', true],
    ]);
  });
});

describe('R2.13 a day of a series means its event of that day', () => {
  const of = (...lines: readonly string[]): readonly (readonly [string, boolean])[] =>
    read([...vevent(...weekly, 'RRULE:FREQ=WEEKLY;COUNT=3'), ...lines]).events.map(({ debut, isCancelled }) => [
      wall(debut).slice(0, 16),
      isCancelled,
    ]);
  const [first, second, third] = ['2026-10-19T09:00', '2026-10-26T09:00', '2026-11-02T09:00'];
  /** The 26th, after a change of clock: as a day, at midnight in each zone that may be written, and in UTC. */
  const days = [
    ';VALUE=DATE:20261026',
    ':20261026',
    ':20261026T000000',
    ';TZID=Europe/Paris:20261026T000000',
    ';TZID=Romance Standard Time:20261026T000000',
    ':20261026T000000Z',
    ':20261025T230000Z',
  ];

  test.each(days)('moved: RECURRENCE-ID%s', (day) => {
    const moved = vevent('UID:s', `RECURRENCE-ID${day}`, 'DTSTART:20261028T130000Z', 'DURATION:PT2H', 'SUMMARY:Cours');
    const events = [
      [first, false],
      ['2026-10-28T14:00', false],
      [third, false],
    ];
    expect(of(...moved)).toEqual(events);
  });

  test.each(days)('cancelled: RECURRENCE-ID%s', (day) => {
    const hours = [['DTSTART:20261026T080000Z', 'DURATION:PT1H'], [`DTSTART${day}`, 'DURATION:PT1H'], []];
    for (const lines of hours)
      expect(of(...vevent('UID:s', `RECURRENCE-ID${day}`, ...lines, 'STATUS:CANCELLED'))).toEqual([
        [first, false],
        [second, true],
        [third, false],
      ]);
  });

  test.each(days)('left out: EXDATE%s', (day) => {
    expect(startsOf('RRULE:FREQ=WEEKLY;COUNT=3', `EXDATE${day}`).map((at) => at.slice(0, 16))).toEqual([first, third]);
  });

  test.each(days)('of a series in UTC: EXDATE%s', (day) => {
    const series = ['UID:s', 'DTSTART:20261019T080000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=3'];
    expect(read([...vevent(...series, `EXDATE${day}`)]).events).toHaveLength(2);
  });

  test('several days in one line', () => {
    expect(startsOf('RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE;VALUE=DATE:20261026,20261102')).toHaveLength(1);
    expect(startsOf('RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE:20261026T000000,20261102T000000Z')).toHaveLength(1);
  });

  test('of whole days, named by an hour', () => {
    const whole = ['UID:d', 'DTSTART;VALUE=DATE:20261024', 'RRULE:FREQ=DAILY;COUNT=3'];
    for (const line of ['EXDATE:20261025T000000', 'EXDATE:20261024T220000Z', 'EXDATE:20261025T090000'])
      expect(read([...vevent(...whole, line)]).events.map(({ debut }) => wall(debut).slice(0, 10))).toEqual([
        '2026-10-24',
        '2026-10-26',
      ]);
  });

  test('but not where an event begins at that midnight, or at another hour', () => {
    const midnight = startsOf('RRULE:FREQ=WEEKLY;COUNT=2', 'RDATE:20261026T000000', 'EXDATE:20261026T000000');
    expect(midnight).toHaveLength(2);
    expect(startsOf('RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE:20261026T100000')).toHaveLength(3);
  });
});

test('a series without an end goes to a day that is given', () => {
  const { events, hasUnending } = read([...vevent(...weekly, 'RRULE:FREQ=WEEKLY')]);
  expect(events).toHaveLength(57);
  expect(hasUnending).toBe(true);
  expect(read([...vevent(...weekly, 'RRULE:FREQ=WEEKLY;COUNT=2')]).hasUnending).toBe(false);
});
