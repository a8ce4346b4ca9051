export const blockAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-event]') : null;

/** The place of the keyboard: an event, or a « +2 ». */
export const stopAt = (target: EventTarget | null): string | null =>
  eventIdAt(target) ??
  (target instanceof Element ? (target.closest<HTMLElement>('[data-rest]')?.dataset['rest'] ?? null) : null);

export const eventIdAt = (target: EventTarget | null): string | null => blockAt(target)?.dataset['event'] ?? null;

/** Focuses an event's block, which scrolls it into view. */
export function focusEvent(root: ParentNode | null, id: string): void {
  root?.querySelector<HTMLElement>(`[data-event="${CSS.escape(id)}"]`)?.focus();
}

/** The block of an event, or a « +2 ». */
export const findStop = (root: ParentNode | null, id: string): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`:is([data-event="${CSS.escape(id)}"], [data-rest="${CSS.escape(id)}"])`) ?? null;
