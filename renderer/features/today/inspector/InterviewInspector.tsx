import { AlertTriangle, Copy, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { InterviewView } from '#cache/queries/views.ts';
import { PendingChanges } from '#pages/PendingChanges.tsx';
import type { Clash } from '#parts/interviews/clash.ts';
import { Differs } from '#parts/linking/Differs.tsx';
import { fullYears } from '#shared/time/fullYears.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { openPage } from '#stores/place.ts';
import {
  Facts,
  IconButton,
  Inspector,
  LongText,
  Mark,
  Notice,
  Section,
  useCopy,
  useFormat,
  useNow,
} from '#ui/index.ts';
import { documentsIn, mappedOf } from '#wording/dayFields.ts';
import type { Mapped } from '#wording/dayFields.ts';
import { stampShown } from '#wording/stamp.ts';
import { useDecisions } from '#wording/useDecisions.ts';
import type { Action } from '../actions/action.ts';
import { ActionButtons } from '../actions/ActionButtons.tsx';
import { useClashWords } from '../useClashWords.ts';
import { AgentField, CustomField, CustomFields, HourFields } from './InterviewFields.tsx';
import { MissingPieces } from './MissingPieces.tsx';

interface InterviewInspectorProps {
  readonly interview: InterviewView;
  readonly clashes: readonly Clash[];
  readonly actions: readonly Action[];
  readonly onClose: () => void;
}

export function InterviewInspector({ interview, clashes, actions, onClose }: InterviewInspectorProps) {
  const { t } = useTranslation();
  return (
    <Inspector
      label={t('common.word.application')}
      badge={<span className="selectable font-bold text-text">{interview.numero || t('today.onlyHere')}</span>}
      actions={
        <IconButton
          label={t('common.word.openTheRecord')}
          icon={<UserRound size={16} aria-hidden />}
          onPress={() => openPage({ entity: 'Dossier', id: interview.id })}
        />
      }
      onClose={onClose}
      footer={<ActionButtons actions={actions} of={['folder', 'mail', 'call', 'correct']} />}
    >
      <Sections interview={interview} clashes={clashes} />
    </Inspector>
  );
}

function Sections({ interview, clashes }: Pick<InterviewInspectorProps, 'interview' | 'clashes'>) {
  const { t } = useTranslation();
  const { fieldMapping } = useDayChoices();
  const mapped = mappedOf(interview, fieldMapping);
  const pieces = documentsIn(mapped.missingPieces ?? '');
  const { interviewNote, missingPieces } = fieldMapping;
  const shownElsewhere = Object.values(fieldMapping).filter((code) => code !== null);
  return (
    <>
      <h2 data-subject={interview.id} className="selectable flex items-center gap-2 text-panel font-bold">
        {interview.applicantName}
        {interview.mark && <Mark state={interview.mark} />}
      </h2>
      <p className="selectable mb-3 text-text-2">{interview.admissionPathName}</p>
      <Differs applicationId={interview.id} />
      <Clashes clashes={clashes.filter(({ own }) => own === undefined)} />
      <Identity interview={interview} mapped={mapped} />
      {missingPieces !== null && pieces.length > 0 && (
        <MissingPieces interview={interview} code={missingPieces} text={mapped.missingPieces ?? ''} />
      )}
      {interviewNote !== null && (
        <Section>
          <CustomField interview={interview} code={interviewNote} label={t('common.dayField.interviewNote')} rows={3} />
        </Section>
      )}
      <Section title={t('common.word.decision')}>
        <DecisionPart interview={interview} />
      </Section>
      <Section title={t('common.word.interview')}>
        <div className="flex flex-col gap-3">
          <HourFields interview={interview} />
          <AgentField interview={interview} />
        </div>
      </Section>
      <Section title={t('common.word.customFields')}>
        <CustomFields interview={interview} without={shownElsewhere} />
      </Section>
      {/* Last, so that saving a change moves no field under the pointer. */}
      <PendingChanges steps={interview.steps} />
    </>
  );
}

function Clashes({ clashes }: { readonly clashes: readonly Clash[] }) {
  const { long } = useClashWords();
  if (clashes.length === 0) return null;
  return (
    <ul className="mb-4 flex flex-col gap-2">
      {clashes.map((clash) => (
        <li key={`${clash.kind} ${clash.what} ${clash.from}`}>
          <Notice tone="stop" icon={<AlertTriangle size={16} aria-hidden />}>
            {long(clash)}
          </Notice>
        </li>
      ))}
    </ul>
  );
}

function DecisionPart({ interview: { decisionId, dateDecision } }: { readonly interview: InterviewView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { nameOf } = useDecisions();
  if (decisionId === null && dateDecision === null) return <p className="text-text-3">{t('today.decision.none')}</p>;
  const on = dateDecision === null ? '' : t('deciding.on', { date: format.date(dateDecision) });
  return (
    <p className="selectable">
      {decisionId === null ? on : <span className="font-medium">{nameOf(decisionId)}</span>}
      {decisionId !== null && on && <span className="text-text-2">{` · ${on}`}</span>}
    </p>
  );
}

/** What the service has no field for is shown only if a custom field holds it. */
function Identity({ interview, mapped }: { readonly interview: InterviewView; readonly mapped: Mapped }) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const copy = useCopy();
  const { mail, stateName, avancement, naissance, creneau } = interview;
  const missing = (word: string) => <span className="text-text-3">{t(word)}</span>;
  const shown = (text: string): string => stampShown(text, format.dayOf(creneau));
  const optional = [
    { label: t('common.dayField.phone'), value: mapped.phone },
    { label: t('common.dayField.room'), value: mapped.room },
    { label: t('common.dayField.arrived'), value: mapped.arrived && shown(mapped.arrived) },
    { label: t('common.word.done'), value: mapped.done && shown(mapped.done) },
    { label: t('common.dayField.absent'), value: mapped.absent && shown(mapped.absent) },
  ].filter(({ value }) => value);
  return (
    <Facts
      items={[
        {
          label: t('common.word.email'),
          value:
            mail === null ? (
              missing('today.inspector.noMail')
            ) : (
              <span className="-my-[3px] -mr-2 flex items-center">
                <span className="min-w-0 flex-1 break-words">
                  <LongText text={mail} />
                </span>
                <IconButton
                  label={t('today.copyMail')}
                  icon={<Copy size={14} aria-hidden />}
                  onPress={() => copy(mail)}
                />
              </span>
            ),
        },
        ...(naissance === null
          ? []
          : [
              {
                label: t('today.inspector.born'),
                value: t('today.inspector.bornOn', {
                  date: format.date(naissance),
                  age: fullYears(format.dayOf(naissance), format.dayOf(now)),
                }),
              },
            ]),
        ...optional,
        { label: t('common.word.state'), value: stateName || missing('today.inspector.noProgress') },
        {
          label: t('common.word.progress'),
          value: avancement === null ? missing('today.inspector.noProgress') : format.percent(avancement),
        },
      ]}
    />
  );
}
