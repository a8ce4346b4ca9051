import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox, Switch as AriaSwitch, CheckboxGroup } from 'react-aria-components';

interface CheckListProps {
  readonly label: string;
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly options: readonly { readonly id: string; readonly label: string; readonly detail?: string }[];
}

/** Any of several, one below the other. */
export function CheckList({ label, value, onChange, options }: CheckListProps) {
  return (
    <CheckboxGroup aria-label={label} value={[...value]} onChange={onChange} className="flex flex-col">
      {options.map(({ id, label: name, detail }) => (
        <AriaCheckbox key={id} value={id} className="group flex min-h-[27px] items-start gap-2 py-[3.5px] text-body">
          <span className="mt-[3px]">
            <CheckBoxSquare />
          </span>
          <span className="min-w-0 flex-1 break-words">{name}</span>
          {detail !== undefined && (
            <span className="mt-[1.5px] shrink-0 text-help text-text-3">
              <span className="sr-only">, </span>
              {detail}
            </span>
          )}
        </AriaCheckbox>
      ))}
    </CheckboxGroup>
  );
}

/** The square of a checkbox that is a `group`. */
export function CheckBoxSquare() {
  return (
    <span className="flex size-3.5 shrink-0 items-center justify-center rounded-[3px] border border-control bg-surface text-on-accent group-data-disabled:opacity-60 group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-1 group-data-focus-visible:outline-accent group-data-selected:border-accent group-data-selected:bg-accent">
      <Check size={10} strokeWidth={3} aria-hidden className="invisible group-data-selected:visible" />
    </span>
  );
}

interface CheckboxProps {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly children: ReactNode;
}

export function Checkbox({ isSelected, onChange, children }: CheckboxProps) {
  return (
    <AriaCheckbox isSelected={isSelected} onChange={onChange} className="group flex items-start gap-2 text-body">
      <span className="mt-0.5 flex size-4 shrink-0 items-center justify-center rounded-[4px] border border-control text-on-accent group-data-focus-visible:outline-2 group-data-selected:border-accent group-data-selected:bg-accent">
        <Check size={12} strokeWidth={2.5} aria-hidden className="invisible group-data-selected:visible" />
      </span>
      <span className="min-w-0">{children}</span>
    </AriaCheckbox>
  );
}

interface SwitchProps {
  readonly isOn: boolean;
  readonly onChange: (on: boolean) => void;
  /** What is on or off, in words. */
  readonly children: ReactNode;
}

/** On or off, at once. */
export function Switch({ isOn, onChange, children }: SwitchProps) {
  return (
    <AriaSwitch
      isSelected={isOn}
      onChange={onChange}
      className="group inline-flex min-h-[30px] items-center gap-2.5 text-body"
    >
      <span
        aria-hidden
        className="flex h-4 w-7 shrink-0 items-center rounded-full border border-control bg-sunken p-px group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-1 group-data-focus-visible:outline-accent group-data-selected:border-accent group-data-selected:bg-accent"
      >
        <span className="size-3 rounded-full bg-control transition-[margin] group-data-selected:ml-3 group-data-selected:bg-on-accent" />
      </span>
      <span>{children}</span>
    </AriaSwitch>
  );
}
