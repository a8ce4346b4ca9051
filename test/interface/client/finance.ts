import { expect } from 'vitest';
import type { families } from '#shared/endpoints/families.ts';
import { rowsOf } from './calling.ts';
import { only, views } from './rows.ts';
import type { Scenarios } from './scenario.ts';

/** The affair of the first agreement of the sample. */
const affaire = { eq: ['AffaireId', { integer: '1' }] } as const;
const latestFirst = [{ field: 'Date', descending: true }] as const;

export const finance: Scenarios<keyof (typeof families)['finance']> = {
  'BalanceClient.list': {
    asks: () => ({ filter: { and: [affaire, { eq: ['CreditON', false] }] }, orderBy: latestFirst }),
    proves: async (setup, { rows: found }) => {
      only(found);
      expect([views(found, 'AffaireId'), views(found, 'CreditON'), views(found, 'Nom')]).toEqual([
        [1],
        [false],
        ['Facture'],
      ]);
      const all = await rowsOf(setup, 'BalanceClient.list', { orderBy: latestFirst });
      const dates = views(all, 'Date').map((date) => Date.parse(String(date)));
      expect(dates.length).toBeGreaterThan(5);
      expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    },
  },
};
