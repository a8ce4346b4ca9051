import { expectAll } from './expectations.ts';
import { view } from './rows.ts';
import type { Scenario } from './scenario.ts';

interface Named {
  readonly id: number;
  readonly name: string;
  readonly code: string;
}

/**
 * A set of which the document shows only Id, Nom and Code: all of it is listed (R3.4). All of them are called alike.
 */
export const listsAll = (all: readonly Named[]): Scenario<'EntiteJuridique.list'> => ({
  asks: () => ({}),
  proves: (setup, { rows }) => {
    const shown = rows.map((row) => [view(row, 'Id'), view(row, 'Nom'), view(row, 'Code')]);
    expectAll(
      setup,
      shown,
      all.map(({ id, name, code }) => [id, name, code]),
    );
  },
});
