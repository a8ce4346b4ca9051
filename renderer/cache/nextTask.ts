/**
 * Resolves in a task of its own, so that input and painting come in between. A timer would wait 4 ms each time; other
 * promises may resolve within the same task.
 */
export function nextTask(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener(
    'message',
    () => {
      port1.close();
      resolve();
    },
    { once: true },
  );
  port1.start();
  port2.postMessage(null);
  return promise;
}

/** The longest that `spareTask` waits on a page that is always busy. Milliseconds. */
const longestBusy = 500;

/**
 * Resolves in a task of its own once the page has nothing more urgent to do: what draws a screen goes first. For work
 * that no screen waits for.
 */
export function spareTask(): Promise<void> {
  if (!('scheduler' in globalThis)) return nextTask(); // Node
  const { promise, resolve } = Promise.withResolvers<void>();
  const late = setTimeout(resolve, longestBusy);
  const resting = scheduler.postTask(() => clearTimeout(late), { priority: 'background' });
  return Promise.race([promise, resting]);
}
