import { useTranslation } from 'react-i18next';
import type { InterviewView } from '#cache/queries/views.ts';
import { useFormat } from '#ui/index.ts';
import { useDecisions } from '../useDecisions.ts';

/** What was decided, and when. */
export function DecisionPart({ interview: { decisionId, dateDecision } }: { readonly interview: InterviewView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { nameOf } = useDecisions();
  if (decisionId === null && dateDecision === null) return <p className="text-text-3">{t('today.decision.none')}</p>;
  const on = dateDecision === null ? '' : t('today.decision.on', { date: format.date(dateDecision) });
  return (
    <p className="selectable">
      {decisionId === null ? on : <span className="font-medium">{nameOf(decisionId)}</span>}
      {decisionId !== null && on && <span className="text-text-2">{` · ${on}`}</span>}
    </p>
  );
}
