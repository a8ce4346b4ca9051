import { EventEmitter } from 'node:events';
import type { Display, Rectangle, Screen } from 'electron';
import { strict } from './strict.ts';

/** One, until a test says otherwise: this machine's are not looked at. */
let areas: readonly Rectangle[] = [{ x: 0, y: 0, width: 1920, height: 1040 }];
const events = new EventEmitter();

/** Displays with this much room each; the first is the primary one. Says what Electron would say of the change. */
export function plugDisplays(given: readonly Rectangle[]): void {
  const change = given.length > areas.length ? 'added' : given.length < areas.length ? 'removed' : 'metrics-changed';
  areas = given;
  events.emit(`display-${change}`);
}

/** Only what main reads: any other member throws. */
const displayOf = (workArea: Rectangle): Display => strict('Display', { workArea }) as Display;

const common = (a: Rectangle, b: Rectangle): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

export const screen = strict(
  'screen',
  Object.assign(events, {
    getAllDisplays: () => areas.map(displayOf),
    getPrimaryDisplay: () => displayOf(areas[0] ?? { x: 0, y: 0, width: 0, height: 0 }),
    // Where none is in common, Electron takes the nearest one: here the primary one.
    getDisplayMatching: (bounds) =>
      displayOf(areas.reduce((best, area) => (common(area, bounds) > common(best, bounds) ? area : best))),
  } satisfies Pick<Screen, 'getAllDisplays' | 'getPrimaryDisplay' | 'getDisplayMatching'>),
);
