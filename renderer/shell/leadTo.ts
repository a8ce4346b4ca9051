import type { Place } from '#shared/ipc/place.ts';
import { go } from '#stores/place.ts';
import { focusRow } from '#ui/index.ts';

/**
 * Shows a place that the user chose by its name or number. The row that it selects gets the focus, and so comes into
 * sight, also where it was selected before and scrolled away. Returns false for a screen that the policy hides (S14).
 */
export function leadTo(place: Place): boolean {
  const isShown = go(place);
  if (isShown && 'selected' in place && place.selected) focusRow(place.selected, { sought: true });
  return isShown;
}
