const row = 'main [data-row]:focus-within, main [data-row]:focus';

/** What has the focus, or else is open: a row, an event, a page. */
const places: readonly (readonly [place: string, name: string])[] = [
  // Where another cell comes before the one that names the row, as its hour does, that one is marked.
  [row, '[data-name]'],
  [row, 'td:not([data-box])'],
  ['main [data-event]:focus', '.cal-event-name'],
  ['main [data-panel-content]', 'h1, h2'],
  ['main', 'h1.text-subject'],
];

/** The name of what the keys of the screen act on, as the screen writes it; null where nothing is selected. */
export function subjectNow(): string | null {
  for (const [place, name] of places) {
    const text = document.querySelector(place)?.querySelector(name)?.textContent.trim();
    if (text) return text;
  }
  return null;
}
