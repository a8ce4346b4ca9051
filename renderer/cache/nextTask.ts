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
