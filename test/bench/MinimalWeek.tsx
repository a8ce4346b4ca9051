import type { EventView } from '../../renderer/cache/queries/views.ts';

const day = 86_400_000;

/** The floor of drawing a week: a box for each event by its hour, with name and time in it, and nothing else. */
export function MinimalWeek({ events, from }: { readonly events: readonly EventView[]; readonly from: number }) {
  return (
    <div style={{ position: 'relative', width: 1000, height: 1440 }}>
      {events.map(({ id, nom, debut, fin }) => (
        <button
          key={id}
          type="button"
          style={{
            position: 'absolute',
            left: `${Math.floor((debut - from) / day) * 20}%`,
            width: '19%',
            top: ((debut - from) % day) / 60_000,
            height: (fin - debut) / 60_000,
          }}
        >
          <span>{nom}</span> <span>{new Date(debut).toISOString().slice(11, 16)}</span>
        </button>
      ))}
    </div>
  );
}
