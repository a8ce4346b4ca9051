import { useRef, useState } from 'react';
import type { Key, KeyboardEvent, ReactNode } from 'react';
import {
  Button,
  Header,
  Menu as AriaMenu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Separator,
  TooltipTrigger,
} from 'react-aria-components';
import { flushSync } from 'react-dom';
import { Tip } from './Button.tsx';
import { classes } from './classes.ts';
import { Kbd } from './Kbd.tsx';
import { choose } from './menuEntry.ts';
import type { MenuEntry, MenuPoint } from './menuEntry.ts';
import { menuLetter, ShortcutScope } from './shortcuts/index.tsx';

interface MenuButtonProps {
  /** Its accessible name, and its tooltip where no words are beside the icon. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly entries: readonly MenuEntry[];
  /** Among icons without a frame. */
  readonly isBare?: boolean;
  /** The icon has words beside it. */
  readonly isWide?: boolean;
}

// Where a window has too little room for all of it, the menu scrolls inside.
const popoverStyle =
  'flex max-w-[min(30rem,calc(100vw-16px))] min-w-56 flex-col rounded-box border border-line bg-surface shadow-overlay';
const menuStyle = 'scroll-thin max-h-[min(30rem,80vh)] min-h-0 p-1 outline-none';
const disabledIn = (entries: readonly MenuEntry[]): string[] =>
  entries.filter(({ isDisabled }) => isDisabled).map(({ id }) => id);

export function MenuButton({ label, icon, entries, isBare = false, isWide = false }: MenuButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
      <TooltipTrigger delay={500} closeDelay={0} isDisabled={isWide}>
        <Button
          aria-label={label}
          className={classes(
            'inline-flex h-[30px] shrink-0 items-center justify-center rounded-button data-hovered:bg-hover data-pressed:bg-sunken',
            isWide ? 'gap-1.5 px-2.5 text-body font-medium whitespace-nowrap text-text' : 'w-[30px] text-text-2',
            !isBare && 'border border-line bg-surface',
          )}
        >
          {icon}
        </Button>
        <Tip>{label}</Tip>
      </TooltipTrigger>
      <Popover placement="bottom end" className={popoverStyle}>
        <Letters entries={entries} onClose={() => setIsOpen(false)}>
          <AriaMenu
            aria-label={label}
            className={menuStyle}
            disabledKeys={disabledIn(entries)}
            onAction={(id) => chooseOnceClosed(() => setIsOpen(false), entries, id)}
          >
            {entries.map((entry) => entryOf(entry, hasIcons(entries)))}
          </AriaMenu>
        </Letters>
      </Popover>
    </MenuTrigger>
  );
}

interface ContextMenuProps {
  readonly at: MenuPoint;
  readonly title: string;
  /** A second text beside the title, in the colour of details. */
  readonly detail?: string | undefined;
  readonly entries: readonly MenuEntry[];
  readonly onClose: () => void;
}

/** The actions on a thing, as a right click, Maj F10 or the menu key opens them. */
export function ContextMenu({ at: { x, y }, title, detail, entries, onClose }: ContextMenuProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  return (
    <>
      <span ref={anchor} aria-hidden className="pointer-events-none fixed size-0" style={{ left: x, top: y }} />
      <Popover
        isOpen
        triggerRef={anchor}
        // Beside the point it may move up and down; below it, it could only become lower and hide its last actions.
        placement="right top"
        offset={2}
        aria-label={title}
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
        className={popoverStyle}
      >
        <Letters entries={entries} onClose={onClose}>
          <AriaMenu
            aria-label={title}
            autoFocus="first"
            className={menuStyle}
            disabledKeys={disabledIn(entries)}
            onAction={(id) => chooseOnceClosed(onClose, entries, id)}
          >
            <MenuSection>
              <Header className="flex max-w-80 items-baseline gap-2 px-2 pt-1 pb-1.5 text-help">
                <span className="truncate-line min-w-0 font-medium text-text">{title}</span>
                {detail !== undefined && <span className="ml-auto shrink-0 text-text-3">{detail}</span>}
              </Header>
              {entries.flatMap((entry) =>
                entry.hasLineAbove
                  ? [<Separator key={`${entry.id}/line`} className={lineStyle} />, entryOf(entry, hasIcons(entries))]
                  : [entryOf(entry, hasIcons(entries))],
              )}
            </MenuSection>
          </AriaMenu>
        </Letters>
      </Popover>
    </>
  );
}

/**
 * Once the menu has gone and the focus is back where it was (`focus/keeper.ts`): the action may move it, run a
 * shortcut, open a dialog.
 */
function chooseOnceClosed(close: () => void, entries: readonly MenuEntry[], id: Key): void {
  flushSync(close);
  queueMicrotask(() => choose(entries.find((entry) => entry.id === id)));
}

interface LettersProps {
  readonly entries: readonly MenuEntry[];
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The letter of an entry chooses it; of one that is disabled it does nothing. No key of the screen acts meanwhile. */
function Letters({ entries, onClose, children }: LettersProps) {
  const hear = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const entry = entries.find(({ kbd }) => (menuLetter(kbd) ?? kbd) === event.key.toLowerCase());
    if (!entry) return;
    event.preventDefault();
    event.stopPropagation();
    if (entry.isDisabled || event.repeat) return;
    chooseOnceClosed(onClose, entries, entry.id);
  };
  return (
    <ShortcutScope modal="field">
      {/* It holds the menu, which is what has the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="contents" onKeyDownCapture={hear}>
        {children}
      </div>
    </ShortcutScope>
  );
}

const lineStyle = 'mx-2 my-1 h-px border-0 bg-line';

/** Words stand under each other; where no entry has an icon, they need no room beside them. */
const hasIcons = (entries: readonly MenuEntry[]): boolean => entries.some(({ icon }) => icon !== undefined);

const entryOf = ({ id, label, icon, kbd }: MenuEntry, isIndented: boolean): ReactNode => (
  <MenuItem
    key={id}
    id={id}
    textValue={label}
    className="flex min-h-[28px] items-center gap-2 rounded-chip px-2 py-1 text-body -outline-offset-2 data-disabled:text-text-3 data-focused:bg-hover"
  >
    {isIndented && <span className="flex size-4 shrink-0 items-center justify-center text-text-2">{icon}</span>}
    <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
    {kbd && <Kbd keys={menuLetter(kbd) ?? kbd} />}
  </MenuItem>
);
