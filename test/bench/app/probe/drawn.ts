declare global {
  interface Window {
    carnetBenchDrawn: (what: Awaited) => void;
    carnetBenchDrawnAt: Promise<number>;
  }
}

/** What is waited for after the next input: that something is there, or that nothing changes any more. */
export interface Awaited {
  /** The part of the page that is watched. */
  readonly within: string;
  /** Null: until nothing in it changed for a while. */
  readonly until: string | null;
}

/** Puts `carnetBenchDrawn` into the page. Playwright sends it as text: it uses nothing outside itself. */
export function installDrawn(): void {
  const quiet = 200;
  const longest = 5_000;
  window.carnetBenchDrawn = ({ within, until }) => {
    const { promise, resolve } = Promise.withResolvers<number>();
    window.carnetBenchDrawnAt = promise;
    let inputAt: number | null = null;
    let paintedAt = 0;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const { port1, port2 } = new MessageChannel();
    const end = (): void => {
      watch.disconnect();
      clearTimeout(late);
      resolve(inputAt === null ? Number.NaN : paintedAt - inputAt);
    };
    const late = setTimeout(end, longest);
    const rest = (): void => {
      clearTimeout(resting);
      resting = setTimeout(end, quiet);
    };
    // A message that is sent within a frame arrives after its paint.
    port1.addEventListener('message', () => {
      paintedAt = performance.now();
      if (until === null) rest();
      else if (document.querySelector(until)) end();
    });
    port1.start();
    const afterPaint = (): void => void requestAnimationFrame(() => port2.postMessage(null));
    const watch = new MutationObserver((changes) => {
      if (inputAt === null) return;
      const isInside = changes.some(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        return element?.closest(within);
      });
      if (isInside) afterPaint();
    });
    watch.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
    for (const input of ['keydown', 'pointerup'])
      window.addEventListener(
        input,
        (event) => {
          inputAt ??= event.timeStamp;
          afterPaint();
        },
        { capture: true, once: true },
      );
  };
}
