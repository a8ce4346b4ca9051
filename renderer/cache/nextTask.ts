/** In a task of its own, so that input and painting come in between; a timer would wait 4 ms each time. */
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

/** Once the page has nothing more urgent: for work that no screen waits for. */
export function spareTask(): Promise<void> {
  if (!('scheduler' in globalThis)) return nextTask(); // Node
  const { promise, resolve } = Promise.withResolvers<void>();
  const late = setTimeout(resolve, longestBusy);
  const resting = scheduler.postTask(() => clearTimeout(late), { priority: 'background' });
  return Promise.race([promise, resting]);
}
