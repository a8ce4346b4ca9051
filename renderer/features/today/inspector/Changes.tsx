import { useTranslation } from 'react-i18next';
import { meaningOf } from '#i18n/labels/index.ts';
import { useCommit } from '#stores/commit.ts';
import { useView } from '#stores/view.ts';
import type { Step } from '#sync/step.ts';
import { Button, Mark, Notice, useFormat, useNow } from '#ui/index.ts';
import type { MarkState, Tone } from '#ui/index.ts';
import { fieldName } from './InterviewFields.tsx';

/** What of this application is only here, each with its way back or its way to a decision. */
export function Changes({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <div className="flex flex-col gap-2">
      {steps.map((step) => (
        <Change key={step.id} step={step} />
      ))}
    </div>
  );
}

/** Fields that have words of their own. */
const known: ReadonlySet<string> = new Set(['CreneauLibre', 'AgentId', 'Parametres', 'DecisionId', 'DateDecision']);
/** What a walk-in makes (R4.6). */
const createdHere: ReadonlySet<string> = new Set(['Mail', 'Candidat', 'Dossier']);

function Change({ step }: { readonly step: Step }) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const standing = standingOf(step);
  const created =
    step.action === 'create' ? [t(`today.change.created.${createdHere.has(step.entity) ? step.entity : 'other'}`)] : [];
  const changed = step.changes.map(({ field, key }) =>
    t(`today.change.${known.has(field) ? field : 'other'}`, {
      field: meaningOf(step.entity, field, format.language).label,
      key: key === undefined ? '' : format.quote(fieldName(key)),
    }),
  );
  const held = step.provisional.find(({ field }) => field === 'MailId' || field === 'CandidatId')?.field;
  const { commit: undo } = useCommit((commands) => commands.undo(step.id));
  return (
    <Notice
      tone={standing.tone}
      icon={<Mark state={standing.mark} />}
      title={t('today.change.at', {
        what: [...new Set([...created, ...changed])].join(', '),
        time: format.moment(step.madeAt, now),
      })}
      actions={
        standing.isParked ? (
          <Button size="sm" onPress={() => useView.setState({ screen: 'changes', deciding: step.id })}>
            {t('today.inspector.decide')}
          </Button>
        ) : standing.mark === 'waiting' ? (
          <Button size="sm" onPress={() => void undo()}>
            {t('common.undo')}
          </Button>
        ) : undefined
      }
    >
      {standing.mark !== 'waiting'
        ? t(`common.mark.${standing.mark}`)
        : held
          ? t(`today.change.waitsFor.${held}`)
          : t('today.inspector.safe')}
    </Notice>
  );
}

interface Standing {
  readonly mark: MarkState;
  readonly tone: Tone;
  /** A person must decide. */
  readonly isParked: boolean;
}

const standings: Readonly<Record<Step['state']['kind'], Standing>> = {
  waiting: { mark: 'waiting', tone: 'wait', isParked: false },
  sending: { mark: 'sending', tone: 'accent', isParked: false },
  doubt: { mark: 'doubt', tone: 'ask', isParked: false },
  conflict: { mark: 'conflict', tone: 'stop', isParked: true },
  refused: { mark: 'refused', tone: 'stop', isParked: true },
  applied: { mark: 'verified', tone: 'ok', isParked: false },
  dropped: { mark: 'dropped', tone: 'wait', isParked: false },
};

/** How a change of an application stands, for showing. */
const standingOf = (step: Pick<Step, 'state'>): Standing => ({
  ...standings[step.state.kind],
  ...(step.state.kind === 'doubt' ? { isParked: step.state.asked } : {}),
});
