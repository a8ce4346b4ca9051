import type { PowerMonitor } from 'electron';

/** The machine sleeps, its screen is locked, and on macOS another user takes over. Linux locks its screen silently. */
const leaving = ['suspend', 'lock-screen', 'user-did-resign-active'] as const;

/** Locks at sleep, at the screen's lock, and after a time without key or mouse (S9), checked each second once due. */
export function lockWhenAway(
  power: Pick<PowerMonitor, 'on' | 'getSystemIdleTime'>,
  idleSeconds: number,
  lock: () => void,
): void {
  for (const event of leaving) power.on(event as 'suspend', lock);
  const look = (): void => {
    const left = idleSeconds - power.getSystemIdleTime();
    if (left <= 0) lock();
    setTimeout(look, Math.max(1, left) * 1000).unref();
  };
  look();
}
