import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventView } from '../../../cache/queries/views.ts';
import { Button, useFormat } from '../../../ui/index.ts';
import { draftOfEvent, problemsOf, spokenEarly } from '../form/draft.ts';
import { EventFields } from '../form/EventFields.tsx';
import type { EventType } from '../form/EventFields.tsx';
import { EventForm } from '../form/EventForm.tsx';
import { edits } from '../form/intents.ts';
import { useAct } from '../useAct.ts';

interface EventEditProps {
  readonly event: EventView;
  readonly types: readonly EventType[];
  readonly onDone: () => void;
}

/** The inspector while its event is being changed. */
export function EventEdit({ event, types, onDone }: EventEditProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const act = useAct();
  const id = useId();
  const [draft, setDraft] = useState(() => draftOfEvent(event, format));
  const [tried, setTried] = useState(false);
  const problems = problemsOf(draft, format, { nameNeeded: event.nom !== '' });

  const save = async (): Promise<void> => {
    for (const intent of edits(event, draft, format)) {
      if ((await act(intent)) === null) return;
    }
    onDone();
  };
  return (
    <EventForm
      id={id}
      onSubmit={() => {
        setTried(true);
        if (Object.keys(problems).length === 0) void save();
      }}
    >
      <h2 className="mb-3 text-panel font-bold">{t('calendar.form.edit')}</h2>
      <EventFields draft={draft} problems={tried ? problems : spokenEarly(problems)} types={withOwn(types, event)} onChange={setDraft} />
      <div className="mt-4 flex gap-2">
        <Button type="submit" variant="primary" kbd="mod+Enter">
          {t('common.save')}
        </Button>
        <Button onPress={onDone}>{t('common.cancel')}</Button>
      </div>
    </EventForm>
  );
}

/** The event's own type can always be kept, even when the list of types was never received (R3.4). */
const withOwn = (types: readonly EventType[], { typeId, typeName }: EventView): readonly EventType[] =>
  types.some(({ id }) => id === typeId) ? types : [{ id: typeId, name: typeName }, ...types];
