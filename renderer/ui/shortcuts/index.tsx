import { createContext, useContext, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { raiseFloor, register } from './registry.ts';

export { pressShortcut } from './registry.ts';

const Depth = createContext(1);

/** What is inside answers keys before what is outside. `modal`: what is outside answers none. */
export function ShortcutScope({ modal = false, children }: { readonly modal?: boolean; readonly children: ReactNode }) {
  const depth = useContext(Depth) + 1;
  useLayoutEffect(() => (modal ? raiseFloor(depth) : undefined), [modal, depth]);
  return <Depth value={depth}>{children}</Depth>;
}

/**
 * Calls `handler` on a key: `j`, `mod+Enter`, `alt+ArrowLeft`, `F6`, `?`, or several at once. Plain keys act only outside
 * fields. Of several enabled handlers, the innermost acts, and only that one.
 */
export function useShortcut(
  keys: string | readonly string[],
  handler: (event: KeyboardEvent) => void,
  { enabled = true }: { readonly enabled?: boolean } = {},
): void {
  const depth = useContext(Depth);
  const run = useEffectEvent(handler);
  const joined = typeof keys === 'string' ? keys : keys.join(' ');
  useEffect(() => (enabled ? register(depth, joined.split(' '), (event) => run(event)) : undefined), [depth, joined, enabled]);
}
