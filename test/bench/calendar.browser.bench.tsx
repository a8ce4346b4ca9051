import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeAll, afterAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openCache } from '#cache/open.ts';
import type { Cache, CacheOfService } from '#cache/open.ts';
import { Events } from '#cache/queries/events.ts';
import { Rows } from '#cache/queries/rows.ts';
import { adjust } from '#stores/place.ts';
import { startWords } from '#test/unit/renderer/words/start.ts';
import { aDatabaseName, aService } from '../contract/stores/openTestCache.ts';
import { openSession, showCalendar } from './calendarPlace.tsx';
import { compare, report } from './compare.ts';
import { edited } from './edited.ts';
import { MinimalWeek } from './MinimalWeek.tsx';
import { answer, openRawRows, putRawRows } from './rawRows.ts';
import { fillSchool, perWeek, sizes, weekAt, weeksOfEvents } from './school.ts';

// Goals: test/bench/README.md. Ours is encrypted (S8), has the whole school beside the events, and draws what the app
// draws.
const dayOf = (week: number): string => new Date(weekAt(week).from + 36 * 3_600_000).toISOString().slice(0, 10);
const drawnEvents = (): number => document.querySelectorAll('[data-event]').length;
/** With those behind a « +2 »: a day draws no block under 72 px. */
const shownEvents = (): number =>
  [...document.querySelectorAll('[data-overflow]')].reduce(
    (sum, rest) => sum + Number(rest.textContent),
    drawnEvents(),
  );
const drawn = async (): Promise<void> => {
  while (drawnEvents() === 0) await new Promise(requestAnimationFrame);
  document.body.getBoundingClientRect();
};

let place: HTMLElement;
let leave: () => void;
function show(cache: Cache): void {
  ({ place, leave } = showCalendar(cache));
}

/** In a browser only: Node has no IndexedDB of its own. */
describe('calendar in a large school', () => {
  let service: CacheOfService;
  let raw: IDBDatabase;
  const week = { campusId: '1', ...weekAt(1) };

  beforeAll(async () => {
    await page.viewport(1280, 900); // a narrower window has no room for a whole week
    await startWords('fr');
    openSession();
    service = aService();
    const cache = await openCache(service);
    await fillSchool(cache);
    await cache.close();
    raw = await openRawRows(aDatabaseName());
    const rows = weeksOfEvents(perWeek);
    expect(rows).toHaveLength(sizes.events);
    for (let at = 0; at < rows.length; at += 5000) await putRawRows(raw, rows.slice(at, at + 5000));
  }, 300_000);
  afterAll(() => raw.close());

  it('starts: from the closed cache to the first week drawn', { timeout: 300_000 }, async () => {
    adjust('calendar', { day: dayOf(1) });
    let cache: Cache | undefined;
    const loadRaw = async (): Promise<void> => {
      await answer(raw.transaction('rows').objectStore('rows').getAll());
    };
    const start = async (): Promise<void> => {
      cache = await openCache(service);
      // As the composition root does; the screen reads whole lists at once, which wait for it.
      void cache.loadAhead(week);
      show(cache);
      await drawn();
    };
    const tidy = async (): Promise<void> => {
      await cache?.load('Planification');
      leave();
      await cache?.close();
    };
    report('start to a usable week, of 100,000 (floor: raw getAll)', await compare(loadRaw, start, 5, tidy), 0.25);
  });

  it('goes from week to week, and draws an edit', { timeout: 300_000 }, async () => {
    adjust('calendar', { day: dayOf(1) });
    const cache = await openCache(service);
    await cache.load('Planification');
    show(cache);
    await drawn();
    await cache.load('Dossier');
    const events = new Events(new Rows(cache.memory));
    const floorPlace = document.createElement('div');
    document.body.append(floorPlace);
    const floorRoot = createRoot(floorPlace);
    const drawFloor = (at: number, shown = events.within({ campusId: '1', ...weekAt(at) })): void => {
      flushSync(() => floorRoot.render(<MinimalWeek from={weekAt(at).from} events={shown} />));
      floorPlace.getBoundingClientRect();
    };
    const drawOurs = (at: number): void => {
      flushSync(() => adjust('calendar', { day: dayOf(at) }));
      place.getBoundingClientRect();
    };

    for (const [count, first, second] of [
      [500, 1, 3],
      [2_000, 2, 4],
    ] as const) {
      const turn: { floor: number; ours: number } = { floor: first, ours: first };
      const other = (at: number): number => (at === first ? second : first);
      const floor = async (): Promise<void> => drawFloor((turn.floor = other(turn.floor)));
      const ours = async (): Promise<void> => drawOurs((turn.ours = other(turn.ours)));
      await ours();
      expect(shownEvents()).toBe(count);
      report(`week switch, ${count} events (floor: own minimal layout)`, await compare(floor, ours, 15), 1.3);
    }

    drawOurs(1);
    drawFloor(1);
    // Both draw one changed event; saving it is measured separately.
    const shown = events.within(week);
    const targets = shown.slice(0, 12);
    const commits = await Promise.all(Array.from({ length: 24 }, async (_, seq) => edited(cache, targets, seq)));
    const done = { floor: 0, ours: 0 };
    const floorEdit = async (): Promise<void> => {
      const at = done.floor % targets.length;
      done.floor += 1;
      const target = shown[at];
      if (!target) throw new Error('no event');
      drawFloor(1, shown.with(at, { ...target, nom: `Entretien ${done.floor}` }));
    };
    const drawEdit = async (): Promise<void> => {
      done.ours += 1;
      cache.memory.setSteps(commits.slice(0, done.ours).flatMap(({ putSteps }) => putSteps));
      flushSync(() => cache.memory.tell()); // as a commit of the outbox does
      place.getBoundingClientRect();
    };
    report('an edit, drawn in a week of 500 (floor: own minimal layout)', await compare(floorEdit, drawEdit, 15), 1.3);
    const edits = targets.flatMap(({ id }) => document.querySelector<HTMLElement>(`[data-event="${id}"]`) ?? []);
    expect(edits.length).toBeGreaterThan(0);
    expect(edits.every((block) => block.dataset['mark'] === 'waiting')).toBe(true);
    flushSync(() => floorRoot.unmount());
    leave();
    await cache.close();
  });

  it('keeps an edit', { timeout: 300_000 }, async () => {
    const cache = await openCache(service);
    await cache.load('Planification');
    const targets = new Events(new Rows(cache.memory)).within(week).slice(0, 12);
    let seq = 0;
    const strictRaw = (): Promise<void> => putRawRows(raw, weeksOfEvents([1]), 'strict');
    const keep = async (): Promise<void> => {
      await cache.outbox.commit(await edited(cache, targets, seq));
      seq += 1;
    };
    report('an edit, judged and kept (floor: one raw strict put)', await compare(strictRaw, keep, 31), 1.6);
    await cache.close();
  });
});
