import type { ReactNode } from 'react';
import type { Cache } from '#cache/open.ts';
import { CacheProvider } from '#cache/queries/CacheProvider.tsx';
import { ShortcutScope } from '#ui/index.ts';
import { draw } from './features/changes/drawn.tsx';

/** Draws a component over a cache. */
export const drawOver = (cache: Cache, element: ReactNode): Promise<void> =>
  draw(<CacheProvider cache={cache}>{element}</CacheProvider>);

/** The same with the shortcuts of the page; `height`: as tall as a screen, in px. */
export const drawScreen = (cache: Cache, element: ReactNode, height?: number): Promise<void> =>
  drawOver(
    cache,
    <ShortcutScope>
      {height === undefined ? element : <div style={{ display: 'flex', height }}>{element}</div>}
    </ShortcutScope>,
  );
