import { Check } from 'lucide-react';
import { Checkbox, CheckboxGroup } from 'react-aria-components';

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
        <Checkbox key={id} value={id} className="group flex min-h-[27px] items-start gap-2 py-[3.5px] text-body">
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
        </Checkbox>
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
