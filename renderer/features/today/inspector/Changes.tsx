import { useTranslation } from 'react-i18next';
import { meaningOf } from '#i18n/labels/index.ts';
import { useCommand } from '#stores/commit.ts';
import { useView } from '#stores/view.ts';
import { isParked } from '#sync/rules/order.ts';
import { canUndo } from '#sync/rules/undo.ts';
import type { Step } from '#sync/step.ts';
import { Button, Mark, Notice, useFormat, useNow } from '#ui/index.ts';
import type { MarkState, Tone } from '#ui/index.ts';
import { fieldName } from './InterviewFields.tsx';

/** The changes of this application that are not at the service, each with a button to undo it or to decide. */
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
/** The creations of a walk-in (R4.6). */
const createdHere: ReadonlySet<string> = new Set(['Mail', 'Candidat', 'Dossier']);

function Change({ step }: { readonly step: Step }) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const display = displays[step.state.kind];
  const created =
    step.action === 'create' ? [t(`today.change.created.${createdHere.has(step.entity) ? step.entity : 'other'}`)] : [];
  const changed = step.changes.map(({ field, key }) =>
    t(`today.change.${known.has(field) ? field : 'other'}`, {
      field: meaningOf(step.entity, field, format.language).label,
      key: key === undefined ? '' : format.quote(fieldName(key)),
    }),
  );
  const held = step.provisional.find(({ field }) => field === 'MailId' || field === 'CandidatId')?.field;
  const undo = useCommand((commands) => commands.undo(step.id));
  return (
    <Notice
      tone={display.tone}
      icon={<Mark state={display.mark} />}
      title={t('today.change.at', {
        what: [...new Set([...created, ...changed])].join(', '),
        time: format.moment(step.madeAt, now),
      })}
      actions={
        isParked(step) ? (
          <Button size="sm" onPress={() => useView.setState({ screen: 'changes', deciding: step.id })}>
            {t('today.inspector.decide')}
          </Button>
        ) : canUndo(step) ? (
          <Button size="sm" onPress={() => void undo()}>
            {t('common.undo')}
          </Button>
        ) : undefined
      }
    >
      {display.mark !== 'waiting'
        ? t(`common.mark.${display.mark}`)
        : held
          ? t(`today.change.waitsFor.${held}`)
          : t('today.inspector.safe')}
    </Notice>
  );
}

interface ChangeDisplay {
  readonly mark: MarkState;
  readonly tone: Tone;
}

/** How a change of an application is shown, by its state. */
const displays: Readonly<Record<Step['state']['kind'], ChangeDisplay>> = {
  waiting: { mark: 'waiting', tone: 'wait' },
  sending: { mark: 'sending', tone: 'accent' },
  doubt: { mark: 'doubt', tone: 'ask' },
  conflict: { mark: 'conflict', tone: 'stop' },
  refused: { mark: 'refused', tone: 'stop' },
  applied: { mark: 'verified', tone: 'ok' },
  dropped: { mark: 'dropped', tone: 'wait' },
};
