import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { parseDay, parseTime, timesIn, writeDay } from './dateText.ts';
import { useFormat } from './format/index.tsx';
import { TextField } from './TextField.tsx';

interface MomentInputProps {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly error?: string | null | undefined;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly autoFocus?: boolean;
  readonly onBlur?: () => void;
}

/**
 * An hour. `value` is HH:MM or ''; `onChange` is called with every valid hour, as HH:MM, when the field is left. Where
 * it may be one of two (4h), both are offered and none is taken.
 */
export function TimeInput(
  props: MomentInputProps & { readonly value: string; readonly onChange: (time: string) => void },
) {
  const { t } = useTranslation();
  return (
    <WrittenInput
      {...props}
      read={parseTime}
      write={(time) => time}
      meanings={timesIn}
      hint={(text) => t(timesIn(text).length > 1 ? 'common.timeUnclear' : 'common.timeUnread', { typed: text.trim() })}
      placeholder="14:30"
    />
  );
}

/** A day. `value` is YYYY-MM-DD or ''; `onChange` is called with every valid day, when the field is left. */
export function DateInput({
  mayBeEmpty = false,
  ...props
}: MomentInputProps & {
  readonly value: string;
  readonly onChange: (day: string) => void;
  /** '' is a valid value too. */ readonly mayBeEmpty?: boolean;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const yearAtSchool = (): number => Number(format.dayOf(Date.now()).slice(0, 4));
  return (
    <WrittenInput
      {...props}
      read={(text) =>
        mayBeEmpty && text.trim() === '' ? '' : parseDay(text, Number(props.value.slice(0, 4)) || yearAtSchool())
      }
      write={writeDay}
      hint={() => t('common.dateUnread')}
      placeholder={t('common.datePlaceholder')}
    />
  );
}

interface WrittenInputProps extends MomentInputProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly read: (text: string) => string | null;
  readonly write: (value: string) => string;
  /** What an unread text may mean: the user chooses. */
  readonly meanings?: (text: string) => readonly string[];
  /** Why a text could not be read. */
  readonly hint: (text: string) => string;
  readonly placeholder: string;
}

/** A typed value that is parsed when the field is left: invalid text remains as typed, with an error. */
function WrittenInput({ value, onChange, onBlur, read, write, meanings, hint, error, ...rest }: WrittenInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [unread, setUnread] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const shown = draft ?? (value && write(value));
  const choices = unread ? (meanings?.(shown) ?? []) : [];

  const settle = (): void => {
    if (draft !== null) {
      const understood = read(draft);
      setUnread(understood === null);
      if (understood !== null) {
        setDraft(null);
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
  const field = (
    <TextField
      {...rest}
      value={shown}
      inputMode="numeric"
      autoComplete="off"
      onChange={(text) => {
        setDraft(text);
        setUnread(false);
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
    <div ref={box}>
      {field}
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
