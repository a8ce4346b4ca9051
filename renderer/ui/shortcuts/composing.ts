/**
 * While a character is composed (a dead key, an input method), keys belong to the composition: Entrée ends it and saves
 * nothing, Échap drops it and closes nothing. No handler of the page sees such a press, whatever has the focus; the
 * browser still acts on it. Returns a function that ends this.
 */
export function leaveKeysToComposition(): () => void {
  const keep = (event: KeyboardEvent): void => {
    // Some input methods end the composition before the press that did so is reported: only its code says it.
    // oxlint-disable-next-line typescript/no-deprecated
    if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation();
  };
  // On the way down, before React and every other listener.
  window.addEventListener('keydown', keep, true);
  return () => window.removeEventListener('keydown', keep, true);
}
