import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isId } from '#shared/entities/idForm.ts';
import { Select, TextField } from '#ui/index.ts';

interface ChoiceOrNumberProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly onLeave?: (() => void) | undefined;
  readonly options: readonly { readonly id: string; readonly label: string; readonly detail?: string }[];
  /** The service gave all of its list: no other number can be meant. */
  readonly isWhole?: boolean;
  /** It may refer to nothing, which is chosen as well. */
  readonly mayBeNone?: boolean;
  readonly help?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly error?: string | null;
  readonly isRequired?: boolean;
  readonly autoFocus?: boolean;
  readonly startsOpen?: boolean;
}

/** By name or number: another may be meant than those seen, unless the service gave the whole list (R3.4). */
export function ChoiceOrNumber({
  label,
  value,
  onChange,
  onLeave,
  options,
  isWhole = false,
  mayBeNone = false,
  help,
  placeholder,
  error = null,
  isRequired = false,
  autoFocus = false,
  startsOpen = false,
}: ChoiceOrNumberProps) {
  const { t } = useTranslation();
  /** The user asked for the number, or types one: what it leads to does not take the field away. */
  const [isByNumber, setIsByNumber] = useState(false);
  /** The list in which it was asked for stays above it, as the way back. */
  const [isAskedFor, setIsAskedFor] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAskedFor) return undefined;
    // Once the list in which it was asked for has closed: until then all around it is inert.
    const frame = requestAnimationFrame(() => {
      const field = whole.current?.querySelector<HTMLInputElement>('input[inputmode=numeric]');
      field?.focus();
      field?.select();
    });
    return () => cancelAnimationFrame(frame);
  }, [isAskedFor]);
  const isNumberShown = isByNumber || options.length === 0;
  const isListShown = isAskedFor || !isNumberShown;
  const shared = { label, isRequired, autoFocus: autoFocus && isListShown !== isNumberShown };
  const choose = (id: string): void => {
    const isOther = id === byNumber;
    setIsByNumber(isOther);
    setIsAskedFor(isOther);
    if (!isOther) onChange(id === noChoice && mayBeNone ? '' : id);
    // What was chosen may be no number: the number field would show a text that the user did not type.
    else if (value !== '' && !isId(value)) onChange('');
  };
  return (
    <div ref={whole} className="flex flex-col gap-2">
      {isListShown && (
        <Select
          {...shared}
          error={isNumberShown ? null : error}
          value={isNumberShown ? byNumber : value || (mayBeNone ? noChoice : null)}
          placeholder={placeholder ?? t('common.word.choose')}
          onChange={choose}
          options={[
            ...(mayBeNone ? [{ id: noChoice, label: t('common.word.none') }] : []),
            ...options,
            ...(isWhole ? [] : [{ id: byNumber, label: t('forms.byNumber') }]),
          ]}
          startsOpen={startsOpen}
        />
      )}
      {isNumberShown && (
        <TextField
          {...shared}
          label={isListShown ? t('forms.givenByNumber', { what: label }) : label}
          error={error}
          value={value}
          onChange={(typed) => {
            setIsByNumber(true);
            onChange(typed);
          }}
          {...(onLeave && { onBlur: onLeave })}
          inputMode="numeric"
          autoComplete="off"
          description={help ?? t('forms.number')}
        />
      )}
    </div>
  );
}

/** No ids: ids of the service are digits. */
const byNumber = 'number';
/** For a caller too that tells an emptied number from none chosen: it has it among its `options`. */
export const noChoice = 'none';
