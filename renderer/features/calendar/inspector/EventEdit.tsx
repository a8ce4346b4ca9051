import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEntityRow } from '#cache/queries/hooks.ts';
import { useDraft } from '#cache/queries/useDraft.ts';
import type { EventView } from '#cache/queries/views.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { membersOf, parseRaw, rawJson } from '#shared/json/rawJson.ts';
import { instantParts } from '#shared/odata/instant.ts';
import { Button, Notice, useFormat } from '#ui/index.ts';
import { useAct } from '#wording/useAct.ts';
import { draftOfEvent, problemsOf, spokenEarly } from '../form/draft.ts';
import { EventFields } from '../form/EventFields.tsx';
import type { EventType } from '../form/EventFields.tsx';
import { EventForm } from '../form/EventForm.tsx';
import { fieldsOf } from '../form/fieldsOf.ts';
import { edit } from '../form/intents.ts';
import { draftText, eventDraft, readDrafts } from '../form/keptDraft.ts';
import type { Assigned } from '../form/MoreFields.tsx';
import { MoreFields } from '../form/MoreFields.tsx';

interface EventEditProps {
  readonly event: EventView;
  readonly types: readonly EventType[];
  readonly onDone: () => void;
}

/** The inspector while its event is being edited. The typed text is restored after it was closed by accident. */
export function EventEdit({ event, types, onDone }: EventEditProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const act = useAct();
  const id = useId();
  const { current } = useEntityRow('Planification', event.id);
  const fields = useMemo(() => fieldsOf(current ?? rawJson('{}')), [current]);
  const kept = useDraft(eventDraft(event.id));
  const [tried, setTried] = useState(false);
  const shown = draftOfEvent(event, fields, format);
  const draft = readDrafts(kept.text)?.[0] ?? shown;
  const [wasKept] = useState(readDrafts(kept.text) !== null);
  const problems = problemsOf(draft, format, { nameNeeded: event.nom !== '' });

  const leave = (): void => {
    kept.keep(null);
    onDone();
  };
  const save = async (): Promise<void> => {
    const intent = edit(event, fields, draft, format);
    if (intent && (await act(intent)) === null) return;
    leave();
  };
  const synchronised = instantOf(current ?? rawJson('{}'));
  const assigned: readonly Assigned[] = [
    { field: 'Id', text: isProvisional(event.id) ? t('calendar.doing.fields.noNumber') : event.id },
    {
      field: 'DateSynchronisation',
      text: synchronised === null ? t('calendar.doing.fields.neverSynchronised') : format.dayTime(synchronised),
    },
  ];
  const change = (next: typeof draft): void => kept.keep(draftText([next]));
  return (
    <EventForm
      id={id}
      onSubmit={() => {
        setTried(true);
        if (Object.keys(problems).length === 0) void save();
      }}
    >
      <h2 className="mb-3 text-panel font-bold">{t('calendar.form.edit')}</h2>
      {wasKept && edit(event, fields, draft, format) && (
        <div className="mb-3">
          <Notice
            tone="wait"
            actions={
              <Button size="sm" onPress={() => kept.keep(null)}>
                {t('calendar.doing.fields.startOver')}
              </Button>
            }
          >
            {t('calendar.doing.fields.restored')}
          </Notice>
        </div>
      )}
      <EventFields
        draft={draft}
        problems={tried ? problems : spokenEarly(problems)}
        types={withOwn(types, event)}
        onChange={change}
      />
      <MoreFields draft={draft} problems={problems} onChange={change} assigned={assigned} />
      <div className="mt-4 flex gap-2">
        <Button type="submit" variant="primary" kbd="mod+Enter">
          {t('common.save')}
        </Button>
        <Button onPress={leave}>{t('common.cancel')}</Button>
      </div>
    </EventForm>
  );
}

/** When the service last synchronised it, epoch ms. */
function instantOf(row: Parameters<typeof membersOf>[0]): number | null {
  const raw = membersOf(row).get('DateSynchronisation');
  const text: unknown = raw === undefined ? null : parseRaw(raw);
  return typeof text === 'string' ? (instantParts(text)?.epochMilliseconds ?? null) : null;
}

/** The event's own type can always be kept, even when the list of types was never downloaded (R3.4). */
const withOwn = (types: readonly EventType[], { typeId, typeName }: EventView): readonly EventType[] =>
  types.some(({ id }) => id === typeId) ? types : [{ id: typeId, name: typeName }, ...types];
