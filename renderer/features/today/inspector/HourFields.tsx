import { useTranslation } from 'react-i18next';
import type { InterviewView } from '#cache/queries/views.ts';
import { DateInput, TimeInput, useFormat } from '#ui/index.ts';
import { useFileEdit } from './useFileEdit.ts';

/** Day and hour of the interview, kept as each is left; « Au départ » while the service has another. */
export function HourFields({ interview }: { readonly interview: InterviewView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { error, edit } = useFileEdit(interview.id);
  const day = format.dayOf(interview.creneau);
  const time = format.timeOf(interview.creneau);

  const keep = (newDay: string, newTime: string): void =>
    void edit({ creneauLibre: format.instant(format.at(newDay, newTime)) });
  return (
    <div>
      <div className="flex items-start gap-3">
        <div className="w-[130px]">
          <DateInput label={t('today.inspector.day')} value={day} onChange={(chosen) => keep(chosen, time)} />
        </div>
        <div className="w-[90px]">
          <TimeInput label={t('today.inspector.time')} value={time} onChange={(chosen) => keep(day, chosen)} />
        </div>
      </div>
      {error && (
        <p role="alert" className="mt-1 text-help text-stop">
          {error}
        </p>
      )}
      {interview.baseCreneau !== null && interview.baseCreneau !== interview.creneau && (
        <p className="mt-1 text-help text-text-3">
          {t('today.inspector.base', { moment: format.dayTime(interview.baseCreneau) })}
        </p>
      )}
    </div>
  );
}
