import type { Endpoint } from './endpoint.ts';
import { list } from './rows.ts';

/** What clients owe and paid. */
export const finance = {
  'BalanceClient.list': {
    ...list('BalanceClient'),
    filterOn: ['AffaireId', 'CreditON'],
    orderBy: ['Date'],
    readings: ['R1.1', 'R2.2', 'R5.3'],
  },
} as const satisfies Record<string, Endpoint>;
