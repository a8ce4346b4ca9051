import { useTranslation } from 'react-i18next';
import type { InterviewView } from '#cache/queries/views.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { useSession } from '#stores/session.ts';
import { useFormat } from '#ui/index.ts';
import './day.css';
import type { Day } from '#ui/index.ts';
import { documentsIn, mappedOf } from '#wording/dayFields.ts';
import { dayTotals } from '#wording/dayTotals.ts';
import { PaperDialog } from '#wording/paper/PaperDialog.tsx';
import { PaperSheets, PaperTitle } from '#wording/paper/PaperSheets.tsx';
import { useDecisions } from '#wording/useDecisions.ts';
import { useTotalsWords } from '#wording/useTotalsWords.ts';

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

interface DaySheetProps {
  readonly day: Day;
  /** In the order of the day. */
  readonly interviews: readonly InterviewView[];
  readonly campusName: string;
  /** Epoch ms. */
  readonly now: number;
}

/** The interviews of a day on A4, each with a line for notes. */
function DaySheet({ day, interviews, campusName, now }: DaySheetProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { fieldMapping } = useDayChoices();
  const { nameOf } = useDecisions();
  const totals = useTotalsWords()(dayTotals(interviews, fieldMapping, now));
  const hasPhone = fieldMapping.phone !== null;
  const hasRoom = fieldMapping.room !== null;
  const columns = 4 + Number(hasPhone) + Number(hasRoom);
  return (
    <PaperSheets>
      <section className="paper-sheet">
        <PaperTitle title={t('today.print.heading', { day: format.dayLong(format.startOfDay(day)) })} now={now}>
          {campusName}
        </PaperTitle>
        <p className="paper-totals">{totals}</p>
        {interviews.length === 0 ? (
          <p>{t('today.noneThatDay')}</p>
        ) : (
          <table className="paper-day">
            <colgroup>
              <col style={{ width: '13mm' }} />
              <col />
              {hasPhone && <col style={{ width: '29mm' }} />}
              {hasRoom && <col style={{ width: '17mm' }} />}
              <col style={{ width: '34mm' }} />
              <col style={{ width: '44mm' }} />
            </colgroup>
            <thead>
              <tr>
                <th>{t('common.word.time')}</th>
                <th>{t('common.personKind.applicant')}</th>
                {hasPhone && <th>{t('common.dayField.phone')}</th>}
                {hasRoom && <th>{t('common.dayField.room')}</th>}
                <th>{t('common.personKind.agent')}</th>
                <th>
                  {t(fieldMapping.missingPieces === null ? 'common.word.state' : 'common.dayField.missingPieces')}
                </th>
              </tr>
            </thead>
            {interviews.map((interview) => {
              const mapped = mappedOf(interview, fieldMapping);
              const pieces = documentsIn(mapped.missingPieces ?? '');
              const { decisionId } = interview;
              return (
                <tbody key={interview.id}>
                  <tr>
                    <td className="paper-time">{format.time(interview.creneau)}</td>
                    <td>
                      <strong>{interview.applicantName || t('common.unnamed')}</strong>
                      <span className="paper-detail">
                        {[interview.admissionPathName, interview.numero].filter(Boolean).join(' · ')}
                      </span>
                    </td>
                    {hasPhone && <td>{mapped.phone}</td>}
                    {hasRoom && <td>{mapped.room}</td>}
                    <td>{interview.agentName ?? ''}</td>
                    <td>
                      {fieldMapping.missingPieces === null
                        ? interview.stateName
                        : pieces.length > 0
                          ? pieces.join(', ')
                          : t('today.print.complete')}
                      {decisionId !== null && (
                        <span className="paper-detail">
                          {t('today.print.decision', { decision: nameOf(decisionId) })}
                        </span>
                      )}
                    </td>
                  </tr>
                  <tr className="paper-notes">
                    <td colSpan={columns}>{t('today.print.notes')}</td>
                  </tr>
                </tbody>
              );
            })}
          </table>
        )}
      </section>
    </PaperSheets>
  );
}
