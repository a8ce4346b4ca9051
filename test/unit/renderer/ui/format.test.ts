import { describe, expect, test } from 'vitest';
import { createFormat } from '#ui/format/format.ts';

const fr = createFormat('fr', 'Europe/Paris');
const en = createFormat('en', 'Europe/Paris');
const nbsp = '\u00A0';
/** Thursday 19 November 2026, 10:30 in Paris. */
const morning = Date.UTC(2026, 10, 19, 9, 30);
const minutes = (count: number): number => count * 60_000;

describe('formats of dates, times and numbers', () => {
  test('hours are 24-hour in both languages, in the school’s zone', () => {
    expect(fr.time(Date.UTC(2026, 10, 19, 13, 30))).toBe('14:30');
    expect(en.time(Date.UTC(2026, 10, 19, 13, 30))).toBe('14:30');
    expect(createFormat('fr', 'America/Cayenne').time(morning)).toBe('06:30');
  });

  test('ranges', () => {
    expect(fr.timeRange(morning, morning + minutes(45))).toBe(`10:30${nbsp}– 11:15`);
    expect(fr.timeRange(Date.UTC(2026, 10, 19, 22), Date.UTC(2026, 10, 19, 23))).toBe(`23:00${nbsp}– 00:00`);
    expect(fr.dayRange(morning, morning + minutes(45))).toBe(`jeu.${nbsp}19${nbsp}nov., 10:30${nbsp}– 11:15`);
    const night = [Date.UTC(2026, 10, 25, 22), Date.UTC(2026, 10, 26, 0)] as const;
    const inWords = `mer.${nbsp}25${nbsp}nov., 23:00${nbsp}– jeu.${nbsp}26${nbsp}nov., 01:00`;
    expect([fr.timeRange(...night), fr.dayRange(...night)]).toEqual([inWords, inWords]);
    // Midnight ends the day before it, and no earlier one.
    expect(fr.timeRange(Date.UTC(2026, 10, 18, 22), Date.UTC(2026, 10, 19, 23))).toContain(`mer.${nbsp}18${nbsp}nov.`);
  });

  test('days and weeks', () => {
    expect(fr.day(morning)).toBe(`jeu.${nbsp}19${nbsp}nov.`);
    expect(fr.dayLong(morning)).toBe(`Jeudi${nbsp}19${nbsp}novembre`);
    expect(en.dayLong(morning)).toBe(`Thursday${nbsp}19${nbsp}November`);
    expect(fr.date(morning)).toBe('19/11/2026');
    expect(en.date(morning)).toBe('19/11/2026');
    expect(fr.weekNumber(morning)).toBe(47);
    expect(fr.month(morning)).toBe(`Novembre${nbsp}2026`);
    const first = fr.startOfDay('2026-12-01');
    expect([fr.dayLong(first), fr.day(first), fr.dayMonth(first), en.dayLong(first)]).toEqual([
      `Mardi${nbsp}1er${nbsp}décembre`,
      `mar.${nbsp}1er${nbsp}déc.`,
      `1er${nbsp}déc.`,
      `Tuesday${nbsp}1${nbsp}December`,
    ]);
    expect(fr.weekRange(fr.startOfDay('2026-11-16'), fr.startOfDay('2026-11-20'))).toBe(
      `16${nbsp}– 20${nbsp}nov.${nbsp}2026`,
    );
    expect(fr.weekRange(fr.startOfDay('2026-11-16'), fr.startOfDay('2026-11-16'))).toBe(`16${nbsp}nov.${nbsp}2026`);
    expect(fr.weekRange(fr.startOfDay('2026-11-30'), fr.startOfDay('2026-12-04'))).toBe(
      `30${nbsp}nov.${nbsp}– 4${nbsp}déc.${nbsp}2026`,
    );
    expect(fr.weekRange(fr.startOfDay('2026-12-28'), fr.startOfDay('2027-01-01'))).toContain(`2026${nbsp}–`);
  });

  test('words: a moment of another day has its article, after « depuis » and « avant » too', () => {
    const tomorrow = morning + 24 * 3_600_000;
    expect([fr.bound(morning, morning), en.bound(morning, morning)]).toEqual(['10:30', '10:30']);
    expect(fr.bound(morning, tomorrow)).toBe(`le ${fr.dayTime(morning)}`);
    expect(en.bound(morning, tomorrow)).toBe(en.dayTime(morning));
    expect([fr.when(morning, morning), en.when(morning, morning)]).toEqual(['à 10:30', 'at 10:30']);
    expect(fr.when(morning, tomorrow)).toBe(`le ${fr.dayTime(morning)}`);
    expect(en.when(morning, tomorrow)).toBe(`on ${en.dayTime(morning)}`);
  });

  test('a decimal of the service is written to its last digit, with the language’s sign', () => {
    expect([fr, en].map((format) => format.decimalText('1250.10'))).toEqual(['1250,10', '1250.10']);
    expect(fr.decimalText('33')).toBe('33');
  });

  test('sizes, lengths and shares', () => {
    expect(fr.size(2_400_000)).toBe(`2,4${nbsp}Mo`);
    expect(fr.size(184_200)).toBe(`184${nbsp}ko`);
    expect(fr.size(0)).toBe(`0${nbsp}o`);
    expect(en.size(2_400_000)).toBe(`2.4${nbsp}MB`);
    expect(fr.duration(minutes(45))).toBe(`45${nbsp}min`);
    expect(fr.duration(minutes(120))).toBe(`2${nbsp}h`);
    expect(fr.duration(minutes(90))).toBe(`1${nbsp}h${nbsp}30`);
    expect(fr.percent(80)).toMatch(/^80[\u00A0\u202F]%$/u);
    expect(fr.quote('BTS MCO')).toBe(`«${nbsp}BTS MCO${nbsp}»`);
  });
});

describe('R2.4 instants carry the offset of the school, never Z', () => {
  test('in winter and in summer', () => {
    expect(fr.instant(fr.at('2026-11-19', '14:00'))).toBe('2026-11-19T14:00:00+01:00');
    expect(fr.instant(fr.at('2026-07-14', '14:00'))).toBe('2026-07-14T14:00:00+02:00');
    expect(createFormat('fr', 'UTC').instant(morning)).toBe('2026-11-19T09:30:00+00:00');
  });

  test('an hour that the clock change skips moves on', () => {
    expect(fr.instant(fr.at('2026-03-29', '02:30'))).toBe('2026-03-29T03:30:00+02:00');
  });

  test('a day of clock change has 23 or 25 hours', () => {
    const hours = (day: string): number => (fr.endOfDay(day) - fr.startOfDay(day)) / 3_600_000;
    expect([hours('2026-03-29'), hours('2026-10-25'), hours('2026-11-19')]).toEqual([23, 25, 24]);
  });

  test('what is shown is what is sent', () => {
    const ms = fr.at('2026-11-19', '10:30');
    expect([fr.dayOf(ms), fr.timeOf(ms), fr.offset(ms)]).toEqual(['2026-11-19', '10:30', 'UTC+1']);
  });
});
