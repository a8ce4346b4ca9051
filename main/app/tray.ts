import type { MenuItemConstructorOptions, Task } from 'electron';
import type { Desktop } from '#shared/ipc/desktop.ts';
import { addressOfLink } from '#shared/ipc/link.ts';
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

/** What an interview day begins with, from the dock, the tray and the jump list. */
const dayLinks = (words: Words): readonly { readonly title: string; readonly link: Link }[] => [
  { title: words.screens.today, link: { kind: 'day', id: 'today' } },
  { title: words.walkIn, link: { kind: 'day', id: 'walkin' } },
];

/** The same for the jump list of Windows, which starts Carnet with a link: the one that is open takes it. */
export const userTasks = (words: Words, program: string, profile: string | null): Task[] =>
  dayLinks(words).map(({ title, link }) => ({
    program,
    arguments: [...(profile === null ? [] : [`--profile "${profile}"`]), addressOfLink(link)].join(' '),
    iconPath: program,
    iconIndex: 0,
    title,
    description: title,
  }));

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
    ...(shown === null
      ? []
      : dayLinks(words).map(({ title, link }): MenuItemConstructorOptions => ({
          label: title,
          click: () => open(link),
        }))),
    { label: words.open, click: () => open(null) },
    ...(platform === 'darwin' ? [] : [{ label: words.quit, click: quit }]),
  ];
}
