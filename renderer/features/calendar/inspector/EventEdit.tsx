import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEntityRow } from '#cache/queries/hooks.ts';
import { useDraft } from '#cache/queries/useDraft.ts';
import type { EventView } from '#cache/queries/views.ts';
import { focusOnQuestion } from '#forms/meanwhile/ChangedMeanwhile.tsx';
import { FieldMeanwhile } from '#forms/meanwhile/FieldMeanwhile.tsx';
import type { Clash } from '#forms/meanwhile/FieldMeanwhile.tsx';
import { isChangedSince, seenNow, seenOf, withoutSeen } from '#forms/meanwhile/meanwhile.ts';
import type { ShownRow } from '#forms/meanwhile/meanwhile.ts';
import { useBegun } from '#forms/meanwhile/useBegun.ts';
import { useServiceSaid } from '#forms/useServiceSaid.ts';
import { meaningOf } from '#i18n/labels/index.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { membersOf, parseRaw, rawJson } from '#shared/json/rawJson.ts';
import { instantParts } from '#shared/odata/instant.ts';
import { Button, Notice, useFormat } from '#ui/index.ts';
import { useAct } from '#wording/useAct.ts';
import { draftOfEvent, problemsOf, spanOf, spokenEarly } from '../form/draft.ts';
import type { Draft } from '../form/draft.ts';
import { EventFields } from '../form/EventFields.tsx';
import type { EventType } from '../form/EventFields.tsx';
import { EventForm } from '../form/EventForm.tsx';
import { fieldsOf } from '../form/fieldsOf.ts';
import { edit } from '../form/intents.ts';
import { editText, eventDraft, readEdit } from '../form/keptDraft.ts';
import type { Assigned } from '../form/MoreFields.tsx';
import { MoreFields } from '../form/MoreFields.tsx';
import { differing, partText } from '../form/parts.ts';
import type { Part } from '../form/parts.ts';

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
  const said = useServiceSaid('Planification', event.id);
  const kept = useDraft(eventDraft(event.id));
  const [tried, setTried] = useState(false);
  const shown = draftOfEvent(event, fields, format);
  const { draft, typed } = readEdit(kept.text, shown) ?? { draft: shown, typed: [] };
  const [wasKept] = useState(typed.length > 0);
  const here: ShownRow | null = current === undefined ? null : { entity: 'Planification', id: event.id, row: current };
  const { begun, typing, forget } = useBegun(here);
  const changed = typed.filter((part) => partText(draft, part) !== partText(shown, part));
  const clashes = here ? changed.filter((part) => isChangedSince(here, kept.seen, part)) : [];
  // What is typed by now is not what was refused.
  const saidOf = (member: string): string | null =>
    changed.some((part) => part === (member === 'Fin' ? 'Debut' : member)) ? null : said(member);
  const problems = problemsOf(draft, format, { nameNeeded: event.nom !== '' });

  const leave = (): void => {
    kept.keep(null);
    onDone();
  };
  const save = async (): Promise<void> => {
    const seen = here ? changed.flatMap((part) => seenOf(here, kept.seen, part)) : [];
    const intent = edit(event, fields, draft, format);
    if (intent && (await act(seen.length === 0 ? intent : { ...intent, seen })) === null) return;
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
  const change = (next: Draft): void => {
    const added = differing(next, draft).filter((part) => !typed.includes(part));
    const first = begun();
    const seen = first ? added.map((part) => seenNow(first, part)) : [];
    kept.keep(editText({ draft: next, typed: [...typed, ...added] }), Object.assign({}, kept.seen, ...seen));
  };
  const clashOf = (row: ShownRow, part: Part): Clash => ({
    name: part,
    shown: row,
    mine: partText(draft, part),
    theirs: partText(shown, part),
    keepMine: () => kept.keep(editText({ draft, typed }), { ...kept.seen, ...seenNow(row, part) }),
    takeTheirs: () => {
      const left = typed.filter((each) => each !== part);
      forget();
      kept.keep(left.length === 0 ? null : editText({ draft, typed: left }), withoutSeen(row.entity, kept.seen, part));
    },
  });
  const timesOf = (of: Draft): string | null => {
    const span = spanOf(of, format);
    return span && `${format.date(span.debut)}, ${format.timeRange(span.debut, span.fin)}`;
  };
  const labelOf = (part: Part): string =>
    (part === 'Debut' ? ['Debut', 'Fin'] : [part])
      .map((field) => meaningOf('Planification', field, format.language).label)
      .join(', ');
  return (
    <EventForm
      id={id}
      onSubmit={() => {
        setTried(true);
        if (clashes.length > 0) focusOnQuestion();
        else if (Object.keys(problems).length === 0) void save();
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
      {here &&
        clashes.map((part) => (
          <FieldMeanwhile
            key={part}
            label={labelOf(part)}
            clash={clashOf(here, part)}
            {...(part === 'Debut' && { words: { mine: timesOf(draft), theirs: timesOf(shown) } })}
          />
        ))}
      <div {...typing}>
        <EventFields
          draft={draft}
          problems={tried ? problems : spokenEarly(problems)}
          saidOf={saidOf}
          types={withOwn(types, event)}
          onChange={change}
        />
        <MoreFields draft={draft} problems={problems} saidOf={saidOf} onChange={change} assigned={assigned} />
      </div>
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
