import type { TFunction } from 'i18next';
import type { InterviewView } from '#cache/queries/views.ts';
import type { FieldMapping } from '#stores/interviewDay.ts';
import type { Format } from '#ui/index.ts';
import { isDecided } from '#wording/dayFields.ts';
import { hasCome, isAbsent, lacksDecision } from '#wording/dayTotals.ts';
import type { ReportPart } from './reportText.ts';

interface ApplicantWords {
  readonly t: TFunction;
  readonly format: Format;
  readonly mapping: FieldMapping;
  readonly decisionName: (id: string) => string;
  /** Epoch ms. */
  readonly now: number;
}

/** In the order of the day; as many without a decision as the totals count. */
export function applicantsPart(
  interviews: readonly InterviewView[],
  { t, format, mapping, decisionName, now }: ApplicantWords,
): ReportPart {
  const notesArrivals = mapping.arrived !== null || mapping.done !== null;
  const outcomeOf = (view: InterviewView): string => {
    if (view.decisionId !== null)
      return t('offline.report.applicant.decided', { decision: decisionName(view.decisionId) });
    if (isDecided(view)) return t('offline.report.applicant.decidedOtherwise');
    if (isAbsent(view, mapping)) return t('offline.report.applicant.absent');
    const came = (notesArrivals || view.event !== undefined) && hasCome(view, mapping);
    if (view.event) return t(`offline.report.applicant.${came ? 'withoutFileDone' : 'withoutFile'}`);
    if (!lacksDecision(view, mapping, now)) return t(`offline.report.applicant.${came ? 'arrived' : 'coming'}`);
    if (came) return t('offline.report.applicant.came');
    return t(`offline.report.applicant.${notesArrivals ? 'notSeen' : 'undecided'}`);
  };
  const lines = interviews
    .toSorted((a, b) => a.creneau - b.creneau)
    .map((interview) => ({
      id: interview.id,
      time: format.time(interview.creneau),
      text: t('offline.report.applicant.line', {
        name: interview.applicantName || interview.numero,
        outcome: outcomeOf(interview),
      }),
    }));
  return {
    id: 'applicants',
    title: t('offline.report.part.applicants'),
    count: lines.length,
    groups: [{ title: null, lines }],
  };
}
