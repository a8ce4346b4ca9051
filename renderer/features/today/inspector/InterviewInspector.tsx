import { AlertTriangle, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useInterview } from '#cache/queries/hooks.ts';
import type { InterviewView } from '#cache/queries/views.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { openPage } from '#stores/view.ts';
import { Button, EmptyState, IconButton, Inspector, Mark, Notice, Section, useFormat } from '#ui/index.ts';
import { mappedOf, documentsIn } from '#wording/dayFields.ts';
import { useAct } from '#wording/useAct.ts';
import { useDecisions } from '#wording/useDecisions.ts';
import type { Action } from '../actions/action.ts';
import { ActionButtons } from '../actions/ActionButtons.tsx';
import type { Clash } from '../day/clash.ts';
import { useClashWords } from '../useClashWords.ts';
import { Changes } from './Changes.tsx';
import { Identity } from './Identity.tsx';
import { AgentField, CustomField, CustomFields, HourFields } from './InterviewFields.tsx';

interface InterviewInspectorProps {
  readonly id: string;
  readonly clashes: readonly Clash[];
  readonly actions: readonly Action[];
  readonly onClose: () => void;
}

/** The application of an interview: applicant, hour, agent, notes, decision, and its actions. */
export function InterviewInspector({ id, clashes, actions, onClose }: InterviewInspectorProps) {
  const { t } = useTranslation();
  const interview = useInterview(id);
  return (
    <Inspector
      label={t('today.inspector.label')}
      badge={
        interview && <span className="selectable font-bold text-text">{interview.numero || t('today.onlyHere')}</span>
      }
      actions={
        interview && (
          <IconButton
            label={t('today.inspector.person')}
            icon={<UserRound size={16} aria-hidden />}
            onPress={() => openPage({ entity: 'Dossier', id: interview.id })}
          />
        )
      }
      onClose={onClose}
      footer={interview && <ActionButtons actions={actions} of={['folder', 'mail', 'call', 'correct']} />}
    >
      {interview ? (
        <Parts interview={interview} clashes={clashes} actions={actions} />
      ) : (
        <EmptyState message={t('common.rejection.unknownEntity')} />
      )}
    </Inspector>
  );
}

interface PartsProps extends Pick<InterviewInspectorProps, 'clashes' | 'actions'> {
  readonly interview: InterviewView;
}

function Parts({ interview, clashes, actions }: PartsProps) {
  const { t } = useTranslation();
  const { fieldMapping } = useDayChoices();
  const mapped = mappedOf(interview, fieldMapping);
  const pieces = documentsIn(mapped.missingPieces ?? '');
  const { interviewNote } = fieldMapping;
  const shownElsewhere = Object.values(fieldMapping).filter((code) => code !== null);
  return (
    <>
      <h2 data-subject={interview.id} className="selectable flex items-center gap-2 text-panel font-bold">
        {interview.applicantName}
        {interview.mark && <Mark state={interview.mark} />}
      </h2>
      <p className="selectable mb-3 text-text-2">{interview.admissionPathName}</p>
      <div className="mb-4 flex flex-wrap gap-1.5">
        <ActionButtons actions={actions} of={['arrived', 'done', 'move', 'decide']} size="sm" isPlain />
      </div>
      <Clashes interview={interview} clashes={clashes} />
      <Identity interview={interview} mapped={mapped} />
      {pieces.length > 0 && (
        <Section title={t('today.inspector.pieces')}>
          <ul className="selectable list-inside list-disc">
            {pieces.map((piece) => (
              <li key={piece}>{piece}</li>
            ))}
          </ul>
        </Section>
      )}
      {interviewNote !== null && (
        <Section>
          <CustomField interview={interview} code={interviewNote} label={t('today.inspector.note')} rows={3} />
        </Section>
      )}
      <Section title={t('today.inspector.decision')}>
        <DecisionPart interview={interview} />
      </Section>
      <Section title={t('today.inspector.interview')}>
        <div className="flex flex-col gap-3">
          <HourFields interview={interview} />
          <AgentField interview={interview} />
        </div>
      </Section>
      <Section title={t('today.inspector.fields')}>
        <CustomFields interview={interview} without={shownElsewhere} />
      </Section>
      {/* Last, so that saving a change moves no field under the pointer. */}
      {interview.steps.length > 0 && (
        <Section title={t('today.inspector.changes')}>
          <Changes steps={interview.steps} />
        </Section>
      )}
    </>
  );
}

/** Why it cannot take place as planned, in words. */
function Clashes({ interview, clashes }: { readonly interview: InterviewView; readonly clashes: readonly Clash[] }) {
  const { long } = useClashWords();
  if (clashes.length === 0) return null;
  return (
    <ul className="mb-4 flex flex-col gap-2">
      {clashes.map((clash) => (
        <li key={`${clash.kind} ${clash.what} ${clash.from}`}>
          <Notice
            tone="stop"
            icon={<AlertTriangle size={16} aria-hidden />}
            actions={clash.own !== undefined && <Settle interview={interview} clash={clash} own={clash.own} />}
          >
            {long(clash)}
          </Notice>
        </li>
      ))}
    </ul>
  );
}

/** The two ways to settle a difference between calendar and application (R4.7). */
function Settle({
  interview,
  clash,
  own,
}: {
  readonly interview: InterviewView;
  readonly clash: Clash;
  readonly own: string;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const act = useAct();
  const { id, applicantName: name, creneau } = interview;
  const settled = (at: number): string => t('today.clash.settled', { name, time: format.dayTime(at) });
  return (
    <span className="flex flex-wrap gap-1.5">
      <Button
        size="sm"
        onPress={() =>
          void act(
            { kind: 'application.edit', id, creneauLibre: format.instant(clash.from) },
            { done: settled(clash.from) },
          )
        }
      >
        {t('today.clash.toCalendar')}
      </Button>
      <Button
        size="sm"
        onPress={() =>
          void act(
            {
              kind: 'event.reschedule',
              id: own,
              debut: format.instant(creneau),
              fin: format.instant(creneau + clash.to - clash.from),
            },
            { done: settled(creneau) },
          )
        }
      >
        {t('today.clash.toApplication')}
      </Button>
    </span>
  );
}

/** The decision and its day. */
function DecisionPart({ interview: { decisionId, dateDecision } }: { readonly interview: InterviewView }) {
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
