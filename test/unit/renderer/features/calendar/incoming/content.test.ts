import { describe, expect, test } from 'vitest';
import { calendarFile, failureIn, read, readFile, vevent, wall } from './files.ts';

const plain = ['DTSTART:20261123T083000', 'DURATION:PT1H'];

describe('a file that is none is refused as a whole', () => {
  test.each([
    ['another file', 'Nom;Prénom\r\nGuérin;Éloïse', { kind: 'notCalendar', text: 'Nom;Prénom' }],
    ['an address book', 'BEGIN:VCARD\r\nEND:VCARD', { kind: 'notCalendar', text: 'BEGIN:VCARD' }],
    ['a page', '\r\n<!doctype html>\r\n', { kind: 'notCalendar', text: '<!doctype html>' }],
    ['nothing but blanks', '\r\n \r\n', { kind: 'notCalendar', text: '' }],
    [
      'a download that was cut',
      calendarFile(vevent('UID:a', ...plain)).split('END:VEVENT')[0] ?? '',
      { kind: 'notEnded' },
    ],
    ['an end that is missing within', calendarFile(['BEGIN:VEVENT', 'UID:a', ...plain]), { kind: 'notEnded' }],
    ['the old format', 'BEGIN:VCALENDAR\r\nVERSION:1.0\r\nEND:VCALENDAR', { kind: 'oldFormat' }],
    ['tasks alone', calendarFile(['BEGIN:VTODO', 'SUMMARY:à faire', 'END:VTODO']), { kind: 'noEvents' }],
    [
      'a message in small letters, after its event',
      calendarFile([...vevent('UID:a', ...plain), 'method: reply ']),
      { kind: 'message' },
    ],
    [
      'a message after a calendar',
      calendarFile(vevent('UID:a', ...plain)) + calendarFile(['METHOD:COUNTER', ...vevent('UID:b', ...plain)]),
      { kind: 'message' },
    ],
  ])('%s', (_name, text, expected) => {
    expect(failureIn(text)).toEqual(expected);
  });
});

test.each(['REPLY', 'COUNTER', 'DECLINECOUNTER', 'REFRESH', 'ADD'])('a message is no calendar: %s', (method) => {
  const text = calendarFile([`METHOD:${method}`, ...vevent('UID:a', ...plain)]);
  expect(failureIn(text)).toEqual({ kind: 'message' });
});

test('an invitation and a publication are calendars', () => {
  for (const method of ['REQUEST', 'PUBLISH'])
    expect(read([`METHOD:${method}`, ...vevent('UID:a', ...plain)]).events).toHaveLength(1);
});

test('a line without which it is not known when an event is spoils that event and no other', () => {
  const { events, refused } = read([
    ...vevent('UID:a', 'SUMMARY:Bon', ...plain),
    ...vevent('UID:b', 'SUMMARY:Règle', ...plain, 'RRULE:FREQ=WEEKLY;BYDAY=XX'),
    ...vevent('UID:c', 'SUMMARY:Début', 'DTSTART;TZID=Europe/Paris 20261123T083000'),
  ]);
  expect(events.map(({ title }) => title)).toEqual(['Bon']);
  expect(refused).toEqual([
    { title: 'Règle', debut: expect.any(Number), refusal: { reason: 'unread', text: 'RRULE:FREQ=WEEKLY;BYDAY=XX' } },
    {
      title: 'Début',
      debut: null,
      refusal: { reason: 'unread', text: 'DTSTART;TZID=Europe/Paris 20261123T083000' },
    },
  ]);
});

test.each(['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=YEARLY;BYMONTH=4,6;BYMONTHDAY=31'])(
  'a rule of days that no month has is not read: %s',
  (rule) => {
    const line = `RRULE:${rule}`;
    expect(read(vevent('UID:b', 'SUMMARY:Jamais', ...plain, line)).refused).toMatchObject([
      { title: 'Jamais', refusal: { reason: 'unread', text: line } },
    ]);
  },
);

describe('what is not taken may be broken', () => {
  test.each([
    ['a raw line break', ['DESCRIPTION:Salle 12', 'apporter le dossier', 'Pause: 10h; reprise: 11h', '']],
    ['a raw line break before a blank line', ['DESCRIPTION:Salle 12', '', '', 'et la suite']],
    ['what looks like a component', ['DESCRIPTION:Horaires', 'BEGIN: 9h', 'End:17h', 'END:VENDREDI 17h']],
    ['a parameter without its end', ['LOCATION;ALTREP="http://x:Salle', 'X-ALT-DESC;FMTTYPE=text/html:<p>']],
    ['a person', ['ATTENDEE;CN="Girault;mailto:h@x.fr', 'ORGANIZER']],
    ['a stamp', ['DTSTAMP', 'CATEGORIES', 'LAST-MODIFIED;X']],
    ['a line of signs', ['\uFFFD\uFFFD', '<<<<<<< HEAD', ';;;', ':']],
  ])('%s', (_name, lines) => {
    const { events, refused } = read([...vevent('UID:a', ...lines, 'SUMMARY:Réunion', ...plain)]);
    expect(refused).toEqual([]);
    expect(events.map(({ title, debut }) => [title, wall(debut)])).toEqual([['Réunion', '2026-11-23T08:30+01:00']]);
  });
});

describe('what stands outside of the calendars is ignored', () => {
  const file = calendarFile(vevent('UID:a', ...plain));
  test.each([
    ['^Z', `${file}\u001A`],
    ['^Z on the last line', `${file.trimEnd()}\u001A`],
    ['NUL', `${file.trimEnd()}\u0000`],
    ['a block filled up with NUL', file + '\u0000'.repeat(2048)],
    ['words', `${file}bonjour`],
    ['an empty line and words before', `\r\nbonjour\r\n${file}`],
    ['an address book', `BEGIN:VCARD\r\nFN:X\r\nEND:VCARD\r\n${file}`],
  ])('%s', (_name, text) => {
    expect(readFile(text).events).toHaveLength(1);
  });

  test('a series and what became of one of its events may be in two calendars', () => {
    const series = calendarFile(vevent('UID:s', ...plain, 'RRULE:FREQ=DAILY;COUNT=2'));
    const moved = calendarFile(vevent('UID:s', 'RECURRENCE-ID:20261124', 'DTSTART:20261125T140000', 'DURATION:PT1H'));
    for (const text of [series + moved, moved + series, `${series}\uFEFF${moved}`, series.trimEnd() + moved])
      expect(readFile(text).events.map(({ debut }) => wall(debut))).toEqual([
        '2026-11-23T08:30+01:00',
        '2026-11-25T14:00+01:00',
      ]);
  });

  test('of several calendars all events are read', () => {
    const others = calendarFile(vevent('UID:b', ...plain));
    expect(readFile(`${file}\r\n${others}`).events.map(({ uid }) => uid)).toEqual(['a', 'b']);
  });
});

describe('a line folded between the bytes of a character is whole', () => {
  const folded = (text: string, fold: string): Uint8Array => {
    const bytes = [...new TextEncoder().encode(text)];
    const at = bytes.indexOf(0xc3) + 1;
    return Uint8Array.from([...bytes.slice(0, at), ...new TextEncoder().encode(fold), ...bytes.slice(at)]);
  };
  const file = calendarFile(vevent('UID:a', 'SUMMARY:Réunion pédagogique', ...plain));

  test.each(['\r\n ', '\n ', '\r ', '\r\n\t', '\n\t', '\r\r\n ', '\r\n\r\n '])('%j', (fold) => {
    expect(readFile(folded(file, fold)).events[0]?.title).toBe('Réunion pédagogique');
  });

  test('and one folded at every byte', () => {
    const bytes = [...new TextEncoder().encode('SUMMARY:L’été « à Noël » 😀')].flatMap((byte) => [13, 10, 32, byte]);
    const lines = file.replace(/SUMMARY:.*/u, '\u0001').split('\u0001');
    const [before = '', after = ''] = lines.map((each) => each.replace(/^\r\n/u, ''));
    const all = [...new TextEncoder().encode(before), ...bytes.slice(3), 13, 10, ...new TextEncoder().encode(after)];
    expect(readFile(Uint8Array.from(all)).events[0]?.title).toBe('L’été « à Noël » 😀');
  });

  test('UTF-16, whose lines are folded between characters', () => {
    const text = `\uFEFF${file.replace('péda', 'pé\r\n da')}`;
    const wide = new Uint8Array(
      new Uint16Array(Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))).buffer,
    );
    expect(readFile(wide).events[0]?.title).toBe('Réunion pédagogique');
  });
});

test('alarms, tasks and what is about the calendar alone are passed over', () => {
  const { events, refused } = read([
    'X-WR-CALDESC:deux lignes',
    'mal pliées',
    ...vevent('UID:a', ...plain, 'BEGIN:VALARM', 'rien à lire', 'TRIGGER:-PT15M', 'END:VALARM'),
    'BEGIN:VTODO',
    'n’importe quoi',
    'END:VTODO',
  ]);
  expect(events).toHaveLength(1);
  expect(refused).toEqual([]);
});

describe('of different events with one UID each is one', () => {
  const hours = (hour: string): readonly string[] => [`DTSTART:20261123T${hour}0000`, 'DURATION:PT1H'];
  const titles = (...lines: readonly string[]): readonly string[] => read([...lines]).events.map(({ title }) => title);

  test('where hours and titles differ', () => {
    const lines = ['08', '09', '10'].flatMap((hour) => vevent('UID:1', `SUMMARY:Cours ${hour}`, ...hours(hour)));
    const { events, refused } = read(lines);
    expect(refused).toEqual([]);
    expect(events.map(({ key, title }) => [key, title])).toEqual([
      ['1#2026-11-23T08:00:00 Cours 08', 'Cours 08'],
      ['1#2026-11-23T09:00:00 Cours 09', 'Cours 09'],
      ['1#2026-11-23T10:00:00 Cours 10', 'Cours 10'],
    ]);
    expect(events.some(({ series, isFirst }) => series !== null || isFirst)).toBe(false);
  });

  test('where hours alone differ', () => {
    const lines = ['08', '10'].flatMap((hour) => vevent('UID:1', 'SUMMARY:Anglais', ...hours(hour)));
    expect(titles(...lines)).toEqual(['Anglais', 'Anglais']);
  });

  test('where titles alone differ', () => {
    const two = ['Groupe A', 'Groupe B'].flatMap((name) => vevent('UID:1', `SUMMARY:${name}`, ...plain));
    expect(titles(...two)).toEqual(['Groupe A', 'Groupe B']);
  });

  test('and the same twice is one', () => {
    const lines = vevent('UID:1', 'SUMMARY:Cours', ...plain);
    expect(titles(...lines, ...lines)).toEqual(['Cours']);
  });

  test('of series each has its own changes', () => {
    const { events } = read([
      ...vevent('UID:1', 'SUMMARY:Lundi', 'DTSTART:20261123T090000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=2'),
      ...vevent('UID:1', 'SUMMARY:Mardi', 'DTSTART:20261124T090000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=2'),
      ...vevent('UID:1', 'RECURRENCE-ID:20261201T090000', 'DTSTART:20261203T140000', 'DURATION:PT1H'),
    ]);
    expect(events.map(({ debut, series }) => [wall(debut).slice(0, 13), series])).toEqual([
      ['2026-11-23T09', '1#0'],
      ['2026-11-24T09', '1#1'],
      ['2026-11-30T09', '1#0'],
      ['2026-12-03T14', '1#1'],
    ]);
  });
});

test('a class that is not PUBLIC is private, of a series for all its events', () => {
  const isPrivate = (...lines: readonly string[]): readonly boolean[] =>
    read([...vevent('UID:a', ...plain, ...lines)]).events.map((event) => event.isPrivate);
  expect(isPrivate()).toEqual([false]);
  expect(isPrivate('CLASS:PUBLIC')).toEqual([false]);
  for (const line of ['CLASS:PRIVATE', 'class:Confidential', 'CLASS:X-SECRET']) expect(isPrivate(line)).toEqual([true]);
  expect(isPrivate('CLASS:PRIVATE', 'RRULE:FREQ=DAILY;COUNT=2')).toEqual([true, true]);
});

test('an event without a UID is known by its hour and name, in every reading of the file', () => {
  const lines = vevent('SUMMARY:Réunion', ...plain);
  expect(read([...lines]).events[0]?.key).toBe('2026-11-23T07:30:00Z Réunion');
  expect(read([...lines, ...lines]).refused).toMatchObject([{ refusal: { reason: 'twice' } }]);
});

test('a cancelled calendar cancels its events', () => {
  const { events } = read(['METHOD:CANCEL', ...vevent('UID:a', ...plain)]);
  expect(events[0]?.isCancelled).toBe(true);
});

test('R2.12 texts are kept well-formed', () => {
  const [event] = read([...vevent('UID:a', 'SUMMARY:  Re\u0301union\\nde ren\u202Etre\u0007 ', ...plain)]).events;
  expect(event?.title).toBe('Réunion de rentre');
});

describe('files of other programs', () => {
  test('Outlook: its zone, its wrapped lines, a byte order mark', () => {
    const text = `\uFEFF${calendarFile([
      'METHOD:PUBLISH',
      'X-MS-OLK-FORCEINSPECTOROPEN:TRUE',
      'BEGIN:VTIMEZONE',
      'TZID:Romance Standard Time',
      'BEGIN:STANDARD',
      'DTSTART:16011028T030000',
      'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:16010325T020000',
      'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
      ...vevent(
        'CLASS:PUBLIC',
        'DESCRIPTION:\\n',
        'DTEND;TZID="Romance Standard Time":20261123T123000',
        'DTSTAMP:20261101T101112Z',
        'DTSTART;TZID="Romance Standard Time":20261123T083000',
        'RRULE:FREQ=WEEKLY;COUNT=2;BYDAY=MO',
        'SUMMARY;LANGUAGE=fr:Comptabilité',
        'TRANSP:OPAQUE',
        'UID:040000008200E00074C5B7101A82E00800000000B0A1C2D3E4F5DA0100000000000000001000',
        '\t0000A1B2C3D4E5F60718293A4B5C6D7E8F9',
        'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
        'BEGIN:VALARM',
        'TRIGGER:-PT15M',
        'ACTION:DISPLAY',
        'END:VALARM',
      ),
    ])}`;
    const { events } = readFile(text);
    const uid =
      '040000008200E00074C5B7101A82E00800000000B0A1C2D3E4F5DA01000000000000000010000000A1B2C3D4E5F60718293A4B5C6D7E8F9';
    expect(events.map(({ debut, key }) => [wall(debut), key])).toEqual([
      ['2026-11-23T08:30+01:00', `${uid}#2026-11-23`],
      ['2026-11-30T08:30+01:00', `${uid}#2026-11-30`],
    ]);
  });

  test('Google: UTC beside named zones, an exception in another zone', () => {
    const { events } = read([
      'X-WR-TIMEZONE:Europe/Paris',
      ...vevent(
        'DTSTART:20261123T073000Z',
        'DTEND:20261123T083000Z',
        'UID:abc@google.com',
        'SUMMARY:Entretien',
        'STATUS:CONFIRMED',
      ),
      ...vevent(
        'DTSTART;TZID=Europe/Paris:20261124T090000',
        'DTEND;TZID=Europe/Paris:20261124T100000',
        'RRULE:FREQ=WEEKLY;UNTIL=20261208T225959Z;BYDAY=TU',
        'EXDATE;TZID=Europe/Paris:20261201T090000',
        'UID:def@google.com',
        'SUMMARY:Anglais',
      ),
      ...vevent(
        'DTSTART;TZID=Europe/London:20261208T130000',
        'DTEND;TZID=Europe/London:20261208T140000',
        'UID:def@google.com',
        'RECURRENCE-ID;TZID=Europe/London:20261208T080000',
        'SUMMARY:Anglais',
      ),
    ]);
    expect(events.map(({ title, debut, key }) => [title, wall(debut), key])).toEqual([
      ['Entretien', '2026-11-23T08:30+01:00', 'abc@google.com'],
      ['Anglais', '2026-11-24T09:00+01:00', 'def@google.com#2026-11-24'],
      ['Anglais', '2026-12-08T14:00+01:00', 'def@google.com#2026-12-08'],
    ]);
  });

  test('Apple: whole days, quoted names, no space after a fold', () => {
    const { events } = read([
      'CALSCALE:GREGORIAN',
      ...vevent(
        'CREATED:20261001T080000Z',
        'UID:9F2C1B7A-1111-2222-3333-444455556666',
        'DTEND;VALUE=DATE:20261212',
        'TRANSP:TRANSPARENT',
        'SUMMARY:Portes ouvertes',
        'ORGANIZER;CN="Girault, Hélène";EMAIL="h.girault@ecole.example":mailto:h.girau',
        ' lt@ecole.example',
        'DTSTART;VALUE=DATE:20261211',
        'SEQUENCE:0',
      ),
    ]);
    expect(events).toMatchObject([
      {
        title: 'Portes ouvertes',
        isDay: true,
        people: ['Girault, Hélène'],
      },
    ]);
  });
});
