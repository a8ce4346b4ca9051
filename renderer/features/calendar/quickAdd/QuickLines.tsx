import { CalendarClock, Shapes, TextCursorInput, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { clockText } from '#shared/text/when/civil.ts';
import { capital } from '#timeGrid/appearance/capital.ts';
import { hueOf } from '#timeGrid/appearance/hue.ts';
import { useFormat, useNow } from '#ui/index.ts';
import type { SeriesClash } from '../repeat/seriesClashes.ts';
import { SeriesLines } from '../repeat/SeriesLines.tsx';
import type { WallTime } from './phrase.ts';
import type { Applicant } from './useApplicant.ts';
import type { QuickEvent } from './useQuickEvent.ts';

/** The parsed values of the phrase, line by line; announced as they change. */
export function QuickLines({
  text,
  quick,
  applicant,
  clashes,
}: {
  readonly text: string;
  readonly quick: QuickEvent;
  readonly applicant: Applicant;
  readonly clashes: readonly SeriesClash[];
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const { span, series, type, title, enseignants, clocks, isLastType, problem, unsettled } = quick;
  const isSaid = problem === null || problem === 'unsettled';
  // Its range names both of its days.
  const isNight = isSaid && !format.isOneDay(span.debut, span.fin);
  const odd = clocks[0];
  const isThisYear = format.dayOf(span.debut).slice(0, 4) === format.dayOf(now).slice(0, 4);
  return (
    <output aria-live="polite" className="block px-4 py-2.5">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-3 text-body [&>dd]:min-h-7 [&>dd]:leading-7">
        <Line icon={<CalendarClock size={15} strokeWidth={1.5} aria-hidden />} label={t('calendar.when')}>
          <span className="font-medium">
            {capital(isNight ? format.timeRange(span.debut, span.fin) : format.day(span.debut))}
            {isThisYear ? '' : ` ${format.dayOf(span.debut).slice(0, 4)}`}
            {isSaid && !isNight && `, ${format.timeRange(span.debut, span.fin)}`}
          </span>{' '}
          {isSaid && <span className="text-text-3">{format.duration(span.fin - span.debut)}</span>}
        </Line>
        <Line icon={<Shapes size={15} strokeWidth={1.5} aria-hidden />} label={t('common.word.type')}>
          {type !== null ? (
            <span className="inline-flex items-center gap-2">
              <span className="size-2.5 rounded-[3px] bg-(--bar)" data-hue={hueOf(type.name)} aria-hidden />
              {isLastType ? t('calendar.doing.quick.sameType', { type: type.name }) : type.name}
            </span>
          ) : (
            <span className="text-text-3">{t('calendar.doing.quick.chooseType')}</span>
          )}
        </Line>
        <Line icon={<TextCursorInput size={15} strokeWidth={1.5} aria-hidden />} label={t('common.word.name')}>
          {applicant.titled(title) || type?.name || <span className="text-text-3">{t('common.unnamed')}</span>}
        </Line>
        {enseignants !== '' && (
          <Line icon={<UserRound size={15} strokeWidth={1.5} aria-hidden />} label={t('common.word.teachers')}>
            {enseignants}
          </Line>
        )}
      </dl>
      <SeriesLines spans={series?.spans ?? []} skipped={series?.skipped ?? []} clashes={clashes} />
      {unsettled.map(({ from, to, why }) => (
        <p key={from} className="sr-only">
          {t(`calendar.doing.quick.unsettled.${why}`, {
            piece: format.quote(text.normalize('NFC').slice(from, to).trim()),
          })}
        </p>
      ))}
      {problem === 'endBeforeStart' && (
        <p className="mt-1 text-help text-stop">{t('common.rejection.endBeforeStart')}</p>
      )}
      {odd && (
        <p className={`mt-1 text-help ${odd.kind === 'skipped' ? 'text-stop' : 'text-text-2'}`}>{oddClock(odd)}</p>
      )}
    </output>
  );

  function oddClock({ kind, minute, at }: WallTime): string {
    const time = clockText(minute);
    if (kind === 'twice') return t('calendar.doing.quick.twice', { time });
    // The clock jumps by as much as the skipped hour was moved.
    const [from, to] = [time, format.timeOf(at)].map((each) => each.replace(/\d\d$/u, '00'));
    return t('calendar.doing.quick.skipped', { time, from, to });
  }
}

function Line({
  icon,
  label,
  children,
}: {
  readonly icon: ReactNode;
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <>
      <dt className="text-text-3">
        {icon}
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}
