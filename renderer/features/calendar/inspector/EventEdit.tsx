import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ofEvent } from '#acts/act.ts';
import { useBegin } from '#acts/useBegin.ts';
import type { EventView } from '#cache/queries/views.ts';
import { EnterForm } from '#forms/form/EnterForm.tsx';
import { useForm } from '#forms/form/useForm.ts';
import { useFormDraft } from '#forms/form/useFormDraft.ts';
import { FieldMeanwhile } from '#forms/meanwhile/FieldMeanwhile.tsx';
import { useServiceSaid } from '#forms/useServiceSaid.ts';
import { meaningOf } from '#i18n/labels/index.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import { Button, Notice, useFormat, useShortcut } from '#ui/index.ts';
import { instantOf } from '#wording/values.ts';
import { namesOf } from '../act/names.ts';
import { draftOfEvent, fieldsOf, problemsOf, spanOf } from '../form/draft.ts';
import type { Draft } from '../form/draft.ts';
import { EventFields } from '../form/EventFields.tsx';
import type { ErrorOf, EventType } from '../form/EventFields.tsx';
import { edit, withOthers } from '../form/intents.ts';
import { eventDraft, readEdit } from '../form/keptDraft.ts';
import type { Assigned } from '../form/MoreFields.tsx';
import { MoreFields } from '../form/MoreFields.tsx';
import { differing, fieldOf, memberOf, textsOf, typedOver } from '../form/texts.ts';
import { useEventRules } from '../form/useEventRules.ts';
import { ScopeButtons, SeriesNote, useScopes } from '../series/ScopeButtons.tsx';

interface EventEditProps {
  readonly event: EventView;
  readonly types: readonly EventType[];
  readonly onDone: () => void;
}

/** The inspector while its event is being edited. The typed text is restored after it was closed by accident. */
export function EventEdit({ event, types, onDone }: EventEditProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const begin = useBegin();
  const { row } = event;
  const fields = useMemo(() => fieldsOf(row), [row]);
  const said = useServiceSaid('Planification', event.id);
  const shown = draftOfEvent(event, fields, format);
  const texts = textsOf(shown);
  const kept = useFormDraft({
    draftKey: eventDraft(event.id),
    shown: (name) => texts[name] ?? '',
    rowOf: () => ofEvent(event),
    memberOf,
    read: readEdit,
  });
  const draft = typedOver(shown, kept.typed);
  const rules = useEventRules(
    () => new Map(Object.entries(problemsOf(draft, format, { nameNeeded: event.nom !== '' }))),
  );
  const series = useScopes(event);
  /** Of its series, those that the pressed button means too. */
  const others = useRef<readonly EventView[]>([]);
  const form = useForm<string>({
    ...rules,
    isBlocked: kept.clashes.length > 0,
    onSave: async () => {
      const intent = edit(event, fields, draft, format);
      const those = others.current;
      const all = [event, ...those];
      if (intent) {
        const renamed = draft.nom === event.nom ? {} : { nom: draft.nom };
        const name = namesOf(
          all.map((each) => Object.assign({}, each, renamed)),
          t,
        );
        const done = await begin([...kept.from, ...those.map(ofEvent)]).keep(
          withOthers(intent, event, those, format.zone),
          those.length > 0 ? { said: t('calendar.series.changed.edited', { name }) } : {},
        );
        if (done === null) return false;
      }
      leave();
      return true;
    },
  });
  const saidOf = (name: string): string | null => {
    // What is typed by now is not what was refused.
    const isTyped = Object.keys(kept.changed).some((each) => memberOf(each) === memberOf(name));
    // Of an instant at its hour alone; the end is the second member of its unit.
    return isTyped || name === 'day' || name === 'endDay' ? null : said(name === 'end' ? 'Fin' : memberOf(name));
  };
  const errorOf: ErrorOf = (field) => form.errorOf(field) ?? saidOf(field);
  const leave = (): void => {
    kept.startOver();
    onDone();
  };
  const saveWith = (meant: readonly EventView[]): void => {
    others.current = meant.filter(({ id }) => id !== event.id);
    form.save();
  };
  const saveOne = (): void => saveWith([]);
  useShortcut('mod+Enter', saveOne);
  // What is typed first is another name.
  const fieldsBox = useRef<HTMLDivElement>(null);
  useEffect(() => fieldsBox.current?.querySelector('input')?.select(), []);
  const [, ...wider] = series.scopes;
  const isLinked = wider.length > 0;
  const synchronised = instantOf(membersOf(row).get('DateSynchronisation') ?? null);
  const assigned: readonly Assigned[] = [
    { field: 'Id', text: isProvisional(event.id) ? t('calendar.doing.fields.noNumber') : event.id },
    {
      field: 'DateSynchronisation',
      text: synchronised === null ? t('calendar.doing.fields.neverSynchronised') : format.dayTime(synchronised),
    },
  ];
  const change = (next: Draft): void => {
    for (const [name, text] of Object.entries(differing(next, draft))) kept.put(name, text);
  };
  const timesOf = (of: Draft): string | null => {
    const span = spanOf(of, format);
    return span && `${format.date(span.debut)}, ${format.timeRange(span.debut, span.fin)}`;
  };
  const labelOf = (member: string): string =>
    (member === 'Debut' ? ['Debut', 'Fin'] : [member])
      .map((field) => meaningOf('Planification', field, format.language).label)
      .join(', ');
  return (
    <EnterForm form={{ ...form, save: saveOne }}>
      <h2 className="mb-3 text-panel font-bold">{t('keys.calendar.edit')}</h2>
      {kept.isResumed && (
        <div className="mb-3">
          <Notice
            tone="wait"
            actions={
              <Button size="sm" onPress={kept.startOver}>
                {t('common.word.startOver')}
              </Button>
            }
          >
            {t('calendar.doing.fields.restored')}
          </Notice>
        </div>
      )}
      {kept.clashes.map((member) => (
        <FieldMeanwhile
          key={member}
          label={labelOf(member)}
          clash={kept.clashOf(fieldOf(member))}
          {...(member === 'Debut' && { words: { mine: timesOf(draft), theirs: timesOf(shown) } })}
        />
      ))}
      <div ref={fieldsBox} {...kept.typing}>
        <EventFields
          draft={draft}
          errorOf={errorOf}
          types={withOwn(types, event)}
          campusId={event.campusId ?? ''}
          onChange={change}
        />
        <MoreFields draft={draft} errorOf={errorOf} onChange={change} assigned={assigned} />
      </div>
      {isLinked && (
        <div className="mt-4 text-help text-text-2">
          <p className="font-medium">{t('calendar.series.save')}</p>
          <SeriesNote events={series.events} isPartial={series.isPartial} />
        </div>
      )}
      <div className={`flex flex-wrap gap-2 ${isLinked ? 'mt-2' : 'mt-4'}`}>
        <Button type="submit" variant="primary" kbd="mod+Enter">
          {t(isLinked ? 'calendar.series.one' : 'common.save')}
        </Button>
        <ScopeButtons
          scopes={wider}
          keys={{ following: 'mod+shift+Enter', all: 'alt+Enter' }}
          onScope={({ events }) => saveWith(events)}
        />
        <Button onPress={leave}>{t('common.cancel')}</Button>
      </div>
    </EnterForm>
  );
}

/** The event's own type can always be kept, even when the list of types was never downloaded (R3.4). */
const withOwn = (types: readonly EventType[], { typeId, typeName }: EventView): readonly EventType[] =>
  types.some(({ id }) => id === typeId) ? types : [{ id: typeId, name: typeName }, ...types];
