import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components';

interface CheckboxProps {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly children: ReactNode;
}

/** Yes or no, with its sentence. */
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
