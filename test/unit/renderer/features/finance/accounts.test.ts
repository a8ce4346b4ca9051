import { expect, it } from 'vitest';
import { Fields } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { accountsOf } from '#features/finance/balances/accounts.ts';
import { rawJson } from '#shared/json/rawJson.ts';

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const line = (id: string, members: string): RowView => ({
  id,
  fields: new Fields(rawJson(`{"Id":${id},${members}}`)),
  mark: null,
  steps: [],
});

const rows = [
  line('1', '"AffaireId":12,"ClientId":3,"Montant":10.5,"CreditON":false,"Date":"2026-12-01T12:00:00+01:00"'),
  line('2', '"AffaireId":7,"ClientId":3,"Montant":100,"CreditON":false,"Date":"2026-10-01T12:00:00+01:00"'),
  line('3', '"AffaireId":7,"ClientId":4,"Montant":40,"CreditON":true,"Date":"2026-11-01T12:00:00+01:00"'),
  line('4', '"AffaireId":0,"ClientId":4,"Montant":40,"CreditON":true'),
  line('5', '"AffaireId":2,"Montant":null,"Date":null'),
];

it('the billing cases of the lines here, what is overdue first, each with its clients and its balance', () => {
  expect(accountsOf('case', rows, '2026-11-22', dayOf)).toMatchObject([
    {
      id: '7',
      lines: 2,
      unread: 0,
      others: ['3', '4'],
      statement: { balance: 6000, due: 10_000, overdue: 10_000, advance: 4000 },
    },
    { id: '2', lines: 1, unread: 1, others: [], latest: null, statement: { balance: 0 } },
    { id: '12', lines: 1, latest: Date.parse('2026-12-01T12:00:00+01:00'), statement: { balance: 1050, due: 0 } },
  ]);
});

it('the payers of the lines here, each with its cases and its balance; the lines that name no client are one account', () => {
  const noClient = line('6', '"AffaireId":9,"Montant":5,"CreditON":false,"Date":"2026-10-01T12:00:00+01:00"');
  expect(accountsOf('client', [...rows, noClient], '2026-11-22', dayOf)).toMatchObject([
    { id: '3', lines: 2, others: ['12', '7'], statement: { balance: 11_050, due: 10_000, overdue: 10_000 } },
    { id: '', lines: 2, unread: 1, others: ['2', '9'], statement: { balance: 500, overdue: 500 } },
    { id: '4', lines: 2, others: ['7'], statement: { balance: -8000 } },
  ]);
});
