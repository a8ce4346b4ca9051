import { useTranslation } from 'react-i18next';
import { Fields } from '#cache/queries/peopleHooks.ts';
import { elementsOf } from '#shared/json/rawJson.ts';
import { useFormat, useNow } from '#ui/index.ts';
import type { Bar, Period } from './timeLine.ts';
import { timeLineOf } from './timeLine.ts';

interface TrackPeriod extends Period {
  readonly fields: Fields;
}

/** The periods that came with a track; null where the service did not give them ($expand). */
export function periodsOf(track: Fields): readonly TrackPeriod[] | null {
  const raw = track.raw('ParcoursPeriodes');
  if (!raw?.startsWith('[')) return null;
  return elementsOf(raw).map((text, at) => {
    const fields = new Fields(text);
    return { id: fields.id('Id') ?? `at ${at}`, fields, from: fields.instant('Debut'), to: fields.instant('Fin') };
  });
}

/** Side by side as they follow, with today; in order of time for a screen reader. */
export function TimeLine({ periods }: { readonly periods: readonly TrackPeriod[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { bars, lines, undated, placeOf } = timeLineOf(periods);
  const now = useNow();
  const today = placeOf(now);
  return (
    <>
      {bars.length > 0 && (
        <div className="relative mb-3 pt-5">
          <ol
            aria-label={t('teaching.track.line')}
            className="relative rounded-box bg-sunken"
            style={{ height: lines * lineHeight }}
          >
            {bars.map((bar) => (
              <PeriodBar key={bar.period.id} bar={bar} />
            ))}
          </ol>
          {today !== null && (
            <div
              className="pointer-events-none absolute top-0 h-5 border-l border-accent"
              style={{ left: percent(today) }}
            >
              <span
                className={`absolute top-0 px-1 text-mark whitespace-nowrap text-accent ${today > 0.8 ? 'right-0' : 'left-0'}`}
              >
                {t('teaching.track.today', { day: format.date(now) })}
              </span>
            </div>
          )}
        </div>
      )}
      {undated.length > 0 && (
        <p className="mb-3 text-help text-text-3">{t('teaching.track.undated', { count: undated.length })}</p>
      )}
    </>
  );
}

const lineHeight = 56;
const percent = (part: number): string => `${part * 100}%`;

function PeriodBar({ bar: { period, start, length, line } }: { readonly bar: Bar<TrackPeriod> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { fields, from, to } = period;
  const name = fields.text('Nom') || fields.text('LibellePeriode') || t('common.numbered', { id: period.id });
  const label = fields.text('LibellePeriodeSpecifique') || fields.text('LibellePeriode');
  const dates = t('lists.days.between', { from: format.date(from ?? 0), to: format.date(to ?? 0) });
  return (
    <li
      title={`${[name, label].filter(Boolean).join(', ')}, ${dates}`}
      className="absolute px-0.5 py-1"
      style={{ left: percent(start), width: percent(length), top: line * lineHeight, height: lineHeight }}
    >
      <div className="h-full overflow-hidden rounded-chip border-l-3 border-accent bg-accent-soft px-2 py-1">
        <p className="truncate-line leading-5 font-medium">{[name, label].filter(Boolean).join(' · ')}</p>
        <p className="truncate-line text-help leading-4 text-text-2">{dates}</p>
      </div>
    </li>
  );
}
