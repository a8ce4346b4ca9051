/** A page that can be asked from outside, by the DevTools protocol: no more than starting and killing quickly needs. */
export interface PageSession {
  /** Runs a function in the page with plain data, and answers its plain result. Rejects when the page is gone. */
  ask<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  close(): void;
}

export class PageGone extends Error {
  override readonly name = 'PageGone';
}

interface Target {
  readonly type: string;
  readonly webSocketDebuggerUrl: string;
}
interface Answer {
  readonly id: number;
  readonly error?: { readonly message: string };
  readonly result?: {
    readonly result: { readonly value?: unknown };
    readonly exceptionDetails?: { readonly text: string; readonly exception?: { readonly description?: string } };
  };
}

/**
 * Connects to the first page of the browser at `devtools`. `ended` comes when the browser is gone: of a connection that
 * was being opened just then, neither fetch nor socket need say so.
 */
export async function connectToPage(devtools: string, ended: Promise<unknown>): Promise<PageSession> {
  const gone = Promise.withResolvers<never>();
  const isGone = (cause?: unknown): void => gone.reject(new PageGone('gone', { cause }));
  ended.then(isGone, isGone);
  const listed = fetch(`${devtools}/json/list`).then((answer) => answer.json());
  listed.catch(isGone);
  const targets = (await Promise.race([gone.promise, listed])) as readonly Target[]; // Chromium's own list
  const page = targets.find(({ type }) => type === 'page');
  if (!page) throw new PageGone('no page');
  const socket = new WebSocket(page.webSocketDebuggerUrl);
  const open = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  let last = 0;
  const end = (): void => {
    for (const { reject } of open.values()) reject(new PageGone('gone'));
    open.clear();
  };
  gone.promise.catch(end);
  socket.addEventListener('close', isGone);
  socket.addEventListener('error', isGone);
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer; // by the protocol
    open.get(answer.id)?.resolve(answer);
    open.delete(answer.id);
  });
  await Promise.race([new Promise((resolve) => socket.addEventListener('open', resolve)), gone.promise]);

  return {
    async ask(run, ...args) {
      const id = (last += 1);
      const answer = await new Promise<Answer>((resolve, reject) => {
        if (socket.readyState !== WebSocket.OPEN) return reject(new PageGone('gone'));
        open.set(id, { resolve, reject });
        const expression = `(${run.toString()})(...${JSON.stringify(args)})`;
        return socket.send(
          JSON.stringify({
            id,
            method: 'Runtime.evaluate',
            params: { expression, awaitPromise: true, returnByValue: true },
          }),
        );
      });
      const failed =
        answer.error?.message ??
        answer.result?.exceptionDetails?.exception?.description ??
        answer.result?.exceptionDetails?.text;
      if (failed !== undefined) throw new Error(`in the page: ${failed}`);
      return answer.result?.result.value as Awaited<ReturnType<typeof run>>; // what the function answered, as JSON
    },
    close: () => socket.close(),
  };
}
