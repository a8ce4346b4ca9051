import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ofApplication, ofEvent } from '#acts/act.ts';
import { useBegin } from '#acts/useBegin.ts';
import { useLinkChoices } from '#cache/queries/linkChoices.ts';
import type { LinkChoice } from '#cache/queries/linkChoices.ts';
import { referenceOf } from '#cache/queries/links.ts';
import type { EventView } from '#cache/queries/views.ts';
import { useForm } from '#forms/form/useForm.ts';
import { FormDialog } from '#forms/FormDialog.tsx';
import type { RowEdit } from '#intents/intent.ts';
import { nameInSentence } from '#shared/text/nameInSentence.ts';
import { Checkbox, TextAction, TextField, useFormat } from '#ui/index.ts';
import { createApplicationFor } from '../newApplication/forEvent.ts';

interface LinkDialogProps {
  /** Interviews of the calendar without an application's number: one, or those of a day. */
  readonly events: readonly EventView[];
  readonly onClose: () => void;
}

/** Pairs with their reason, ticked by hand, as one change (R4.7). Without an hour an application gets the event's. */
export function LinkDialog({ events, onClose }: LinkDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const begin = useBegin();
  const [opened] = useState(() => events.map(ofEvent));
  const [only, second] = events;
  const [typed, setTyped] = useState('');
  const [ticked, setTicked] = useState<readonly LinkChoice[]>([]);
  const choices = useLinkChoices(
    events.map(({ id }) => id),
    second ? '' : typed,
  );
  const form = useForm({
    onSave: async () => {
      const [first] = ticked;
      const rows = [...opened, ...ticked.map(({ application }) => ofApplication(application))];
      const kept = await begin(rows).toEach(linkEdits(ticked, events), {
        said: t('linking.done', {
          count: ticked.length,
          name: nameInSentence(first?.application.applicantName ?? ''),
        }),
      });
      if (kept) onClose();
      return kept !== null;
    },
  });
  const isTicked = (choice: LinkChoice): boolean => ticked.some((each) => isSame(each, choice));
  // One event is of one application, and the reverse.
  const toggle = (choice: LinkChoice): void =>
    setTicked(
      isTicked(choice)
        ? ticked.filter((each) => !isSame(each, choice))
        : [
            ...ticked.filter(
              ({ eventId, application }) => eventId !== choice.eventId && application.id !== choice.application.id,
            ),
            choice,
          ],
    );
  return (
    <FormDialog
      form={form}
      title={t('linking.title', { count: events.length })}
      action={t('linking.link', { count: ticked.length })}
      isReady={ticked.length > 0}
      width={second ? 'lg' : 'md'}
      onClose={onClose}
    >
      {only && !second && <TextField label={t('linking.search')} value={typed} onChange={setTyped} autoFocus />}
      <ul className="scroll-thin -mx-1 mt-3 flex max-h-[44vh] flex-col gap-3 overflow-y-auto px-1 py-0.5">
        {events.map((event) => {
          const own = choices.filter(({ eventId }) => eventId === event.id);
          return (
            <li key={event.id} className="flex flex-col gap-1.5">
              <p className="font-medium">
                {event.nom || event.typeName}
                <span className="font-normal text-text-2"> · {format.dayTime(event.debut)}</span>
              </p>
              {own.length === 0 && <p className="text-text-3">{t('linking.none')}</p>}
              {own.map((choice) => (
                <Checkbox key={choice.application.id} isSelected={isTicked(choice)} onChange={() => toggle(choice)}>
                  <Choice {...choice} />
                </Checkbox>
              ))}
            </li>
          );
        })}
      </ul>
      {only && !second && (
        <p className="mt-3">
          <TextAction
            onPress={() => {
              onClose();
              createApplicationFor(only);
            }}
          >
            {t('linking.create')}
          </TextAction>
        </p>
      )}
    </FormDialog>
  );
}

const isSame = (a: LinkChoice, b: LinkChoice): boolean =>
  a.eventId === b.eventId && a.application.id === b.application.id;

/** The number on each event, and its hour for an application that has none. */
const linkEdits = (ticked: readonly LinkChoice[], events: readonly EventView[]): readonly RowEdit[] =>
  ticked.flatMap(({ eventId, application }): readonly RowEdit[] => {
    const debut = events.find(({ id }) => id === eventId)?.debut;
    return [
      { entity: 'Planification', id: eventId, members: { ReferenceExterne: referenceOf(application) } },
      ...(application.creneau === null && debut !== undefined
        ? [{ entity: 'Dossier' as const, id: application.id, members: { CreneauLibre: debut } }]
        : []),
    ];
  });

/** Whose application, which one, and why it may be the event's. */
function Choice({ application, because }: LinkChoice) {
  const { t } = useTranslation();
  const format = useFormat();
  const { applicantName, numero, naissance, admissionPathName, creneau } = application;
  const facts = [
    numero,
    naissance !== null && t('newApplication.known.born', { date: format.date(naissance) }),
    admissionPathName,
    creneau === null ? t('linking.noHour') : format.dayTime(creneau),
  ];
  return (
    <span className="block min-w-0">
      <span className="font-medium">{applicantName || numero}</span>
      <span className="text-text-2"> · {t(`linking.because.${because}`)}</span>
      <span className="block text-help text-text-2">{facts.filter(Boolean).join(' · ')}</span>
    </span>
  );
}
