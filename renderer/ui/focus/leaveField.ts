let isLast = false;

/** The field then stores its text. `pageEnds`: at a lock or closing, after which its reading is not seen. */
export function leaveField({ pageEnds = false } = {}): void {
  isLast = pageEnds;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  isLast = false;
}

/** The field that is being left is the last one of the page. */
export const isPageEnding = (): boolean => isLast;
