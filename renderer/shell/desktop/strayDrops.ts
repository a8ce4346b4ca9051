import { words } from '#i18n/index.ts';
import { screenOf } from '#shared/ipc/place.ts';
import type { Screen } from '#shared/ipc/screens.ts';
import { here, openScreen } from '#stores/place.ts';
import { hiddenScreens, refuseScreen } from '#stores/policy.ts';
import { showToast } from '#ui/index.ts';

/** By the ending of its name, the screen on which a file is dropped. */
const takers: Readonly<Record<string, Extract<Screen, 'calendar' | 'people' | 'changes'>>> = {
  ics: 'calendar',
  ical: 'calendar',
  csv: 'people',
  tsv: 'people',
  txt: 'people',
  xlsx: 'people',
  json: 'changes',
};

/**
 * The window neither leaves for it nor opens it (S5), and says where it can be dropped. `DropZone`s and fields come
 * first. Returns what stops it.
 */
export function guardDrops(): () => void {
  /** Dragged from the page itself: let go on nothing, it stays where it was. */
  let isOwn = false;
  const isTaken = ({ defaultPrevented, target, dataTransfer }: DragEvent): boolean =>
    defaultPrevented ||
    (target instanceof Element && target.matches(':read-write') && dataTransfer?.types.includes('Files') === false);
  const onDrag = (event: DragEvent): void => {
    if (isTaken(event)) return;
    event.preventDefault();
    // Another effect than « none », or no drop follows, and nothing would be said.
    if (event.dataTransfer) event.dataTransfer.dropEffect = isOwn ? 'none' : 'copy';
  };
  const onDrop = (event: DragEvent): void => {
    if (isTaken(event)) return;
    event.preventDefault();
    if (!isOwn) refuse(event.dataTransfer?.files[0]?.name);
  };
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('dragstart', () => (isOwn = true), { signal });
  for (const end of ['dragend', 'pointerdown'] as const)
    window.addEventListener(end, () => (isOwn = false), { signal });
  for (const over of ['dragenter', 'dragover'] as const) window.addEventListener(over, onDrag, { signal });
  window.addEventListener('drop', onDrop, { signal });
  return () => stop.abort();
}

/** `name`: of the file; empty for a link or a text. */
function refuse(name = ''): void {
  const screen = takers[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];
  if (screen === undefined) return showToast(words.t('shell.drop.nowhere'));
  if (hiddenScreens().some((hidden) => hidden === screen)) return refuseScreen(screen);
  const isThere = screenOf(here()) === screen;
  const label = words.t('shell.drop.go', { screen: words.t(`shell.screen.${screen}`) });
  return showToast(words.t(`shell.drop.${screen}`), isThere ? undefined : { label, onPress: () => openScreen(screen) });
}
