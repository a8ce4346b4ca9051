import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { clearToasts } from '#ui/toasts.tsx';
import { beginAgain } from './zustand.ts';

const { innerWidth: width, innerHeight: height } = window;
const { documentElement: html } = document;
const attributes = [...html.attributes].map(({ name, value }) => [name, value] as const);

/** Around each file of a page that files share: it finds the page as the first one did. */
export async function freshPage(): Promise<void> {
  vi.useRealTimers();
  vi.restoreAllMocks();
  beginAgain();
  clearToasts();
  document.body.replaceChildren();
  for (const name of html.getAttributeNames()) html.removeAttribute(name);
  for (const [name, value] of attributes) html.setAttribute(name, value);
  if (window.innerWidth !== width || window.innerHeight !== height) await page.viewport(width, height);
}
