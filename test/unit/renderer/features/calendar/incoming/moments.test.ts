import { describe, expect, test } from 'vitest';
import { calendarFile, read, readFile, vevent, wall } from './files.ts';

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
      'with an offset, which the format does not have',
      ['DTSTART:20261123T083000+0400', 'DURATION:PT1H'],
      '{"reason":"unread","text":"DTSTART:20261123T083000+0400"}',
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
    ['without an end', ['DTSTART:20261123T083000'], '2026-11-23T08:30+01:00 2026-11-23T08:30+01:00'],
    [
      'without a length',
      ['DTSTART:20261123T083000', 'DTEND:20261123T083000'],
      '2026-11-23T08:30+01:00 2026-11-23T08:30+01:00',
    ],
    ['with an end before', ['DTSTART:20261123T083000', 'DTEND:20261123T073000'], '{"reason":"endsBefore"}'],
    ['with a negative length', ['DTSTART:20261123T083000', 'DURATION:-PT1H'], '{"reason":"endsBefore"}'],
    [
      'with an odd length',
      ['DTSTART:20261123T083000', 'DURATION:une heure'],
      '{"reason":"unread","text":"DURATION:une heure"}',
    ],
    ['without a start', ['DTEND:20261123T083000'], '{"reason":"noStart"}'],
    [
      'on a day that does not exist',
      ['DTSTART:20261131T083000', 'DURATION:PT1H'],
      '{"reason":"unread","text":"DTSTART:20261131T083000"}',
    ],
    ['of no number', ['DTSTART:demain', 'DURATION:PT1H'], '{"reason":"unread","text":"DTSTART:demain"}'],
    [
      'in a zone that nobody knows',
      ['DTSTART;TZID=Heure de la lune:20261123T083000', 'DURATION:PT1H'],
      '{"reason":"unknownZone","text":"Heure de la lune"}',
    ],
    [
      'in a zone of an odd name',
      ['DTSTART;TZID=__proto__:20261123T083000', 'DURATION:PT1H'],
      '{"reason":"unknownZone","text":"__proto__"}',
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

describe('R2.13 the rules that a file has for a zone hold', () => {
  const rules = (tzid: string, standard: string, daylight: string | null): readonly string[] => [
    'BEGIN:VTIMEZONE',
    `TZID:${tzid}`,
    'BEGIN:STANDARD',
    'DTSTART:19701025T030000',
    ...(daylight === null ? [] : ['RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU']),
    `TZOFFSETFROM:${daylight ?? standard}`,
    `TZOFFSETTO:${standard}`,
    'TZNAME ligne abîmée',
    'END:STANDARD',
    ...(daylight === null
      ? []
      : [
          'BEGIN:DAYLIGHT',
          'DTSTART:19700329T020000',
          'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
          `TZOFFSETFROM:${standard}`,
          `TZOFFSETTO:${daylight}`,
          'END:DAYLIGHT',
        ]),
    'END:VTIMEZONE',
  ];
  const starts = (tzid: string, of: readonly string[]): readonly string[] => {
    const event = vevent('UID:a', `DTSTART;TZID=${tzid}:20260713T100000`, 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2');
    const january = vevent('UID:b', `DTSTART;TZID=${tzid}:20270112T100000`, 'DURATION:PT1H');
    return read([...of, ...event, ...january]).events.map(({ debut }) => wall(debut));
  };
  const utc = (at: string): string => wall(Date.parse(`${at}:00Z`));

  test.each([
    ['GMT', '+0000', '+0100', '2026-07-13T09:00', '2027-01-12T10:00'],
    ['UTC', '+0100', '+0200', '2026-07-13T08:00', '2027-01-12T09:00'],
    ['Europe/London', '-0500', '-0400', '2026-07-13T14:00', '2027-01-12T15:00'],
    ['Romance Standard Time', '+0200', '+0300', '2026-07-13T07:00', '2027-01-12T08:00'],
    ['Europe/Paris', '+0000', null, '2026-07-13T10:00', '2027-01-12T10:00'],
    ['Etc/GMT-1', '-0100', null, '2026-07-13T11:00', '2027-01-12T11:00'],
  ])('of %s, whatever the system knows by that name', (tzid, standard, daylight, summer, winter) => {
    expect(starts(tzid, rules(tzid, standard, daylight))).toEqual([
      utc(summer),
      utc(summer.replace('07-13', '07-14')),
      utc(winter),
    ]);
  });

  test('not where none of them can be read', () => {
    const [paris] = starts('Europe/Paris', ['BEGIN:VTIMEZONE', 'TZID:Europe/Paris', 'END:VTIMEZONE']);
    expect(paris).toBe('2026-07-13T10:00+02:00');
    const broken = rules('Europe/Paris', '+0000', '+0100').map((line) => line.replace('BYDAY=-1SU', 'BYDAY=XX'));
    expect(starts('Europe/Paris', broken)[0]).toBe('2026-07-13T10:00+02:00');
  });

  test('each calendar of a file has its own', () => {
    const event = vevent('UID:a', 'DTSTART;TZID=GMT:20260713T100000', 'DURATION:PT1H');
    const file = calendarFile([...rules('GMT', '+0000', '+0100'), ...event]) + calendarFile(event);
    expect(readFile(file).events.map(({ debut }) => wall(debut))).toEqual(
      ['2026-07-13T09:00', '2026-07-13T10:00'].map(utc),
    );
  });
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
    const [event] = readFile(calendarFile([...lines]).replaceAll('\r\n', end)).events;
    expect(event?.title).toBe('Atelier CV, lettre; et entretien avec un nom long');
  }
});

describe('R2.13 the rules of a zone that a file has in part', () => {
  const rule = (name: string, from: string, to: string, ...lines: readonly string[]): readonly string[] => [
    `BEGIN:${name}`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    ...lines,
    `END:${name}`,
  ];
  const startIn = (tzid: string, ...rules: readonly string[]): string | undefined => {
    const event = vevent('UID:a', `DTSTART;TZID=${tzid}:20260713T100000`, 'DURATION:PT1H');
    const { events } = read(['BEGIN:VTIMEZONE', `TZID:${tzid}`, ...rules, 'END:VTIMEZONE', ...event]);
    return events.map(({ debut }) => wall(debut))[0];
  };
  const later = rule('DAYLIGHT', '+0300', '+0400', 'DTSTART:20270328T020000');

  test('before their first day the system says, or they themselves of a zone that it does not know', () => {
    expect(startIn('Europe/Paris', ...later)).toBe('2026-07-13T10:00+02:00');
    expect(startIn('Heure du client', ...later)).toBe('2026-07-13T09:00+02:00');
    expect(startIn('Heure du client', ...later.map((line) => line.replace(/T020000$/u, '$&Z')))).toBe(
      '2026-07-13T09:00+02:00',
    );
  });

  test('days that are named one by one come beside the first, several in a line', () => {
    const winter = rule('STANDARD', '+0400', '+0300', 'DTSTART:20241027T030000', 'RDATE:20251026T030000');
    const startBy = (...days: readonly string[]): string | undefined =>
      startIn('Europe/Paris', ...winter, ...rule('DAYLIGHT', '+0300', '+0400', ...days));
    expect(startBy('DTSTART:20240331T020000', 'RDATE:20250330T020000,20260329T020000')).toBe('2026-07-13T08:00+02:00');
    expect(startBy('DTSTART:20260329T020000', 'RDATE:20270328T020000')).toBe('2026-07-13T08:00+02:00');
  });

  test('an offset that cannot be read leaves the name', () => {
    expect(startIn('Europe/Paris', ...rule('STANDARD', '+02', '+01', 'DTSTART:19701025T030000'))).toBe(
      '2026-07-13T10:00+02:00',
    );
  });
});
