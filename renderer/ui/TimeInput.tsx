import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseDay, parseTime, writeDay } from './dateText.ts';
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

/** An hour. `value` is HH:MM or ''; `onChange` is called with every valid hour, as HH:MM, when the field is left. */
export function TimeInput(
  props: MomentInputProps & { readonly value: string; readonly onChange: (time: string) => void },
) {
  const { t } = useTranslation();
  return (
    <WrittenInput
      {...props}
      read={parseTime}
      write={(time) => time}
      hint={t('common.timeUnread')}
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
      hint={t('common.dateUnread')}
      placeholder={t('common.datePlaceholder')}
    />
  );
}

interface WrittenInputProps extends MomentInputProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly read: (text: string) => string | null;
  readonly write: (value: string) => string;
  readonly hint: string;
  readonly placeholder: string;
}

/** A typed value that is parsed when the field is left: invalid text remains as typed, with an error. */
function WrittenInput({ value, onChange, onBlur, read, write, hint, error, ...rest }: WrittenInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [unread, setUnread] = useState(false);
  const shown = draft ?? (value && write(value));

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
  return (
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
      error={unread ? hint : error}
      isUnread={unread}
    />
  );
}
