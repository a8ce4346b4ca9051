import { useTranslation } from 'react-i18next';
import type { InterviewView } from '#cache/queries/views.ts';
import { useSession } from '#stores/session.ts';
import { useFormat } from '#ui/index.ts';
import type { Day } from '#ui/index.ts';
import { PaperDialog } from '#wording/paper/PaperDialog.tsx';
import { DaySheet } from './DaySheet.tsx';

interface PrintDayProps {
  readonly day: Day;
  readonly interviews: readonly InterviewView[];
  /** Epoch ms. */
  readonly now: number;
  readonly onClose: () => void;
}

/** « La journée sur papier »: the interviews that the screen shows. */
export function PrintDay({ day, interviews, now, onClose }: PrintDayProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const campusName = useSession((session) => session.open?.profile.campusName) ?? '';
  const inOrder = interviews.toSorted((a, b) => a.creneau - b.creneau);
  return (
    <PaperDialog title={t('today.print.title')} fileName={t('today.print.fileName', { day })} onClose={onClose}>
      <p>{t('today.print.what', { day: format.dayLong(format.startOfDay(day)), count: inOrder.length })}</p>
      <p className="text-text-2">{t('today.print.inClear')}</p>
      <DaySheet day={day} interviews={inOrder} campusName={campusName} now={now} />
    </PaperDialog>
  );
}
