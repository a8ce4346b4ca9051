import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { givenMoment, usualDay } from '../../main/tools/clock/givenDay.mjs';
import { beginDay, clockMove } from '../../main/tools/clock/index.mjs';
import { machineNow } from '../../main/tools/clock/moveClock.mjs';

const iso = (text: string): string => new Date(givenMoment(text) ?? Number.NaN).toISOString();
const ofTheRun = process.env['CARNET_TODAY'] ?? '';
const minute = 60_000;

describe('CARNET_TODAY', () => {
  test('is read in the school’s zone, from 10:00 where no time is given', () => {
    expect(iso('2026-11-19')).toBe('2026-11-19T09:00:00.000Z');
    expect(iso('2028-02-29')).toBe('2028-02-29T09:00:00.000Z');
    expect(iso('2027-07-01T23:50')).toBe('2027-07-01T21:50:00.000Z');
    expect(iso('2027-01-01T00:10')).toBe('2026-12-31T23:10:00.000Z');
  });

  test('a time that a clock change skips is the one after it, one that occurs twice is the first', () => {
    expect(iso('2027-03-28T01:59')).toBe('2027-03-28T00:59:00.000Z');
    expect(iso('2027-03-28T02:30')).toBe('2027-03-28T01:30:00.000Z');
    expect(iso('2027-03-28T03:00')).toBe('2027-03-28T01:00:00.000Z');
    expect(iso('2027-10-31T02:30')).toBe('2027-10-31T00:30:00.000Z');
    expect(iso('2027-10-31T03:30')).toBe('2027-10-31T02:30:00.000Z');
  });

  test('"today" and an empty value use the machine’s own date', () => {
    expect([undefined, '', 'today'].map(givenMoment)).toEqual([null, null, null]);
  });

  test.each(['2027-02-29', '2027-13-01', '28/03/2027', '2027-03-28T24:00', '2027-03-28T9:00', 'tomorrow'])(
    '"%s" is refused, and the error says what is expected',
    (text) => {
      expect(() => givenMoment(text)).toThrow(/CARNET_TODAY is a day such as 2027-03-28.*"(?:.+)"\.$/u);
    },
  );
});

describe('the clock of a process', () => {
  afterEach(() => {
    vi.useRealTimers();
    process.env['CARNET_TODAY'] = ofTheRun;
    beginDay();
  });

  const shown = fileURLToPath(new URL('shown.mjs', import.meta.url));
  const child = (
    env: Record<string, string> = {},
    program = shown,
  ): { readonly status: number | null; readonly stdout: string; readonly stderr: string } =>
    spawnSync(process.execPath, [program], { encoding: 'utf8', env: { ...process.env, ...env } });

  test('tests run on the given day, and so do the processes that they start', () => {
    const moment = givenMoment(ofTheRun);
    if (moment === null) expect(clockMove()).toBe(0);
    else expect(Math.abs(Date.now() - moment), 'however long the run takes').toBeLessThan(6 * 60 * minute);
    const before = Date.now();
    const shown = Number(child().stdout);
    expect(shown).toBeGreaterThanOrEqual(before);
    expect(shown).toBeLessThanOrEqual(Date.now());
    expect(usualDay).toMatch(/^\d{4}-\d\d-\d\d$/u);
  });

  test('begins at the given time, runs on, and is shared with processes started later', () => {
    process.env['CARNET_TODAY'] = '2027-03-28T23:50';
    beginDay();
    const begun = Date.now();
    expect(begun - Date.parse('2027-03-28T23:50+02:00')).toBeLessThan(minute);
    expect(Date.now() - begun).toBeGreaterThanOrEqual(0);
    expect(new Date().getTime() - begun).toBeLessThan(minute);
    expect(new Date()).toBeInstanceOf(Date);
    expect(new Date().constructor).toBe(Date);
    expect(new Date(0).getTime()).toBe(0);
    const shown = Number(child().stdout);
    expect(shown).toBeGreaterThanOrEqual(begun);
    expect(shown).toBeLessThanOrEqual(Date.now());
  });

  test('a stopped clock (vi.useFakeTimers) gives the given day back', () => {
    const before = Date.now();
    vi.useFakeTimers({ now: 0, toFake: ['Date'] });
    expect(Date.now()).toBe(0);
    vi.useRealTimers();
    expect(Date.now() - before).toBeLessThan(minute);
    expect(Date.now()).toBeGreaterThanOrEqual(before);
  });

  test('"today" is the machine’s own clock', () => {
    process.env['CARNET_TODAY'] = 'today';
    beginDay();
    expect(Math.abs(Date.now() - machineNow())).toBeLessThan(minute);
  });

  test('a process with an invalid day ends with a message', () => {
    const start = fileURLToPath(new URL('../../main/tools/cli/start.mjs', import.meta.url));
    for (const { status, stdout, stderr } of [
      child({ CARNET_TODAY: '2027-02-30' }),
      child({ CARNET_TODAY: '2027-02-30', NODE_OPTIONS: '' }, start),
    ]) {
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr.trim()).toMatch(/^CARNET_TODAY is a day .*; it cannot be "2027-02-30"\.$/u);
    }
  });
});
