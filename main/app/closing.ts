/** A page that has not answered by then hangs, or is gone. */
const graceMs = 3_000;

interface ClosingParts {
  /** Closing wipes this workstation: it is shared, and a service is open. */
  readonly wipes: () => boolean;
  /** Asks the page, which knows what waits. */
  readonly ask: () => void;
  /** What is open stays sealed under its user's password, with everything that waits (S9). */
  readonly lock: () => Promise<void>;
  readonly quit: () => void;
}

/** The closing of a shared workstation (S17): never without an answer of the page, and without one nothing is wiped. */
export interface Closing {
  /** Of the window: prevented until it is known what becomes of what waits. */
  onClose(event: { preventDefault(): void }): void;
  /** The system ends: it asks nothing and waits for nothing, and a workstation that would be wiped is locked. */
  onShutdown(): void;
  readonly answers: Readonly<Record<'asking' | 'kept' | 'asUsual', () => void>>;
}

export function openClosing({ wipes, ask, lock, quit }: ClosingParts): Closing {
  let isEnding = false;
  let timer: NodeJS.Timeout | undefined;
  const end = (): void => {
    clearTimeout(timer);
    isEnding = true;
    quit();
  };
  const keep = (): void => {
    clearTimeout(timer);
    void lock().finally(end); // `lock` logs its own failure
  };
  return {
    onClose: (event) => {
      if (isEnding || !wipes()) return;
      event.preventDefault();
      clearTimeout(timer);
      timer = setTimeout(keep, graceMs);
      ask();
    },
    onShutdown: () => {
      isEnding = true;
      if (wipes()) void lock();
    },
    answers: { asking: () => clearTimeout(timer), kept: keep, asUsual: end },
  };
}
