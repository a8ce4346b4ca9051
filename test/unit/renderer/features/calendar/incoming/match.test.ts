import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { KnownEvents } from '#cache/queries/eventReferences.ts';
import type { EventView } from '#cache/queries/views.ts';
import { icsOf } from '#features/calendar/export/ics.ts';
import { linesOf } from '#features/calendar/incoming/match.ts';
import type { IncomingLine } from '#features/calendar/incoming/match.ts';
import { takeInIntent } from '#features/calendar/incoming/takeIn.ts';
import { interviewsAsEvents } from '#timeGrid/appearance/shown.ts';
import { asRead, eventView, now } from '../fixtures.ts';
import { interviewView } from '../interviewView.ts';
import { calendarFile, read, readFile, vevent } from './files.ts';

const host = 'ecole.example';

function here(views: readonly EventView[], references: Readonly<Record<string, EventView>> = {}): KnownEvents {
  const byId = new Map([...views, ...Object.values(references)].map((view) => [view.id, view]));
  return {
    byReference: (reference) => references[reference],
    one: (id) => byId.get(id) ?? null,
    within: ({ campusId, from, to }) =>
      views.filter((view) => view.campusId === campusId && view.debut < to && view.fin > from),
  };
}
const teachers = ['GIRAULT Hélène', 'LE GALL Yann'];
const lines = (
  file: readonly string[] | string | Uint8Array,
  knownHere: KnownEvents = here([]),
): readonly IncomingLine[] =>
  linesOf(typeof file === 'string' || file instanceof Uint8Array ? readFile(file) : read(file), {
    known: knownHere,
    host,
    campusId: '2',
    teachers,
  });
const fates = (of: readonly IncomingLine[]): readonly unknown[] =>
  of.map(({ fate }) => (fate.kind === 'changed' ? fate.differences : fate.kind === 'left' ? fate.reason : fate.kind));
const course = (...others: readonly string[]): readonly string[] =>
  vevent('UID:a', 'SUMMARY:Cours', 'DTSTART:20261119T083000', 'DTEND:20261119T093000', ...others);
const kept = eventView('7', 19, ['08:30', '09:30'], 'Cours');

describe('an event of a file is known by what ReferenceExterne keeps', () => {
  test('nothing here: it is new', () => {
    expect(fates(lines([...course()]))).toEqual(['new']);
  });

  test('the same: nothing becomes of it', () => {
    expect(fates(lines([...course()], here([], { a: kept })))).toEqual(['same']);
  });

  test.each([
    ['another hour', { debut: kept.debut - 3_600_000 }, { Debut: kept.debut, Fin: kept.fin }],
    ['another name', { nom: 'Atelier' }, { Nom: 'Cours' }],
    ['cancelled here alone', { annule: true }, { Annule: 'false' }],
    ['parts of a second', { fin: kept.fin + 120 }, 'same'],
    ['gone from the service', { gone: true, annule: true }, 'gone'],
    ['a conflict about it', { nom: 'Atelier', mark: 'conflict' as const }, 'decideFirst'],
  ])('%s', (_name, rest, expected) => {
    expect(fates(lines([...course()], here([], { a: { ...kept, ...rest } })))).toEqual([expected]);
  });

  test('cancelled in the file: offered where it is known, else left', () => {
    const cancelled = [...course('STATUS:CANCELLED')];
    expect(fates(lines(cancelled, here([], { a: { ...kept, nom: 'Atelier' } })))).toEqual([{ Annule: 'true' }]);
    expect(fates(lines(cancelled, here([], { a: { ...kept, annule: true } })))).toEqual(['same']);
    expect(fates(lines(cancelled))).toEqual(['cancelledUnknown']);
  });

  test('an event that became a series is its first one', () => {
    const series = [...course('RRULE:FREQ=WEEKLY;COUNT=2')];
    expect(fates(lines(series, here([], { a: kept })))).toEqual(['same', 'new']);
    expect(fates(lines(series, here([], { 'a#2026-11-26': kept })))).toMatchObject([
      'new',
      { Debut: kept.debut + 7 * 86_400_000 },
    ]);
  });
});

describe('an event that nothing else knows is not chosen beforehand', () => {
  const cautionOf = (file: readonly string[], views: readonly EventView[]): unknown => {
    const [fate] = lines(file, here(views)).map((line) => line.fate);
    return fate?.kind === 'new' ? fate.caution : fate;
  };

  test('where one here has its hours and its name', () => {
    const file = [...course()];
    expect(cautionOf(file, [kept])).toBe('alike');
    expect(cautionOf(file, [{ ...kept, nom: ' Cours ', debut: kept.debut + 120, fin: kept.fin + 120 }])).toBe('alike');
    for (const rest of [
      { nom: 'Cours 2' },
      { nom: 'cours' },
      { debut: kept.debut + 60_000 },
      { fin: kept.fin + 60_000 },
      { campusId: '3' },
      { annule: true },
    ])
      expect(cautionOf(file, [{ ...kept, ...rest }])).toBeNull();
  });

  test('where a byte of its name is no sign: the others of the file are read as they are', () => {
    const hours = ['DTSTART:20261119T083000', 'DURATION:PT1H'];
    const text = calendarFile(['Café', 'Été', 'R~union'].flatMap((name) => vevent(`SUMMARY:${name}`, ...hours)));
    const bytes = new TextEncoder().encode(text).map((byte) => (byte === 0x7e ? 0xe9 : byte));
    expect(lines(bytes).map(({ title, fate }) => [title, fate])).toEqual([
      ['Café', { kind: 'new', caution: null }],
      ['Été', { kind: 'new', caution: null }],
      ['R\uFFFDunion', { kind: 'new', caution: 'unreadable' }],
    ]);
  });

  test('where it is private', () => {
    expect(cautionOf([...course('CLASS:PRIVATE')], [])).toBe('private');
    expect(cautionOf([...course('CLASS:CONFIDENTIAL')], [kept])).toBe('private');
    expect(cautionOf([...course('CLASS:PUBLIC')], [])).toBeNull();
  });
});

test('what ends when it begins is left, unless it is here so', () => {
  const file = vevent('UID:a', 'SUMMARY:Cours', 'DTSTART:20261119T083000');
  expect(fates(lines(file))).toEqual(['noLength']);
  expect(fates(lines(file, here([], { a: kept })))).toEqual(['noLength']);
  expect(fates(lines(file, here([], { a: { ...kept, fin: kept.debut } })))).toEqual(['same']);
});

describe('teachers are those whose whole name is there', () => {
  test.each([
    ['the organiser', ['ORGANIZER;CN=Hélène Girault:mailto:x@ecole.example'], 'GIRAULT Hélène'],
    [
      'two of those invited',
      ['ATTENDEE;CN="LE GALL, Yann":mailto:y@x.fr', 'ATTENDEE;CN=GIRAULT Helene:mailto:h@x.fr'],
      'LE GALL Yann, GIRAULT Hélène',
    ],
    ['nobody by an address', ['ATTENDEE:mailto:helene.girault@ecole.example'], ''],
    ['nobody by a description', ['DESCRIPTION:Enseignant : GIRAULT Hélène'], ''],
    ['nobody by a family name alone', ['ORGANIZER;CN=Girault:mailto:g@x.fr'], ''],
    ['nobody whom the school does not know', ['ORGANIZER;CN=Hugo Colin:mailto:h@x.fr'], ''],
  ])('%s', (_name, others, expected) => {
    expect(lines([...course(...others)])[0]?.teachers).toBe(expected);
  });

  test('nobody by a title', () => {
    const file = vevent('UID:t', 'SUMMARY:Anglais (Yann Le Gall)', 'DTSTART:20261119T083000', 'DURATION:PT1H');
    expect(lines([...file])[0]?.teachers).toBe('');
  });

  test('of a known event they stay as they are', () => {
    const file = [...course('ORGANIZER;CN=Hélène Girault:mailto:x@x.fr')];
    expect(fates(lines(file, here([], { a: { ...kept, enseignants: 'LE GALL Yann' } })))).toEqual(['same']);
  });
});

describe('what Carnet exports comes back known', () => {
  const words = { name: 'Carnet', unsent: 'Pas encore envoyé.', done: 'Fait.' };
  const views = [
    eventView('1', 17, ['09:00', '12:00'], 'Jury, BTS; « Négo »', { type: 'Jury', enseignants: 'GIRAULT Hélène, X Y' }),
    eventView('2', 18, ['09:00', '12:00'], '', { annule: true }),
    eventView('3', 18, ['14:00', '15:00'], '', { enseignants: 'Le Gall' }),
    eventView('new:9', 19, ['14:00', '15:00'], 'Pas envoyé', { mark: 'waiting' }),
  ];
  const exported = icsOf(views, host, now, words);
  const back = (knownHere: KnownEvents, at = host): readonly unknown[] =>
    fates(linesOf(readFile(exported), { known: knownHere, host: at, campusId: '2', teachers }));

  test('unchanged', () => {
    expect(back(here(views))).toEqual(['same', 'same', 'same', 'same']);
  });

  test('with what changed since, to be put back', () => {
    const [jury, ...others] = views.map((view) => ({ ...view }));
    expect(back(here([{ ...(jury ?? kept), nom: 'Jury' }, ...others]))).toEqual([
      { Nom: 'Jury, BTS; « Négo »' },
      'same',
      'same',
      'same',
    ]);
  });

  test('never a second time, where it is not on this workstation', () => {
    expect(back(here([]))).toEqual(['ownUnknown', 'ownUnknown', 'ownUnknown', 'ownUnknown']);
  });

  test('with any name, hours and mark', () => {
    const event = fc.record({
      id: fc.oneof(
        fc.nat().map(String),
        fc.uuid().map((id) => `new:${id}`),
      ),
      nom: fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: fc.constantFrom(...Array.from('a É\\,;:"\n\r\t \u0000\u000B😀')) }),
      ),
      debut: fc.integer({ min: 0, max: 4e12 }),
      lasts: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1e9 })),
      annule: fc.boolean(),
      enseignants: fc.string({ unit: 'grapheme' }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(event, { selector: ({ id }) => id, minLength: 1, maxLength: 5 }), (given) => {
        const all = given.map(({ lasts, ...each }) => ({
          ...eventView(each.id, 19, ['08:30', '09:30'], ''),
          ...each,
          fin: each.debut + lasts,
        }));
        const text = icsOf(all, host, now, words);
        const read = lines(text, here(all));
        expect(fates(read)).toEqual(all.map(() => 'same'));
      }),
      { numRuns: 500 },
    );
  });

  test('at another service it is new', () => {
    expect(back(here(views), 'autre.example')).toEqual(['new', 'cancelledUnknown', 'new', 'new']);
  });

  test('an interview is no event', () => {
    const interviews = interviewsAsEvents([interviewView('5', 19, '10:30', 'DIALLO Aminata')], '2', {
      id: '1',
      name: 'Entretien',
    });
    const text = icsOf(interviews, host, now, words);
    const [line] = linesOf(readFile(text), { known: here([]), host, campusId: '2', teachers });
    expect(line?.fate).toEqual({ kind: 'left', reason: 'interview' });
  });
});

describe('what is chosen becomes one change', () => {
  const forAll = { campusId: '2', typeId: '4', typeName: 'Cours' };
  const series = [...vevent('UID:s', 'DTSTART:20261120T083000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=3')];

  test('new events with their key, a series linked (R2.10)', () => {
    const all = lines([...course(), ...series]);
    const intent = takeInIntent(all, all, forAll);
    expect(intent).toMatchObject({
      kind: 'create',
      edits: [],
      rows: [
        {
          entity: 'Planification',
          members: {
            EntiteJuridiqueId: '2',
            TypePlanificationId: '4',
            Nom: 'Cours',
            Debut: Date.parse('2026-11-19T08:30:00+01:00'),
            ReferenceExterne: 'a',
          },
        },
        { group: 's#0', members: { ReferenceExterne: 's#2026-11-20' } },
        { group: 's#0' },
        { group: 's#0' },
      ],
    });
    expect(intent).not.toMatchObject({ rows: [{ group: expect.anything() }, {}, {}, {}] });
  });

  test('what is added to a series joins its group', () => {
    const first = eventView('8', 20, ['08:30', '09:30'], 'Cours', { group: 'g-1' });
    const all = lines(series, here([], { 's#2026-11-20': first }));
    const intent = takeInIntent(all, all, forAll);
    const joined = { members: { ReferenceMultiple: 'g-1' } };
    expect(intent).toMatchObject({ rows: [joined, joined] });
  });

  test('I12 a change is based on what the preview compared with', () => {
    const all = lines([...course()], here([], { a: asRead({ ...kept, nom: 'Atelier', fin: kept.fin + 60_000 }) }));
    expect(takeInIntent(all, all, forAll)).toEqual({
      kind: 'create',
      rows: [],
      edits: [
        {
          entity: 'Planification',
          id: '7',
          members: {
            Nom: 'Cours',
            Debut: Date.parse('2026-11-19T08:30:00+01:00'),
            Fin: Date.parse('2026-11-19T09:30:00+01:00'),
          },
        },
      ],
      from: [{ entity: 'Planification', id: '7', row: expect.stringContaining('Atelier') }],
    });
  });

  test('nothing where nothing is chosen, or what is chosen is here already', () => {
    const all = lines([...course()], here([], { a: kept }));
    expect(takeInIntent(all, all, forAll)).toBeNull();
    expect(takeInIntent([], all, forAll)).toBeNull();
  });
});
