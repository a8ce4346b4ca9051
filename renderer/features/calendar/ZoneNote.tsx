import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { zoneCity } from '#shared/time/zoneCity.ts';
import { usePreferences } from '#stores/preferences.ts';
import { TextAction, useFormat } from '#ui/index.ts';
import { Line } from './PeriodNote.tsx';

interface ZoneNoteProps {
  readonly machine: string;
  /** How far this machine's clock is ahead of the school's in the period, ms. */
  readonly gaps: readonly number[];
  /** Whether the view has hours at its edge, beside which others can stand. */
  readonly hasHours: boolean;
}

/** All hours are the school's: said where this machine's clock shows another one. */
export function ZoneNote({ machine, gaps, hasHours }: ZoneNoteProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const isShown = usePreferences(({ secondZone }) => secondZone === machine);
  if (gaps.every((gap) => gap === 0)) return null;
  const worded = gaps.map((gap) =>
    gap === 0
      ? t('calendar.views.zone.same')
      : t(`calendar.views.zone.${gap > 0 ? 'later' : 'earlier'}`, { duration: format.duration(Math.abs(gap)) }),
  );
  const [first = '', second] = worded;
  return (
    <Line>
      <Globe size={13} aria-hidden className="shrink-0" />
      <span className="min-w-0">
        {t('calendar.views.zone.note', {
          school: zoneCity(format.zone),
          machine: zoneCity(machine),
          gap: second === undefined ? first : t('calendar.views.zone.afterwards', { first, second }),
        })}
      </span>
      {hasHours && (
        <TextAction onPress={() => usePreferences.setState({ secondZone: isShown ? null : machine })}>
          {t(isShown ? 'calendar.views.zone.hide' : 'calendar.views.zone.show')}
        </TextAction>
      )}
    </Line>
  );
}
