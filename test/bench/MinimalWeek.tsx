import type { EventView } from '#cache/queries/views.ts';
import './minimalWeek.css';

const day = 86_400_000;

/**
 * The floor of drawing a week: five days of boxes by their hours, side by side where they overlap, with name and time.
 */
export function MinimalWeek({ events, from }: { readonly events: readonly EventView[]; readonly from: number }) {
  const starts = Array.from({ length: 5 }, (_, index) => from + index * day);
  return (
    <div className="minimal-week">
      {starts.map((start) => (
        <div key={start} className="minimal-day">
          {placed(events, start).map(({ event, top, height, left, width }) => (
            <button
              key={event.id}
              type="button"
              className="minimal-event"
              style={{ top, height, left: `${left}%`, width: `${width}%` }}
            >
              <span>{event.nom}</span> <span>{new Date(event.debut).toISOString().slice(11, 16)}</span>
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

interface Box {
  readonly event: EventView;
  readonly top: number;
  readonly height: number;
  left: number;
  width: number;
}

/** Events are sorted by start: each goes to the first free column, and a run of overlaps shares the width. */
function placed(events: readonly EventView[], start: number): readonly Box[] {
  const boxes: Box[] = [];
  let run: Box[] = [];
  let ends: number[] = [];
  const close = (): void => {
    for (const box of run) {
      box.width = 100 / ends.length;
      box.left *= box.width;
    }
    run = [];
    ends = [];
  };
  for (const event of events) {
    if (event.debut < start || event.debut >= start + day) continue;
    if (ends.every((end) => end <= event.debut)) close();
    const free = ends.findIndex((end) => end <= event.debut);
    const column = free === -1 ? ends.length : free;
    ends[column] = event.fin;
    const box = {
      event,
      top: (event.debut - start) / 60_000,
      height: (event.fin - event.debut) / 60_000,
      left: column,
      width: 0,
    };
    run.push(box);
    boxes.push(box);
  }
  close();
  return boxes;
}
