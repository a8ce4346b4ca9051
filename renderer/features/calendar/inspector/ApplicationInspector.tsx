import { ChevronDown, ChevronUp, FolderOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { InterviewView } from '#cache/queries/views.ts';
import type { WeekPerson } from '#stores/view.ts';
import { Button, Facts, IconButton, Inspector, MarkPill, useFormat } from '#ui/index.ts';
import type { Format } from '#ui/index.ts';
import { capital } from '../appearance/capital.ts';
import { WeeksOf } from '../person/WeeksOf.tsx';
import { ClashNote } from './ClashNote.tsx';
import type { Clash } from './ClashNote.tsx';
import { PendingChanges } from './PendingChanges.tsx';

interface ApplicationInspectorProps {
  readonly interview: InterviewView;
  readonly clash: Clash | undefined;
  /** Whose week can be shown. */
  readonly people: readonly WeekPerson[];
  readonly onOpen: (interview: InterviewView, format: Format) => void;
  readonly onStep: (direction: 'previous' | 'next') => void;
  readonly onClose: () => void;
}

/** The interview hour of an application beside the grid. It is changed where the application is. */
export function ApplicationInspector({ interview, clash, people, onOpen, onStep, onClose }: ApplicationInspectorProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { mark } = interview;
  const given = (text: string | null) => text || <span className="text-text-3">{t('calendar.none')}</span>;
  return (
    <Inspector
      label={t('calendar.views.application.title')}
      badge={mark && <MarkPill state={mark} />}
      actions={
        <>
          <IconButton
            label={t('calendar.previousEvent')}
            icon={<ChevronUp size={16} aria-hidden />}
            onPress={() => onStep('previous')}
          />
          <IconButton
            label={t('calendar.nextEvent')}
            icon={<ChevronDown size={16} aria-hidden />}
            onPress={() => onStep('next')}
          />
        </>
      }
      onClose={onClose}
      footer={
        <Button icon={<FolderOpen size={14} aria-hidden />} onPress={() => onOpen(interview, format)}>
          {t('calendar.views.openApplication')}
        </Button>
      }
    >
      <p className="flex items-center gap-2 text-text-2">
        <span className="size-2.5 rounded-full border-2 border-(--bar)" data-hue="interview" aria-hidden />
        {t('calendar.views.applicationInterview')}
      </p>
      <h2 className="selectable mt-1.5 text-view font-bold">{interview.applicantName || interview.numero}</h2>
      {interview.admissionPathName !== '' && <p className="selectable text-text-2">{interview.admissionPathName}</p>}
      <ClashNote clash={clash} />
      <div className="mt-3">
        <Facts
          items={[
            {
              label: t('calendar.when'),
              value: (
                <>
                  <span className="block font-medium">{capital(format.dayTime(interview.creneau))}</span>
                  <span className="block text-help text-text-3">
                    {interview.baseCreneau === null
                      ? t('calendar.views.application.lengthUnknown')
                      : t('calendar.base', { when: format.dayTime(interview.baseCreneau) })}
                  </span>
                </>
              ),
            },
            { label: t('calendar.views.application.agent'), value: given(interview.agentName) },
            { label: t('calendar.views.application.number'), value: given(interview.numero) },
            { label: t('calendar.views.application.state'), value: given(interview.stateName) },
            ...(interview.avancement === null
              ? []
              : [{ label: t('calendar.views.application.progress'), value: format.percent(interview.avancement) }]),
          ]}
        />
      </div>
      <WeeksOf people={people} at={interview.creneau} />
      <PendingChanges steps={interview.steps} />
    </Inspector>
  );
}
