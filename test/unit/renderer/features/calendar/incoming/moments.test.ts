import { describe, expect, test } from 'vitest';
import { calendarFile, read, readText, vevent, wall } from './files.ts';

const spanOf = (...lines: readonly string[]): string => {
  const { events, refused } = read([...vevent('UID:a', 'SUMMARY:Cours', ...lines)]);
  const [event] = events;
  return event ? `${wall(event.debut)} ${wall(event.fin)}` : JSON.stringify(refused[0]?.refusal);
};

describe('R2.13 the hours of an iCalendar file are read', () => {
  test.each([
    ['in UTC', ['DTSTART:20261123T073000Z', 'DTEND:20261123T083000Z'], '2026-11-23T08:30+01:00 2026-11-23T09:30+01:00'],
    [
      'in a named zone',
      ['DTSTART;TZID=America/New_York:20261123T083000', 'DTEND;TZID=America/New_York:20261123T093000'],
      '2026-11-23T14:30+01:00 2026-11-23T15:30+01:00',
    ],
    [
      'in the zone of Outlook, without its rules',
      ['DTSTART;TZID=Romance Standard Time:20260706T083000', 'DTEND;TZID=Romance Standard Time:20260706T093000'],
      '2026-07-06T08:30+02:00 2026-07-06T09:30+02:00',
    ],
    [
      'in a zone within a path, and in quotes',
      ['DTSTART;TZID="/mozilla.org/20050126_1/Europe/Paris":20261123T083000', 'DURATION:PT45M'],
      '2026-11-23T08:30+01:00 2026-11-23T09:15+01:00',
    ],
    [
      'floating: at the school',
      ['DTSTART:20261123T083000', 'DTEND:20261123T093000'],
      '2026-11-23T08:30+01:00 2026-11-23T09:30+01:00',
    ],
    [
      'in two zones',
      ['DTSTART;TZID=Europe/London:20261123T083000', 'DTEND;TZID=Europe/Paris:20261123T103000'],
      '2026-11-23T09:30+01:00 2026-11-23T10:30+01:00',
    ],
    [
      'with a duration of days, which is one of the calendar on the day that has 23 hours',
      ['DTSTART;TZID=Europe/Paris:20270327T120000', 'DURATION:P1D'],
      '2027-03-27T12:00+01:00 2027-03-28T12:00+02:00',
    ],
    [
      'with a duration of hours, which are hours on that day',
      ['DTSTART;TZID=Europe/Paris:20270327T120000', 'DURATION:PT24H'],
      '2027-03-27T12:00+01:00 2027-03-28T13:00+02:00',
    ],
    [
      'where spring skips it: as much later',
      ['DTSTART;TZID=Europe/Paris:20270328T023000', 'DURATION:PT30M'],
      '2027-03-28T03:30+02:00 2027-03-28T04:00+02:00',
    ],
    [
      'where it comes twice in autumn: the first',
      ['DTSTART;TZID=Europe/Paris:20261025T023000', 'DURATION:PT30M'],
      '2026-10-25T02:30+02:00 2026-10-25T02:00+01:00',
    ],
    [
      'of a whole day: from midnight to midnight at the school',
      ['DTSTART;VALUE=DATE:20261123', 'DTEND;VALUE=DATE:20261125'],
      '2026-11-23T00:00+01:00 2026-11-25T00:00+01:00',
    ],
    [
      'of the whole day on which the clock changes',
      ['DTSTART;VALUE=DATE:20261025'],
      '2026-10-25T00:00+02:00 2026-10-26T00:00+01:00',
    ],
    [
      'of a day that ends on itself',
      ['DTSTART;VALUE=DATE:20261123', 'DTEND;VALUE=DATE:20261123'],
      '2026-11-23T00:00+01:00 2026-11-24T00:00+01:00',
    ],
    [
      'of a day that does not say it is one',
      ['DTSTART:20261123', 'DTEND:20261124'],
      '2026-11-23T00:00+01:00 2026-11-24T00:00+01:00',
    ],
    [
      'across midnight',
      ['DTSTART;TZID=Europe/Paris:20261123T220000', 'DURATION:PT4H'],
      '2026-11-23T22:00+01:00 2026-11-24T02:00+01:00',
    ],
    ['without an end', ['DTSTART:20261123T083000'], '{"reason":"noLength","line":4}'],
    ['without a length', ['DTSTART:20261123T083000', 'DTEND:20261123T083000'], '{"reason":"noLength","line":8}'],
    ['with an end before', ['DTSTART:20261123T083000', 'DTEND:20261123T073000'], '{"reason":"endsBefore","line":8}'],
    ['with a negative length', ['DTSTART:20261123T083000', 'DURATION:-PT1H'], '{"reason":"endsBefore","line":7}'],
    ['with no length at all', ['DTSTART:20261123T083000', 'DURATION:PT0S'], '{"reason":"noLength","line":8}'],
    [
      'with an odd length',
      ['DTSTART:20261123T083000', 'DURATION:une heure'],
      '{"reason":"notADate","line":8,"text":"DURATION:une heure"}',
    ],
    ['without a start', ['DTEND:20261123T083000'], '{"reason":"noStart","line":4}'],
    [
      'on a day that does not exist',
      ['DTSTART:20261131T083000', 'DURATION:PT1H'],
      '{"reason":"notADate","line":7,"text":"DTSTART:20261131T083000"}',
    ],
    ['of no number', ['DTSTART:demain', 'DURATION:PT1H'], '{"reason":"notADate","line":7,"text":"DTSTART:demain"}'],
    [
      'in a zone that nobody knows',
      ['DTSTART;TZID=Heure de la lune:20261123T083000', 'DURATION:PT1H'],
      '{"reason":"unknownZone","line":7,"text":"Heure de la lune"}',
    ],
    [
      'in a zone of an odd name',
      ['DTSTART;TZID=__proto__:20261123T083000', 'DURATION:PT1H'],
      '{"reason":"unknownZone","line":7,"text":"__proto__"}',
    ],
  ])('%s', (_name, lines, expected) => {
    expect(spanOf(...lines)).toBe(expected);
  });
});

test('R2.13 a zone that only the file knows is read by the rules there', () => {
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:(UTC+01:00) Bruxelles, Copenhague, Madrid, Paris',
    'BEGIN:STANDARD',
    'DTSTART:16010101T030000',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:16010101T020000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
  ];
  const at = (day: string): string[] => {
    const name = '"(UTC+01:00) Bruxelles, Copenhague, Madrid, Paris"';
    return [...vevent(`UID:${day}`, `DTSTART;TZID=${name}:${day}T083000`, 'DURATION:PT1H')];
  };
  const { events } = read([...zone, ...at('20261023'), ...at('20261026'), ...at('20270329'), ...at('20410705')]);
  expect(events.map(({ debut }) => wall(debut))).toEqual([
    '2026-10-23T08:30+02:00',
    '2026-10-26T08:30+01:00',
    '2027-03-29T08:30+02:00',
    '2041-07-05T08:30+02:00',
  ]);
  // Its rules cut off: the zone is unknown, not UTC.
  const [refused] = read([...zone.slice(0, 2), 'END:VTIMEZONE', ...at('20261026')]).refused;
  expect(refused?.refusal).toMatchObject({ reason: 'unknownZone' });
});

test('line ends of every kind, folded lines, empty lines and small letters are read', () => {
  const lines = vevent(
    'uid:a',
    'SUMMARY;LANGUAGE=fr:Atelier CV\\, lettre\\; et',
    '  entretien',
    '\t\\navec un nom long',
    'DTSTART:20261123T083000',
    '',
    'DURATION:PT1H',
  );
  for (const end of ['\r\n', '\n', '\r']) {
    const [event] = readText(calendarFile([...lines]).replaceAll('\r\n', end)).events;
    expect(event?.title).toBe('Atelier CV, lettre; et entretien avec un nom long');
  }
});
