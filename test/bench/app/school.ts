import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Counts, Order } from './orders.ts';

/** The service of a large school, in a process of its own. */
export interface School {
  readonly baseUrl: string;
  readonly user: string;
  readonly password: string;
  ask(order: Order): Promise<Counts>;
  stop(): Promise<void>;
}

interface Answered {
  readonly id: number;
  readonly counts: Counts;
  readonly baseUrl?: string;
}

/** `size`: 16 is the largest school; 1 a sixteenth of it. */
export async function startSchool(size: number): Promise<School> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('service.ts', import.meta.url)), String(size)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const waiting = new Map<number, (answered: Answered) => void>();
  const ended = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the service ended with ${code}`)));
  });
  ended.catch(() => undefined); // the caller that waits for an answer receives it
  child.on('message', (message) => {
    const answered = message as Answered; // from our own service.ts
    waiting.get(answered.id)?.(answered);
    waiting.delete(answered.id);
  });
  const answer = (id: number): Promise<Answered> =>
    Promise.race([new Promise<Answered>((resolve) => waiting.set(id, resolve)), ended]);
  const { baseUrl = '' } = await answer(0);
  let last = 0;
  return {
    baseUrl,
    user: 'c.moreau',
    password: 'entretien',
    async ask(order) {
      last += 1;
      const answered = answer(last);
      child.send({ id: last, order });
      return (await answered).counts;
    },
    async stop() {
      const gone = ended.catch(() => undefined);
      child.disconnect();
      await gone;
    },
  };
}
