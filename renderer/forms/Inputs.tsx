import { Lock, X } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useChoices, useReferences } from '#cache/queries/references.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { currencies } from '#shared/entities/label.ts';
import type { Unit } from '#shared/entities/label.ts';
import { dayForm, timeForm } from '#shared/text/when/civil.ts';
import { DateInput, IconButton, Select, TextField, TimeInput, useFormat } from '#ui/index.ts';
import type { Format } from '#ui/index.ts';
import { ChoiceOrNumber, noChoice } from './ChoiceOrNumber.tsx';
import { readDecimal } from './decimal.ts';
import type { DecimalSign } from './decimal.ts';

export interface InputProps {
  readonly label: string;
  readonly help: string | null;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
  readonly error: string | null;
  readonly isRequired: boolean;
}

const described = (help: string | null): { readonly description?: string } =>
  help === null ? {} : { description: help };

export const TextInput = ({ help, onLeave, ...input }: InputProps & { readonly type?: 'text' | 'email' }) => (
  <TextField {...input} onBlur={onLeave} autoComplete="off" {...described(help)} />
);

/** In the user's way of writing, stored with a point. While typed it stays as typed, with blanks and unit. */
export function NumberInput({ help, onLeave, unit, ...input }: InputProps & { readonly unit: Unit | null }) {
  const { value, onChange } = input;
  const { language } = useFormat();
  const sign = decimalSign(language);
  const [typed, setTyped] = useState<string | null>(null);
  /** As it was before the user typed: what is typed back to what was shown is no change. */
  const [before, setBefore] = useState(value);
  const shown = shownDecimal(before, sign, unit);
  const stored = (text: string): string => (text === shown ? before : (readDecimal(text, unit, sign) ?? text.trim()));
  return (
    <TextField
      {...input}
      value={typed !== null && stored(typed) === value ? typed : shownDecimal(value, sign, unit)}
      onChange={(text) => {
        if (typed === null) setBefore(value);
        setTyped(text);
        onChange(stored(text));
      }}
      onBlur={() => {
        setTyped(null);
        onLeave();
      }}
      inputMode="decimal"
      autoComplete="off"
      {...described(help)}
    />
  );
}

const decimalSign = (language: string): DecimalSign =>
  new Intl.NumberFormat(language).formatToParts(1.5).some(({ value }) => value === ',') ? ',' : '.';

/** An amount of money has its cents, any other number no zeros after it; what is no number is shown as it was typed. */
function shownDecimal(value: string, sign: DecimalSign, unit: Unit | null): string {
  const [, whole = '', part = ''] = /^(-?\d+)(?:\.(\d+))?$/u.exec(value) ?? [];
  if (whole === '') return value;
  const digits = part.replace(/0+$/u, '');
  const shown = unit !== null && currencies[unit] ? digits.padEnd(2, '0') : digits;
  return shown === '' ? whole : `${whole}${sign}${shown}`;
}

/** `words`: of a flag whose two values have names of their own, by `true` and `false`. */
export function FlagInput({
  label,
  value,
  onChange,
  error,
  words = null,
}: InputProps & { readonly words?: Readonly<Record<string, string>> | null }) {
  const { t } = useTranslation();
  return (
    <Select
      label={label}
      value={value === '' ? null : value}
      placeholder={t('forms.empty')}
      onChange={onChange}
      error={error}
      options={(['true', 'false'] as const).map((id) => ({
        id,
        label: words?.[id] ?? t(id === 'true' ? 'common.word.yes' : 'common.word.no'),
      }))}
    />
  );
}

/** A day, which the user can remove. One that cannot be read is kept as it was typed, with what is wrong with it. */
export function DayInput({ help: _none, onLeave, ...input }: InputProps & { readonly isPast: boolean }) {
  const { label, value, onChange, isRequired } = input;
  return (
    <Clearable label={label} isFilled={value !== '' && !isRequired} onClear={() => onChange('')}>
      <DateInput key={value === '' ? 'none' : 'some'} {...input} onBlur={onLeave} keepsUnread />
    </Clearable>
  );
}

/** What cannot be read stays as typed, a blank between. Without an hour, the morning of that day. */
export function InstantInput({ label, value, onChange, onLeave, error, isRequired }: InputProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [day, time] = partsOf(value, format);
  const put = (newDay: string, newTime: string): void => {
    const isRead = dayForm.test(newDay) && (newTime === '' || timeForm.test(newTime));
    onChange(isRead ? format.instant(format.at(newDay, newTime || morning)) : `${newDay} ${newTime}`.trim());
  };
  return (
    <Clearable label={label} isFilled={value !== ''} onClear={() => onChange('')}>
      <div className="flex gap-2" key={value === '' ? 'none' : 'some'}>
        <div className="min-w-0 flex-1">
          <DateInput
            label={label}
            value={day}
            onChange={(chosen) => put(chosen, time)}
            onBlur={onLeave}
            error={error}
            isRequired={isRequired}
            keepsUnread
          />
        </div>
        <div className="w-[86px]">
          <TimeInput
            label={t('common.word.time')}
            value={time}
            isDisabled={!dayForm.test(day)}
            onChange={(chosen) => put(day, chosen)}
            onBlur={onLeave}
            keepsUnread
          />
        </div>
      </div>
    </Clearable>
  );
}
const morning = '09:00';

/** An instant as the school's clock shows it, or what was typed in place of its day or hour. */
function partsOf(value: string, format: Format): readonly [day: string, time: string] {
  const at = /^\d{4}-\d\d-\d\dT/u.test(value) ? Date.parse(value) : Number.NaN;
  if (!Number.isNaN(at)) return [format.dayOf(at), format.timeOf(at)];
  const [, day, time] = /^(\d{4}-\d\d-\d\d) (.+)$/u.exec(value) ?? [];
  return day === undefined || time === undefined ? [value, ''] : [day, time];
}

function Clearable({
  label,
  isFilled,
  onClear,
  children,
}: {
  readonly label: string;
  readonly isFilled: boolean;
  readonly onClear: () => void;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <div className="flex items-start gap-1">
      <div className="min-w-0 flex-1">{children}</div>
      {isFilled && (
        <span className="field-clear pt-[23px]">
          <IconButton label={t('forms.clear', { field: label })} icon={<X size={14} aria-hidden />} onPress={onClear} />
        </span>
      )}
    </div>
  );
}

/** A choice where a list or the row is known; else a number, with those seen before as suggestions. */
export function ReferenceInput({
  entity,
  field,
  ...input
}: InputProps & { readonly entity: EntityName; readonly field: string }) {
  const { t } = useTranslation();
  const { choices, isListed, isWhole } = useChoices(entity, field);
  const nameOf = useReferences();
  const { help, value, isRequired } = input;
  const isByName = describeEntity(entity).members[field]?.byName;
  if (isByName || (isListed && isWhole && choices.length > 0)) return <Listed {...input} choices={choices} />;
  const seen = choices
    .slice(0, 8)
    .map(({ name }) => name)
    .join(', ');
  const name = value === '' ? undefined : nameOf(field, value, entity);
  const isChosen = name !== undefined || (isListed && choices.length > 0);
  const isSeen = value === '' || choices.some(({ id }) => id === value);
  return (
    <ChoiceOrNumber
      {...input}
      mayBeNone={!isRequired}
      options={
        isChosen
          ? [
              ...choices.map(({ id, name: label }) => ({ id, label })),
              ...(isSeen
                ? []
                : [
                    {
                      id: value,
                      label: t(name === undefined ? 'common.numbered' : 'forms.named', { name, id: value }),
                    },
                  ]),
            ]
          : []
      }
      help={[name, help, t('forms.number'), seen && t('forms.seen', { types: seen })].filter(Boolean).join('. ')}
    />
  );
}

/** A choice from a list. The current value stays available when the list does not contain it. */
export function Listed({
  label,
  value,
  onChange,
  error,
  isRequired,
  choices,
  note,
}: InputProps & {
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  readonly note?: string;
}) {
  const { t } = useTranslation();
  const isElsewhere = value !== '' && !choices.some(({ id }) => id === value);
  return (
    <div>
      <Select
        label={label}
        value={value || (isRequired ? null : noChoice)}
        placeholder={t('common.word.choose')}
        onChange={(id) => onChange(id === noChoice ? '' : id)}
        error={error}
        isRequired={isRequired}
        options={[
          ...(isRequired ? [] : [{ id: noChoice, label: t('common.word.none') }]),
          ...choices.map(({ id, name }) => ({ id, label: name })),
          ...(isElsewhere ? [{ id: value, label: t('common.numbered', { id: value }) }] : []),
        ]}
      />
      {note && <p className="mt-1 text-help text-text-3">{note}</p>}
    </div>
  );
}

/** A value that cannot be edited here: text and a lock. The service assigns it, or another screen changes it. */
export function ReadOnly({
  label,
  text,
  why,
}: {
  readonly label: string;
  readonly text: string | null;
  readonly why: string;
}) {
  const { t } = useTranslation();
  return (
    <div>
      <p className="mb-1 text-help font-medium text-text-2">{label}</p>
      <p className="selectable flex min-h-[30px] items-center gap-2">
        {text ?? <span className="text-text-3">{t('forms.empty')}</span>}
        <Lock size={12} aria-hidden className="shrink-0 text-text-3" />
      </p>
      <p className="text-help text-text-3">{why}</p>
    </div>
  );
}
