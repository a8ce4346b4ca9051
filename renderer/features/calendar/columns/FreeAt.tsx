import { useTranslation } from 'react-i18next';
import { TextAction, TimeInput, useFormat } from '#ui/index.ts';
import type { Free } from './free.ts';

interface FreeAtProps {
  /** HH:MM. */
  readonly time: string;
  readonly free: readonly Free[];
  readonly onTime: (time: string) => void;
  /** Shows the column of a person. */
  readonly onShow: (columnId: string) => void;
}

/** As many names as fit beside the hour; the columns of the others are marked. */
const most = 6;

/** « Libres à 15:00 »: who has nothing at an hour, and until when. */
export function FreeAt({ time, free, onTime, onShow }: FreeAtProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const others = free.length - most;
  return (
    <div className="flex min-w-0 flex-1 items-center gap-2">
      <span aria-hidden className="shrink-0 whitespace-nowrap">
        {t('calendar.views.columns.freeAt')}
      </span>
      <div className="w-[72px] shrink-0">
        <TimeInput label={t('calendar.views.columns.freeAt')} hideLabel value={time} onChange={onTime} />
      </div>
      <output className="flex min-w-0 flex-wrap items-center gap-x-2.5 text-text-2">
        {free.length === 0 && t('calendar.views.columns.nobodyFree')}
        {free.slice(0, most).map(({ column, until }) => (
          <span key={column.id} className="whitespace-nowrap">
            <TextAction onPress={() => onShow(column.id)}>{column.name}</TextAction>
            {until !== null && ` ${t('calendar.views.columns.until', { time: format.time(until) })}`}
          </span>
        ))}
        {others > 0 && <span>{t('calendar.views.columns.others', { count: others })}</span>}
      </output>
    </div>
  );
}
