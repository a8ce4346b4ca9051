import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/index.ts';
import { hueOf } from '../appearance/hue.ts';
import type { ShownEvent } from '../appearance/shown.ts';

interface PaperEventProps {
  readonly event: ShownEvent;
  /** In one line, with its beginning only: a cell of the month. */
  readonly short?: boolean;
  /** It began on a day before: its hour is not one of this day. */
  readonly goesOn?: boolean;
  readonly style?: CSSProperties;
}

/** An event on paper: what colours and dashes mean is written in words too. */
export function PaperEvent({ event, short = false, goesOn = false, style }: PaperEventProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const when = event.interview || short ? format.time(event.debut) : format.timeRange(event.debut, event.fin);
  const detail = short ? '' : event.enseignants || event.programmeName;
  const states = [
    event.annule && t('calendar.views.print.cancelled'),
    event.mark !== null && t('calendar.views.print.unsent'),
  ].filter(Boolean);
  return (
    <div
      className="paper-event"
      data-short={short ? '' : undefined}
      data-hue={hueOf(event.typeName)}
      data-unsent={event.mark === null ? undefined : ''}
      data-cancelled={event.annule ? '' : undefined}
      data-interview={event.interview ? '' : undefined}
      style={style}
    >
      {short && !goesOn && `${when} `}
      <span className="paper-name">{event.nom || event.typeName}</span>
      {states.length > 0 && <em> {states.join(', ')}</em>}
      {!short && ` ${when}`}
      {detail !== '' && <span className="paper-detail">{detail}</span>}
    </div>
  );
}
