import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCampuses } from '#cache/queries/hooks.ts';
import { useProgrammes } from '#cache/queries/programmes.ts';
import { meaningOf } from '#i18n/labels/index.ts';
import { eventFields, isReference } from '#intents/event/fields.ts';
import type { EventField } from '#intents/event/fields.ts';
import { Checkbox, Disclosure, Select, TextField, useFormat } from '#ui/index.ts';
import type { Draft } from './draft.ts';
import type { ErrorOf } from './EventFields.tsx';

/** The members of an event that the service assigns, in words. */
export interface Assigned {
  readonly field: 'Id' | 'DateSynchronisation';
  readonly text: string;
}

interface MoreFieldsProps {
  readonly draft: Draft;
  readonly errorOf: ErrorOf;
  readonly onChange: (draft: Draft) => void;
  /** Null for a new event: campus and group are the form's, and it is neither done nor cancelled. */
  readonly assigned: readonly Assigned[] | null;
}

/** A new event has the open campus, and the group of its own form. */
const ofNew = eventFields.filter((field) => field !== 'EntiteJuridiqueId' && field !== 'ReferenceMultiple');
const nothing = 'none';

/** Every other field of the document that the user may write, folded. */
export function MoreFields({ draft, errorOf, onChange, assigned }: MoreFieldsProps) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const programmes = useProgrammes();
  const campuses = useCampuses();
  const listed: Partial<Record<EventField, readonly { readonly id: string; readonly name: string }[]>> = {
    ProgrammeId: programmes,
    EntiteJuridiqueId: campuses,
  };
  const fields = assigned ? eventFields : ofNew;
  const isWrong = fields.some((field) => errorOf(field) !== null);
  const labelOf = (field: string): string => meaningOf('Planification', field, language).label;
  const put = (field: EventField, text: string): void =>
    onChange({ ...draft, fields: { ...draft.fields, [field]: text } });

  const input = (field: EventField) => {
    const value = draft.fields[field];
    const error = errorOf(field);
    const choices = listed[field] ?? [];
    if (choices.length === 0) {
      return (
        <TextField
          label={labelOf(field)}
          value={value}
          onChange={(text) => put(field, text)}
          error={error}
          maxLength={isReference(field) ? 19 : 255}
          {...(isReference(field) && { inputMode: 'numeric', placeholder: t('common.word.number') })}
        />
      );
    }
    return (
      <Select
        label={labelOf(field)}
        value={value || nothing}
        onChange={(id) => put(field, id === nothing ? '' : id)}
        error={error}
        options={[
          ...(field === 'EntiteJuridiqueId' ? [] : [{ id: nothing, label: t('common.word.none') }]),
          ...choices.map(({ id, name }) => ({ id, label: name })),
          // The current value can be kept, though it is in no list (R3.4).
          ...(value !== '' && !choices.some(({ id }) => id === value) ? [{ id: value, label: value }] : []),
        ]}
      />
    );
  };
  return (
    <div className="mt-4">
      <Disclosure title={t('calendar.doing.fields.more')} isOpen={isOpen || isWrong} onOpenChange={setOpen}>
        <div className="mt-3 grid grid-cols-2 gap-x-3 gap-y-3">
          {fields.map((field) => (
            <div key={field} className={field === 'ProgrammeId' || field === 'ReferenceMultiple' ? 'col-span-2' : ''}>
              {input(field)}
              {field === 'ReferenceMultiple' && (
                <p className="mt-1 text-help text-text-3">{t('calendar.doing.fields.groupHelp')}</p>
              )}
            </div>
          ))}
          {assigned && (
            <div className="col-span-2 flex flex-col gap-2">
              <Checkbox isSelected={draft.realise} onChange={(realise) => onChange({ ...draft, realise })}>
                {labelOf('Realise')}
              </Checkbox>
              <Checkbox isSelected={draft.annule} onChange={(annule) => onChange({ ...draft, annule })}>
                {labelOf('Annule')}
              </Checkbox>
            </div>
          )}
        </div>
        {assigned && (
          <dl className="mt-4 grid grid-cols-2 gap-3" aria-label={t('calendar.doing.fields.assigned')}>
            {assigned.map(({ field, text }) => (
              <div key={field}>
                <dt className="text-help font-medium text-text-2">
                  {field === 'Id' ? t('common.word.number') : labelOf(field)}
                </dt>
                <dd className="selectable flex min-h-[26px] items-center gap-2">
                  {text}
                  <Lock size={12} className="shrink-0 text-text-3" aria-label={t('calendar.doing.fields.assigned')} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Disclosure>
    </div>
  );
}
