/** What the page noted of itself since it began. Times are its own clock’s, in ms. */
export interface PageNotes {
  /** Records and bytes put into the table of pages, and records put into any table. */
  pages: number;
  pageBytes: number;
  records: number;
  /** Tasks over 50 ms. */
  longTasks: { readonly at: number; readonly ms: number }[];
  /** Of one key or click until the next paint; only those over 16 ms are reported. */
  inputs: { readonly at: number; readonly ms: number; readonly name: string }[];
  /** When the first event of the calendar was painted. */
  firstEvent: number | null;
  /** When the first screen of a Carnet without a service was painted. */
  firstScreen: number | null;
}

declare global {
  interface Window {
    carnetBench: PageNotes;
    /** The text of a batch of made-up rows. */
    carnetBenchWay: () => Promise<string>;
    /** What such a text means, as the page takes it from the bridge. */
    carnetBenchTake: (text: string) => unknown;
    carnetBenchCrossed: () => Promise<Record<string, { calls: number; toMain: number; toPage: number }>>;
  }
}

/** Runs in the page before its own scripts. Playwright sends it as text: it uses nothing outside itself. */
export function pageProbe(): void {
  if (window.top !== window) return;
  const notes: PageNotes = {
    pages: 0,
    pageBytes: 0,
    records: 0,
    longTasks: [],
    inputs: [],
    firstEvent: null,
    firstScreen: null,
  };
  window.carnetBench = notes;
  const put = Reflect.get(IDBObjectStore.prototype, 'put');
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: unknown, ...key) {
    notes.records += 1;
    if (this.name === 'pages') {
      notes.pages += 1;
      const sealed: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'sealed') : null;
      notes.pageBytes += ArrayBuffer.isView(sealed) ? sealed.byteLength : 0;
    }
    return Reflect.apply(put, this, [value, ...key]);
  };
  const observe = (type: string, take: (entry: PerformanceEntry) => void, more: object = {}): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  observe('longtask', ({ startTime, duration }) => void notes.longTasks.push({ at: startTime, ms: duration }));
  observe('event', ({ startTime, duration, name }) => void notes.inputs.push({ at: startTime, ms: duration, name }), {
    durationThreshold: 16,
  });
  // The next frame paints what is there now; its second callback comes after that.
  const whenThere = (selector: string, note: (at: number) => void): void => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      watch.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => note(performance.now())));
    });
    watch.observe(document, { childList: true, subtree: true });
  };
  whenThere('[data-event]', (at) => void (notes.firstEvent = at));
  whenThere('input[type=radio]', (at) => void (notes.firstScreen = at));
}
