import { useFormat } from '#ui/index.ts';
import type { Sheet } from './paper.ts';
import { shareOf } from './paper.ts';
import { PaperEvent } from './PaperEvent.tsx';

/** Columns of one sheet over their hours. */
export function PaperHours({ sheet: { hours, columns } }: { readonly sheet: Sheet }) {
  const format = useFormat();
  const whole = Array.from({ length: hours.to - hours.from }, (_, index) => hours.from + index);
  return (
    <div className="paper-hours">
      <div className="paper-heads">
        <span className="paper-gutter">{format.zone.split('/').at(-1)}</span>
        {columns.map(({ column: { id, title } }) => (
          <span key={id} className="paper-head">
            {title}
          </span>
        ))}
      </div>
      <div className="paper-body">
        <div className="paper-gutter">
          {whole.slice(1).map((hour) => (
            <span key={hour} className="paper-hour" style={{ top: `${shareOf(hour * 60, hours)}%` }}>
              {`${String(hour).padStart(2, '0')}:00`}
            </span>
          ))}
        </div>
        {columns.map(({ column, placed }) => (
          <div key={column.id} className="paper-column">
            {whole.slice(1).map((hour) => (
              <span key={hour} className="paper-line" style={{ top: `${shareOf(hour * 60, hours)}%` }} />
            ))}
            {placed.map((each) => (
              <PaperEvent
                key={each.id}
                event={each.event}
                style={{
                  position: 'absolute',
                  top: `${shareOf(each.top, hours)}%`,
                  height: `calc(${shareOf(each.bottom, hours) - shareOf(each.top, hours)}% - 0.4mm)`,
                  left: `${(each.column / each.columns) * 100}%`,
                  width: `calc(${(each.span / each.columns) * 100}% - 0.5mm)`,
                }}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
