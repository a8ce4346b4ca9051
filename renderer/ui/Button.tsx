import type { ReactNode } from 'react';
import { Button as AriaButton, Tooltip, TooltipTrigger } from 'react-aria-components';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components';
import { classes } from './classes.ts';
import { Kbd } from './Kbd.tsx';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonProps {
  /** At most one primary button per screen. */
  readonly variant?: ButtonVariant;
  readonly size?: 'md' | 'sm';
  readonly icon?: ReactNode;
  /** The chord of the same command, as for useShortcut; shown, not bound. */
  readonly kbd?: string;
  readonly isDisabled?: boolean;
  /** Its action is running: it looks the same, and another press is ignored (see useCommit). */
  readonly isBusy?: boolean;
  /** What it does is done: it shows so, and stays there. */
  readonly isOn?: boolean;
  readonly autoFocus?: boolean;
  readonly type?: 'button' | 'submit';
  /** The id of the form that it submits, where it is not inside of it. */
  readonly form?: string;
  readonly onPress?: () => void;
  readonly children: ReactNode;
}

/** Never disabled, which would take the focus away from it. */
const busyProps: Pick<AriaButtonProps, 'render'> = { render: (own) => <button {...own} aria-busy /> };

const styles: Readonly<Record<ButtonVariant, string>> = {
  primary:
    'border-accent bg-accent text-on-accent data-hovered:brightness-110 data-pressed:brightness-95 data-disabled:border-line data-disabled:bg-sunken data-disabled:text-text-3',
  secondary:
    'border-line bg-surface text-text data-hovered:bg-hover data-pressed:bg-sunken data-disabled:text-text-3 data-disabled:bg-transparent',
  quiet:
    'border-transparent bg-transparent text-text-2 data-hovered:bg-hover data-pressed:bg-sunken data-disabled:text-text-3',
  danger:
    'border-stop/40 bg-surface text-stop data-hovered:bg-stop-soft data-pressed:bg-stop-soft data-disabled:border-line data-disabled:text-text-3',
};

export function Button({
  variant = 'secondary',
  size = 'md',
  icon,
  kbd,
  isBusy = false,
  isOn = false,
  children,
  ...rest
}: ButtonProps) {
  return (
    <AriaButton
      {...rest}
      {...(isBusy && busyProps)}
      {...(isOn && { 'aria-pressed': true })}
      className={classes(
        'inline-flex shrink-0 items-center justify-center gap-2 rounded-button border text-body font-medium whitespace-nowrap transition-colors aria-pressed:bg-selected [&_svg]:shrink-0',
        size === 'md' ? 'h-[30px] px-3' : 'h-[26px] px-2.5',
        styles[variant],
      )}
    >
      {icon}
      {children}
      {kbd && <Kbd keys={kbd} onAccent={variant === 'primary' && !rest.isDisabled} />}
    </AriaButton>
  );
}

interface IconButtonProps {
  /** Its accessible name, and its tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly kbd?: string;
  readonly isDisabled?: boolean;
  /** As of `Button`. */
  readonly isBusy?: boolean;
  readonly isOn?: boolean;
  /** It shows and hides something: whether that is shown. */
  readonly isExpanded?: boolean;
  readonly onPress: () => void;
}

/** A button with only an icon; the tooltip says what it does. */
export function IconButton({
  label,
  icon,
  kbd,
  isDisabled = false,
  isBusy = false,
  isOn = false,
  isExpanded,
  onPress,
}: IconButtonProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={0}>
      <AriaButton
        aria-label={label}
        {...(isExpanded !== undefined && { 'aria-expanded': isExpanded })}
        {...(isBusy && busyProps)}
        {...(isOn && { 'aria-pressed': true })}
        isDisabled={isDisabled}
        onPress={onPress}
        className="inline-flex size-[26px] shrink-0 items-center justify-center rounded-button text-text-2 transition-colors data-disabled:text-text-3 data-disabled:opacity-60 data-hovered:bg-hover data-pressed:bg-sunken aria-pressed:bg-selected aria-busy:text-text-3 aria-busy:opacity-60"
      >
        {icon}
      </AriaButton>
      <Tip>
        {label}
        {kbd && <Kbd keys={kbd} />}
      </Tip>
    </TooltipTrigger>
  );
}

export function Tip({
  placement = 'top',
  className,
  children,
}: {
  readonly placement?: 'top' | 'right';
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <Tooltip
      offset={6}
      placement={placement}
      className={classes(
        'flex items-center gap-2 rounded-chip border border-line bg-surface px-2 py-1 text-help text-text shadow-overlay',
        className,
      )}
    >
      {children}
    </Tooltip>
  );
}

/** An action inside a sentence: looks like a link, is a button. */
export function TextAction({ onPress, children }: { readonly onPress: () => void; readonly children: ReactNode }) {
  return (
    <AriaButton onPress={onPress} className="rounded-[3px] font-medium text-accent data-hovered:underline">
      {children}
    </AriaButton>
  );
}
