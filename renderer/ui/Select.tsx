import { Check, ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  Button,
  FieldError,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  SelectValue,
} from 'react-aria-components';
import { classes } from './classes.ts';
import { errorClass, fieldBox, FieldLabel, labelClass } from './TextField.tsx';

interface Option {
  readonly id: string;
  readonly label: string;
  /** A second, smaller line. */
  readonly detail?: string;
}

interface SelectProps {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly value: string | null;
  /** `isFromList`: from the open list; keys choose in the closed one too, letter by letter. */
  readonly onChange: (id: string, isFromList: boolean) => void;
  readonly options: readonly Option[];
  readonly error?: string | null | undefined;
  readonly placeholder?: string;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly autoFocus?: boolean;
  /** Its list is open from the beginning, where choosing is all that a dialog is for. */
  readonly startsOpen?: boolean;
}

export function Select({
  label,
  hideLabel,
  value,
  onChange,
  options,
  error,
  placeholder = '',
  isRequired = false,
  isDisabled = false,
  autoFocus = false,
  startsOpen = false,
}: SelectProps) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!startsOpen) return undefined;
    // Once the dialog around it is drawn: it makes inert what was open before it.
    const frame = requestAnimationFrame(() => setIsOpen(true));
    return () => cancelAnimationFrame(frame);
  }, [startsOpen]);
  return (
    <AriaSelect
      {...(hideLabel ? { 'aria-label': label } : {})}
      value={value}
      onChange={(key) => {
        if (key !== null) onChange(String(key), isOpen);
      }}
      isInvalid={Boolean(error)}
      isRequired={isRequired}
      isDisabled={isDisabled}
      autoFocus={autoFocus}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      validationBehavior="aria"
      placeholder={placeholder}
    >
      {!hideLabel && (
        <Label className={labelClass}>
          <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
        </Label>
      )}
      <Button
        className={classes(fieldBox, 'flex h-[30px] items-center gap-2 text-left', Boolean(error) && 'border-stop')}
      >
        <SelectValue className="truncate-line flex-1 data-placeholder:text-text-3">
          {({ isPlaceholder, selectedText }) => (isPlaceholder ? placeholder : selectedText)}
        </SelectValue>
        <ChevronDown size={14} aria-hidden className="shrink-0 text-text-3" />
      </Button>
      <FieldError className={errorClass}>{error}</FieldError>
      {/* The list scrolls in the room that the window has: it never lies over the button, whose release would choose. */}
      <Popover className="flex min-w-(--trigger-width) flex-col rounded-box border border-line bg-surface shadow-overlay">
        <ListBox className="scroll-thin max-h-72 min-h-0 p-1 outline-none">
          {options.map((option) => (
            <ListBoxItem
              key={option.id}
              id={option.id}
              textValue={option.label}
              className="group flex min-h-[28px] items-center gap-2 rounded-chip px-2 py-1 text-body data-focused:bg-hover data-selected:font-medium"
            >
              <Check size={14} aria-hidden className="invisible shrink-0 text-accent group-data-selected:visible" />
              <span className="min-w-0">
                <span className="block truncate-line">{option.label}</span>
                {option.detail && (
                  <span slot="description" className="block text-help text-text-3">
                    {option.detail}
                  </span>
                )}
              </span>
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
