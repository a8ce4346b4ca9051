import type { MenuItemConstructorOptions } from 'electron';
import type { Desktop } from '#shared/ipc/desktop.ts';
import type { Link } from '#shared/ipc/link.ts';
import type { Words } from './words.ts';

interface TraySituation {
  readonly words: Words;
  readonly platform: NodeJS.Platform;
  /** Null: nothing is open, or it is locked. */
  readonly shown: Pick<Desktop, 'next' | 'state'> | null;
  readonly open: (link: Link | null) => void;
  readonly quit: () => void;
}

/** The menu of the tray, or of the dock on macOS, which has its own « Quit ». */
export function trayTemplate({ words, platform, shown, open, quit }: TraySituation): MenuItemConstructorOptions[] {
  const next = shown?.next;
  const lines: MenuItemConstructorOptions[] = [
    ...(next ? [{ label: next.text, click: () => open(next.link) }] : []),
    ...(shown?.state ? [{ label: shown.state, enabled: false }] : []),
  ];
  return [
    ...lines,
    ...(lines.length > 0 ? [{ type: 'separator' } as const] : []),
    { label: words.open, click: () => open(null) },
    ...(platform === 'darwin' ? [] : [{ label: words.quit, click: quit }]),
  ];
}
