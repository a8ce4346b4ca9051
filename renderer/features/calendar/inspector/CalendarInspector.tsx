import { FolderOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCampuses } from '#cache/queries/hooks.ts';
import type { InterviewView } from '#cache/queries/views.ts';
import { PendingChanges } from '#pages/PendingChanges.tsx';
import type { WeekPerson } from '#shared/ipc/place.ts';
import { capital } from '#timeGrid/appearance/capital.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import { focusEvent } from '#timeGrid/blocks.ts';
import type { Timed } from '#timeGrid/layout/layoutDay.ts';
import { Button, Facts, Inspector, MarkPill, useFormat } from '#ui/index.ts';
import { openApplication } from '../act/openApplication.ts';
import type { CalendarCommands } from '../commands/useCalendarCommands.ts';
import type { Clash } from '../period/useClashes.ts';
import type { Period } from '../period/usePeriod.ts';
import type { PeopleOf } from '../person/usePeopleOf.ts';
import { WeeksOf } from '../person/WeeksOf.tsx';
import { EventHead } from './EventHead.tsx';
import { EventInspector, MoveAndCancel, Neighbours } from './EventInspector.tsx';

interface CalendarInspectorProps {
  readonly selected: ShownEvent;
  readonly period: Period;
  readonly commands: CalendarCommands;
  readonly campusName: string;
  readonly peopleOf: PeopleOf;
  readonly editing: boolean;
  readonly onEdit: (editing: boolean) => void;
  readonly onMove: (these: readonly ShownEvent[]) => void;
}

export function CalendarInspector({ selected, campusName, peopleOf, ...props }: CalendarInspectorProps) {
  // A person's week holds events of every campus.
  const campus = useCampuses().find(({ id }) => id === selected.campusId)?.name ?? campusName;
  const { period } = props;
  const { choice } = props.commands;
  const { visible } = period;
  const shared = {
    clash: period.clashOf(selected),
    people: peopleOf(selected),
    onStep: (direction: 'previous' | 'next'): void =>
      choice.choose(neighbourOf(visible, selected.id, direction === 'next' ? 1 : -1) ?? selected.id),
    onClose: (): void => {
      choice.choose(null);
      // The focus goes back to where it was: the event in the grid.
      focusEvent(document, selected.id);
    },
  };
  if (selected.interview)
    return <ApplicationInspector {...props} {...shared} event={selected} interview={selected.interview} />;
  return <EventInspector {...props} {...shared} event={selected} campusName={campus} />;
}

function neighbourOf(events: readonly Timed[], id: string, by: 1 | -1): string | undefined {
  const order = [...events].sort((a, b) => a.debut - b.debut || (a.id < b.id ? -1 : 1));
  return order[order.findIndex((event) => event.id === id) + by]?.id;
}

interface ApplicationInspectorProps extends Pick<CalendarInspectorProps, 'commands' | 'onMove'> {
  readonly event: ShownEvent;
  readonly interview: InterviewView;
  readonly clash: Clash | undefined;
  readonly people: readonly WeekPerson[];
  readonly onStep: (direction: 'previous' | 'next') => void;
  readonly onClose: () => void;
}

/** The interview of an application without an event beside the grid. */
function ApplicationInspector({
  event,
  interview,
  clash,
  people,
  commands,
  onMove,
  onStep,
  onClose,
}: ApplicationInspectorProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { mark } = interview;
  const given = (text: string | null) => text || <span className="text-text-3">{t('common.word.none')}</span>;
  return (
    <Inspector
      label={t('common.word.interview')}
      badge={mark && <MarkPill state={mark} />}
      actions={<Neighbours onStep={onStep} />}
      onClose={onClose}
      footer={
        <>
          <Button icon={<FolderOpen size={14} aria-hidden />} onPress={() => openApplication(interview, format)}>
            {t('calendar.views.openApplication')}
          </Button>
          <MoveAndCancel event={event} commands={commands} onMove={onMove} />
        </>
      }
    >
      <EventHead
        type={event.typeName}
        hue="interview"
        name={interview.applicantName || interview.numero}
        programme={interview.admissionPathName}
        clash={clash}
      />
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
            { label: t('common.personKind.agent'), value: given(interview.agentName) },
            { label: t('common.word.number'), value: given(interview.numero) },
            { label: t('common.word.state'), value: given(interview.stateName) },
            ...(interview.avancement === null
              ? []
              : [{ label: t('common.word.progress'), value: format.percent(interview.avancement) }]),
          ]}
        />
      </div>
      <WeeksOf people={people} at={interview.creneau} />
      <PendingChanges steps={interview.steps} />
    </Inspector>
  );
}
