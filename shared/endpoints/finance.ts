import type { Endpoint } from './endpoint.ts';
import { keptBySchool, list } from './endpointParts.ts';

/** What clients owe and have paid. */
export const finance = {
  'BalanceClient.list': {
    ...list('BalanceClient'),
    ...keptBySchool,
    filterOn: ['AffaireId', 'CreditON'],
    orderBy: ['Date'],
    receivedInParts: true,
    readings: ['R1.1', 'R2.2', 'R5.3'],
  },
} as const satisfies Record<string, Endpoint>;
