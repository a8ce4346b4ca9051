import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { beforeAll, afterAll, describe, expect, it } from 'vitest';
import '../../renderer/features/calendar/calendar.css';
import { startWords } from '../../renderer/app/i18n/index.ts';
import { openCache } from '../../renderer/cache/open.ts';
import type { Cache, CacheOfService } from '../../renderer/cache/open.ts';
import { CacheProvider } from '../../renderer/cache/queries/CacheProvider.tsx';
import { Events } from '../../renderer/cache/queries/events.ts';
import { Rows } from '../../renderer/cache/queries/rows.ts';
import { CalendarScreen } from '../../renderer/features/calendar/index.tsx';
import { stepsFor } from '../../renderer/intents/stepsFor.ts';
import { useSession } from '../../renderer/stores/session.ts';
import type { Commands } from '../../renderer/stores/session.ts';
import { useView } from '../../renderer/stores/view.ts';
import { FormatProvider, ShortcutScope } from '../../renderer/ui/index.ts';
import { aDatabaseName, aService } from '../contract/stores/openTestCache.ts';
import { compare, report } from './compare.ts';
import { MinimalWeek } from './MinimalWeek.tsx';
import { answer, openRawRows, putRawRows } from './rawRows.ts';
import { fillSchool, perWeek, sizes, weekAt, weeksOfEvents } from './school.ts';

// Goals: performance.md. Ours is sealed (S8), has the whole school beside the events, and draws what the app draws.
const dayOf = (week: number): string => new Date(weekAt(week).from + 36 * 3_600_000).toISOString().slice(0, 10);
const drawnEvents = (): number => document.querySelectorAll('[data-event]').length;
const drawn = async (): Promise<void> => {
  while (drawnEvents() === 0) await new Promise(requestAnimationFrame);
  document.body.getBoundingClientRect();
};

let place: HTMLElement;
let root: Root;
function show(cache: Cache): void {
  place = document.createElement('div');
  place.style.cssText = 'position:absolute;inset:0 auto auto 0;width:1000px;height:900px;display:flex';
  document.body.append(place);
  root = createRoot(place);
  root.render(
    <CacheProvider cache={cache}>
      <FormatProvider language="fr" zone="Europe/Paris">
        <ShortcutScope>
          <CalendarScreen />
        </ShortcutScope>
      </FormatProvider>
    </CacheProvider>,
  );
}
function leave(): void {
  root.unmount();
  place.remove();
}

/** In a browser only: Node has no IndexedDB of its own. */
describe.runIf('indexedDB' in globalThis)('calendar in a large school', () => {
  let service: CacheOfService;
  let raw: IDBDatabase;
  const week = { campusId: '1', ...weekAt(1) };

  beforeAll(async () => {
    await startWords('fr');
    const profile = { id: 'p', name: 'École', baseUrl: '', user: 'c.moreau', campusId: '1', campusName: 'Campus Lyon', practice: true };
    useSession.setState({ open: { profile, databaseName: '', signedIn: true, keptBefore: false }, commands: {} as Commands }); // nothing is asked of it here
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
    useView.setState({ calendarDay: dayOf(1) });
    let cache: Cache | undefined;
    const loadRaw = async (): Promise<void> => {
      await answer(raw.transaction('rows').objectStore('rows').getAll());
    };
    const start = async (): Promise<void> => {
      cache = await openCache(service);
      // As the composition root does; the screen asks for whole sets at once, which wait for it.
      void cache.lookAhead(week);
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

  it('goes from week to week, and keeps an edit', { timeout: 300_000 }, async () => {
    useView.setState({ calendarDay: dayOf(1) });
    const cache = await openCache(service);
    await cache.load('Planification');
    show(cache);
    await drawn();
    await cache.load('Dossier');
    const events = new Events(new Rows(cache.memory));
    const floorPlace = document.createElement('div');
    document.body.append(floorPlace);
    const floorRoot = createRoot(floorPlace);

    for (const [count, first, second] of [[500, 1, 3], [2_000, 2, 4]] as const) {
      const turn: { floor: number; ours: number } = { floor: first, ours: first };
      const floor = async (): Promise<void> => {
        turn.floor = turn.floor === first ? second : first;
        const { from, to } = weekAt(turn.floor);
        flushSync(() => floorRoot.render(<MinimalWeek from={from} events={events.within({ campusId: '1', from, to })} />));
        floorPlace.getBoundingClientRect();
      };
      const ours = async (): Promise<void> => {
        turn.ours = turn.ours === first ? second : first;
        flushSync(() => useView.setState({ calendarDay: dayOf(turn.ours) }));
        place.getBoundingClientRect();
      };
      await ours();
      expect(drawnEvents()).toBe(count);
      report(`week switch, ${count} events (floor: own minimal layout)`, await compare(floor, ours, 7), 1.3);
    }
    flushSync(() => floorRoot.unmount());

    flushSync(() => useView.setState({ calendarDay: dayOf(1) }));
    const targets = events.within(week).slice(0, 12);
    let seq = 0;
    const strictRaw = (): Promise<void> => putRawRows(raw, weeksOfEvents([1]), 'strict');
    const edit = async (): Promise<void> => {
      const event = targets[seq % targets.length];
      if (!event) throw new Error('no event');
      seq += 1;
      const snapshot = await cache.snapshot(['Planification']);
      const plan = stepsFor({ kind: 'event.edit', id: event.id, nom: `Entretien ${seq}` }, snapshot, { uuid: () => crypto.randomUUID(), schoolZone: 'Europe/Paris' });
      if (!plan.ok) throw new Error(plan.rejection);
      const step = { id: `s${seq}`, seq, intentId: 'i', state: { kind: 'waiting', notBefore: null, failure: null }, attempts: 0, seenBefore: [], madeAt: 1, sentAt: null } as const;
      await cache.outbox.commit({ putSteps: plan.steps.map((asked) => ({ ...asked, ...step, seenBefore: [], changes: [...asked.changes] })) });
      place.getBoundingClientRect();
    };
    report('an edit: judged, kept, drawn (floor: one raw strict put)', await compare(strictRaw, edit, 11), 1.6);
    expect(document.querySelectorAll('[data-event][data-mark=waiting]').length).toBe(targets.length);
    leave();
    await cache.close();
  });
});
