import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayForm, timeForm, writeDay } from '#shared/text/when/civil.ts';
import { daysIn, shiftedTime, timeIn, timesIn } from '#shared/text/when/field.ts';
import { Button } from './Button.tsx';
import { isPageEnding } from './focus/leaveField.ts';
import { addDays, useFormat } from './format/index.tsx';
import type { Day } from './format/index.tsx';
import { MonthPopover } from './MonthPopover.tsx';
import { asideTop, TextField } from './TextField.tsx';

interface MomentInputProps {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly error?: string | null | undefined;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly autoFocus?: boolean;
  /** An unreadable text is a value too, shown with its reason: for a form whose draft must not lose it. */
  readonly keepsUnread?: boolean;
  readonly onBlur?: () => void;
}

/**
 * `value` is HH:MM or ''; `onChange` gets every valid hour when the field is left. Of two meanings (4h) both are
 * offered and none is taken. « +30 » and « -1h » shift the hour.
 */
export function TimeInput({
  isEnd = false,
  ...props
}: MomentInputProps &
  Pick<WrittenInputProps, 'step' | 'onTyping'> & {
    readonly value: string;
    readonly onChange: (time: string) => void;
    /** The end of a day is an hour too: « 24:00 » is midnight. */
    readonly isEnd?: boolean;
  }) {
  const { t } = useTranslation();
  const read = (text: string): string | null =>
    (isEnd && /^24(?: ?[h:.] ?(?:00)?)?$/iu.test(text.trim()) ? '00:00' : null) ??
    timeIn(text) ??
    shiftedTime(text, timeForm.test(props.value) ? props.value : '');
  return (
    <WrittenInput
      {...props}
      read={read}
      preview={(text) => {
        const time = read(text);
        return time === null || time === text.trim() ? undefined : `= ${time}`;
      }}
      isPreviewShort
      write={(time) => time}
      isRead={(time) => timeForm.test(time)}
      meanings={timesIn}
      hint={(text) => t(timesIn(text).length > 1 ? 'common.timeUnclear' : 'common.timeUnread', { typed: text.trim() })}
      placeholder="14:30"
    />
  );
}

/**
 * `value` is YYYY-MM-DD or ''; `onChange` gets every valid day when the field is left. Takes « lundi », « +7 », « 23 »;
 * of two meanings both are offered and none is taken. ↑ ↓ change the day, Alt ↓ or the button opens a month.
 */
export function DateInput({
  mayBeEmpty = false,
  isPast = false,
  ...props
}: MomentInputProps &
  Pick<WrittenInputProps, 'onTyping'> & {
    readonly value: string;
    readonly onChange: (day: string) => void;
    /** '' is a valid value too. */
    readonly mayBeEmpty?: boolean;
    /** A day of birth: it is never ahead, nor is a year of two digits. */
    readonly isPast?: boolean;
  }) {
  const { t } = useTranslation();
  const format = useFormat();
  const today = (): Day => format.dayOf(Date.now());
  const { onChange } = props;
  const value = dayForm.test(props.value) ? props.value : '';
  const month = useRef<HTMLButtonElement>(null);
  const meanings = (text: string): readonly Day[] =>
    daysIn(text, {
      today: today(),
      value,
      year: isPast ? 'past' : Number((value || today()).slice(0, 4)),
    }).filter((day) => !isPast || day <= today());
  const unread = isPast ? 'common.birthUnread' : 'common.dateUnread';
  const read = (text: string): Day | null => {
    if (mayBeEmpty && text.trim() === '') return '';
    const [day = null, other] = meanings(text);
    return other === undefined ? day : null;
  };
  return (
    <WrittenInput
      {...props}
      inputMode="text"
      read={read}
      step={(day, by) => addDays(day || today(), by)}
      onOpen={() => month.current?.click()}
      preview={(text) => {
        const day = /^[\d\s/.-]*$/u.test(text) && !/^\s*\d{1,2}\s*$/u.test(text) ? null : read(text);
        return day ? format.dayLong(format.at(day, '12:00')) : undefined;
      }}
      aside={
        props.isDisabled ? null : (
          <MonthPopover
            ref={month}
            value={value}
            onChoose={onChange}
            className={`field-aside absolute right-[3px] ${asideTop(props.hideLabel ?? false)}`}
          />
        )
      }
      write={writeDay}
      isRead={(day) => dayForm.test(day)}
      meanings={meanings}
      hint={(text) => t(meanings(text).length > 1 ? 'common.dateUnclear' : unread, { typed: text.trim() })}
      placeholder={t('common.datePlaceholder')}
    />
  );
}

/** A text with all numbers of its value, as « 14h30 » and 3/3/2028 have them, is typed to its end. */
const numbersIn = (text: string): string => (text.match(/\d+/gu) ?? []).map(Number).join(' ');

interface WrittenInputProps extends MomentInputProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly read: (text: string) => string | null;
  readonly write: (value: string) => string;
  /** It is a value, and not a text that could not be read. */
  readonly isRead: (value: string) => boolean;
  /** What an unread text may mean: the user chooses. */
  readonly meanings?: (text: string) => readonly string[];
  readonly hint: (text: string) => string;
  readonly placeholder: string;
  readonly inputMode?: 'text';
  /** ↑ and ↓: the value after and before. */
  readonly step?: (value: string, by: 1 | -1) => string;
  /** What is typed, as far as it can be read, before the field is left. */
  readonly onTyping?: (value: string | null) => void;
  /** What a text that is being typed means, where that is not what it looks like. */
  readonly preview?: (text: string) => string | undefined;
  readonly isPreviewShort?: boolean;
  /** Alt ↓. */
  readonly onOpen?: () => void;
  readonly aside?: ReactNode;
}

/** A typed value that is parsed when the field is left: invalid text remains as typed, with an error. */
function WrittenInput({
  value,
  onChange,
  onBlur,
  read,
  write,
  isRead,
  keepsUnread = false,
  meanings,
  hint,
  error,
  step,
  preview,
  isPreviewShort = false,
  onTyping,
  onOpen,
  aside,
  ...rest
}: WrittenInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [isDraftUnread, setUnread] = useState(false);
  /** The preview of the typed value stays: its line would go as a press leaves the field, and move the button. */
  const [last, setLast] = useState<{ readonly value: string; readonly meaning: string | undefined } | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const { autoFocus = false } = rest;
  // What is typed first replaces the value, as in a field that Tab leads to.
  useEffect(() => (autoFocus ? box.current?.querySelector('input')?.select() : undefined), [autoFocus]);
  const isValueUnread = value !== '' && !isRead(value);
  const unread = isDraftUnread || (draft === null && isValueUnread);
  const shown = draft ?? (value && (isValueUnread ? value : write(value)));
  const choices = unread ? (meanings?.(shown) ?? []) : [];

  const settle = (): void => {
    if (draft !== null) {
      const said = read(draft);
      // At a lock nobody sees how « 14 » is read: it may have been the beginning of 14:30.
      const isTaken = said !== null && (!isPageEnding() || numbersIn(draft) === numbersIn(write(said)));
      const understood = isTaken ? said : keepsUnread && draft.trim() !== '' ? draft.trim() : null;
      setUnread(understood === null);
      if (understood !== null) {
        setDraft(null);
        setLast({ value: understood, meaning: isPreviewShort ? undefined : preview?.(draft) });
        if (understood !== value) onChange(understood);
      }
    }
  };
  const choose = (chosen: string): void => {
    setDraft(null);
    setUnread(false);
    if (chosen !== value) onChange(chosen);
    box.current?.querySelector('input')?.focus(); // the button that was pressed is removed
  };
  /** From what is typed, where that can be read. */
  const go = (by: 1 | -1): void => {
    const from = draft === null ? value : read(draft);
    if (!step || from === null || (from !== '' && !isRead(from))) return settle();
    setDraft(null);
    setUnread(false);
    return onChange(step(from, by));
  };
  const meaning = draft !== null ? preview?.(draft) : last?.value === value ? last.meaning : undefined;
  const field = (
    <TextField
      inputMode="numeric"
      {...rest}
      value={shown}
      {...(step && { onUp: () => go(1), onDown: () => go(-1) })}
      {...(preview && { description: meaning ?? '', isDescriptionInside: isPreviewShort })}
      autoComplete="off"
      onChange={(text) => {
        setDraft(text);
        setUnread(false);
        onTyping?.(read(text));
      }}
      onSubmit={settle}
      onBlur={() => {
        settle();
        onBlur?.();
      }}
      error={unread ? hint(shown) : error}
      isUnread={unread}
    />
  );
  return (
    // The keys of the field itself; this only sees them first.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={box}
      className="relative"
      onKeyDownCapture={(event) => {
        if (!onOpen || !event.altKey || event.key !== 'ArrowDown') return;
        event.preventDefault();
        event.stopPropagation();
        settle();
        onOpen();
      }}
    >
      {field}
      {aside}
      {choices.length > 0 && (
        <div className="mt-1 flex flex-wrap gap-1">
          {choices.map((each) => (
            <Button key={each} size="sm" onPress={() => choose(each)}>
              {write(each)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
