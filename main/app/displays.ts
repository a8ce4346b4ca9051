import type { BrowserWindow, Rectangle, Screen } from 'electron';

interface Size {
  readonly width: number;
  readonly height: number;
}
/** At which every screen shows all that it has beside each other, in DIP. */
const least: Size = { width: 1024, height: 640 };
const usual: Size = { width: 1280, height: 800 };
const within = (size: Size, area: Size): Size => ({
  width: Math.min(size.width, area.width),
  height: Math.min(size.height, area.height),
});

/** For a display with this room: a 1920 × 1080 one at 200 % has 960 × 540 DIP, less than any fixed minimum. */
export const sizesFor = (area: Size): { readonly usual: Size; readonly least: Size } => ({
  usual: within(usual, area),
  least: within(least, area),
});

/** By how much of the bar with its title, in DIP, a window can still be taken hold of. */
const grip = { width: 120, height: 32 };

/** Whether a user can reach the window: a part of the bar with its title is on one of the displays. */
export const isReachable = ({ x, y, width }: Rectangle, areas: readonly Rectangle[]): boolean =>
  areas.some((area) => {
    const across = Math.min(x + width, area.x + area.width) - Math.max(x, area.x);
    return across >= Math.min(grip.width, width) && y >= area.y && y + grip.height <= area.y + area.height;
  });

/** Moved into an area, and made smaller, no further than it must be. */
export function broughtInto(bounds: Rectangle, area: Rectangle): Rectangle {
  const { width, height } = within(bounds, area);
  const between = (at: number, from: number, to: number): number => Math.max(from, Math.min(at, to));
  return {
    x: between(bounds.x, area.x, area.x + area.width - width),
    y: between(bounds.y, area.y, area.y + area.height - height),
    width,
    height,
  };
}

type Placed = Pick<
  BrowserWindow,
  'isDestroyed' | 'isMaximized' | 'isFullScreen' | 'getNormalBounds' | 'setBounds' | 'setMinimumSize' | 'on' | 'once'
>;
type Displays = Pick<Screen, 'getAllDisplays' | 'getDisplayMatching' | 'on' | 'off'>;
const changes = ['display-added', 'display-removed', 'display-metrics-changed'] as const;

/** Brings the window back where displays or scales change (E20); Electron remembers where it was when Carnet ended. */
export function keepOnDisplays(window: Placed, screen: Displays): void {
  let area: Size | null = null;
  const fit = (): Rectangle => {
    const { workArea } = screen.getDisplayMatching(window.getNormalBounds());
    if (workArea.width === area?.width && workArea.height === area.height) return workArea;
    area = workArea;
    window.setMinimumSize(sizesFor(workArea).least.width, sizesFor(workArea).least.height);
    return workArea;
  };
  const bringBack = (): void => {
    if (window.isDestroyed()) return;
    const there = fit();
    if (window.isMaximized() || window.isFullScreen()) return; // the system itself makes these fit
    const bounds = window.getNormalBounds();
    const fits = bounds.width <= there.width && bounds.height <= there.height;
    const areas = screen.getAllDisplays().map(({ workArea }) => workArea);
    if (!fits || !isReachable(bounds, areas)) window.setBounds(broughtInto(bounds, there));
  };
  bringBack();
  window.on('move', () => void fit());
  for (const change of changes) screen.on(change as 'display-added', bringBack);
  window.once('closed', () => {
    for (const change of changes) screen.off(change as 'display-added', bringBack);
  });
}
