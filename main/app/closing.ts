/** A page that has not answered by then hangs, or is gone. */
const graceMs = 3_000;
/** What is typed is stored in a few milliseconds: closing waits no longer for a disk that does not answer. */
const storingMs = 1_000;

interface ClosingParts {
  /** A service is open, and its page may hold what was typed a moment ago. */
  readonly isOpen: () => boolean;
  /** Closing wipes this workstation: it is shared, and a service is open. */
  readonly wipes: () => boolean;
  /** Asks the page, which stores what was typed, and knows what waits. */
  readonly ask: (wipes: boolean) => void;
  /** What is open stays sealed under its user's password, with everything that waits (S9). */
  readonly lock: () => Promise<void>;
  readonly quit: () => void;
}

/**
 * The page first stores what was typed. On a shared workstation (S17) nothing closes or is wiped without its answer.
 */
export interface Closing {
  /** Of the window: prevented until it is known what becomes of what waits. */
  onClose(event: { preventDefault(): void }): void;
  /** The system ends: it asks nothing and waits for nothing, and a workstation that would be wiped is locked. */
  onShutdown(): void;
  readonly answers: Readonly<Record<'asking' | 'kept' | 'asUsual', () => void>>;
}

export function openClosing({ isOpen, wipes, ask, lock, quit }: ClosingParts): Closing {
  let isEnding = false;
  let hasQuit = false;
  let timer: NodeJS.Timeout | undefined;
  const end = (): void => {
    clearTimeout(timer);
    isEnding = true;
    if (hasQuit) return; // a second press, or an answer that came late
    hasQuit = true;
    quit();
  };
  const keep = (): void => {
    clearTimeout(timer);
    void lock().finally(end); // `lock` logs its own failure
  };
  return {
    onClose: (event) => {
      if (isEnding || !isOpen()) return;
      event.preventDefault();
      clearTimeout(timer);
      const isWiping = wipes();
      timer = isWiping ? setTimeout(keep, graceMs) : setTimeout(end, storingMs);
      ask(isWiping);
    },
    onShutdown: () => {
      isEnding = true;
      if (isOpen() && wipes()) void lock();
    },
    answers: { asking: () => clearTimeout(timer), kept: keep, asUsual: end },
  };
}
