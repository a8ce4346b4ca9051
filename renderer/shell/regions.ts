const focusable = 'button:not([disabled]), input:not([disabled]), textarea, [tabindex="0"], a[href]';

/** Moves the focus to the next part of the screen that carries `data-region` (F6), round and round. */
export function nextRegion(by: 1 | -1): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')].filter(
    (region) => region.offsetParent !== null,
  );
  if (regions.length === 0) return;
  // The innermost: an inspector is a part of the screen's own region.
  const here = regions.findLastIndex((region) => region.contains(document.activeElement));
  const target = regions[(here + by + regions.length) % regions.length] ?? regions[0];
  const inside = target?.querySelector<HTMLElement>('[data-autofocus], [aria-selected="true"], [aria-current="page"]');
  (inside ?? target?.querySelector<HTMLElement>(focusable) ?? target)?.focus();
}
