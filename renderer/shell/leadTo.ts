import type { Place } from '#shared/ipc/place.ts';
import { go } from '#stores/place.ts';
import { focusRow } from '#ui/index.ts';

/**
 * By name or number; its row gets the focus, and so comes into sight. False for a screen that the policy hides (S14).
 */
export function leadTo(place: Place): boolean {
  const isShown = go(place);
  if (isShown && 'selected' in place && place.selected) focusRow(place.selected, { sought: true });
  return isShown;
}
