import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { Radio, RadioGroup, ToggleButton, ToggleButtonGroup, TooltipTrigger } from 'react-aria-components';
import { Tip } from './Button.tsx';
import { classes } from './classes.ts';
import { Kbd } from './Kbd.tsx';

interface SegmentedProps<Id extends string> {
  readonly label: string;
  readonly value: Id | null;
  readonly onChange: (value: Id) => void;
  /** `kbd`: the chord of the same command, as for useShortcut; a tooltip shows it. */
  readonly options: readonly { readonly id: Id; readonly label: ReactNode; readonly kbd?: string | undefined }[];
  /** `move`: the arrows move the focus alone, where a choice acts at once on more than what is drawn (WCAG 3.2.2). */
  readonly arrows?: 'choose' | 'move';
}

/** By how many options each arrow goes on; ↑ and ↓ stay those of the list or grid below. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** One of a few options, side by side: one stop of Tab, in which ← and → choose, as in every group of radios. */
export function Segmented<Id extends string>({
  label,
  value,
  onChange,
  options,
  arrows = 'choose',
}: SegmentedProps<Id>) {
  const stop = value ?? options[0]?.id;
  const step = (event: KeyboardEvent<HTMLDivElement>): void => {
    const by = steps[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation(); // the group of buttons would move the focus alone
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const to = (at + by + options.length) % options.length;
    buttons[to]?.focus();
    const chosen = options[to];
    if (chosen && arrows === 'choose') onChange(chosen.id);
  };
  /** The group of buttons gives the focus to the one that had it last, not to the one that Tab or the mouse reached. */
  const enter = ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLDivElement>): void => {
    if (!currentTarget.contains(relatedTarget)) target.focus();
  };
  return (
    <div onKeyDownCapture={step} onFocus={enter} className="contents">
      <ToggleButtonGroup
        aria-label={label}
        selectionMode="single"
        disallowEmptySelection={value !== null}
        selectedKeys={value === null ? [] : [value]}
        onSelectionChange={(keys) => {
          const chosen = options.find((option) => keys.has(option.id));
          if (chosen) onChange(chosen.id);
        }}
        className="inline-flex h-[30px] shrink-0 rounded-button border border-line bg-sunken p-px max-[399.98px]:h-auto max-[399.98px]:shrink max-[399.98px]:flex-wrap"
      >
        {options.map(({ id, label: name, kbd }) => (
          <TooltipTrigger key={id} delay={500} closeDelay={0} isDisabled={kbd === undefined}>
            <ToggleButton
              id={id}
              excludeFromTabOrder={id !== stop}
              className="min-h-[26px] rounded-[6px] border border-transparent px-3 text-body font-medium whitespace-nowrap text-text-2 data-hovered:text-text data-selected:border-line data-selected:bg-surface data-selected:text-text"
            >
              {name}
            </ToggleButton>
            <Tip>
              {name}
              {kbd !== undefined && <Kbd keys={kbd} />}
            </Tip>
          </TooltipTrigger>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}

interface TogglesProps<Id extends string> {
  readonly label: string;
  readonly options: readonly { readonly id: Id; readonly label: string; readonly isOn: boolean }[];
  /** One was pressed: it goes on, or off. */
  readonly onToggle: (id: Id) => void;
}

/** Any of a few options, side by side. */
export function Toggles<Id extends string>({ label, options, onToggle }: TogglesProps<Id>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="multiple"
      selectedKeys={options.filter(({ isOn }) => isOn).map(({ id }) => id)}
      onSelectionChange={(keys) => {
        const pressed = options.find(({ id, isOn }) => keys.has(id) !== isOn);
        if (pressed) onToggle(pressed.id);
      }}
      className="flex flex-wrap gap-1.5"
    >
      {options.map((option) => (
        <ToggleButton
          key={option.id}
          id={option.id}
          className="h-[30px] rounded-button border border-line bg-surface px-3 text-body font-medium whitespace-nowrap text-text-2 data-hovered:bg-hover data-selected:border-accent data-selected:bg-accent-soft data-selected:text-text"
        >
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

interface RadioCardsProps<Id extends string> {
  readonly label: string;
  /** Null: none is chosen yet. */
  readonly value: Id | null;
  readonly onChange: (value: Id) => void;
  readonly options: readonly {
    readonly id: Id;
    readonly title: ReactNode;
    readonly detail?: ReactNode;
    readonly kbd?: string;
    readonly isDisabled?: boolean;
  }[];
  /** Beside each other rather than below. */
  readonly inline?: boolean;
  /** The chosen one, or the first, takes the focus. */
  readonly autoFocus?: boolean;
}

/** Choices with a box each. */
export function RadioCards<Id extends string>({
  label,
  value,
  onChange,
  options,
  inline = false,
  autoFocus = false,
}: RadioCardsProps<Id>) {
  const first = options.find(({ id }) => id === value) ?? options.find(({ isDisabled }) => !isDisabled);
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      onChange={(chosen) => onChange(chosen as Id)} // the values given below are all Ids
      className={inline ? 'flex gap-3' : 'flex flex-col gap-2'}
    >
      {options.map((option) => (
        <RadioCard
          key={option.id}
          value={option.id}
          kbd={option.kbd}
          isDisabled={option.isDisabled ?? false}
          title={option.title}
          takesFocus={autoFocus && option === first}
        >
          {option.detail}
        </RadioCard>
      ))}
    </RadioGroup>
  );
}

/** What is drawn of a radio whose input is hidden in its label: the browser's own is grey on a dark ground. */
export function RadioDot({ isChecked }: { readonly isChecked: boolean }) {
  return (
    <span
      aria-hidden
      className={classes(
        'mt-[3px] size-[14px] shrink-0 rounded-full bg-surface',
        isChecked ? 'border-[4px] border-accent' : 'border border-control',
      )}
    />
  );
}

interface RadioCardProps {
  readonly value: string;
  readonly title: ReactNode;
  readonly kbd?: string | undefined;
  readonly isDisabled?: boolean;
  readonly takesFocus: boolean;
  readonly children?: ReactNode;
}

function RadioCard({ value, title, kbd, isDisabled = false, takesFocus, children }: RadioCardProps) {
  return (
    <Radio
      value={value}
      isDisabled={isDisabled}
      autoFocus={takesFocus}
      className="flex min-w-0 flex-1 gap-2 rounded-box border border-line bg-surface px-3 py-2 text-body data-disabled:text-text-3 data-hovered:bg-hover data-selected:border-accent data-selected:bg-accent-soft data-selected:outline-1 data-selected:outline-accent"
    >
      {({ isSelected }) => (
        <>
          <RadioDot isChecked={isSelected} />
          <span className="min-w-0 flex-1">
            <span className="block font-medium">{title}</span>
            {children !== undefined && <span className="block text-text-2">{children}</span>}
          </span>
          {kbd && <Kbd keys={kbd} />}
        </>
      )}
    </Radio>
  );
}
