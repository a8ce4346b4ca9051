import type { ReactNode } from 'react';
import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  FieldError,
  Input,
  Label,
  Text,
} from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { longestLine, typedText } from '#shared/text/typedText.ts';
import { JoinedLines, useJoinedLines } from './joinedLines.tsx';

interface TextProps {
  readonly label: string;
  /** Only for screen readers, when words beside it say the same. */
  readonly hideLabel?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** Shown below the field; its presence makes the field invalid. */
  readonly error?: string | null | undefined;
  readonly description?: string | undefined;
  /** It is that short: at the end of the box, or below it where that has no room; it moves nothing. */
  readonly isDescriptionInside?: boolean;
  readonly placeholder?: string;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly autoFocus?: boolean;
  readonly maxLength?: number;
}

interface TextFieldProps extends TextProps {
  readonly type?: 'text' | 'password' | 'email' | 'url' | 'search';
  readonly autoComplete?: string;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'url' | 'email';
  /** Enter. A form around the field is then sent by it, too. */
  readonly onSubmit?: () => void;
  /** ↓ in a field above a list: leads into the list. */
  readonly onDown?: () => void;
  readonly onUp?: () => void;
  /** Any key alone, before all of the above: true where the field needs it, and nothing else is done by it. */
  readonly onKey?: (key: string) => boolean;
  /** It takes several entries with commas between them: pasted lines are one each. */
  readonly hasEntries?: boolean;
  /** Its value is not what it shows, which cannot be read (`useSettled`). */
  readonly isUnread?: boolean;
}

export function TextField({
  type = 'text',
  inputMode,
  onSubmit,
  onDown,
  onUp,
  onKey,
  placeholder,
  autoFocus = false,
  isUnread = false,
  hasEntries = false,
  ...props
}: TextFieldProps) {
  const { onBlur, autoComplete } = props;
  const { joined, onPaste } = useJoinedLines(props.value, hasEntries);
  return (
    <AriaTextField
      {...shared(props, type === 'password' ? asTyped : typedText)}
      {...(isUnread && { 'data-unread': true })}
      type={type}
      {...(type === 'search' && { maxLength: longestLine })}
      {...(saysJoined.has(type) && { onPaste })}
      {...(autoComplete === undefined ? {} : { autoComplete })}
      {...(inputMode === undefined ? {} : { inputMode })}
      {...(onBlur ? { onBlur } : {})}
      onKeyDown={(event) => {
        const isAlone = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
        if (isAlone && !event.nativeEvent.isComposing && onKey?.(event.key)) event.preventDefault();
        else if (event.key === 'Enter' && onSubmit) {
          // What takes the focus now, such as the button that opened the dialog, is not pressed by the same key.
          if (event.target instanceof HTMLInputElement && event.target.form === null) event.preventDefault();
          onSubmit();
        } else if (event.key === 'ArrowDown' && onDown) onDown();
        else if (event.key === 'ArrowUp' && onUp) onUp();
        else event.continuePropagation();
      }}
    >
      <FieldParts {...props} />
      {/* Focused directly, at once: React Aria waits a frame after a button that was pressed by Entrée. */}
      <Input
        autoFocus={autoFocus}
        className={`${fieldBox} h-[30px] [&::-webkit-search-cancel-button]:hidden`}
        {...(placeholder === undefined ? {} : { placeholder })}
      />
      <JoinedLines count={joined} />
      <Below {...props} />
    </AriaTextField>
  );
}

/** What is searched is not kept, and a password is not shown. */
const saysJoined: ReadonlySet<string> = new Set(['text', 'email', 'url']);

export function TextArea({
  rows = 3,
  placeholder,
  autoFocus = false,
  isProse = true,
  ...props
}: TextProps & {
  readonly rows?: number;
  /** Sentences, whose spelling is checked. */
  readonly isProse?: boolean;
}) {
  return (
    <AriaTextField {...shared(props, typedLines)} {...(props.onBlur ? { onBlur: props.onBlur } : {})}>
      <FieldParts {...props} />
      <AriaTextArea
        rows={rows}
        spellCheck={isProse}
        autoFocus={autoFocus}
        className={`${fieldBox} block field-sizing-content max-h-60 resize-none py-1`}
        {...(placeholder === undefined ? {} : { placeholder })}
      />
      <Below {...props} />
    </AriaTextField>
  );
}

/** A password is what its user types. */
const asTyped = (text: string): string => text;
const typedLines = (text: string): string => typedText(text, true);

const shared = (
  { label, hideLabel, value, onChange, error, isRequired, isDisabled, maxLength }: TextProps,
  kept: (text: string) => string,
) => ({
  ...(hideLabel ? { 'aria-label': label } : {}),
  value,
  onChange: (text: string) => onChange(kept(text)),
  isInvalid: Boolean(error) || !value.isWellFormed(),
  isRequired: isRequired ?? false,
  isDisabled: isDisabled ?? false,
  validationBehavior: 'aria' as const,
  ...(maxLength === undefined ? {} : { maxLength }),
});

function FieldParts({ label, hideLabel, isRequired = false }: TextProps) {
  return hideLabel ? null : (
    <Label className={labelClass}>
      <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
    </Label>
  );
}

function Below({ description, isDescriptionInside = false, hideLabel = false, error, value }: TextProps) {
  const { t } = useTranslation();
  return (
    <>
      <FieldError className={errorClass}>
        {value.isWellFormed() ? error : t('common.rejection.halfCharacter')}
      </FieldError>
      {description !== undefined && (
        <Text
          slot="description"
          className={isDescriptionInside ? `${insideClass} ${asideTop(hideLabel)}` : descriptionClass}
        >
          {isDescriptionInside ? <span className={asideClass}>{description}</span> : description}
        </Text>
      )}
    </>
  );
}

/** The border and background of anything one types in. */
export const fieldBox =
  'w-full rounded-button border border-control bg-surface px-2.5 text-body text-text outline-offset-0 data-disabled:border-line data-disabled:text-text-3 data-invalid:border-stop';

/** The label above a field: its name, and « obligatoire » in words. */
export function FieldLabel({
  children,
  isRequired = false,
}: {
  readonly children: ReactNode;
  readonly isRequired?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <>
      {children}
      {isRequired && <span className="font-normal text-text-3"> {t('common.required')}</span>}
    </>
  );
}

/** A form that has its own label beside the field hides this one by its class `field-label`. */
export const labelClass = 'field-label mb-1 block text-help font-medium text-text-2';
/** One that comes while the user types is there before, and empty: else the field is not described by it. */
const descriptionClass = 'mt-1 block text-help text-text-3 empty:hidden';
const insideClass =
  'field-aside @container pointer-events-none absolute inset-x-2.5 text-right leading-6 text-help text-text-3';
/** In a field that has no room for it beside what is typed, it lies over what is below. */
const asideClass =
  'empty:hidden @max-[90px]:absolute @max-[90px]:top-7 @max-[90px]:-right-2.5 @max-[90px]:z-10 @max-[90px]:whitespace-nowrap @max-[90px]:rounded-button @max-[90px]:border @max-[90px]:border-line @max-[90px]:bg-surface @max-[90px]:px-1.5 @max-[90px]:shadow-overlay';
/** Where something of 24 px is inside of the box, below its label. */
export const asideTop = (hideLabel: boolean): string => (hideLabel ? 'top-[3px]' : 'top-[24px]');
export const errorClass = 'mt-1 block text-help text-stop';
