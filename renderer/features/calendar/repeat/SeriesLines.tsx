import { useTranslation } from 'react-i18next';
import type { Span } from '#timeGrid/gesture/span.ts';
import { useDayOffName } from '#timeGrid/useDayOff.ts';
import { useFormat } from '#ui/index.ts';
import type { SeriesDays } from './series.ts';
import type { SeriesClash } from './seriesClashes.ts';

interface SeriesLinesProps {
  readonly spans: readonly Span[];
  readonly skipped: SeriesDays['skipped'];
  readonly clashes: readonly SeriesClash[];
}

/** Every day of a series, those on which its teacher is elsewhere, and the holidays that are left out. */
export function SeriesLines({ spans, skipped, clashes }: SeriesLinesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useDayOffName();
  const taken = new Set(clashes.map(({ span }) => span.debut));
  return (
    <>
      {spans.length > 1 && (
        <>
          <p className="font-medium">{t('common.word.eventCount', { count: spans.length })}</p>
          <ul
            aria-label={t('calendar.repeat.days')}
            // A long list is read by the arrows.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={spans.length > 16 ? 0 : undefined}
            className="scroll-thin mt-1 flex max-h-24 flex-wrap gap-1 overflow-y-auto"
          >
            {spans.map(({ debut }) => (
              <li
                key={debut}
                className={`rounded-chip px-1.5 text-help leading-5 ${taken.has(debut) ? 'bg-stop-soft font-medium text-stop' : 'bg-sunken text-text-2'}`}
              >
                {format.day(debut)}
              </li>
            ))}
          </ul>
        </>
      )}
      {skipped.length > 0 && (
        <p className="mt-1 text-help text-text-2">
          {t('calendar.repeat.skipped', {
            days: skipped
              .map(({ day, off }) =>
                t('calendar.repeat.skippedDay', {
                  day: format.day(format.at(day, '12:00')),
                  holiday: nameOf(off),
                }),
              )
              .join(', '),
          })}
        </p>
      )}
      {clashes.length > 0 && (
        <ul className="scroll-thin mt-1 max-h-24 overflow-y-auto text-help text-stop">
          {clashes.map(({ span, event }) => (
            <li key={span.debut}>
              {t('calendar.repeat.clash', {
                day: format.day(span.debut),
                name: event.nom || t('common.unnamed'),
                time: event.interview ? format.time(event.debut) : format.timeRange(event.debut, event.fin),
              })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
