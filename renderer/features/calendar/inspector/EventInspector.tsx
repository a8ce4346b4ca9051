import { Ban, CalendarClock, Check, ChevronDown, ChevronUp, Pencil, RotateCcw, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EventView, InterviewView } from '#cache/queries/views.ts';
import { openRow } from '#stores/openedRow.ts';
import type { WeekPerson } from '#stores/view.ts';
import { Button, IconButton, Inspector, MarkPill, Section, TextAction, useFormat } from '#ui/index.ts';
import type { EventType } from '../form/EventFields.tsx';
import { WeeksOf } from '../person/WeeksOf.tsx';
import type { Clash } from './ClashNote.tsx';
import { EventEdit } from './EventEdit.tsx';
import { EventFacts } from './EventFacts.tsx';
import { openApplication } from './openApplication.ts';
import { PendingChanges } from './PendingChanges.tsx';

interface EventInspectorProps {
  readonly event: EventView;
  readonly campusName: string;
  readonly linked: readonly EventView[];
  readonly clash: Clash | undefined;
  /** Whose week can be shown. */
  readonly people: readonly WeekPerson[];
  /** The application of the person that the event names. */
  readonly application: InterviewView | undefined;
  readonly types: readonly EventType[];
  readonly editing: boolean;
  readonly onEdit: (editing: boolean) => void;
  readonly onMove: () => void;
  readonly onMarkDone: () => void;
  readonly onCancelEvent: () => void;
  readonly onSelect: (id: string) => void;
  readonly onStep: (direction: 'previous' | 'next') => void;
  readonly onClose: () => void;
}

/** One event beside the grid: its facts, what exists only on this workstation, and its actions. */
export function EventInspector(props: EventInspectorProps) {
  const { t } = useTranslation();
  const { event } = props;
  // Nothing is written into a row that the service no longer has (R3.1b): what was typed stays a draft.
  const editing = props.editing && !event.gone;
  return (
    <Inspector
      label={t('calendar.event')}
      badge={event.mark && <MarkPill state={event.mark} />}
      actions={
        <>
          <IconButton
            label={t('calendar.previousEvent')}
            icon={<ChevronUp size={16} aria-hidden />}
            onPress={() => props.onStep('previous')}
          />
          <IconButton
            label={t('calendar.nextEvent')}
            icon={<ChevronDown size={16} aria-hidden />}
            onPress={() => props.onStep('next')}
          />
        </>
      }
      onClose={editing ? () => props.onEdit(false) : props.onClose}
      footer={editing || event.gone ? undefined : <Actions {...props} />}
    >
      {editing ? (
        <EventEdit key={event.id} event={event} types={props.types} onDone={() => props.onEdit(false)} />
      ) : (
        <>
          <EventFacts {...props} />
          <WeeksOf people={props.people} at={event.debut} />
          <ApplicationOfEvent event={event} application={props.application} />
          <PendingChanges steps={event.steps} />
          <Section>
            <TextAction onPress={() => openRow('Planification', event.id)}>{t('pages.row.every')}</TextAction>
          </Section>
        </>
      )}
    </Inspector>
  );
}

function Actions({ event, onEdit, onMove, onMarkDone, onCancelEvent }: EventInspectorProps) {
  const { t } = useTranslation();
  return (
    <>
      <Button
        icon={event.realise ? <Undo2 size={15} aria-hidden /> : <Check size={15} aria-hidden />}
        kbd="f"
        onPress={onMarkDone}
      >
        {event.realise ? t('calendar.markNotDone') : t('calendar.markDone')}
      </Button>
      <Button icon={<Pencil size={14} aria-hidden />} kbd="e" onPress={() => onEdit(true)}>
        {t('calendar.edit')}
      </Button>
      <span className="ml-auto flex">
        <IconButton
          label={t('calendar.move.action')}
          kbd="h"
          icon={<CalendarClock size={16} aria-hidden />}
          onPress={onMove}
        />
        <IconButton
          label={event.annule ? t('calendar.restoreEvent') : t('calendar.cancelEvent')}
          kbd="Delete"
          icon={event.annule ? <RotateCcw size={16} aria-hidden /> : <Ban size={16} aria-hidden />}
          onPress={onCancelEvent}
        />
      </span>
    </>
  );
}

/** The application of the person that an event names, and whether it has the same hour. */
function ApplicationOfEvent({
  event,
  application,
}: {
  readonly event: EventView;
  readonly application: InterviewView | undefined;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!application) return null;
  const facts = [
    application.numero,
    application.stateName,
    application.avancement === null ? '' : format.percent(application.avancement),
  ].filter(Boolean);
  return (
    <Section
      title={t('calendar.views.application.title')}
      aside={
        <TextAction onPress={() => openApplication(application, format)}>
          {t('calendar.views.openApplication')}
        </TextAction>
      }
    >
      <p className="selectable font-medium">{facts.join(' · ')}</p>
      <p className={application.creneau === event.debut ? 'text-text-2' : 'text-ask'}>
        {application.creneau === event.debut
          ? t('calendar.views.application.same')
          : t('calendar.views.application.still', { when: format.time(application.creneau) })}
      </p>
    </Section>
  );
}
