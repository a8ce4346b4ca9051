import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useInterview } from '../../cache/queries/hooks.ts';
import type { InterviewView } from '../../cache/queries/views.ts';
import { EmptyState, Facts, IconButton, Inspector, Mark, Section, showToast, useFormat } from '../../ui/index.ts';
import { AgentField } from './AgentField.tsx';
import { Changes } from './Changes.tsx';
import { CustomFields } from './CustomFields.tsx';
import { HourFields } from './HourFields.tsx';

interface InterviewInspectorProps {
  readonly id: string;
  readonly hourAsked: number;
  readonly onClose: () => void;
}

/** The file of an interview: who, when, with whom, and what was noted. */
export function InterviewInspector({ id, hourAsked, onClose }: InterviewInspectorProps) {
  const { t } = useTranslation();
  const interview = useInterview(id);
  return (
    <Inspector
      label={t('today.inspector.label')}
      badge={interview && <span className="selectable font-bold text-text">{interview.numero}</span>}
      onClose={onClose}
    >
      {interview ? <Parts interview={interview} hourAsked={hourAsked} /> : <EmptyState message={t('common.rejection.unknownEntity')} />}
    </Inspector>
  );
}

function Parts({ interview, hourAsked }: { readonly interview: InterviewView; readonly hourAsked: number }) {
  const { t } = useTranslation();
  return (
    <>
      <h2 className="selectable flex items-center gap-2 text-panel font-bold">
        {interview.applicantName}
        {interview.mark && <Mark state={interview.mark} />}
      </h2>
      <p className="selectable mb-3 text-text-2">{interview.pathName}</p>
      <Identity interview={interview} />
      <Section title={t('today.inspector.interview')}>
        <div className="flex flex-col gap-3">
          <HourFields interview={interview} asked={hourAsked} />
          <AgentField interview={interview} />
        </div>
      </Section>
      <Section title={t('today.inspector.fields')}>
        <CustomFields interview={interview} />
      </Section>
      {/* Last, so that keeping a change moves no field under the hand. */}
      {interview.steps.length > 0 && (
        <Section title={t('today.inspector.changes')}>
          <Changes steps={interview.steps} />
        </Section>
      )}
    </>
  );
}

function Identity({ interview }: { readonly interview: InterviewView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { mail, stateName, avancement } = interview;
  const missing = (word: string) => <span className="text-text-3">{t(word)}</span>;
  return (
    <Facts
      items={[
        {
          label: t('today.inspector.mail'),
          value:
            mail === null ? (
              missing('today.inspector.noMail')
            ) : (
              <span className="-my-[3px] -mr-2 flex items-center">
                <span className="min-w-0 flex-1 break-words">{mail}</span>
                <IconButton
                  label={t('today.copyMail')}
                  icon={<Copy size={14} aria-hidden />}
                  onPress={() => void navigator.clipboard.writeText(mail).then(() => showToast(t('common.copied')))}
                />
              </span>
            ),
        },
        { label: t('today.inspector.state'), value: stateName || missing('today.inspector.noProgress') },
        {
          label: t('today.inspector.progress'),
          value: avancement === null ? missing('today.inspector.noProgress') : format.percent(avancement),
        },
      ]}
    />
  );
}
