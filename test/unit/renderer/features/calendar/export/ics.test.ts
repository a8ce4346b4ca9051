import { describe, expect, it } from 'vitest';
import { icsOf, isInOrder } from '#features/calendar/export/ics.ts';
import { fileName } from '#features/calendar/export/useExport.ts';
import { channels } from '#shared/ipc/channels.ts';
import { interviewsAsEvents } from '#timeGrid/appearance/shown.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import { daysOf } from '#timeGrid/layout/period.ts';
import { at, eventView, now, zone } from '../fixtures.ts';
import { interviewView } from '../interviewView.ts';

const words = { name: 'Carnet Semaine 2026-11-16', unsent: 'Pas encore envoyé au service.', done: 'Fait.' };
type Component = Readonly<Record<string, string>>;

/** The reading rules of RFC 5545: folded lines joined, then a name before the first « : » or « ; », escapes undone. */
function read(text: string): { readonly calendar: Component; readonly events: readonly Component[] } {
  const lines = text
    .replaceAll(/\r\n[ \t]/gu, '')
    .split('\r\n')
    .filter(Boolean);
  const calendar: Record<string, string> = {};
  const events: Record<string, string>[] = [];
  let inside = calendar;
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') events.push((inside = {}));
    else if (line === 'END:VEVENT') inside = calendar;
    else {
      const [, name = '', value = ''] = /^([\w-]+)[^:]*:(.*)$/u.exec(line) ?? [];
      inside[name] = value.replaceAll(/\\([\\;,nN])/gu, (_, escaped: string) =>
        escaped.toLowerCase() === 'n' ? '\n' : escaped,
      );
    }
  }
  return { calendar, events };
}
/** 20261119T093000Z → epoch ms. */
const instant = (text: string | undefined): number =>
  Date.parse((text ?? '').replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/u, '$1-$2-$3T$4:$5:$6Z'));
const exported = (...events: readonly ShownEvent[]): readonly Component[] =>
  read(icsOf(events, 'ecole.example', now, words)).events;

describe('an .ics file', () => {
  it('is read back as the same moments, on both sides of both changes of clock', () => {
    const spans = [
      ['2026-03-28T09:00:00+01:00', '2026-03-29T09:00:00+02:00'],
      ['2026-03-30T09:00:00+02:00', '2026-03-30T10:00:00+02:00'],
      ['2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00'],
      ['2026-10-26T09:00:00+01:00', '2026-10-26T10:00:00+01:00'],
    ].map(([debut = '', fin = '']) => ({ debut: Date.parse(debut), fin: Date.parse(fin) }));
    const events = exported(...spans.map((span, index) => eventView(String(index), 1, ['08:00', '09:00'], 'E', span)));
    expect(events.map(({ DTSTART, DTEND }) => ({ debut: instant(DTSTART), fin: instant(DTEND) }))).toEqual(spans);
  });

  it('has names, people and long texts unchanged, in lines of at most 75 bytes', () => {
    const nom =
      'Jury d’admission; BTS, « Négociation » \\ oral\nsalle à confirmer, avec un nom bien plus long que soixante-quinze octets';
    const [event] = exported(
      eventView('1', 19, ['08:00', '09:00'], nom, {
        type: 'Jury',
        enseignants: 'VASSEUR Hélène, MOREL Paul',
        programmeName: 'BTS SIO',
      }),
    );
    expect(event?.['SUMMARY']).toBe(nom);
    expect(event?.['DESCRIPTION']).toBe('Jury\nBTS SIO\nVASSEUR Hélène, MOREL Paul');
    expect(event?.['CATEGORIES']).toBe('Jury');
    const lines = icsOf([eventView('1', 19, ['08:00', '09:00'], nom)], 'h', now, words).split('\r\n');
    expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
  });

  it('keeps the id of an event in every file, distinct from another service’s', () => {
    const event = eventView('900719925474099312', 19, ['08:00', '09:00'], 'A');
    const [first] = exported(event);
    const [moved] = exported({ ...event, debut: at(20, '08:00'), fin: at(20, '09:00'), nom: 'B' });
    expect(first?.['UID']).toBe('planification:900719925474099312@ecole.example');
    expect(moved?.['UID']).toBe(first?.['UID']);
    expect(read(icsOf([event], 'autre.example', now, words)).events[0]?.['UID']).not.toBe(first?.['UID']);
  });

  it('shows what is cancelled, and in words what the service does not have yet', () => {
    const given = [
      {},
      { mark: 'waiting' },
      { annule: true },
      { annule: true, mark: 'conflict' },
      { realise: true },
    ] as const;
    const events = exported(...given.map((rest, index) => eventView(String(index), 19, ['08:00', '09:00'], 'E', rest)));
    expect(events.map(({ STATUS }) => STATUS)).toEqual([
      'CONFIRMED',
      'TENTATIVE',
      'CANCELLED',
      'CANCELLED',
      'CONFIRMED',
    ]);
    expect(events.map(({ DESCRIPTION }) => DESCRIPTION?.includes('Pas encore envoyé au service.'))).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
    expect(events[4]?.['DESCRIPTION']).toContain('Fait.');
  });

  it('gives an interview of an application its start and no end', () => {
    const [event] = exported(
      ...interviewsAsEvents([interviewView('7', 19, '10:30', 'BENSAÏD Inès')], '2', { id: '1', name: 'Entretien' }),
    );
    expect(event).toMatchObject({ UID: 'dossier:7@ecole.example', SUMMARY: 'BENSAÏD Inès' });
    expect(instant(event?.['DTSTART'])).toBe(at(19, '10:30'));
    expect(event?.['DTEND']).toBeUndefined();
  });

  it('has no control character, which would end a reader’s line: a blank is in its place', () => {
    const given = eventView('1', 19, ['08:00', '09:00'], 'Jury\u000Bsalle\u0000\u007F2', {
      enseignants: 'VASSEUR\u001BHélène',
    });
    expect(exported(given)[0]).toMatchObject({
      SUMMARY: 'Jury salle  2',
      DESCRIPTION: expect.stringContaining('VASSEUR Hélène'),
    });
    expect(icsOf([given], 'h', now, words)).not.toMatch(/[^\P{Cc}\r\n]/u);
  });

  it('has no event that ends before it begins: its hours are never swapped', () => {
    const [reversed, moment] = [
      eventView('1', 19, ['10:00', '09:00'], 'A'),
      eventView('2', 19, ['09:00', '09:00'], 'B'),
    ];
    expect([reversed, moment].map(isInOrder)).toEqual([false, true]);
  });

  it('is a calendar with a name, made now', () => {
    const { calendar, events } = read(icsOf([eventView('1', 19, ['08:00', '09:00'], 'A')], 'h', now, words));
    expect(calendar).toMatchObject({ VERSION: '2.0', 'X-WR-CALNAME': words.name });
    expect(instant(events[0]?.['DTSTAMP'])).toBe(now);
  });
});

it('S6 the name of a file is one that main accepts, in every view', () => {
  for (const [view, name] of [
    ['day', 'Jour'],
    ['week', 'Semaine'],
    ['month', 'Mois'],
    ['list', 'Liste'],
    ['columns', 'Colonnes'],
  ] as const) {
    const file = fileName(name, view, daysOf('2026-11-19', view, zone), '2026-11-19');
    expect(channels['file.save'].args.safeParse({ name: `${file}.ics`, text: '' }).success, file).toBe(true);
    expect(channels['file.savePdf'].args.safeParse({ name: `${file}.pdf` }).success, file).toBe(true);
  }
  expect(fileName('Mois', 'month', daysOf('2026-11-19', 'month', zone), '2026-11-19')).toBe('Carnet Mois 2026-11');
});
