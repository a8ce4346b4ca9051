import { createHash, randomUUID } from 'node:crypto';
import type { CallOrder } from '#shared/ipc/call.ts';
import type { ActOrder, CreateOrder, ReplaceOrder } from '#shared/ipc/write.ts';

/** What the user is asked to confirm. */
export type Order = CallOrder | ReplaceOrder | CreateOrder | ActOrder;

/** Asked and not answered; in memory only, since a confirmation is never stored (R4.3, I15). */
export interface OpenQuestions {
  /** Returns the question's id. */
  ask(pageId: number, order: Order): string;
  /** Spends the question. False when it is not this page's open one, or about another endpoint, id or body. */
  answer(pageId: number, question: string, order: Order): boolean;
  forget(pageId?: number): void;
}

/** A page asks one question at a time; a new one replaces an unanswered one (I24). */
const most = 8;

export function openQuestions(): OpenQuestions {
  const open = new Map<string, { readonly pageId: number; readonly about: string }>();
  return {
    ask: (pageId, order) => {
      const [oldest] = open.keys();
      if (open.size >= most && oldest !== undefined) open.delete(oldest);
      const question = randomUUID();
      open.set(question, { pageId, about: digestOf(order) });
      return question;
    },
    answer: (pageId, question, order) => {
      const asked = open.get(question);
      open.delete(question);
      return asked?.pageId === pageId && asked.about === digestOf(order);
    },
    forget: (pageId) => {
      for (const [question, asked] of open) if (pageId === undefined || asked.pageId === pageId) open.delete(question);
    },
  };
}

/** Of the whole order, a password in it included: only the hash is stored (S7). Parsed, so members are in one order. */
const digestOf = (order: Order): string => createHash('sha256').update(JSON.stringify(order)).digest('base64');
