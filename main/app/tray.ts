import type { MenuItemConstructorOptions } from 'electron';
import type { Desktop } from '#shared/ipc/desktop.ts';
import type { Link } from '#shared/ipc/link.ts';
import type { Words } from './words.ts';

interface TraySituation {
  readonly words: Words;
  readonly platform: NodeJS.Platform;
  /** Null: nothing is open, or it is locked. */
  readonly told: Pick<Desktop, 'next' | 'state'> | null;
  readonly open: (link: Link | null) => void;
  readonly quit: () => void;
}

/** The menu of the tray, or of the dock on macOS, which has its own « Quit ». */
export function trayTemplate({ words, platform, told, open, quit }: TraySituation): MenuItemConstructorOptions[] {
  const next = told?.next;
  const lines: MenuItemConstructorOptions[] = [
    ...(next ? [{ label: next.text, click: () => open(next.link) }] : []),
    ...(told?.state ? [{ label: told.state, enabled: false }] : []),
  ];
  return [
    ...lines,
    ...(lines.length > 0 ? [{ type: 'separator' } as const] : []),
    { label: words.open, click: () => open(null) },
    ...(platform === 'darwin' ? [] : [{ label: words.quit, click: quit }]),
  ];
}
