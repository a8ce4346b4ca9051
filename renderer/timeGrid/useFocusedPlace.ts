import { useState } from 'react';
import type { FocusEvent } from 'react';
import { isInOverlay } from '#ui/index.ts';

interface FocusedPlace {
  /** The event or « +2 » that has the focus, or gets it back when the dialog or menu over it closes. */
  readonly focused: string | null;
  /** It is about to have the focus. */
  readonly take: (place: string) => void;
  readonly onFocus: (event: FocusEvent) => void;
  /** `onLeft` runs where the focus went elsewhere on purpose. */
  readonly onBlur: (event: FocusEvent, onLeft?: () => void) => void;
}

/** Which event or « +2 » of a view has the focus: it is drawn, however crowded its day is. */
export function useFocusedPlace(placeAt: (target: EventTarget | null) => string | null): FocusedPlace {
  const [focused, setFocused] = useState<string | null>(null);
  return {
    focused,
    take: setFocused,
    onFocus: ({ target }) => setFocused(placeAt(target)),
    onBlur({ target: left, relatedTarget }, onLeft) {
      if (placeAt(relatedTarget) !== null) return;
      // A block that is removed leaves in the same commit; one that remains lost the focus on purpose.
      queueMicrotask(() => {
        if (!left.isConnected || !document.hasFocus()) return;
        onLeft?.();
        if (!isInOverlay(document.activeElement)) setFocused(null);
      });
    },
  };
}
