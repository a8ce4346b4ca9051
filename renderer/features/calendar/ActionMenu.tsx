import type { ReactNode } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Kbd } from '#ui/index.ts';

export interface Action {
  readonly id: string;
  readonly label: string;
  /** The chord of the same command; shown, not bound. */
  readonly kbd?: string | undefined;
  readonly onAction: () => void;
}

interface ActionMenuProps {
  readonly label: string;
  /** The content of the button. */
  readonly children: ReactNode;
  readonly actions: readonly Action[];
  readonly className: string;
}

/** A button that opens a menu of further actions. */
export function ActionMenu({ label, children, actions, className }: ActionMenuProps) {
  return (
    <MenuTrigger>
      <Button
        aria-label={label}
        className={`inline-flex h-[30px] shrink-0 items-center justify-center rounded-button border border-line text-body font-medium whitespace-nowrap text-text-2 data-hovered:bg-hover data-pressed:bg-sunken ${className}`}
      >
        {children}
      </Button>
      <Popover
        placement="bottom end"
        className="min-w-[220px] rounded-box border border-line bg-surface shadow-overlay"
      >
        <Menu
          aria-label={label}
          className="p-1 outline-none"
          onAction={(key) => actions.find(({ id }) => id === key)?.onAction()}
        >
          {actions.map(({ id, label: name, kbd }) => (
            <MenuItem
              key={id}
              id={id}
              textValue={name}
              className="flex h-8 items-center gap-6 rounded-chip px-2 text-body outline-none data-focused:bg-hover"
            >
              <span className="flex-1">{name}</span>
              {kbd !== undefined && <Kbd keys={kbd} />}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
