import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InterviewView } from '#cache/queries/views.ts';
import { RowGrid, useFormat } from '#ui/index.ts';
import { useColumns } from './InterviewLine.tsx';
import type { LineOf } from './InterviewLine.tsx';

interface UnfinishedProps {
  readonly interviews: readonly InterviewView[];
  readonly lineOf: LineOf;
  readonly onDecide: (interview: InterviewView) => void;
}

/** « À finir »: interviews of the last working days that have no decision yet. */
export function Unfinished({ interviews, lineOf, onDecide }: UnfinishedProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const columns = useColumns();
  const [hadSome, setHadSome] = useState(false);
  if (interviews.length > 0 && !hadSome) setHadSome(true);
  // After the last decision the list remains, so that the focus has a place and the user reads that it is done.
  if (!hadSome) return null;
  return (
    <section data-list="row" tabIndex={-1} aria-label={t('today.unfinished.title')} className="mt-6">
      <h2 className="flex items-baseline gap-2 text-body font-bold">
        {t('today.unfinished.title')}
        {interviews.length > 0 && (
          <span className="text-help font-normal text-text-3">
            {t('today.unfinished.count', { count: interviews.length })}
          </span>
        )}
      </h2>
      {interviews.length === 0 ? (
        <p className="py-2 text-text-3">{t('today.unfinished.none')}</p>
      ) : (
        <div className="@container -mx-2">
          <RowGrid label={t('today.unfinished.title')} columns={columns} minWidth={380}>
            {interviews.map((interview) => lineOf(interview, format.dayMonth(interview.creneau), onDecide))}
          </RowGrid>
        </div>
      )}
    </section>
  );
}
