import { describe, expect, test } from 'vitest';
import { decode } from '#forms/incoming/decode.ts';
import { calendarFile, failureIn, read, readText, vevent, wall } from './files.ts';

const plain = ['DTSTART:20261123T083000', 'DURATION:PT1H'];

describe('a file that is none is refused as a whole, with its line', () => {
  test.each([
    ['another file', 'Nom;Prénom\r\nGuérin;Éloïse', { kind: 'notCalendar', line: 1, text: 'Nom;Prénom' }],
    ['an address book', 'BEGIN:VCARD\r\nEND:VCARD', { kind: 'notCalendar', line: 1, text: 'BEGIN:VCARD' }],
    ['nothing but blanks', '\r\n \r\n', { kind: 'notCalendar', line: 1, text: '' }],
    [
      'text after the calendar',
      `${calendarFile(vevent('UID:a', ...plain))}bonjour`,
      { kind: 'notCalendar', line: 10, text: 'bonjour' },
    ],
    [
      'a download that was cut',
      calendarFile(vevent('UID:a', ...plain)).split('END:VEVENT')[0] ?? '',
      { kind: 'notEnded', line: 4, name: 'VEVENT' },
    ],
    [
      'an end that is missing within',
      calendarFile(['BEGIN:VEVENT', 'UID:a', ...plain]),
      { kind: 'wrongEnd', line: 8, name: 'VCALENDAR', open: 'VEVENT' },
    ],
    ['the old format', 'BEGIN:VCALENDAR\r\nVERSION:1.0\r\nEND:VCALENDAR', { kind: 'oldFormat', line: 2 }],
    ['tasks alone', calendarFile(['BEGIN:VTODO', 'SUMMARY:à faire', 'END:VTODO']), { kind: 'noEvents' }],
  ])('%s', (_name, text, expected) => {
    expect(failureIn(text)).toEqual(expected);
  });
});

test('a line that cannot be read spoils its event and no other', () => {
  const { events, refused } = read([
    ...vevent('UID:a', 'SUMMARY:Bon', ...plain),
    ...vevent('UID:b', 'SUMMARY:Abîmé', 'ligne sans deux-points', ...plain),
    ...vevent('UID:c', 'SUMMARY:Règle', ...plain, 'RRULE:FREQ=WEEKLY;BYDAY=XX'),
  ]);
  expect(events.map(({ title }) => title)).toEqual(['Bon']);
  expect(refused).toEqual([
    { uid: 'b', title: 'Abîmé', debut: null, refusal: { reason: 'broken', line: 13, text: 'ligne sans deux-points' } },
    {
      uid: 'c',
      title: 'Règle',
      debut: null,
      refusal: { reason: 'broken', line: 22, text: 'RRULE:FREQ=WEEKLY;BYDAY=XX' },
    },
  ]);
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

test('of an event that stands there twice the latest edition is taken', () => {
  const edition = (name: string, ...lines: readonly string[]): readonly string[] =>
    vevent('UID:a', `SUMMARY:${name}`, ...plain, ...lines);
  const { events, refused } = read([
    ...edition('deuxième', 'SEQUENCE:2', 'DTSTAMP:20261101T000000Z'),
    ...edition('première', 'SEQUENCE:1', 'DTSTAMP:20261102T000000Z'),
    ...edition('corrigée', 'SEQUENCE:2', 'DTSTAMP:20261103T000000Z'),
  ]);
  expect(events.map(({ title }) => title)).toEqual(['corrigée']);
  expect(refused.map(({ title, refusal }) => [title, refusal])).toEqual([
    ['première', { reason: 'twice', line: 12, other: 4 }],
    ['deuxième', { reason: 'twice', line: 4, other: 20 }],
  ]);
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
    const { events } = readText(decode(new TextEncoder().encode(text)).text);
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
        people: [{ name: 'Girault, Hélène', address: 'h.girault@ecole.example' }],
      },
    ]);
  });
});
