/** How much of it may be hidden while it still counts as seen: enough to read its name. */
const hidden = 1 / 3;

/** Whether an element is on screen, not scrolled away in any of the boxes that hold it. */
export function isSeen(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  const slack = height * hidden;
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (!['auto', 'scroll'].includes(getComputedStyle(box).overflowY)) continue;
    const edge = box.getBoundingClientRect();
    if (top < edge.top - slack || bottom > edge.bottom + slack) return false;
  }
  return top >= -slack && bottom <= window.innerHeight + slack;
}
