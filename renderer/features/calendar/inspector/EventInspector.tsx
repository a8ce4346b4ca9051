import { Ban, CalendarClock, Check, ChevronDown, ChevronUp, Link2, Pencil, RotateCcw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApplicationOf, useLinked } from '#cache/queries/hooks.ts';
import { useRow } from '#cache/queries/peopleHooks.ts';
import type { EventView } from '#cache/queries/views.ts';
import { useFieldText } from '#forms/fields/useFieldText.ts';
import { meaningOf } from '#i18n/labels/index.ts';
import { shownEventFields } from '#intents/event/fields.ts';
import { PendingChanges } from '#pages/PendingChanges.tsx';
import { Differs } from '#parts/linking/Differs.tsx';
import { LinkDialog } from '#parts/linking/LinkDialog.tsx';
import type { WeekPerson } from '#shared/ipc/place.ts';
import { openRow } from '#stores/openedRow.ts';
import { capital } from '#timeGrid/appearance/capital.ts';
import { hueOf } from '#timeGrid/appearance/hue.ts';
import { isToLink } from '#timeGrid/appearance/shown.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import { Button, Facts, IconButton, Inspector, Mark, MarkPill, Section, TextAction, useFormat } from '#ui/index.ts';
import { openApplication } from '../act/openApplication.ts';
import type { CalendarCommands } from '../commands/useCalendarCommands.ts';
import type { Clash } from '../period/useClashes.ts';
import type { Period } from '../period/usePeriod.ts';
import { WeeksOf } from '../person/WeeksOf.tsx';
import { PartialNote, SeriesNote, useScopes } from '../series/ScopeButtons.tsx';
import { EventEdit } from './EventEdit.tsx';
import { EventHead } from './EventHead.tsx';

interface EventInspectorProps {
  readonly event: ShownEvent;
  readonly campusName: string;
  readonly clash: Clash | undefined;
  readonly people: readonly WeekPerson[];
  readonly period: Period;
  readonly commands: CalendarCommands;
  readonly editing: boolean;
  readonly onEdit: (editing: boolean) => void;
  readonly onMove: (these: readonly ShownEvent[]) => void;
  readonly onStep: (direction: 'previous' | 'next') => void;
  readonly onClose: () => void;
}

export function EventInspector(props: EventInspectorProps) {
  const { t } = useTranslation();
  const { event } = props;
  // Nothing is written into a row that the service no longer has (R3.1b): what was typed stays a draft.
  const editing = props.editing && !event.gone;
  return (
    <Inspector
      label={t('calendar.event')}
      badge={event.mark && <MarkPill state={event.mark} />}
      actions={<Neighbours onStep={props.onStep} />}
      onClose={editing ? () => props.onEdit(false) : props.onClose}
      footer={editing || event.gone ? undefined : <Actions {...props} />}
    >
      {editing ? (
        <EventEdit key={event.id} event={event} types={props.period.types} onDone={() => props.onEdit(false)} />
      ) : (
        <>
          {event.linked && <Differs applicationId={event.linked.id} />}
          <EventFacts {...props} />
          <WeeksOf people={props.people} at={event.debut} />
          <ApplicationOfEvent event={event} />
          <PendingChanges steps={event.steps} />
          <Section>
            <TextAction onPress={() => openRow('Planification', event.id)}>{t('pages.row.every')}</TextAction>
          </Section>
        </>
      )}
    </Inspector>
  );
}

export function Neighbours({ onStep }: Pick<EventInspectorProps, 'onStep'>) {
  const { t } = useTranslation();
  return (
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
  );
}

function Actions({ event, onEdit, onMove, commands }: EventInspectorProps) {
  const { t } = useTranslation();
  const { marking } = commands;
  return (
    <>
      <Button
        icon={<Check size={15} aria-hidden />}
        isOn={event.realise}
        onPress={() => void marking.markDone([event])}
      >
        {t('common.word.done')}
      </Button>
      <Button icon={<Pencil size={14} aria-hidden />} onPress={() => onEdit(true)}>
        {t('keys.people.edit')}
      </Button>
      <span className="ml-auto flex">
        {event.realise && (
          <IconButton
            label={t('common.word.markAsNotDone')}
            icon={<Undo2 size={16} aria-hidden />}
            onPress={() => void marking.markDone([event], false)}
          />
        )}
      </span>
      <MoveAndCancel event={event} commands={commands} onMove={onMove} />
    </>
  );
}

export function MoveAndCancel({
  event,
  commands: { marking },
  onMove,
}: Pick<EventInspectorProps, 'event' | 'commands' | 'onMove'>) {
  const { t } = useTranslation();
  return (
    <>
      <IconButton
        label={t('common.word.move')}
        icon={<CalendarClock size={16} aria-hidden />}
        onPress={() => onMove([event])}
      />
      {event.annule && (
        <IconButton
          label={t('keys.calendar.restoreEvent')}
          icon={<RotateCcw size={16} aria-hidden />}
          onPress={() => void marking.cancel([event], false)}
        />
      )}
      <IconButton
        label={t('keys.calendar.cancelEvent')}
        kbd="Delete"
        isOn={event.annule}
        icon={<Ban size={16} aria-hidden />}
        onPress={() => void marking.cancel([event])}
      />
    </>
  );
}

/** The application whose interview the event is; of an interview without one, the way to link it. */
function ApplicationOfEvent({ event }: { readonly event: ShownEvent }) {
  const { t } = useTranslation();
  const format = useFormat();
  const application = useApplicationOf(event.reference ?? '');
  const [isLinking, setLinking] = useState(false);
  if (!application)
    return (
      isToLink(event) && (
        <Section title={t('common.word.applicationFile')}>
          <Button size="sm" icon={<Link2 size={14} aria-hidden />} onPress={() => setLinking(true)}>
            {t('linking.action')}
          </Button>
          {isLinking && <LinkDialog events={[event]} onClose={() => setLinking(false)} />}
        </Section>
      )
    );
  const { numero, stateName, avancement } = application;
  const facts = [numero, stateName, avancement === null ? '' : format.percent(avancement)].filter(Boolean);
  return (
    <Section
      title={t('common.word.applicationFile')}
      aside={
        <TextAction onPress={() => openApplication(application, format)}>
          {t('calendar.views.openApplication')}
        </TextAction>
      }
    >
      <p className="selectable font-medium">{facts.join(' · ')}</p>
    </Section>
  );
}

function EventFacts({ event, campusName, clash, period, commands }: EventInspectorProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const row = useRow('Planification', event.id);
  const { isPartial } = useScopes(event);
  const ofGroup = useLinked(event.group);
  // The cancelled are of the series no more, this one neither (R2.10).
  const series = ofGroup.filter(({ annule }) => !annule);
  const others = ofGroup.filter(({ id }) => id !== event.id);
  const cancelled = others.filter(({ annule }) => annule).length;
  // Beside a cancelled one also those that may come back with it.
  const linked = event.annule ? others : others.filter(({ annule }) => !annule);
  const fieldText = useFieldText();
  const show = (other: EventView): void => {
    period.goTo(other);
    commands.choice.choose(other.id);
  };
  const when = (of: { readonly debut: number; readonly fin: number }): string => format.dayRange(of.debut, of.fin);
  return (
    <>
      <EventHead
        type={event.typeName}
        hue={hueOf(event.typeName)}
        name={event.nom || event.typeName}
        isCancelled={event.annule}
        programme={event.programmeName}
        isGone={event.gone}
        clash={clash}
      />
      <div className="mt-3">
        <Facts
          items={[
            {
              label: t('calendar.when'),
              value: (
                <>
                  <span className="block font-medium">{capital(when(event))}</span>
                  {event.baseDebut !== null && event.baseFin !== null && (
                    <span className="block text-help text-text-3">
                      {t('calendar.base', { when: baseText(event.baseDebut, event.baseFin) })}
                    </span>
                  )}
                </>
              ),
            },
            { label: t('calendar.duration'), value: format.duration(event.fin - event.debut) },
            { label: t('common.word.teachers'), value: given(event.enseignants) },
            { label: t('common.word.campus'), value: given(campusName) },
            { label: t('calendar.programme'), value: given(event.programmeName) },
            ...shownEventFields.map((field) => ({
              label: meaningOf('Planification', field, format.language).label,
              value: given((row && fieldText('Planification', field, row.fields).text) ?? ''),
            })),
            {
              label: t('calendar.group'),
              value: (
                <>
                  {series.length > 1 && <SeriesNote events={series} isPartial={isPartial} of={event.id} />}
                  {linked.length > 0 && (
                    <ul className="scroll-thin max-h-44 overflow-y-auto">
                      {linked.map((each) => (
                        <li key={each.id} className="mt-1">
                          <span className={`flex items-center gap-1.5 ${each.annule ? 'line-through' : ''}`}>
                            <TextAction onPress={() => show(each)}>{each.nom || each.typeName}</TextAction>
                            {each.mark && <Mark state={each.mark} />}
                          </span>
                          <span className="block text-help text-text-3">
                            {[capital(when(each)), each.annule && t('common.word.cancelled')]
                              .filter(Boolean)
                              .join(' · ')}
                          </span>
                        </li>
                      ))}
                    </ul>
                  )}
                  {cancelled > 0 && (
                    <p className="mt-1 first:mt-0">{t('calendar.linkedCancelled', { count: cancelled })}</p>
                  )}
                  {others.length === 0 && <span className="text-text-3">{t('calendar.noLinked')}</span>}
                  {series.length < 2 && event.group !== null && isPartial && <PartialNote />}
                </>
              ),
            },
          ]}
        />
      </div>
    </>
  );

  function baseText(debut: number, fin: number): string {
    const sameDay = format.dayOf(debut) === format.dayOf(event.debut);
    return sameDay ? format.timeRange(debut, fin) : when({ debut, fin });
  }
  function given(text: string) {
    return text === '' ? <span className="text-text-3">{t('common.word.none')}</span> : text;
  }
}
