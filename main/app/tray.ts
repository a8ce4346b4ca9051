import type { MenuItemConstructorOptions, Task } from 'electron';
import type { Desktop } from '#shared/ipc/desktop.ts';
import { linkTo } from '#shared/ipc/place.ts';
import type { Place } from '#shared/ipc/place.ts';
import type { Words } from './words.ts';

interface TraySituation {
  readonly words: Words;
  readonly platform: NodeJS.Platform;
  /** Null: nothing is open, or it is locked. */
  readonly shown: Pick<Desktop, 'next' | 'state'> | null;
  readonly open: (place: Place | null) => void;
  readonly quit: () => void;
}

/** What an interview day begins with, from the dock, the tray and the jump list. */
const dayPlaces = (words: Words): readonly { readonly title: string; readonly place: Place }[] => [
  { title: words.screens.today, place: { at: 'today', day: null } },
  { title: words.walkIn, place: { at: 'today', creating: { what: 'walkIn' } } },
];

/** The same for the jump list of Windows, which starts Carnet with a link: the one that is open takes it. */
export const userTasks = (words: Words, program: string, profile: string | null): Task[] =>
  dayPlaces(words).map(({ title, place }) => ({
    program,
    arguments: [...(profile === null ? [] : [`--profile "${profile}"`]), linkTo(place)].join(' '),
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
      : dayPlaces(words).map(({ title, place }): MenuItemConstructorOptions => ({
          label: title,
          click: () => open(place),
        }))),
    { label: words.open, click: () => open(null) },
    ...(platform === 'darwin' ? [] : [{ label: words.quit, click: quit }]),
  ];
}
