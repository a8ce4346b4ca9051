import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rectangle } from 'electron';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { broughtInto, isReachable, sizesFor } from '#main/app/displays.ts';
import { openWindow } from '#main/app/window.ts';
import { readHostArguments } from '#main/tools/chromium/arguments.ts';
import { setHost, theHost } from '#main/tools/chromium/doubleState.ts';
import { plugDisplays } from '#main/tools/chromium/electron/screen.ts';
import { someFolder } from '../secrets/folder.ts';

vi.mock('electron', () => import('#main/tools/chromium/electron/index.ts'));

const area = (x: number, y: number, width: number, height: number): Rectangle => ({ x, y, width, height });
/** 1920 × 1080 at 100 %, with a taskbar below; the same at 200 % to its right, as the systems number them. */
const office = area(0, 0, 1920, 1040);
const beamer = area(1920, 0, 960, 500);

beforeEach(async () => {
  const lock = { held: true, onKnock: () => undefined, knock: () => Promise.resolve() };
  setHost({ arguments: readHostArguments([]), userData: await someFolder(), lock, onOpen: () => undefined });
});
afterEach(() => plugDisplays([office]));

const open = () => openWindow('preload.cjs', { development: false, onPageGone: () => undefined });
const least = (): unknown => JSON.parse(readFileSync(join(theHost().userData, 'shown', 'least.json'), 'utf8'));

describe('E20 a window on displays that come and go', () => {
  test('has its usual size, and what the display has room for where that is less', () => {
    plugDisplays([office]);
    expect(open().getNormalBounds()).toMatchObject({ width: 1280, height: 800 });
    plugDisplays([beamer]);
    expect(open().getNormalBounds()).toMatchObject({ width: 960, height: 500 });
    expect(least()).toEqual({ width: 960, height: 500 });
  });

  test('can be made as small as the display that it is moved to, whatever its scale, and no smaller than its screens need', () => {
    plugDisplays([office, beamer]);
    const window = open();
    expect(least()).toEqual({ width: 1024, height: 640 });
    window.setBounds(area(1930, 10, 1024, 640));
    expect(least()).toEqual({ width: 960, height: 500 });
    expect(window.getNormalBounds(), 'who moves it says where it is').toEqual(area(1930, 10, 1024, 640));
    window.setBounds(area(100, 100, 1280, 800));
    expect(least()).toEqual({ width: 1024, height: 640 });
  });

  test('comes back when its display is gone, whole', () => {
    plugDisplays([office, beamer]);
    const window = open();
    window.setBounds(area(2000, 20, 880, 470));
    plugDisplays([office]);
    expect(window.getNormalBounds()).toEqual(area(1040, 20, 880, 470));
  });

  test('is made smaller when its display is scaled up, and stays where it can be reached', () => {
    const window = open();
    window.setBounds(area(600, 200, 1280, 800));
    plugDisplays([area(0, 0, 960, 500)]);
    expect(window.getNormalBounds()).toEqual(area(0, 0, 960, 500));
  });

  test('that the user has pushed half out of the screen stays there when a taskbar is hidden or another display comes', () => {
    const window = open();
    const half = area(1500, 500, 1280, 800);
    window.setBounds(half);
    plugDisplays([area(0, 0, 1920, 1080)]);
    plugDisplays([area(0, 0, 1920, 1080), beamer]);
    expect(window.getNormalBounds()).toEqual(half);
  });
});

test('E20 a window is out of reach when no part of its title bar is on a display', () => {
  const at = (x: number, y: number) => isReachable(area(x, y, 1280, 800), [office]);
  expect([at(0, 0), at(-1100, 0), at(1800, 900)]).toEqual([true, true, true]);
  expect([at(-1200, 0), at(0, -40), at(0, 1030), at(1900, 0)]).toEqual([false, false, false, false]);
});

test('E20 a window is moved no further than it must be', () => {
  expect(broughtInto(area(-50, 990, 800, 600), office)).toEqual(area(0, 440, 800, 600));
  expect(sizesFor(office)).toEqual({ usual: { width: 1280, height: 800 }, least: { width: 1024, height: 640 } });
});
