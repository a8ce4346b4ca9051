import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openCache } from '#cache/open.ts';
import { Events } from '#cache/queries/events.ts';
import { Rows } from '#cache/queries/rows.ts';
import type { EventView } from '#cache/queries/views.ts';
import { adjust } from '#stores/place.ts';
import { startWords } from '#test/unit/renderer/words/start.ts';
import { aService } from '../../contract/stores/openTestCache.ts';
import { openSession, showCalendar } from '../calendarPlace.tsx';
import { edited } from '../edited.ts';
import { classicTheme, FullCalendar, timeGrid } from '../peers/fullCalendar.ts';
import type { CalendarRef } from '../peers/fullCalendar.ts';
import { createCalendar, createCalendarControlsPlugin, createViewWeek } from '../peers/scheduleX.ts';
import { weekAt, weeksOfEvents } from '../school.ts';
import { beside } from './beside.ts';

// Each draws the same events in a week of the same size with its own usual settings. Ours draws what the app draws.
const zone = 'Europe/Paris';
const request = { entity: 'Planification' } as const;
const dayOf = (week: number): string => new Date(weekAt(week).from + 36 * 3_600_000).toISOString().slice(0, 10);

/** The end of a task in which something may have been drawn; peers draw in one of their own. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

/** As `edited` names it. */
const nameAt = (turn: number): string => `Entretien ${turn}`;

function aPlace(): HTMLElement {
  const place = document.createElement('div');
  place.style.cssText = 'position:absolute;inset:0 auto auto 0;width:1000px;height:900px;display:flex';
  document.body.append(place);
  return place;
}

/** Waits until it is drawn, then forces its layout. */
async function drawn(place: HTMLElement, holds: () => boolean): Promise<void> {
  for (const end = performance.now() + 20_000; !holds(); await nextTask())
    if (performance.now() > end) throw new Error('was not drawn');
  place.getBoundingClientRect();
}

interface Calendar {
  readonly place: HTMLElement;
  /** Shows a week, whose last event is `last`. */
  readonly goTo: (week: number, last: EventView) => Promise<void>;
  /** Draws the event under another name. */
  readonly rename: (event: EventView, turn: number) => Promise<void>;
  readonly leave: () => void;
}

function fullCalendar(events: readonly EventView[]): Calendar {
  const place = aPlace();
  const root = createRoot(place);
  const calendar = createRef<CalendarRef>();
  const given = events.map(({ id, nom, debut, fin }) => ({ id, title: nom, start: debut, end: fin }));
  flushSync(() =>
    root.render(
      <div style={{ flex: 1 }}>
        <FullCalendar
          ref={calendar}
          plugins={[timeGrid, classicTheme]}
          initialView="timeGridWeek"
          initialDate={dayOf(1)}
          events={given}
          height={900}
        />
      </div>,
    ),
  );
  const api = () => {
    const found = calendar.current?.getApi();
    if (!found) throw new Error('no FullCalendar');
    return found;
  };
  const shows = (text: string) => (): boolean => place.textContent.includes(text);
  return {
    place,
    async goTo(week, last) {
      flushSync(() => api().gotoDate(dayOf(week)));
      await drawn(place, shows(last.nom));
    },
    async rename({ id }, turn) {
      const nom = nameAt(turn);
      flushSync(() => api().getEventById(id)?.setProp('title', nom));
      await drawn(place, shows(nom));
    },
    leave() {
      root.unmount();
      place.remove();
    },
  };
}

function scheduleX(events: readonly EventView[]): Calendar {
  const place = aPlace();
  const box = document.createElement('div');
  box.style.cssText = 'flex:1;height:900px';
  place.append(box);
  const at = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);
  const given = events.map(({ id, nom, debut, fin }) => ({ id, title: nom, start: at(debut), end: at(fin) }));
  const controls = createCalendarControlsPlugin();
  const calendar = createCalendar(
    { views: [createViewWeek()], events: given, selectedDate: Temporal.PlainDate.from(dayOf(1)), timezone: zone },
    [controls],
  );
  calendar.render(box);
  const shows = (text: string) => (): boolean => place.textContent.includes(text);
  return {
    place,
    async goTo(week, last) {
      controls.setDate(Temporal.PlainDate.from(dayOf(week)));
      await drawn(place, shows(last.nom));
    },
    async rename({ id }, turn) {
      const nom = nameAt(turn);
      const event = calendar.events.get(id);
      if (!event) throw new Error('no event');
      calendar.events.update({ ...event, title: nom });
      await drawn(place, shows(nom));
    },
    leave() {
      calendar.destroy();
      place.remove();
    },
  };
}

it('goes from week to week, and draws an edit', { timeout: 400_000 }, async () => {
  await page.viewport(1280, 900);
  await startWords('fr');
  openSession();
  for (const [count, rounds] of [
    [500, 9],
    [2_000, 3],
  ] as const) {
    const rows = weeksOfEvents([0, count, 0, count]);
    const cache = await openCache(aService());
    await cache.store.absorb(request, rows, 0);
    await cache.store.finish(request, { at: 1, received: rows.length, complete: true, unreadable: [] });
    adjust('calendar', { day: dayOf(1) });
    const { place, leave } = showCalendar(cache);
    const events = new Events(new Rows(cache.memory));
    const weeks = [1, 3].map((at) => events.within({ campusId: '1', ...weekAt(at) }));
    const all = weeks.flat();
    expect(all).toHaveLength(2 * count);
    const lastOf = (week: number): EventView => {
      const last = weeks[week === 1 ? 0 : 1]?.at(-1);
      if (!last) throw new Error('no events');
      return last;
    };
    const edits: Awaited<ReturnType<typeof edited>>[] = [];
    const shownIds = (): number => place.querySelectorAll('[data-event]').length;
    await drawn(place, () => shownIds() > 0);
    const ours: Calendar = {
      place,
      leave,
      async goTo(week) {
        flushSync(() => adjust('calendar', { day: dayOf(week) }));
        place.getBoundingClientRect();
      },
      async rename(_event, turn) {
        cache.memory.setSteps(edits[turn]?.putSteps ?? []);
        flushSync(() => cache.memory.tell()); // as a commit of the outbox does
        place.getBoundingClientRect();
      },
    };
    const peers = {
      'FullCalendar 7': fullCalendar(all),
      // It takes half a minute for a week of 2,000.
      ...(count === 500 && { 'Schedule-X': scheduleX(all) }),
    };
    const turn = { week: 1, at: 0 };
    const go = (calendar: Calendar) => () => calendar.goTo(turn.week, lastOf(turn.week));
    const next = async (): Promise<void> => void (turn.week = turn.week === 1 ? 3 : 1);
    await next();
    await beside({
      measure: 'week switch',
      size: `${count} events`,
      ours: go(ours),
      peers: Object.fromEntries(Object.entries(peers).map(([name, each]) => [name, go(each)])),
      goals: { 'FullCalendar 7': 0.6 },
      rounds,
      tidy: next,
    });
    // Not one behind a « +2 ».
    const isDrawn = ({ id }: EventView): boolean => place.querySelector(`[data-event="${id}"]`) !== null;
    const target = all.find(isDrawn);
    if (!target) throw new Error('no event');
    edits.push(...(await Promise.all(Array.from({ length: rounds + 1 }, (_, at) => edited(cache, [target], at)))));
    const edit = (calendar: Calendar) => () => calendar.rename(target, turn.at);
    await beside({
      measure: 'an edit, drawn',
      size: `week of ${count}`,
      ours: edit(ours),
      peers: Object.fromEntries(Object.entries(peers).map(([name, each]) => [name, edit(each)])),
      rounds,
      tidy: async () => void (turn.at += 1),
    });
    expect(events.one(target.id)?.nom).toBe(nameAt(rounds));
    expect(place.querySelector<HTMLElement>(`[data-event="${target.id}"]`)?.dataset['mark']).toBe('waiting');
    for (const each of [ours, ...Object.values(peers)]) each.leave();
    await cache.close();
  }
});
