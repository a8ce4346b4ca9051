import { useTranslation } from 'react-i18next';
import type { InterviewView } from '#cache/queries/views.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { useSession } from '#stores/session.ts';
import { useFormat } from '#ui/index.ts';
import type { Day } from '#ui/index.ts';
import { documentsIn, mappedOf } from '#wording/dayFields.ts';
import { dayTotals } from '#wording/dayTotals.ts';
import { PaperDialog } from '#wording/paper/PaperDialog.tsx';
import { PaperSheets, PaperTitle } from '#wording/paper/PaperSheets.tsx';
import { PaperTable } from '#wording/paper/PaperTable.tsx';
import { useDecisions } from '#wording/useDecisions.ts';
import { useTotalsWords } from '#wording/useTotalsWords.ts';

interface PrintDayProps {
  readonly day: Day;
  readonly interviews: readonly InterviewView[];
  /** Epoch ms. */
  readonly now: number;
  readonly onClose: () => void;
}

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

function DaySheet({ day, interviews, campusName, now }: DaySheetProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { fieldMapping } = useDayChoices();
  const { nameOf } = useDecisions();
  const totals = useTotalsWords()(dayTotals(interviews, fieldMapping, now));
  const hasPhone = fieldMapping.phone !== null;
  const hasRoom = fieldMapping.room !== null;
  const columns = [
    { id: 'time', label: t('common.word.time'), width: 13 },
    { id: 'applicant', label: t('common.personKind.applicant') },
    ...(hasPhone ? [{ id: 'phone', label: t('common.dayField.phone'), width: 29 }] : []),
    ...(hasRoom ? [{ id: 'room', label: t('common.dayField.room'), width: 17 }] : []),
    { id: 'agent', label: t('common.personKind.agent'), width: 34 },
    {
      id: 'state',
      label: t(fieldMapping.missingPieces === null ? 'common.word.state' : 'common.dayField.missingPieces'),
      width: 44,
    },
  ];
  return (
    <PaperSheets>
      <PaperTitle title={t('today.print.heading', { day: format.dayLong(format.startOfDay(day)) })} now={now}>
        {campusName}
      </PaperTitle>
      <p>
        <strong>{totals}</strong>
      </p>
      {interviews.length === 0 ? (
        <p>{t('today.noneThatDay')}</p>
      ) : (
        <PaperTable columns={columns}>
          {interviews.map((interview) => {
            const mapped = mappedOf(interview, fieldMapping);
            const pieces = documentsIn(mapped.missingPieces ?? '');
            const { decisionId } = interview;
            return (
              <tbody key={interview.id} data-whole>
                <tr>
                  <td>
                    <strong>{format.time(interview.creneau)}</strong>
                  </td>
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
                <tr data-notes>
                  <td colSpan={columns.length}>{t('today.print.notes')}</td>
                </tr>
              </tbody>
            );
          })}
        </PaperTable>
      )}
    </PaperSheets>
  );
}
