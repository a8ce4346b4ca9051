import { createHash, randomUUID } from 'node:crypto';
import type { CallOrder } from '#shared/ipc/call.ts';
import type { ReplaceOrder } from '#shared/ipc/write.ts';

/** What a person says yes to. */
export type Order = CallOrder | ReplaceOrder;

/** What a person was asked and has not answered; in memory only, since a yes is never kept (R4.3, I15). */
export interface OpenQuestions {
  /** Answers the question's id. */
  ask(pageId: number, order: Order): string;
  /**
   * Takes the person's yes. False when this page was never asked that, was answered before, or was asked about another
   * row, id or body. Either way the question is spent: another attempt needs another one.
   */
  answer(pageId: number, question: string, order: Order): boolean;
  forget(pageId?: number): void;
}

/** A page asks one thing at a time; what it left unanswered gives way (I24). */
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

/** Of the whole order, a password in it included: nothing of it is held (S7). Parsed, so its members are in one order. */
const digestOf = (order: Order): string => createHash('sha256').update(JSON.stringify(order)).digest('base64');
