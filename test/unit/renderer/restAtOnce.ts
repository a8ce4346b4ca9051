import { onTestFinished, vi } from 'vitest';

/** A busy machine may leave a page no idle moment: until the test ends, the next task is one. */
export function restAtOnce(): void {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => window.setTimeout(run));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => window.clearTimeout(handle));
  onTestFinished(() => void vi.unstubAllGlobals());
}
