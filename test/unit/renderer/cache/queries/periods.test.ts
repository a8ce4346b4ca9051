import { expect, it, vi } from 'vitest';
import { Memory } from '#cache/memory.ts';
import { bucketOf } from '#cache/pages/buckets.ts';
import { Dataset } from '#cache/pages/dataset.ts';
import { Events } from '#cache/queries/events.ts';
import { Rows } from '#cache/queries/rows.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { aStep } from '#test/contract/stores/samples.ts';
import { daysOf } from '#timeGrid/layout/period.ts';
import type { CalendarView } from '#timeGrid/layout/period.ts';

const hour = 3_600_000;
const day = 24 * hour;
const zone = 'Europe/Paris';
/** Monday 4 January 2021, 08:00 in Paris. */
const first = Date.parse('2021-01-04T08:00:00+01:00');
const years = 8;
const perDay = 35;

/** A hundred thousand events, some a day, over years. */
function aLargeSchool(): Memory {
  const dataset = new Dataset();
  const rows = [];
  for (let at = 0; at < years * 365; at += 1) {
    for (let index = 0; index < perDay; index += 1) {
      const debut = first + at * day + (index % 9) * hour;
      const Id = at * perDay + index + 1;
      const row = {
        Id,
        Nom: `E${Id}`,
        EntiteJuridiqueId: 1,
        Debut: new Date(debut).toISOString(),
        Fin: new Date(debut + hour).toISOString(),
      };
      const text = rawJson(JSON.stringify(row));
      rows.push({ id: String(Id), hash: '', text, bucket: bucketOf('Planification', text) });
    }
  }
  dataset.apply(dataset.place(rows));
  const memory = new Memory();
  memory.setDataset('Planification', dataset);
  return memory;
}
const memory = aLargeSchool();

it('with 100,000 events in the cache, a view looks only at the rows of the weeks around its period', () => {
  expect(memory.dataset('Planification')?.rows.size).toBeGreaterThan(100_000);
  const looked = vi.spyOn(Dataset.prototype, 'onPage');
  const given = (view: CalendarView) => {
    const days = daysOf('2026-11-19', view, zone);
    const events = new Events(new Rows(memory));
    const parsed = vi.spyOn(JSON, 'parse');
    looked.mockClear();
    const seen = events.within({ campusId: '1', from: days[0]?.start ?? 0, to: days.at(-1)?.end ?? 0 });
    const [pages, rows] = [looked.mock.calls.length, parsed.mock.calls.length];
    parsed.mockRestore();
    return { days: days.length, seen: seen.length, pages, rows };
  };
  for (const view of ['day', 'week', 'month', 'list', 'columns'] as const) {
    const { days, seen, pages, rows } = given(view);
    expect(seen, view).toBe(days * perDay);
    // The weeks that the period touches, and the one before it, from which an event may reach in.
    const weeks = Math.ceil(days / 7) + 2;
    expect(rows, view).toBeGreaterThanOrEqual(seen);
    expect(rows, view).toBeLessThanOrEqual(weeks * 7 * perDay);
    expect(pages, view).toBeLessThanOrEqual(weeks * Math.ceil((7 * perDay) / 256));
  }
  looked.mockRestore();
});

it('performance: an edit reads one row again, however many events the week and the cache have', () => {
  const events = new Events(new Rows(memory));
  const days = daysOf('2026-11-19', 'week', zone);
  const range = { campusId: '1', from: days[0]?.start ?? 0, to: days.at(-1)?.end ?? 0 };
  const [edited] = events.within(range);
  const parsed = vi.spyOn(JSON, 'parse');
  memory.setSteps([aStep({ id: 'a', seq: 1, target: edited?.id ?? '' })]);
  const after = events.within(range);
  expect(after).toHaveLength(days.length * perDay);
  expect(after.filter(({ mark }) => mark !== null).map(({ id }) => id)).toEqual([edited?.id]);
  // The service's row, whose members were not kept, twice: for its members and for the change; and what comes of both.
  expect(parsed.mock.calls.length).toBeLessThanOrEqual(3);
  parsed.mockRestore();
});
