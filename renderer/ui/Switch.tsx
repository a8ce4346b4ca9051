import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components';

interface SwitchProps {
  readonly isOn: boolean;
  readonly onChange: (on: boolean) => void;
  readonly isDisabled?: boolean;
  /** What is on or off, in words. */
  readonly children: ReactNode;
}

/** On or off, at once. */
export function Switch({ isOn, onChange, isDisabled = false, children }: SwitchProps) {
  return (
    <AriaSwitch
      isSelected={isOn}
      onChange={onChange}
      isDisabled={isDisabled}
      className="group inline-flex min-h-[30px] items-center gap-2.5 text-body data-disabled:text-text-3"
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
