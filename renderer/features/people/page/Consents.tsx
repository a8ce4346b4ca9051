import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldMarks } from '#cache/queries/fieldMarks.ts';
import { useEntityRow } from '#cache/queries/hooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { consents } from '#forms/fields/groups.ts';
import { seenNow, seenOf } from '#forms/meanwhile/meanwhile.ts';
import { meaningOf } from '#i18n/labels/index.ts';
import type { Intent } from '#intents/intent.ts';
import { Block } from '#pages/Block.tsx';
import { isProvisional } from '#shared/entities/describe.ts';
import type { PersonEntity } from '#shared/entities/people.ts';
import { Button, Mark, useFormat } from '#ui/index.ts';
import { useSend } from '#wording/useSend.ts';

interface ConsentsProps {
  readonly entity: PersonEntity;
  readonly person: RowView;
  readonly name: string;
  readonly at: number | null;
}

/** What a person agreed to: each change is confirmed, and leaves only when the user sends it (R4.3). */
export function Consents({ entity, person, name, at }: ConsentsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isDone, setIsDone] = useState(false);
  const { send, isSending, error } = useSend();
  const { current } = useEntityRow(entity, person.id);
  const labelOf = (field: string): string => meaningOf(entity, field, format.language).label;
  /** `stepId`: a change that was kept, and waits for the user. */
  const change = async (field: string, isGiven: boolean, stepId?: string): Promise<void> => {
    setIsDone(false);
    const fields = [{ field, value: String(isGiven) }];
    const here = current === undefined ? null : { entity, id: person.id, row: current };
    const seen = here ? seenOf(here, seenNow(here, field), field) : [];
    const intent: Intent = { kind: 'entity.edit', entity, id: person.id, fields, subject: name, seen };
    const about = t(isGiven ? 'people.consent.aboutGiven' : 'people.consent.aboutTaken', {
      name,
      consent: labelOf(field),
    });
    const sent = await send(stepId === undefined ? intent : { stepId }, about);
    setIsDone(sent?.kind === 'applied');
  };
  const marks = fieldMarks(person.steps);
  return (
    <Block title={t('people.group.consents')} at={at}>
      <dl className="grid grid-cols-[148px_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1.5">
        {consents.map((field) => {
          const isGiven = person.fields.flag(field);
          const mark = marks.get(field);
          const waiting = person.steps.find(({ changes }) => changes.some((each) => each.field === field));
          return (
            <div key={field} className="col-span-3 grid grid-cols-subgrid items-center">
              <dt className="text-text-3">{labelOf(field)}</dt>
              <dd className="flex items-center gap-2">
                {t(isGiven ? 'people.consent.given' : 'people.consent.none')}
                {mark && <Mark state={mark} size={14} />}
              </dd>
              <dd className="justify-self-end">
                {waiting?.attended ? (
                  <Button size="sm" isDisabled={isSending} onPress={() => void change(field, isGiven, waiting.id)}>
                    {t('people.consent.send')}
                    <span className="sr-only"> {labelOf(field)}</span>
                  </Button>
                ) : (
                  !person.gone &&
                  !isProvisional(person.id) && (
                    <Button size="sm" isDisabled={isSending} onPress={() => void change(field, !isGiven)}>
                      {t(isGiven ? 'people.consent.take' : 'people.consent.give')}
                      <span className="sr-only"> {labelOf(field)}</span>
                    </Button>
                  )
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-2 text-help text-text-3">
        <output>{error ?? t(isDone ? 'people.consent.done' : 'people.consent.how')}</output>
      </p>
    </Block>
  );
}
