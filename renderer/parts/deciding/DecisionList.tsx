import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ApplicationView } from '#cache/queries/views.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { classes, GridRow, LongRows, Mark, Pill, RowGrid, useFormat } from '#ui/index.ts';
import type { Rows } from '#ui/index.ts';
import { documentsIn, isDecided, mappedOf } from '#wording/dayFields.ts';
import { useDecisions } from '#wording/useDecisions.ts';

interface DecisionListProps {
  readonly applications: readonly ApplicationView[];
  /** The row that a decision goes to: outlined, and the only one. */
  readonly current: string;
  readonly rows: Rows;
  readonly onSelect: (id: string) => void;
}

/** The applications to decide, in an order that does not change; a decided one stays, ticked. */
export function DecisionList({ applications, current, rows, onSelect }: DecisionListProps) {
  const { t } = useTranslation();
  const ids = applications.map(({ id }) => id);
  return (
    <div {...rows.list} className="scroll-thin mt-3 max-h-[max(176px,calc(76vh-390px))] overflow-y-auto">
      <RowGrid
        label={t('deciding.list')}
        isSticky
        count={ids.length}
        columns={[
          { id: 'when', label: t('common.word.interview'), need: [116, 136, 152, 0] },
          { id: 'applicant', label: t('common.personKind.applicant'), need: [100, 200, 300, 2] },
          { id: 'state', label: t('common.word.application'), need: [76, 150, 220, 1] },
          { id: 'decision', label: t('common.word.decision'), need: [72, 120, 200, 1] },
          { id: 'mark', label: <span className="sr-only">{t('lists.mark')}</span>, need: [28, 36, 36, 0] },
        ]}
      >
        <LongRows ids={ids} kept={current}>
          {(at) => {
            const application = applications[at];
            return (
              application && (
                <Line
                  application={application}
                  at={at}
                  isCurrent={application.id === current}
                  isReachable={application.id === rows.reachable}
                  onSelect={onSelect}
                />
              )
            );
          }}
        </LongRows>
      </RowGrid>
    </div>
  );
}

interface LineProps {
  readonly application: ApplicationView;
  readonly at: number;
  readonly isCurrent: boolean;
  readonly isReachable: boolean;
  readonly onSelect: (id: string) => void;
}

function Line({ application, at, isCurrent, isReachable, onSelect }: LineProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { nameOf } = useDecisions();
  const { id, applicantName, admissionPathName, creneau, stateName, decisionId, dateDecision, mark } = application;
  const missing = documentsIn(mappedOf(application, useDayChoices().fieldMapping).missingPieces ?? '').length;
  const isOver = isDecided(application);
  return (
    <GridRow
      id={id}
      at={at}
      isSelected={isCurrent}
      isReachable={isReachable}
      isTarget={isCurrent}
      onSelect={onSelect}
      {...(isOver && { data: { 'data-decided': 'true' } })}
      className={classes('h-row', isOver && 'text-text-2')}
    >
      <td className="truncate-line">{creneau === null ? '' : format.dayTime(creneau)}</td>
      <td>
        <span className={classes('flex items-center gap-1.5 leading-4', !isOver && 'font-bold')}>
          {isOver && <Check size={14} strokeWidth={2} aria-hidden className="shrink-0 text-ok" />}
          <span className="truncate-line">{applicantName || t('common.unnamed')}</span>
        </span>
        <span className="block truncate-line text-help leading-4 text-text-3">{admissionPathName}</span>
      </td>
      <td className="truncate-line">
        {missing > 0 && !isOver ? <Pill tone="ask">{t('deciding.missing', { count: missing })}</Pill> : stateName}
      </td>
      <td className="truncate-line font-medium">
        {decisionId === null
          ? dateDecision !== null && t('deciding.on', { date: format.dayMonth(dateDecision) })
          : nameOf(decisionId)}
      </td>
      <td>{mark && <Mark state={mark} />}</td>
    </GridRow>
  );
}
