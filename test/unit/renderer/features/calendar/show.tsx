import type { ReactNode } from 'react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { page } from 'vitest/browser';
import '#timeGrid/grid.css';
import '#timeGrid/blocks.css';
import '#timeGrid/appearance/hue.css';
import { startWords } from '#test/unit/renderer/words/start.ts';
import { FormatProvider, ShortcutScope } from '#ui/index.ts';
import { zone } from './fixtures.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

export interface DrawnScreen {
  readonly host: HTMLElement;
  redraw(node: ReactNode): Promise<void>;
  close(): Promise<void>;
}

/** Draws a component as the app would: French, in the school's zone, 1000 × 780: an hour is 66 px high. */
export async function show(node: ReactNode): Promise<DrawnScreen> {
  await startWords('fr');
  // A narrower window has no room for a whole week.
  await page.viewport(1280, 900);
  const host = document.createElement('div');
  host.style.cssText = 'position:absolute;inset:0 auto auto 0;width:1000px;height:780px;display:flex';
  document.body.append(host);
  const root = createRoot(host);
  const redraw = async (next: ReactNode): Promise<void> => {
    await act(async () =>
      root.render(
        <FormatProvider language="fr" zone={zone}>
          <ShortcutScope>{next}</ShortcutScope>
        </FormatProvider>,
      ),
    );
  };
  await redraw(node);
  return {
    host,
    redraw,
    close: async () => {
      await act(async () => root.unmount());
      host.remove();
    },
  };
}

export function block(id: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-event="${id}"]`);
  if (!found) throw new Error(`no block ${id}`);
  return found;
}

export async function press(target: Element | null, key: string, held: KeyboardEventInit = {}): Promise<void> {
  await act(async () => {
    target?.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true, ...held }));
  });
}

/** Presses at a point of an element, moves through others, and releases unless `hold`. */
export async function drag(
  target: Element,
  path: readonly (readonly [x: number, y: number])[],
  { hold = false, held = {} }: { readonly hold?: boolean; readonly held?: MouseEventInit } = {},
): Promise<void> {
  const send = (type: string, [clientX, clientY]: readonly [number, number], on: EventTarget): void => {
    const init = {
      clientX,
      clientY,
      bubbles: true,
      cancelable: true,
      pointerId: 1,
      isPrimary: true,
      button: type === 'pointermove' ? -1 : 0,
      ...held,
    };
    on.dispatchEvent(new PointerEvent(type, init));
  };
  const [first, ...rest] = path;
  if (!first) return;
  await act(async () => {
    send('pointerdown', first, target);
    for (const point of rest) send('pointermove', point, window);
    if (!hold) send('pointerup', path.at(-1) ?? first, window);
  });
}
