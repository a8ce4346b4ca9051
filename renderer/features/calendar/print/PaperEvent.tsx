import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/index.ts';
import { hueOf } from '../look/hue.ts';
import type { ShownEvent } from '../look/shown.ts';

/** An event on paper: what no colour says is said in words. */
export function PaperEvent({ event, detail, style }: { readonly event: ShownEvent; readonly detail: string; readonly style?: CSSProperties }) {
  const { t } = useTranslation();
  const format = useFormat();
  const when = event.interview ? format.time(event.debut) : format.timeRange(event.debut, event.fin);
  const states = [event.annule && t('calendar.views.print.cancelled'), event.mark !== null && t('calendar.views.print.unsent')].filter(Boolean);
  return (
    <div
      className="paper-event"
      data-hue={hueOf(event.typeName)}
      data-unsent={event.mark === null ? undefined : ''}
      data-cancelled={event.annule ? '' : undefined}
      data-interview={event.interview ? '' : undefined}
      style={style}
    >
      <span className="paper-name">{event.nom || event.typeName}</span> <span>{when}</span>
      {states.length > 0 && <em> {states.join(', ')}</em>}
      {detail !== '' && <span className="paper-detail">{detail}</span>}
    </div>
  );
}
