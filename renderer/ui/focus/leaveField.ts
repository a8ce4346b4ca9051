let isLast = false;

/**
 * Takes the focus from the field that has it, which stores its text then. `pageEnds`: at a lock or a closing, after
 * which the user does not see how the text is read.
 */
export function leaveField({ pageEnds = false } = {}): void {
  isLast = pageEnds;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  isLast = false;
}

/** The field that is being left is the last one of the page. */
export const isPageEnding = (): boolean => isLast;
