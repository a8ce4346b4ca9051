import type { KeyboardEvent } from 'react';

const controls = ':is(a[href], button:not([disabled]), input:not([disabled]), textarea, [tabindex="0"])';

/** Tab on a row goes into the panel that shows it: to the first thing there to do. Other keys pass. */
export function enterPanel(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
  const panel = document.querySelector<HTMLElement>('main [data-panel]');
  if (!panel) return;
  event.preventDefault();
  (
    panel.querySelector<HTMLElement>(`[data-panel-content] ${controls}`) ??
    panel.querySelector<HTMLElement>(controls) ??
    panel
  ).focus();
}
