import type { ReactNode } from 'react';
import { Button, Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { classes } from './classes.ts';
import { Kbd } from './Kbd.tsx';

interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** The chord of the same command, as for useShortcut; shown, not bound. */
  readonly kbd?: string | undefined;
  readonly isDisabled?: boolean;
  readonly onAction: () => void;
}

interface MenuButtonProps {
  /** Its accessible name. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly entries: readonly MenuEntry[];
  /** Among icons without a frame. */
  readonly isBare?: boolean;
}

/** A button that opens a list of actions. */
export function MenuButton({ label, icon, entries, isBare = false }: MenuButtonProps) {
  return (
    <MenuTrigger>
      <Button
        aria-label={label}
        className={classes(
          'inline-flex size-[30px] shrink-0 items-center justify-center rounded-button text-text-2 data-hovered:bg-hover data-pressed:bg-sunken',
          !isBare && 'border border-line bg-surface',
        )}
      >
        {icon}
      </Button>
      <Popover placement="bottom end" className="min-w-56 rounded-box border border-line bg-surface shadow-overlay">
        <AriaMenu
          aria-label={label}
          className="scroll-thin max-h-96 p-1 outline-none"
          disabledKeys={entries.filter(({ isDisabled }) => isDisabled).map(({ id }) => id)}
          onAction={(key) => entries.find(({ id }) => id === key)?.onAction()}
        >
          {entries.map(({ id, label: name, icon: drawing, kbd }) => (
            <MenuItem
              key={id}
              id={id}
              textValue={name}
              className="flex min-h-[28px] items-center gap-2 rounded-chip px-2 py-1 text-body outline-none data-disabled:text-text-3 data-focused:bg-hover"
            >
              <span className="flex size-4 shrink-0 items-center justify-center text-text-2">{drawing}</span>
              <span className="flex-1">{name}</span>
              {kbd && <Kbd keys={kbd} />}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
